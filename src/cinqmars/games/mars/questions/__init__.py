"""The questions, one class each, by chapter. Where a question may be declined or closed, NO does it.

A `cannot_...` predicate returns the id of a reason (falsy: allowed), so that options and reasons never disagree.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel import Question

from .confrontations import (
    CONTEST,
    DESTROY,
    RAID,
    SEIZE,
    STEAL,
    TAKE,
    TARGET,
    Contest,
    Destroy,
    Raid,
    Seize,
    Steal,
    Take,
    Target,
)
from .construction import BREAK, BUILD, Break, Build
from .end_of_turn import BORROW, DISCARD, LOSE, MOVE, SWITCH_OFF, Borrow, Discard, Lose, Move, SwitchOff
from .exchanges import (
    EXCHANGE,
    GIVE,
    PARTNER,
    UNLOAD,
    WANT,
    WORD,
    Exchange,
    Give,
    Partner,
    Unload,
    Want,
    Word,
)
from .research import AIM, RATE, ROLL, Aim, Rate, Roll
from .set_up import PICK, PROSPECT, Pick, Prospect

BY_NUMBER: Final[dict[int, Question[Any]]] = {
    PROSPECT: Prospect(),
    PICK: Pick(),
    TARGET: Target(),
    CONTEST: Contest(),
    TAKE: Take(),
    SEIZE: Seize(),
    DESTROY: Destroy(),
    STEAL: Steal(),
    RAID: Raid(),
    ROLL: Roll(),
    AIM: Aim(),
    RATE: Rate(),
    EXCHANGE: Exchange(),
    PARTNER: Partner(),
    GIVE: Give(),
    WANT: Want(),
    UNLOAD: Unload(),
    BUILD: Build(),
    BREAK: Break(),
    BORROW: Borrow(),
    MOVE: Move(),
    SWITCH_OFF: SwitchOff(),
    LOSE: Lose(),
    DISCARD: Discard(),
    WORD: Word(),
}
KINDS: Final[tuple[Question[Any], ...]] = tuple([BY_NUMBER[kind] for kind in range(len(BY_NUMBER))])
