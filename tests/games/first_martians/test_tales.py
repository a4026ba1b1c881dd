"""What the app tells: scenes that name the crew, turn with the mission, and are never told twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.data.missions import MISSIONS
from cinqmars.games.first_martians.data.tales import CHAPTERS, CODA, PASSAGES, chapter
from cinqmars.games.first_martians.rules.campaign import MAX_RETRIES
from cinqmars.games.first_martians.rules.course import end_mission, stretch
from cinqmars.games.first_martians.rules.tales import codas, dawn, evening
from cinqmars.games.first_martians.state import DEATH, THRESHOLD, TIME, UPKEEP, WON, MartiansState
from cinqmars.kernel import Session
from cinqmars.kernel.record import load
from games.first_martians.notation import Crew, campaign, table

RECORDS = Path(__file__).parent / "records"
NARRATIVE = ("mission", "event", "consequence", "comes", "adventure", "goal", "tale")
LEAST = 21  # lines of a won mission, however soon it is won
USUAL = 25


def passages(t: Crew) -> list[str]:
    return [PASSAGES[number] for number, _, _ in t.told("tale")]


def told(session: Session[MartiansState]) -> list[str]:
    """Every line of the story, as it is worded, but for the figures."""
    entries = [game.entry(e) for e in session.events_since(0) if e.what in NARRATIVE]
    return [repr(entry.story()) for entry in entries]


def recorded(name: str) -> Session[MartiansState]:
    return load(game, json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8")))


def ends(t: Crew, outcome: int) -> Crew:
    """The mission is over; in a campaign it goes on."""
    t.s.outcome, t.s.phase, t.s.retries = outcome, UPKEEP, MAX_RETRIES
    end_mission(t.s)
    stretch(t.s)
    return t


def over(t: Crew, outcome: int) -> list[str]:
    t.s.outcome = outcome
    end_mission(t.s)
    return passages(t)


# rules: E7; rulings: 59
@pytest.mark.parametrize("mission", [mission.name for mission in MISSIONS[:6]])
def test_a_won_mission_tells_a_story_and_no_line_of_it_twice(mission: str) -> None:
    lines = told(recorded(f"{mission}-won"))
    assert len(lines) >= LEAST
    assert [line for line, times in Counter(lines).items() if times > 1] == []


# rules: E7
def test_a_won_mission_usually_tells_some_25_lines() -> None:
    lines = [len(told(recorded(f"{mission.name}-won"))) for mission in MISSIONS[:6]]
    assert sum(lines) / len(lines) >= USUAL


# rules: E7
@pytest.mark.parametrize("name", ["static-won", "long-drive-time", "open-channel-won"])
def test_a_campaign_tells_no_passage_twice(name: str) -> None:
    session = recorded(name)
    numbers = [e.args[0] for e in session.events_since(0) if e.what == "tale"]
    assert len(numbers) == len({*numbers}) > 2 * LEAST // 3


# rules: E7
def test_each_profile_has_a_story_told_chapter_by_chapter() -> None:
    t = table(crew="geologist engineer")
    t.s.round = 7
    for t.s.played in range(2 * CHAPTERS):
        evening(t.s)
    assert [name for name in passages(t) if name.startswith("insomniac")] == [
        chapter(0, k + 1) for k in range(CHAPTERS)
    ]
    assert {who for number, who, _ in t.told("tale") if PASSAGES[number].startswith("joker")} == {1}
    evening(t.s)
    assert len(passages(t)) == 2 * CHAPTERS, "no story goes on after its last chapter"


# rules: E7
def test_in_the_first_half_of_a_mission_two_stories_go_on() -> None:
    t = table(crew="geologist engineer")
    evening(t.s)
    assert passages(t) == [chapter(0, 1), chapter(1, 1)]


# rules: E7
def test_a_story_ends_when_the_mission_is_won_if_it_was_well_begun() -> None:
    t = table(crew="geologist engineer")
    t.s.round = 7
    for t.s.played in range(3):
        evening(t.s)
    assert over(t, WON)[3:] == ["home-won", chapter(0, CODA)]


# rules: E7
def test_the_morning_tells_of_what_is_gravest() -> None:
    t = table(said="wounds C4; stress 12")
    dawn(t.s)
    ((number, who, other),) = t.told("tale")
    assert PASSAGES[number].startswith("hurt")
    assert (who, other) == (2, 3)


# rules: E7
def test_a_quiet_morning_tells_nothing_and_the_last_one_always_something() -> None:
    t = table("beacon")
    dawn(t.s)
    assert passages(t) == []
    t.s.round = 5
    dawn(t.s)
    assert passages(t) == ["beacon-last"]


# rules: E7
def test_what_turns_in_a_mission_is_told_in_the_evening() -> None:
    t = table("beacon")
    t.s.on_sheet[0] = t.s.on_sheet[1] = t.s.on_sheet[2] = 1
    evening(t.s)
    assert passages(t)[0] == "beacon-first"


# rules: E7
@pytest.mark.parametrize(("outcome", "name"), [(TIME, "ice-time"), (THRESHOLD, "ice-threshold")])
def test_each_defeat_is_told_in_its_own_way(outcome: int, name: str) -> None:
    assert over(table("ice"), outcome) == [name]


# rules: E7
def test_a_death_is_told_by_name() -> None:
    t = table("ice", "wounds B6")
    assert over(t, DEATH) == ["ice-death"]
    assert t.told("tale")[0][1] == 1


# rules: K6
def test_the_bridge_to_the_next_mission_follows_what_happened() -> None:
    won = ends(campaign("discoveries 1").answer(unlock=2), WON)
    assert passages(won)[:3] == ["static-won", "bridge-static-won", "bridge-found"]
    lost = ends(campaign("wounds D6"), DEATH)
    assert passages(lost)[:4] == ["static-death", "bridge-static-lost", "bridge-death", "bridge-nothing"]


# rules: K6
@pytest.mark.parametrize(
    ("outcomes", "told"),
    [
        ((WON, WON, WON), ["open-channel-won", "epilogue-all", "epilogue-why", "epilogue-all-here"]),
        ((WON, TIME, WON), ["open-channel-won", "epilogue-heard", "epilogue-why", "epilogue-all-here"]),
        ((WON, WON, TIME), ["open-channel-time", "epilogue-known", "epilogue-all-here"]),
        (
            (TIME, TIME, WON),
            ["open-channel-faint", "epilogue-echo", "epilogue-why-not", "epilogue-all-here"],
        ),
        ((TIME, WON, DEATH), ["open-channel-death", "epilogue-one"]),
        ((TIME, TIME, TIME), ["open-channel-time", "epilogue-none", "epilogue-why-not", "epilogue-all-here"]),
    ],
)
def test_the_epilogue_answers_by_the_whole_campaign(outcomes: tuple[int, int, int], told: list[str]) -> None:
    t = campaign()
    *earlier, last = outcomes
    for outcome in earlier:
        ends(t, outcome)
    before = len(passages(t))
    ends(t, last)
    assert passages(t)[before:] == told


def test_codas_wait_for_a_story() -> None:
    t = table()
    codas(t.s)
    assert passages(t) == []
