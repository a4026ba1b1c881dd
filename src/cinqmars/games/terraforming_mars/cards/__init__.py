"""The cards: data, and what it compiles to."""
