"""Research with drafting against MarsBot."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.cards.index import CARD, IDS
from cinqmars.games.terraforming_mars.marsbot.cards import (
    CORPORATIONS,
    CREDICOR,
    MOST_TAGS,
    OWN_TRACKS,
    SATURN_SYSTEMS,
    TERACTOR,
    Priority,
)
from cinqmars.games.terraforming_mars.marsbot.research import end_draft, preferred
from cinqmars.games.terraforming_mars.marsbot.state import (
    ACTION_DECK,
    BONUS,
    BRUTAL,
    DIFFICULTY,
    DRAFTED,
    KNOWN,
    PACK,
)
from cinqmars.games.terraforming_mars.state import TerraformingState
from games.terraforming_mars.notation import Play, table

HAND = "adapted-lichen mine ants research"
PACK_OF_BOT = "comet birds fish satellites"


def drafting(bot: str = "passed") -> Play:
    """Before the player's first pick: the player was dealt HAND, MarsBot PACK_OF_BOT."""
    t = table(f"bot: {bot}; R: 50 M€; deck {HAND} {PACK_OF_BOT}; drafting")
    return t.play("pass")


# rules: R45
def test_two_packs_of_four_change_hands() -> None:
    t = drafting()
    assert t.asked == "R draft" and len(t.options.split(", ")) == 4
    t.play("draft mine")
    assert len(t.options.split(", ")) == 3
    t.play(f"draft {first(t)}")
    t.play(f"draft {first(t)}")
    assert t.asked == "R buy"
    assert len(t.session.state.offer[0]) == 4


def first(t: Play) -> str:
    return IDS[t.session.pending[0].opts[0]]


# rules: R45
def test_the_player_knows_what_was_passed_on() -> None:
    t = drafting().play("draft mine")
    s = t.session.state
    assert sorted(s.bot_piles[PACK]) == sorted(
        [CARD[name] for name in ("adapted-lichen", "ants", "research")]
    )
    view = t.session.view(0)
    shown = next(zone for panel in view.panels for zone in panel.zones if zone.ref == "bot-draft")
    assert sorted([thing.ref for thing in shown.things]) == [
        "card:adapted-lichen",
        "card:ants",
        "card:research",
    ]


def drafted(bot: str, cards: str) -> TerraformingState:
    """The table after MarsBot has drafted these."""
    s = table(f"bot: {bot}; R: 50 M€; deck {cards}").s.copy()
    s.bot_piles[DRAFTED] = [s.deck.pop() for _ in cards.split()]
    end_draft(s)
    return s


def kept(s: TerraformingState) -> list[str]:
    return sorted([IDS[code] for code in s.bot_piles[ACTION_DECK] if code < BONUS])


# rules: R46
def test_a_bonus_card_takes_the_place_of_a_random_project() -> None:
    s = drafted("normal", HAND)
    assert len(kept(s)) == 3 and len(s.bot_piles[ACTION_DECK]) == 4
    assert len(s.discard) == 1 and s.witness == [0], "nobody sees which"


# rules: R11, R46
def test_on_brutal_it_keeps_all_four() -> None:
    s = drafted("brutal", HAND)
    assert s.bot[DIFFICULTY] == BRUTAL and len(kept(s)) == 4 and len(s.bot_piles[ACTION_DECK]) == 5


def chosen(priority: Priority, cards: str, bot: str = "normal") -> list[str]:
    s = table(f"bot: {bot}").s
    return [IDS[card] for card in preferred(s, priority, [CARD[name] for name in cards.split()])]


# rules: R47
def test_it_prefers_the_first_tag_of_its_list() -> None:
    saturn = CORPORATIONS[SATURN_SYSTEMS].priority
    assert chosen(saturn, "mine comet io-mining-industries") == ["io-mining-industries"]
    assert chosen(saturn, "mine comet satellites") == ["comet", "satellites"]
    assert chosen(saturn, "mine ants") == ["mine", "ants"], "any, where nothing fits"


# rules: R47
def test_wild_tags_fit_nothing() -> None:
    assert chosen(CORPORATIONS[TERACTOR].priority, "research-coordination sponsors") == ["sponsors"]


# rules: R47
def test_credicor_takes_the_dearest() -> None:
    assert chosen(CORPORATIONS[CREDICOR].priority, "mine comet ants") == ["comet"]


# rules: R47; rulings: 16
def test_aridor_looks_at_its_own_tracks() -> None:
    """Its card is of another extension; the rule is here for it."""
    priority = Priority(OWN_TRACKS, [])
    assert chosen(
        priority, "mine comet ants", "tracks building 1 space 1 event 1 science 1 energy 1 earth 1"
    ) == ["ants"]
    assert chosen(priority, "mine comet ants") == ["mine"], "the upper one of equal tracks"


# rules: R47
def test_spire_takes_most_tags() -> None:
    priority = Priority(MOST_TAGS, [])
    assert chosen(priority, "mine comet pets research-coordination") == ["comet", "pets"], (
        "events bear one more"
    )


# rules: R48
def test_the_first_card_that_does_not_fit_is_discarded_openly() -> None:
    s = drafted("corporation teractor", "mine sponsors ants research")
    assert len(kept(s)) == 3 and "sponsors" in kept(s)
    assert s.witness != [0] and IDS[s.discard[0]] != "sponsors"
    assert {IDS[card] for card in s.bot_piles[KNOWN]} <= {"sponsors"}


# rules: R48
def test_if_all_fit_all_are_kept() -> None:
    s = drafted("corporation teractor", "sponsors earth-office cartel earth-catapult")
    assert len(kept(s)) == 4 and len(s.bot_piles[ACTION_DECK]) == 5 and s.discard == []
    assert len(s.bot_piles[KNOWN]) == 4


# rules: R48
def test_credicor_keeps_the_dearest() -> None:
    s = drafted("corporation credicor", "mine comet ants research")
    assert len(kept(s)) == 3 and "comet" in kept(s)
