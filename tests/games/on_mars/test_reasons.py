"""Why something is not possible: for every action, hex, technology, blueprint and card that can be thought of."""

from __future__ import annotations

from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: X1, X2
def test_steps_without_points_or_crystals() -> None:
    t = table("A: colony bots g3 rover k3; B: orbit; C: orbit", mars="g9 mine" + FAR)
    t.play("turn control", "move g3-g4", "move g4-g5")
    assert t.why_not("move g5-g6") == "no-points"
    assert t.why_not("move rover k4") == ""
    t = table("A: colony crystals 1 bots g3 rover k3; B: orbit; C: orbit", mars="g9 mine" + FAR)
    t.play("turn control", "move g3-g4", "move g4-g5")
    assert t.why_not("move g5-g6") == ""


# rules: X3
def test_steps_that_leave_no_place_to_stop() -> None:
    t = table("A: colony bots g3; B: orbit bots g4; C: orbit", mars="g5 mine miner-B; g9 mine" + FAR)
    t.play("turn control", "move g3-g4")
    assert t.why_not("move g4-g5") == "nowhere-to-stop"
    assert t.why_not("move no") == "occupied"
    assert t.why_not("move rover g4") == "other-piece-first"


# rules: X8, X9
def test_stopping_on_a_tile_that_cannot_be_taken() -> None:
    t = table(
        "A: colony rover g2 research olive; B: orbit; C: orbit", mars="g3 research-olive; g9 mine" + FAR
    )
    t.play("turn control", "move rover g3")
    assert t.why_not("move no") == "colour-owned"


# rules: X10
def test_a_second_rover_technology() -> None:
    t = table("A: colony rover g1 tech rover@1t; B: orbit tech rover@2t; C: orbit", mars="g9 mine" + FAR)
    t.play("turn control", "move speed B")
    assert t.why_not("move speed A") == "technology-used"


# rules: B9
def test_where_a_displaced_piece_cannot_go() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit bots g4; C: orbit",
        mars="g2 generator; f4 crystal" + FAR,
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.why_not("put g5") == "occupied"
    assert t.why_not("put f4") == "not-empty"
    assert t.why_not("put k4") == "farther"


# rules: B7
def test_a_technology_of_too_low_a_level() -> None:
    t = table(
        "A: colony home 2 water 1 bots g5 tech greenhouse@2t; B: orbit tech greenhouse@1t; "
        "C: orbit tech greenhouse@3t",
        mars="g3 greenhouse; g2 greenhouse" + FAR,
    )
    t.play("turn construct", "construct greenhouse?", "site g4")
    assert t.options("use") == ["A", "C"]
    assert t.why_not("use B") == "technology"


# rules: K3, K6
def test_prices_that_cannot_be_paid() -> None:
    t = table(
        "A: orbit home 2 crystals 1; B: orbit slot blueprint; C: orbit slot blueprint", display="casino gym"
    )
    t.play("turn blueprint", "obtain casino")  # one colonist and one crystal: the only way
    assert t.people("A").startswith("0 1")
    t = table(
        "A: orbit home 3 crystals 1; B: orbit slot blueprint; C: orbit slot blueprint", display="casino gym"
    )
    t.play("turn blueprint")
    assert t.options("price") == ["1", "2"]
    assert t.why_not("price 0") == "crystals"


# rules: N1
def test_resources_that_cannot_pay() -> None:
    t = table(
        "A: orbit battery 1 water 1 plant 1; B: orbit; C: orbit", grid="mine rover extractor ship - upgrade"
    )
    t.play("turn learn", "learn upgrade")
    assert t.options("pay") == ["water", "plant"]
    assert t.why_not("pay oxygen") == "none-in-stock"


# rules: W2, GO9, L5, H3
def test_crews_benefits_rewards_and_contracts() -> None:
    t = table("A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars="g2 generator" + FAR)
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.why_not("benefit colonist") == ""  # the one just placed
    t = table(
        "A: colony home 1 water 2; B: orbit contract mine; C: orbit",
        mars="g5 mine" + FAR,
    )
    t.play("turn hire", "hire biochemist?")
    assert t.why_not("refill mine") == "contract-in-play"


# rules: TO3
def test_what_brings_no_colonist() -> None:
    t = table("A: colony home 1 mineral 1 oxygen 1; B: space 5", phase="shuttle", shuttle="colony 1")
    t.play("travel yes", "space 4")
    reasons = [t.why_not(f"recruit {good}") for good in ("mineral", "water", "oxygen")]
    assert reasons == ["", "none-in-stock", "other-resource"]
