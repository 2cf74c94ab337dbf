"""What lasts from session to session: settings, the saved game, results; it knows no rules and no screens."""
