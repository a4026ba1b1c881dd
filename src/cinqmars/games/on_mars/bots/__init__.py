"""What bots think of a position and of an option."""
