"""The rules kernel: rules are plain functions that call `s.ask`; a session is a value that can be replayed."""

from cinqmars.kernel.asker import Asker, Bot, Menu
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.entry import Entry
from cinqmars.kernel.errors import BadInput, BadRecord, CinqMarsError, Diverged, Refused, RulesError
from cinqmars.kernel.features import Feature, Layout
from cinqmars.kernel.game import Game
from cinqmars.kernel.message import Message, say, seat_name
from cinqmars.kernel.network import Learning
from cinqmars.kernel.options import MAX_SEED, Option, Setup
from cinqmars.kernel.probe import Probe, probe
from cinqmars.kernel.question import ALL, WAIT, Answer, Decision, Event, Pending, Question, Told, bare
from cinqmars.kernel.session import Dream, Mark, Session
from cinqmars.kernel.state import State, restored
from cinqmars.kernel.together import simultaneously
from cinqmars.kernel.view import (
    Change,
    Choice,
    Fact,
    Field,
    Form,
    Geometry,
    Move,
    Panel,
    Paragraph,
    Pick,
    PlayerView,
    Records,
    Row,
    Score,
    Spot,
    Stop,
    Thing,
    Track,
    View,
    Way,
    Zone,
    seen_players,
)

__all__ = [
    "ALL",
    "MAX_SEED",
    "WAIT",
    "Answer",
    "Asker",
    "BadInput",
    "BadRecord",
    "Bot",
    "Change",
    "Choice",
    "CinqMarsError",
    "Decision",
    "Diverged",
    "Dream",
    "Entry",
    "Event",
    "Fact",
    "Feature",
    "Field",
    "Form",
    "Game",
    "Geometry",
    "Layout",
    "Learning",
    "Mark",
    "Menu",
    "Message",
    "Move",
    "Option",
    "Panel",
    "Paragraph",
    "Pending",
    "Pick",
    "PlayerView",
    "Probe",
    "Question",
    "Records",
    "Refused",
    "Rng",
    "Row",
    "RulesError",
    "Score",
    "Session",
    "Setup",
    "Spot",
    "State",
    "Stop",
    "Thing",
    "Told",
    "Track",
    "View",
    "Way",
    "Zone",
    "bare",
    "probe",
    "restored",
    "say",
    "seat_name",
    "seen_players",
    "simultaneously",
]
