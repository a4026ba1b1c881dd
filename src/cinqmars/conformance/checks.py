"""The checks: every promise a game makes to the kernel, to its tables and to its bots, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cinqmars.conformance import (
    barriers,
    elsewhere,
    judgement,
    lanes,
    memory,
    pieces,
    redeals,
    schema,
    sessions,
    texts,
    undo,
    views,
    walk,
)
from cinqmars.conformance.trial import Trial


class Check(NamedTuple):
    """A promise by name. `run` says in its docstring what is promised, and raises if it is not kept."""

    name: str
    run: Callable[[Trial], None]
    partial: bool = False  # also of a game that broke off: it may say why
    once: bool = False  # one table is enough
    table: bool = True  # False: no table is needed, and none can be made if this fails

    @property
    def promise(self) -> str:
        return self.run.__doc__ or ""


# In this order: the first to fail names the cause, not one of its consequences.
CHECKS: Final = (
    # what the game says of itself
    Check("schema", schema.schema, table=False),
    Check("seats", schema.seats, partial=True),
    # the state
    Check("fields", memory.fields, partial=True),
    Check("copy", memory.copy, partial=True),
    Check("json", memory.as_json, partial=True),
    Check("chance", walk.chance, partial=True),
    # playing
    Check("clone", sessions.clone, partial=True),
    Check("lanes", lanes.lanes, partial=True),
    Check("options", walk.options, partial=True),
    Check("ends", walk.ends, partial=True),
    Check("contract", walk.contract, partial=True),
    Check("crash", walk.crash, partial=True),
    Check("conservation", pieces.conservation),
    # one game, many ways
    Check("replay", sessions.replay),
    Check("goto", sessions.goto),
    Check("save", sessions.save),
    Check("resume", sessions.resume),
    Check("bots", sessions.bots),
    Check("looking", sessions.looking),
    Check("arrival", lanes.arrival),
    Check("unrevealed", lanes.unrevealed),
    # what a seat sees, and what it cannot know
    Check("view", views.view),
    Check("redeal-view", redeals.views),
    Check("redeal-choices", redeals.questions),
    Check("redeal-aloud", redeals.overheard),
    Check("redeal-blind", redeals.blind),
    Check("redeal-plays", redeals.plays_on),
    Check("redeal-reach", redeals.reach),
    Check("redeal-all", redeals.nothing_kept),
    Check("barriers", barriers.barriers),
    Check("barrier-first", barriers.barrier_first),
    # what else is published
    Check("refs", views.refs),
    Check("geometry", views.geometry),
    Check("candidates", views.candidates),
    Check("events", pieces.events),
    Check("moves", pieces.moves),
    Check("progress", judgement.progress),
    Check("values", judgement.values),
    Check("priors", judgement.priors),
    Check("returns", judgement.returns),
    Check("scores", judgement.scores),
    Check("texts", texts.texts),
    # going back, and elsewhere
    Check("undo", undo.undo),
    Check("refusals", undo.refusals),
    Check("compounds", undo.compounds),
    Check("elsewhere", elsewhere.elsewhere, once=True),
)
