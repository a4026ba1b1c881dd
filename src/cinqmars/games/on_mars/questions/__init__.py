"""The questions, one class each, by subject: what is offered and why something is not, in words and for bots.

Arguments are what the class says; in every optional kind 0 is "no", or "no more". The numbers are those of logs.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.on_mars.questions.blueprints import More, Obtain, Upgrade
from cinqmars.games.on_mars.questions.construction import Benefit, Construct, Retrieve, RivalSite, Site
from cinqmars.games.on_mars.questions.goals import Reward
from cinqmars.games.on_mars.questions.goods import Boost, Deliver, Gain, Pay, Produce, Spend, Warehouse
from cinqmars.games.on_mars.questions.hiring import Hire, Refill
from cinqmars.games.on_mars.questions.laboratory import Develop, Laboratory, Learn, Repay
from cinqmars.games.on_mars.questions.movement import Move, Put
from cinqmars.games.on_mars.questions.ships import Crew, Welcome
from cinqmars.games.on_mars.questions.technology import Use
from cinqmars.games.on_mars.questions.tiles import Explore, Radar, Take
from cinqmars.games.on_mars.questions.travel import Launch, Recruit, Return, Space, Travel
from cinqmars.games.on_mars.questions.turn import Price, Turn
from cinqmars.kernel import Question

SPACE: Final = 0
LAUNCH: Final = 1
TURN: Final = 2
PRICE: Final = 3
PAY: Final = 4
SPEND: Final = 5
OBTAIN: Final = 6
LEARN: Final = 7
LABORATORY: Final = 8
DEVELOP: Final = 9
WAREHOUSE: Final = 10
MOVE: Final = 11
CONSTRUCT: Final = 12
SITE: Final = 13
USE: Final = 14
UPGRADE: Final = 15
MORE: Final = 16
WELCOME: Final = 17
CREW: Final = 18
HIRE: Final = 19
REFILL: Final = 20
PUT: Final = 21
BENEFIT: Final = 22
RETRIEVE: Final = 23
REPAY: Final = 24
TRAVEL: Final = 25
EXPLORE: Final = 26
TAKE: Final = 27
REWARD: Final = 28
DELIVER: Final = 29
RECRUIT: Final = 30
GAIN: Final = 31
RETURN: Final = 32
RADAR: Final = 33
PRODUCE: Final = 34
BOOST: Final = 35
RIVAL_SITE: Final = 36

KINDS: Final[tuple[Question[Any], ...]] = (
    Space(),
    Launch(),
    Turn(),
    Price(),
    Pay(),
    Spend(),
    Obtain(),
    Learn(),
    Laboratory(),
    Develop(),
    Warehouse(),
    Move(),
    Construct(),
    Site(),
    Use(),
    Upgrade(),
    More(),
    Welcome(),
    Crew(),
    Hire(),
    Refill(),
    Put(),
    Benefit(),
    Retrieve(),
    Repay(),
    Travel(),
    Explore(),
    Take(),
    Reward(),
    Deliver(),
    Recruit(),
    Gain(),
    Return(),
    Radar(),
    Produce(),
    Boost(),
    RivalSite(),
)

__all__ = [
    "Benefit",
    "Boost",
    "Construct",
    "Crew",
    "Deliver",
    "Develop",
    "Explore",
    "Gain",
    "Hire",
    "Laboratory",
    "Launch",
    "Learn",
    "More",
    "Move",
    "Obtain",
    "Pay",
    "Price",
    "Produce",
    "Put",
    "Radar",
    "Recruit",
    "Refill",
    "Repay",
    "Retrieve",
    "Return",
    "Reward",
    "RivalSite",
    "Site",
    "Space",
    "Spend",
    "Take",
    "Travel",
    "Turn",
    "Upgrade",
    "Use",
    "Warehouse",
    "Welcome",
]
