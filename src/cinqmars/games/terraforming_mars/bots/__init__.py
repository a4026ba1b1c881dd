"""What bots make of a position and of their options."""
