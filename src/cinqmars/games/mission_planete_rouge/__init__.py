"""Mission: Planète Rouge, first edition (2005). The rules are numbered in RULES.md, what was open in RULINGS.md."""

from cinqmars.games.mission_planete_rouge.game import MissionPlaneteRouge

game = MissionPlaneteRouge()
