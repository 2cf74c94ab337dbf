"""Pictures of everything that the program shows, made without a screen."""
