"""What bots think at the table of Mars."""
