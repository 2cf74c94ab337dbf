"""The sounds of the table, synthesised: what is struck, how it is struck, and the room around it."""
