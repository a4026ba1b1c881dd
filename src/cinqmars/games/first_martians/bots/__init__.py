"""What bots think at the table of First Martians."""
