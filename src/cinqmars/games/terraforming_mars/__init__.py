"""Terraforming Mars. The rules are numbered in RULES.md, what was open in RULINGS.md."""

from cinqmars.games.terraforming_mars.game import TerraformingMars

game = TerraformingMars()
