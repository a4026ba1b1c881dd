"""On Mars (2020). The rules are numbered in RULES.md, what was open in RULINGS.md."""

from cinqmars.games.on_mars.game import OnMars

game = OnMars()
