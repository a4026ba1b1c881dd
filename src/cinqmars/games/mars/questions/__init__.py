"""The questions, one class each, by chapter. Where a question may be declined or closed, NO does it.

A `cannot_...` predicate returns the id of a reason (falsy: allowed), so that options and reasons never disagree.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel import Question

from .confrontations import Contest as Contest
from .confrontations import Destroy as Destroy
from .confrontations import Raid as Raid
from .confrontations import Seize as Seize
from .confrontations import Steal as Steal
from .confrontations import Take as Take
from .confrontations import Target as Target
from .construction import BUY as BUY
from .construction import DIG as DIG
from .construction import NEXT_LEVEL as NEXT_LEVEL
from .construction import Break as Break
from .construction import Build as Build
from .end_of_turn import HOME as HOME
from .end_of_turn import Borrow as Borrow
from .end_of_turn import Discard as Discard
from .end_of_turn import Lose as Lose
from .end_of_turn import Move as Move
from .end_of_turn import SwitchOff as SwitchOff
from .exchanges import ACCEPT as ACCEPT
from .exchanges import CONTRACT as CONTRACT
from .exchanges import COUNTER as COUNTER
from .exchanges import EARTH as EARTH
from .exchanges import OFFER as OFFER
from .exchanges import OPEN_CARGO as OPEN_CARGO
from .exchanges import REFUSE as REFUSE
from .exchanges import STAY_OUT as STAY_OUT
from .exchanges import WITHDRAW as WITHDRAW
from .exchanges import Exchange as Exchange
from .exchanges import Give as Give
from .exchanges import OneMore as OneMore
from .exchanges import Partner as Partner
from .exchanges import Unload as Unload
from .exchanges import Want as Want
from .families import NO as NO
from .families import OfCard as OfCard
from .research import Aim as Aim
from .research import Rate as Rate
from .research import Roll as Roll
from .set_up import Pick as Pick
from .set_up import Prospect as Prospect

PROSPECT: Final = 0
PICK: Final = 1
TARGET: Final = 2
CONTEST: Final = 3
TAKE: Final = 4
SEIZE: Final = 5
DESTROY: Final = 6
STEAL: Final = 7
RAID: Final = 8
ROLL: Final = 9
AIM: Final = 10
RATE: Final = 11
EXCHANGE: Final = 12
PARTNER: Final = 13
GIVE: Final = 14
WANT: Final = 15
UNLOAD: Final = 16
BUILD: Final = 17
BREAK: Final = 18
BORROW: Final = 19
MOVE: Final = 20
SWITCH_OFF: Final = 21
LOSE: Final = 22
DISCARD: Final = 23

KINDS: Final[tuple[Question[Any], ...]] = (
    Prospect(),
    Pick(),
    Target(),
    Contest(),
    Take(),
    Seize(),
    Destroy(),
    Steal(),
    Raid(),
    Roll(),
    Aim(),
    Rate(),
    Exchange(),
    Partner(),
    Give(),
    Want(),
    Unload(),
    Build(),
    Break(),
    Borrow(),
    Move(),
    SwitchOff(),
    Lose(),
    Discard(),
)
