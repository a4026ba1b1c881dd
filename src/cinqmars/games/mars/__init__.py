"""Mars, by François Delbosc (2008). The rules are numbered in RULES.md, what was open in RULINGS.md."""

from cinqmars.games.mars.game import Mars

game = Mars()
