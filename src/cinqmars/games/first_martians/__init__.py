"""First Martians, its companion app included. The rules are numbered in RULES.md, what was open in RULINGS.md."""

from cinqmars.games.first_martians.game import FirstMartians

game = FirstMartians()
