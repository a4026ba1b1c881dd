"""What bots think at the table of Mission: Planète Rouge."""
