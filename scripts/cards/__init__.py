"""The drawing of the card deck: every face, back and icon is made here as a plain SVG picture."""
