"""The terminal: tables drawn from the typed view alone, and the people in front of them."""
