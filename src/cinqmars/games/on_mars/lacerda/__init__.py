"""Lacerda, the opponent of the solo game."""
