"""The sheets that open over the table."""
