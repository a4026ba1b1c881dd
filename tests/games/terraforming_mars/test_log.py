"""The log tells everyone what happens in the open, in both languages, and which pieces travel."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import NO_CARD
from cinqmars.games.terraforming_mars.components import MAYOR, MICROBES
from cinqmars.games.terraforming_mars.marsbot.cards import CORPORATIONS
from cinqmars.games.terraforming_mars.marsbot.log import BY_ARROW, BY_EFFECT
from cinqmars.games.terraforming_mars.marsbot.tracks import EVENT_TAG
from cinqmars.games.terraforming_mars.questions import ACT, NO
from cinqmars.kernel import ALL, Event, Move, Rng, Session
from cinqmars.text import Speaker
from games.terraforming_mars.notation import Play, table

NAMES = ("Ada", "Bo")


def told(t: Play, lang: str = "en", seat: int = -1) -> list[str]:
    return spoken(t.told, lang, seat)


def spoken(events: list[Event], lang: str = "en", seat: int = -1) -> list[str]:
    speak = Speaker(lang, game.id, NAMES)
    stories = [game.story(e) for e in events if e.seen_by(seat)]
    return [speak(story) for story in stories if story is not None]


def moved(t: Play) -> list[Move]:
    return [move for e in t.told for move in game.moves(e)]


LINES = [
    (
        "R: 21 M€, hand comet; B: 2 plants",
        "play comet, order 2, place 1,2, remove B plants",
        [
            "Ada plays Comet for 21 M€.",
            "Ada raises the temperature to −28\N{NO-BREAK SPACE}°C.",
            "Ada places an ocean (A2).",
            "Ada gains 2 steel.",
            "Ada removes 2 plants from Bo.",
        ],
        [
            "Ada joue Comète pour 21 M€.",
            "Ada porte la température à −28 °C.",
            "Ada place un océan (A2).",
            "Ada gagne 2 aciers.",
            "Ada retire 2 plantes à Bo.",
        ],
    ),
    (
        "R: 14 M€ 3 steel, hand mine",
        "play mine, pay 2",
        ["Ada plays Mine for 4 M€.", "Ada pays with 2 steel.", "Ada: steel production +1."],
        ["Ada joue Mine pour 4 M€.", "Ada paie avec 2 aciers.", "Ada : production d’acier +1."],
    ),
    (
        "R: 12 M€, hand fish; B: prod plants 1; temperature 2",
        "play fish",
        ["Ada plays Fish for 9 M€.", "Ada lowers Bo’s plant production by 1."],
        ["Ada joue Poisson pour 9 M€.", "Ada réduit de 1 la production de plantes de Bo."],
    ),
    (
        "R: played ants(1); B: played tardigrades(2)",
        "use ants, feed tardigrades",
        ["Ada uses Ants.", "Ada takes 1 microbe from Bo’s Tardigrades.", "Ada adds 1 microbe to Ants."],
        [
            "Ada utilise Fourmis.",
            "Ada prend 1 microbe sur Tardigrades, à Bo.",
            "Ada ajoute 1 microbe à Fourmis.",
        ],
    ),
    (
        "R: 8 M€; city R at 3,3; city R at 6,5; city R at 8,5",
        "claim mayor",
        ["Ada claims Mayor (3 cities) for 8 M€."],
        ["Ada valide Maire (3 cités) pour 8 M€."],
    ),
    (
        "R: 8 M€",
        "fund banker",
        ["Ada funds Banker (highest M€ production) for 8 M€."],
        ["Ada finance Banquier (la plus forte production de M€) pour 8 M€."],
    ),
    (
        "R: 11 M€",
        "standard power-plant",
        ["Ada uses a standard project: Power plant, for 11 M€.", "Ada: energy production +1."],
        ["Ada utilise un projet standard : Centrale, pour 11 M€.", "Ada : production d’énergie +1."],
    ),
    (
        "R: 13 M€, played water-import-from-europa",
        "use water-import-from-europa, place 1,2",
        ["Ada uses Water Import From Europa for 12 M€."],
        ["Ada utilise Importation d’Eau d’Europe pour 12 M€."],
    ),
]


@pytest.mark.parametrize(("position", "move", "english", "french"), LINES)
def test_an_action_is_told(position: str, move: str, english: list[str], french: list[str]) -> None:
    t = table(position).play(move)
    assert told(t)[: len(english)] == english
    assert [line.replace("\u202f", " ") for line in told(t, "fr")][: len(french)] == french


def test_a_card_that_is_drawn_is_named_to_its_player_alone() -> None:
    t = table("R: 9 M€, hand lagrange-observatory; deck ants").play("play lagrange-observatory")
    assert "Ada draws 1 card." in told(t)
    assert "You drew Ants." in told(t, seat=0)
    assert "You drew Ants." not in told(t, seat=1) + told(t)


def test_what_is_sold_is_named_to_nobody() -> None:
    t = table("R: hand ants birds").play("standard sell-patents, sell ants, sell no")
    assert told(t)[:2] == ["Ada sells 1 card.", "Ada gains 1 M€."]
    assert not any(["Ants" in line for line in told(t, seat=1)])


def test_production_is_told_player_by_player() -> None:
    position = "R: 2 energy, hand ants, prod M€ 3 steel 1 energy 2 heat 1; B: hand birds, prod plants 2"
    lines = told(table(position).play("pass, pass"))
    start = lines.index("The generation ends with production: energy becomes heat.")
    assert lines[start + 1 : start + 4] == [
        "Ada receives 23 M€, 1 steel, 2 energy and 3 heat.",
        "Bo receives 20 M€ and 2 plants.",
        "Generation 3. Bo is first.",
    ]


def test_what_is_bought_in_research_is_told_with_its_price() -> None:
    t = table("R: hand ants; B: hand birds").play("pass, pass")
    session, heard = t.session, list(t.told)
    for seat in (0, 0, 1):
        asked = next(d for d in session.pending if d.seat == seat)
        first = seat == 0 and asked.ctx == (0,)
        session = session.apply(asked.opts[1] if first else NO, seat=seat)
        heard += session.events
    lines = spoken(heard)
    assert "Ada buys 1 card for 3 M€ and has 2 in hand." in lines
    assert "Bo buys nothing and has 1 in hand." in lines


def heard(seats: int, seed: int, until: int = -1, **options: Any) -> list[Event]:
    """All events of a random game, or up to the first question of a kind."""
    session, luck = Session.new(game, seats, seed, options), Rng(seed)
    events = session.events[:]
    while session.pending and session.pending[0].kind != until:
        opts = session.pending[0].opts
        session = session.apply(opts[luck.below(len(opts))])
        events += session.events
    return events


def opening(seats: int, **options: Any) -> list[str]:
    """What everyone hears of a game before its first action."""
    return spoken(heard(seats, 3, ACT, **options))


def test_the_log_of_a_solo_game_begins_with_the_corporation_and_what_it_brings() -> None:
    lines = opening(1)
    assert lines[0].startswith("Ada founds ")
    (deck,) = [i for i, line in enumerate(lines) if line.startswith("MarsBot shuffles its action deck")]
    assert re.fullmatch(r"Ada buys \d+ cards? for \d+ M€\.", lines[deck - 1])


def test_every_player_founds_then_buys_then_gains() -> None:
    lines = opening(2)
    first, second = [i for i, line in enumerate(lines) if " founds " in line]
    assert first == 0
    assert " buys " in lines[first + 1] and " buys " in lines[second + 1]
    assert not any([" founds " in line for line in lines[second + 1 :]])


def test_a_beginners_cards_are_dealt() -> None:
    assert "Ada draws 10 cards." in opening(2, beginner=[True, False])


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 1), (3, 2)])
def test_every_event_is_told(seats: int, seed: int) -> None:
    events = heard(seats, seed, **{"prelude": True, "drafting": seats > 1, "marsbot-corporation": True})
    assert {e.what for e in events if game.story(e) is None} == set()


def test_the_end_is_told() -> None:
    t = table("R: tr 30, hand ants; B: tr 25, hand birds; oxygen 14; temperature 8; oceans 9").play(
        "pass, pass"
    )
    assert told(t)[-3:] == [
        "Mars is terraformed: these were the last actions.",
        "Ada scores 30 points.",
        "Bo scores 25 points.",
    ]


# pieces


def test_tiles_travel_from_their_player() -> None:
    t = table("R: 25 M€").play("standard city, place 5,2")
    assert moved(t) == [Move("city", "player:0", "hex:5-2", 0)]
    t = table("R: 18 M€").play("standard aquifer, place 1,2")
    assert moved(t) == [Move("ocean", "player:0", "hex:1-2", -1)]


def test_cubes_travel_between_players_and_cards() -> None:
    t = table("R: played ants(1); B: played tardigrades(2)").play("use ants, feed tardigrades")
    assert moved(t) == [
        Move("microbe", "card:tardigrades", "player:0", 1),
        Move("microbe", "player:0", "card:ants", 0),
    ]


def test_cards_travel_to_where_they_lie() -> None:
    t = table("R: 4 M€, hand mine").play("play mine")
    assert moved(t) == [Move("card:mine", "hand:0", "automated:0", 0)]
    t = table("R: 1 M€, hand sabotage; B: 9 M€").play("play sabotage, remove B M€")
    assert moved(t) == [Move("card:sabotage", "hand:0", "events:0", 0)]
    t = table("R: 6 M€, hand technology-demonstration; deck ants birds").play("play technology-demonstration")
    assert moved(t)[-1] == Move("card", "deck", "hand:0", 0, 2)
    t = table("R: hand ants birds").play("standard sell-patents, sell ants, sell no")
    assert moved(t) == [Move("card", "hand:0", "discard", 0, 1)]


def test_goals_are_marked() -> None:
    t = table("R: 8 M€").play("fund banker")
    assert moved(t) == [Move("marker", "player:0", "award:banker", 0)]


# Parts by name, for the page


def parts(t: Play, what: str) -> list[dict[str, Any]]:
    return [game.entry(e).parts() for e in t.told if e.what == what]


def test_parts_are_things_by_their_refs_and_seats_by_number() -> None:
    position = "R: 21 M€, hand comet; B: 2 plants"
    t = table(position).play("play comet, order 2, place 1,2, remove B plants")
    assert parts(t, "play") == [{"seat": 0, "card": "card:comet", "price": 21}]
    assert parts(t, "temperature") == [{"seat": 0, "steps": 1}]
    assert parts(t, "tile") == [{"seat": 0, "tile": "ocean", "site": "hex:1-2"}]
    assert parts(t, "gain") == [{"seat": 0, "resource": "steel", "number": 2}]
    assert parts(t, "remove") == [{"seat": 0, "victim": 1, "resource": "plants", "number": 2}]


@pytest.mark.parametrize(
    ("what", "args", "named"),
    [
        ("spend", (0, MICROBES, 2), {"seat": 0, "means": "microbes", "number": 2}),
        ("claim", (1, MAYOR, 8), {"seat": 1, "milestone": "milestone:mayor", "price": 8}),
        ("standard", (0, 1, 11), {"seat": 0, "project": "standard:power-plant", "price": 11}),
        ("fund", (0, 0, 8), {"seat": 0, "award": "award:landlord", "price": 8}),
        ("bot-step", (0, 3, BY_ARROW), {"track": "track:building", "space": 3, "tag": "arrow"}),
        ("bot-step", (0, 3, BY_EFFECT), {"track": "track:building", "space": 3, "tag": "effect"}),
        ("bot-stuck", (0, EVENT_TAG), {"track": "track:building", "tag": "event"}),
        ("bot-stuck", (0, 0), {"track": "track:building", "tag": "building"}),
        ("bot-bonus", (1,), {"card": "bonus:b02"}),
        ("bot-corporation", (0,), {"corporation": f"card:{CORPORATIONS[0].id}"}),
        ("bot-earn", (3, 8, 0), {"number": 3, "total": 8, "reason": "no-tag"}),
    ],
)
def test_parts_of(what: str, args: tuple[int, ...], named: dict[str, Any]) -> None:
    assert game.entry(Event(0, ALL, what, args)).parts() == named


def test_a_hex_without_a_tie_names_no_card() -> None:
    assert game.entry(Event(0, ALL, "bot-place", (0, 3, 0, 1, NO_CARD))).parts()["card"] == ""
