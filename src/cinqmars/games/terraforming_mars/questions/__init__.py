"""The questions, one class each: what is offered and why something is not, in words and for bots.

In every optional kind 0 is "no", or "no more".
"""

from typing import Final

from .act import BURN_HEAT as BURN_HEAT
from .act import CLAIM as CLAIM
from .act import END_TURN as END_TURN
from .act import FINANCE as FINANCE
from .act import PASS as PASS
from .act import PLANT_GREENERY as PLANT_GREENERY
from .act import PLAY_CARD as PLAY_CARD
from .act import STANDARD as STANDARD
from .act import USE_CARD as USE_CARD
from .act import Act as Act
from .asked import NO as NO
from .asked import Weighed
from .cards import Add as Add
from .cards import Buy as Buy
from .cards import Copy as Copy
from .cards import Discard as Discard
from .cards import Draft as Draft
from .cards import Feed as Feed
from .cards import Incorporate as Incorporate
from .cards import Keep as Keep
from .cards import Play as Play
from .cards import Prelude as Prelude
from .cards import Sell as Sell
from .choices import MARKER as MARKER
from .choices import OF_ACTION as OF_ACTION
from .choices import Amount as Amount
from .choices import Choose as Choose
from .choices import Fund as Fund
from .choices import Green as Green
from .choices import Order as Order
from .choices import Pay as Pay
from .choices import Place as Place
from .choices import Produce as Produce
from .rivals import Lower as Lower
from .rivals import Remove as Remove

INCORPORATE: Final = 0
KEEP: Final = 1
BUY: Final = 2
DRAFT: Final = 3
PRELUDE: Final = 4
ACT: Final = 5
PAY: Final = 6
SELL: Final = 7
CHOOSE: Final = 8
PLACE: Final = 9
ADD: Final = 10
LOWER: Final = 11
REMOVE: Final = 12
FEED: Final = 13
DISCARD: Final = 14
AMOUNT: Final = 15
PRODUCE: Final = 16
COPY: Final = 17
PLAY: Final = 18
FUND: Final = 19
GREEN: Final = 20
ORDER: Final = 21

CLASSES: Final[tuple[type[Weighed], ...]] = (
    Incorporate,
    Keep,
    Buy,
    Draft,
    Prelude,
    Act,
    Pay,
    Sell,
    Choose,
    Place,
    Add,
    Lower,
    Remove,
    Feed,
    Discard,
    Amount,
    Produce,
    Copy,
    Play,
    Fund,
    Green,
    Order,
)
KINDS: Final = tuple([kind() for kind in CLASSES])
