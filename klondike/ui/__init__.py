"""The visual language: themes, drawing in points, commands and widgets."""
