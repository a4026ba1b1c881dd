"""First Martians, its companion app included. The rules are numbered in RULES.md, what was open in RULINGS.md."""

from __future__ import annotations

from .game import FirstMartians

game = FirstMartians()
