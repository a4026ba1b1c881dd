"""Bots, and small games to try them on."""
