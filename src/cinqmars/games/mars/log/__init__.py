"""The log: one entry per event, by chapter, with its line and the colonists that travel.

Those in the supply lie beside the market.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cinqmars.kernel import Entry

from . import colony, confrontations, exchanges, set_up, turn

ENTRIES: Final[Mapping[str, type[Entry]]] = {
    "first": set_up.First,
    "spared": set_up.Spared,
    "prospect": set_up.Prospect,
    "staff": set_up.Staff,
    "dealt": set_up.Dealt,
    "pick": set_up.Pick,
    "round": turn.Round,
    "turn": turn.Turn,
    "drawn": turn.Drawn,
    "event": turn.Event,
    "reshuffle": turn.Reshuffle,
    "gain": turn.Gain,
    "settle": turn.Settle,
    "no-conflict": confrontations.NoConflict,
    "no-target": confrontations.NoTarget,
    "raid": confrontations.Raid,
    "confront": confrontations.Confront,
    "loot": confrontations.Loot,
    "spy": confrontations.Spy,
    "spied": confrontations.Spied,
    "looted": confrontations.Looted,
    "seize": confrontations.Seize,
    "nothing-to-destroy": confrontations.NothingToDestroy,
    "destroy": confrontations.Destroy,
    "steal": confrontations.Steal,
    "supremacy": confrontations.Supremacy,
    "no-supremacy": confrontations.NoSupremacy,
    "supremacy-tied": confrontations.SupremacyTied,
    "nothing-contested": confrontations.NothingContested,
    "contest": confrontations.Contest,
    "upheld": confrontations.Upheld,
    "roll": turn.Roll,
    "no-research": turn.NoResearch,
    "research": turn.Research,
    "keep": turn.Keep,
    "rate": turn.Rate,
    "aim": turn.Aim,
    "magna": turn.Magna,
    "supply": turn.Supply,
    "no-supply": turn.NoSupply,
    "pack": turn.Pack,
    "produce": turn.Produce,
    "earth": exchanges.Earth,
    "swap": exchanges.Swap,
    "cargo": exchanges.Cargo,
    "unload": exchanges.Unload,
    "offer": exchanges.Offer,
    "refuse": exchanges.Refuse,
    "withdraw": exchanges.Withdraw,
    "stay-out": exchanges.StayOut,
    "trade": exchanges.Trade,
    "build": colony.Build,
    "mine": colony.Mine,
    "buy": colony.Buy,
    "break": colony.Break,
    "borrow": colony.Borrow,
    "man": colony.Man,
    "leave": colony.Leave,
    "switch-off": colony.SwitchOff,
    "lose": colony.Lose,
    "discard": colony.Discard,
    "points": colony.Points,
    "end": colony.End,
}
