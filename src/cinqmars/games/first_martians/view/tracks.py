"""The tracks: reserve, stress, malfunctions, rounds."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.names import BLOCK, RESOURCE, listed
from cinqmars.games.first_martians.rules.objectives import rounds, sheet
from cinqmars.games.first_martians.rules.phases import penalties
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Fact, Panel, Records, Row, Track, say


def tracks(s: MartiansState) -> Panel:
    found = [Track(f"reserve:{c.RESOURCES[r]}", RESOURCE[r], s.reserve[r], c.MAX_RESERVE) for r in range(3)]
    found.append(Track("stress", say("track-stress"), s.stress, c.MAX_STRESS, (c.MAX_STRESS,)))
    found += [
        Track(
            f"track:{c.BLOCKS[b]}", say("track-of", block=BLOCK[b]), s.tracks[b], c.TRACK_END, (c.TRACK_END,)
        )
        for b in range(c.N_BLOCKS)
    ]
    found.append(Track("round", say("track-round"), s.round, rounds(s), (rounds(s),)))
    facts = [
        Fact(
            say("track-morale"),
            say("of-range", n=s.morale, least=c.MIN_MORALE, most=c.MAX_MORALE),
            "morale",
        )
    ]
    red = sum([1 << b for b in range(c.N_BLOCKS) if s.box[b]])
    rows = [round_dice(s, number, red if number >= s.round else 0) for number in range(1, rounds(s) + 1)]
    pool = sheet(s).dice[s.round] | red
    rolled = [say(f"block-die-{c.DICE[b]}") for b in range(c.N_BLOCKS) if pool >> b & 1]
    facts.append(Fact(say("fact-dice"), listed(rolled), "die"))
    if red:
        marked = [BLOCK[b] for b in range(c.N_BLOCKS) if s.box[b]]
        facts.append(Fact(say("fact-box"), listed(marked), "warning"))
    for b in range(c.N_BLOCKS):
        n = len(penalties(s, b))
        if n:
            facts.append(Fact(say("fact-plus-one", block=BLOCK[b]), n, "warning"))
    calendar = Records("rounds", say("track-round"), (say("fact-dice"),), tuple(rows))
    return Panel("tracks", say("panel-tracks"), tracks=tuple(found), tables=(calendar,), facts=tuple(facts))


def round_dice(s: MartiansState, number: int, red: int) -> Row:  # rules: F1
    """The malfunction dice of a round: those of the mission sheet, and of the blocks whose box marker is red."""
    pool = sheet(s).dice[number] | red
    dice = listed([say(f"block-die-{c.DICE[b]}") for b in range(c.N_BLOCKS) if pool >> b & 1])
    return Row(f"round:{number}", say("round-number", n=number), (dice,))
