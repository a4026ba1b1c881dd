"""What the table shows: what a planned action takes and risks, why a loss came, and what can be done about it."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data.missions import MISSIONS, STANDALONE
from cinqmars.games.first_martians.names import astronaut
from cinqmars.games.first_martians.rules import causes, targets
from cinqmars.games.first_martians.rules.bills import Standing
from cinqmars.games.first_martians.rules.plan import target_options
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Decision, Message, Row, Session, Thing, View, Zone
from cinqmars.text import Speaker
from games.first_martians.notation import Crew, piece_of, table, target_of
from games.first_martians.players import Planner, Scribe

SPEAK = Speaker("en", game.id)
LOSSES = (
    *("wound", "afflict", "break", "shut", "wilt", "rover", "token", "zone-token"),
    *("lose-pawn", "lose-part", "lose-sample", "lose", "card"),
)


def seen(t: Crew) -> View:
    return game.observe(t.s, 0)


def zone(t: Crew, ref: str) -> Zone:
    return next(zone for zone in seen(t).zones() if zone.ref == ref)


def facts(of: Zone | Thing) -> dict[str, str]:
    return {
        SPEAK(fact.label): SPEAK(fact.value) if isinstance(fact.value, Message) else str(fact.value)
        for fact in of.facts
    }


def troubles(t: Crew) -> dict[str, Row]:
    panel = next(panel for panel in seen(t).panels if panel.ref == "troubles")
    return {row.ref.removeprefix("trouble:"): row for records in panel.tables for row in records.rows}


# the plan


def test_a_planned_trip_shows_pawns_cost_risks_and_route() -> None:
    t = table(
        "home",
        "region a1-n boulder-field; region a2-n geyser-steps; now probe-bay adventure; red probe-bay:connector",
    )
    t.plan("A1 B1 scorpio: gather a2-n")
    shown = facts(zone(t, "stack:0"))
    assert shown["Pawns"] == "3 with dice, 4 without"
    assert shown["Now"] == "dice will be rolled"
    assert shown["Performs"] == SPEAK(astronaut(1)), "the pawn on top"
    assert shown["Cost"] == "1 × energy"
    assert shown["Comes with it"] == "adventure, a rover may break down, 1 wound"
    assert shown["Route"] == "A1-N, A2-N"


def test_the_plan_lies_in_the_order_in_which_it_is_resolved() -> None:  # rules: X1
    t = table("home", "region a1-n boulder-field").plan("A1: gather a1-n", "B1: adjust", "C1: explore a1-ne")
    plan = next(panel for panel in seen(t).panels if panel.ref == "plan")
    stacks = [zone for zone in plan.zones if zone.ref.startswith("stack:")]
    assert [facts(stack)["Type"] for stack in stacks] == ["exploration", "gathering", "construction"]


def test_a_facility_says_what_it_makes_and_a_farm_how_long_a_seedling_grows() -> None:  # rules: P2
    t = table("home")
    hub = next(panel for panel in seen(t).panels if panel.ref == "hub")
    told = {fact.label.id: fact for zone in hub.zones for fact in zone.facts}
    makes = [fact.icon for zone in hub.zones for fact in zone.facts if fact.label.id == "fact-output"]
    assert makes == ["oxygen", "oxygen", "energy", "energy"]
    plants = told["fact-plants"].value
    assert isinstance(plants, Message) and plants.args["spaces"] == 6


def test_what_is_still_missing_is_shown_too() -> None:
    t = table("home").plan("A1: explore a1-n")
    assert facts(zone(t, "stack:0"))["Not yet"] == "too few pawns"


def test_a_broken_cpu_and_a_reroll_token_are_announced() -> None:
    t = table("home", "red working-bay:cpu; now working-bay reroll wound").plan("A1 A2: adjust")
    shown = facts(zone(t, "stack:0"))["Comes with it"]
    assert shown == "success die even if sure, a success is rerolled, 1 wound"


@pytest.mark.parametrize(
    ("mission", "piece", "target", "said"),
    [
        ("home", "A1", "rest", "Rest: 1 morale token"),
        ("home", "A1", "explore a1-n", "Explore A1-N · 2 with dice, 3 without"),
        ("home", "A1", "adjust", "Adjustments · 1 with dice, 2 without · costs 1 × energy"),
        ("home", "A1", "repair lab:cpu", "Repair Lab: CPU · 1 with dice, 2 without"),
        ("storm", "A1", "sweep", "Sweep the panels · 2 pawns"),
    ],
)
def test_an_action_says_what_it_takes_before_it_is_planned(
    mission: str, piece: str, target: str, said: str
) -> None:
    t = table(mission, "red lab:cpu").planning()
    arg, _ = target_of(t.s, target.split())
    d = Decision(0, ask.TARGET, target_options(t.s, piece_of(piece), Standing(t.s)), (piece_of(piece),))
    assert SPEAK(game.label(t.s, d, arg)) == said


def test_whoever_joins_sees_how_many_are_there() -> None:
    t = table("home").plan("A1 froggy: explore a1-n")
    d = Decision(0, ask.TARGET, [targets.JOIN], (piece_of("B1"),))
    said = SPEAK(game.label(t.s, d, targets.JOIN))
    assert said == "Join: Explore A1-N · now 3, takes 2 with dice, 3 without"


@pytest.mark.parametrize("mission", STANDALONE)
def test_every_special_action_says_what_it_takes_and_brings(mission: str) -> None:
    cards = zone(table(mission), "specials").things
    data = next(m for m in MISSIONS if m.name == mission)
    assert len(cards) == len(data.specials) > 0
    for card, special in zip(cards, data.specials, strict=True):
        assert card.note is not None and SPEAK(card.note)
        assert ("Cost" in facts(card)) == bool(special.cost)


def test_what_is_under_way_says_whether_dice_are_rolled() -> None:
    t = table("home").plan("A1: adjust", "B1 B2: adjust").ready()
    t.s.step = len(t.s.target) - 1
    assert facts(zone(t, f"stack:{t.s.step - 1}"))["Now"] == "under way, with dice"
    assert facts(zone(t, f"stack:{t.s.step}"))["Now"] == "declared, no dice"


# why


@pytest.mark.parametrize(("player", "mission"), [(Planner, "storm"), (Scribe, "ice"), (Scribe, "contact")])
def test_every_loss_of_a_whole_game_has_a_cause(player: type[Scribe], mission: str) -> None:
    bot = player(3)
    bot.listening = True
    Session.new(game, 3, 3, {"mission": mission}).run(bot)
    found = [e for e in bot.events if e.what in LOSSES]
    assert len({e.what for e in found}) > 4
    for e in found:
        told = game.story(e)
        assert told is not None and told.id == "with-cause", e


def test_a_chain_of_causes_is_one_line() -> None:
    t = table("home", "tracks 0 0 4; red oxygenator-1:hardware").phase("malfunction")
    (card,) = [e for e in t.io.events if e.what == "card"]
    said = SPEAK(game.story(card))  # type: ignore[arg-type]
    assert said.endswith("(System Block at 5).") and "\n" not in said


# what to do


@pytest.mark.parametrize(
    ("position", "trouble", "remedy"),
    [
        ("red lab:cpu", "part-47", "remedy-repair"),
        ("shut lab energy", "shut-11-1", "remedy-unshut"),
        ("red farm:filter", "farm-0", "remedy-farm"),
        ("output oxygenator-1 2", "short-0", "remedy-short-oxygen"),
        ("output solar-2 4", "short-1", "remedy-short-energy"),
        ("farm 2; reserve food 1", "hunger", "remedy-hunger"),
        ("wounds A2", "wounds-0", "remedy-heal"),
        ("ill B:focus", "affliction-1-3", "remedy-heal"),
        ("blocked froggy 1", "rover-0-0", "remedy-rover"),
        ("rover scorpio plus1", "rover-1-0", "remedy-rover"),
        ("worn B plus1", "worn-1-0", "remedy-token"),
        ("stress 12", "stress", "remedy-stress"),
        ("morale -1", "morale", "remedy-morale"),
        ("now garage plus1", "token-9-0", "remedy-token"),
        ("tracks 3 0 0", "track-0", "remedy-track"),
        ("box system", "box", "remedy-box"),
        ("red lab:cpu lab:filter garage:cpu garage:filter", "threshold", "remedy-threshold"),
    ],
)
def test_each_trouble_stands_beside_its_remedy(position: str, trouble: str, remedy: str) -> None:
    assert trouble not in troubles(table("home"))
    cell = troubles(table("home", position))[trouble].cells[1]
    assert isinstance(cell, Message) and cell.id == remedy


def test_a_question_says_on_what_occasion_and_a_choice_what_it_brings() -> None:
    t = table("home", "tracks 2 1 0; journal g14").plan("A1: event g14").ready()
    asked: list[str] = []
    live = t.io.live

    def listen(
        s: MartiansState, seat: int, kind: int, opts: list[int], ctx: tuple[object, ...], held: bool
    ) -> int:
        d = Decision(seat, kind, opts, ctx, held)
        asked.append(
            " / ".join([SPEAK(game.question(s, d)), *[SPEAK(game.label(s, d, arg)) for arg in opts]])
        )
        return live(s, seat, kind, opts, ctx, held)

    t.io.live = listen  # type: ignore[method-assign]
    t.step()
    occasion = "(event action “Extra Bandwidth”)"
    assert asked[0].startswith(
        f"Which one? {occasion} / Technical help (energy −1, Malfunction, a block of your choice −3)"
    )
    assert asked[1].startswith(f"Which track? {occasion} / Working Block, now at 2")


def test_professions_show_their_skills_before_one_is_chosen() -> None:
    session = Session.new(game, 2, 1).apply(0)
    (d,) = session.pending
    cards = {zone.ref: zone for zone in session.view(d.seat).zones()}
    assert [game.refs(session.state, d, arg) for arg in d.opts] == [(f"profession:{arg}",) for arg in d.opts]
    assert facts(cards["profession:2"])["Straight Talk"] == "Straight Talk (2): Stress −3"
    assert "profession:0" not in cards, "it is taken"


# what the table draws: data besides words


def odds(t: Crew, i: int = 0) -> dict[str, tuple[int, int]]:
    return {
        fact.label.id.removeprefix("fact-odds-"): (
            int(str(fact.value.args["n"])),
            int(str(fact.value.args["of"])),
        )
        for fact in zone(t, f"stack:{i}").facts
        if fact.label.id.startswith("fact-odds-") and isinstance(fact.value, Message)
    }


def test_a_stack_says_where_it_leads_and_what_its_dice_may_show() -> None:  # rules: D1
    t = table("home", "region a1-n boulder-field")
    t.plan("A1: gather a1-n")
    assert zone(t, "stack:0").about == ("sample:a1-n", "space:a1-n")
    assert odds(t) == {"success": (5, 6), "wound": (1, 6), "adventure": (3, 6)}


def test_certain_actions_have_no_odds_but_what_tokens_and_terrain_bring() -> None:  # rules: T3, T5, L12
    t = table("home", "region a1-n geyser-steps; now probe-bay adventure")
    t.plan("A1 B1 C1: gather a1-n")
    assert odds(t) == {"wound": (6, 6), "adventure": (6, 6)}, "terrain and token, whatever the dice"
    t = table("home", "region a1-n boulder-field; red probe-bay:cpu")
    t.plan("A1 B1 C1: gather a1-n")
    assert odds(t) == {"success": (5, 6)}, "a broken CPU asks for the success die alone"


def test_a_reroll_token_squares_the_odds_of_success() -> None:  # rules: T4
    t = table("home", "region a1-n boulder-field; now probe-bay reroll")
    t.plan("A1: gather a1-n")
    assert odds(t)["success"] == (25, 36)


def test_a_facility_says_its_block_its_action_and_the_pawns_it_takes() -> None:  # rules: L4, L5, L6
    t = table("home", "now lab plus1")
    lab = {fact.label.id: fact.value for fact in zone(t, "facility:11").facts}
    assert isinstance(lab["fact-block"], Message) and lab["fact-block"].id == "block-workshop"
    assert isinstance(lab["fact-action"], Message) and lab["fact-action"].id == "action-research"
    assert isinstance(lab["fact-needs"], Message) and lab["fact-needs"].args == {"least": 2, "sure": 3}


def test_the_calendar_shows_the_dice_of_every_round() -> None:  # rules: F1
    t = table("home")
    calendar = next(panel for panel in seen(t).panels if panel.ref == "tracks").tables[0]
    shown = [SPEAK(row.cells[0]) for row in calendar.rows if isinstance(row.cells[0], Message)]
    assert shown == [
        *("nothing", "nothing", "yellow (Working Block)", "yellow (Working Block)"),
        "yellow (Working Block), orange (Living Block)",
    ]


def test_the_catalogue_knows_what_is_printed() -> None:
    printed = game.catalogue()
    assert printed["facility:11"]["action"] == "research"
    assert printed["facility:11"]["parts"] == {
        "connector": "pay-energy",
        "filter": "pay-oxygen",
        "hardware": "adds-stress",
        "cpu": "roll-success",
    }
    assert printed["facility:0"]["makes"] == "oxygen" and printed["facility:0"]["output"] == 4
    assert printed["region-boulder-field"] == {"samples": 1, "finds": 1, "terrain": ["rover-roll"]}
    assert printed["dice"]["green"] == {"success": 5, "wound": 3, "adventure": 5}
    assert printed["dice"]["system"] == {"colour": "red", "faces": [1, 1, 1, 2, 2, 3]}


def test_ready_says_how_many_pawns_will_rest() -> None:  # rules: L2
    t = table("home", "region a1-n boulder-field")
    t.plan("A1 B1: gather a1-n")
    d = Decision(0, ask.PLAN, [0])
    assert SPEAK(ask.KINDS[ask.PLAN].label(t.s, d, 0)) == "Ready: 6 pawns will rest"


@pytest.mark.parametrize("cause", [causes.BY_EVENT, causes.BY_ACTION])
def test_what_an_event_or_its_action_asks_stands_on_its_card(cause: int) -> None:  # rules: E3, E4
    t = table("home")
    t.s.because = [cause * causes.KIND + 13]
    (card,) = zone(t, "happening").things
    assert SPEAK(card.label) == "Extra Bandwidth" and card.note and card.note.id == "event-g14-told"
