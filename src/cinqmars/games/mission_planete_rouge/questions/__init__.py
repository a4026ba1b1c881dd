"""The questions, one class each: what is offered and why something is not, in words and for bots.

In every optional kind 0 is "no", or "no more". A `cannot_...` predicate returns the id of a reason (falsy: allowed),
so that options and reasons never disagree.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel import Question

from .asked import NO as NO
from .astronauts import KILL as KILL
from .astronauts import MOVE as MOVE
from .astronauts import REPLACE as REPLACE
from .astronauts import Kill as Kill
from .astronauts import Move as Move
from .astronauts import Replace as Replace
from .cards import CHOOSE as CHOOSE
from .cards import DRAW as DRAW
from .cards import HIDE as HIDE
from .cards import KEEP as KEEP
from .cards import LOOK as LOOK
from .cards import STUDY as STUDY
from .cards import Choose as Choose
from .cards import Hide as Hide
from .cards import Keep as Keep
from .cards import Study as Study
from .ships import AIM as AIM
from .ships import BOARD as BOARD
from .ships import DESTROY as DESTROY
from .ships import LAUNCH as LAUNCH
from .ships import REDIRECT as REDIRECT
from .ships import Aim as Aim
from .ships import Board as Board
from .ships import Destroy as Destroy
from .ships import Launch as Launch
from .ships import Redirect as Redirect

KINDS: Final[tuple[Question[Any], ...]] = (
    Keep(),
    Choose(),
    Board(),
    Aim(),
    Move(),
    Study(),
    Hide(),
    Launch(),
    Destroy(),
    Replace(),
    Kill(),
    Redirect(),
)
