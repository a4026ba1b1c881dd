"""What the player's cards do to MarsBot."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import table


# rules: R93
def test_removing_resources_takes_its_megacredits() -> None:
    t = table("bot: 9 M€; R: 50 M€, hand asteroid").play("play asteroid, remove M plants")
    assert "M: M€ -3" in t.changes


# rules: R93
def test_at_most_what_it_has() -> None:
    t = table("bot: 2 M€; R: 50 M€, hand asteroid").play("play asteroid")
    assert "2 plants" in t.options
    assert "M: M€ -2" in t.play("remove M plants").changes


# rules: R93
def test_stealing_gives_the_player_what_the_card_names() -> None:
    t = table("bot: 9 M€; R: 50 M€, hand hired-raiders").play("play hired-raiders, remove M steel")
    assert t.changes == "R: M€ -1, steel +2, plays hired-raiders; M: M€ -2"


# rules: R93; rulings: 23
def test_cubes_that_are_eaten_are_megacredits_too() -> None:
    t = table("bot: 3 M€; R: played predators(0)").play("use predators")
    assert t.changes == "R: predators +1, uses predators; M: M€ -1"
    assert not table("bot: 0 M€; R: played predators(0)").can("use predators")


# rules: R94; rulings: 24
@pytest.mark.parametrize(
    ("card", "track", "back"),
    [
        ("great-escarpment-consortium", "building", 1),
        ("asteroid-mining-consortium", "space", 1),
        ("hackers", "event", 2),
        ("energy-tapping", "energy", 1),
        ("cloud-seeding", "earth", 1),
        ("biomass-combustors", "plant", 1),
    ],
)
def test_lowering_production_moves_its_marker_back(card: str, track: str, back: int) -> None:
    start = (
        f"bot: tracks {track} 4; R: 50 M€, prod steel 1 titanium 1 energy 1, hand {card}; oxygen 14; oceans 9"
    )
    t = table(start).play(f"play {card}")
    if t.asked == "R lower":
        t.play("lower M")
    assert f"M: {track} {4 - back}" in t.changes


# rules: R94
def test_a_marker_on_zero_cannot_go_back() -> None:
    t = table("bot: 9 M€; R: 50 M€, prod steel 1, hand great-escarpment-consortium")
    t.play("play great-escarpment-consortium")
    assert "M:" not in t.changes, "the player's own steel production falls and rises"


# rules: R95
def test_events_are_counted_on_its_track() -> None:
    t = table("bot: tracks event 6; R: 50 M€, hand media-archives, events comet").play("play media-archives")
    assert t.changes == "R: M€ -1, plays media-archives"


# rules: R95, R98
def test_toll_station_counts_its_space_track() -> None:
    t = table("bot: tracks space 4; R: 50 M€, hand toll-station").play("play toll-station")
    assert "prod M€ +4" in t.changes


# rules: R95
def test_its_cities_count_as_anyones() -> None:
    t = table("bot: 0 M€; R: 50 M€, hand greenhouses; city M at 3,3; city M at 3,5").play("play greenhouses")
    assert "plants +2" in t.changes


# rules: R96; rulings: 32
def test_a_plant_on_its_ecoline_goes_before_megacredits() -> None:
    t = table("bot: corporation ecoline, on-card 1, 9 M€; R: 50 M€, hand asteroid")
    assert "M: on-card -1" in t.play("play asteroid, remove M plants").changes


# rules: R93
def test_the_log_says_what_the_player_did_to_it() -> None:
    t = table("bot: 9 M€; R: 50 M€, hand hired-raiders").play("play hired-raiders, remove M steel")
    assert "Azure steals 2 steel from MarsBot, which pays in M€." in t.heard()
