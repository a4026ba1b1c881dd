"""Chance: the same for ever from the same seed, fair, and unrelated from seed to seed and fork to fork."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice, pairwise
from math import sqrt
from pathlib import Path

import pytest

from cinqmars.kernel.chance import MASK, MULTIPLIER, STATES, Rng

BENCH = Path(__file__).parents[2] / "bench/chance"
DECK = 208


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((found - expected) ** 2 for found in counts) / expected


def deviate(square: float, degrees: int) -> float:
    """Chi-square as a normal deviate (Wilson and Hilferty): beyond 4 on either side once in 16 000 times."""
    return float(((square / degrees) ** (1 / 3) - 1 + 2 / (9 * degrees)) / sqrt(2 / (9 * degrees)))


def unevenness(draws: Iterable[int], n: int) -> float:
    found = Counter(draws)
    assert 0 <= min(found) <= max(found) < n
    return deviate(chi_square((found[k] for k in range(n)), found.total() / n), n - 1)


def unevenness_of_pairs(pairs: Iterable[tuple[int, int]], n: int) -> float:
    return unevenness((n * a + b for a, b in pairs), n * n)


# For ever: saved games and published seeds depend on these.


@pytest.mark.parametrize(
    ("seed", "state", "draws", "after"),
    [
        (0, 948817583759308906, [68869396, 74130287, 458681022, 17770103], 404008411822088146),
        (1, 608578067659977538, [178228399, 163957539, 180674562, 244078167], 794096611863040199),
        (2, 635032663394581474, [278106206, 339980900, 24090484, 170654714], 920898183683682165),
        (2**63 - 1, 177931454530507314, [237252215, 93633750, 235750579, 170213040], 346931934415149032),
    ],
)
def test_a_seed_gives_the_same_draws_for_ever(seed: int, state: int, draws: list[int], after: int) -> None:
    r = Rng(seed)
    assert r.s == state
    assert [r.below(1 << 29) for _ in draws] == draws
    assert r.s == after


def test_shuffles_dice_and_forks_are_the_same_for_ever() -> None:
    r = Rng(2024)
    cards = list(range(12))
    r.shuffle(cards)
    assert cards == [8, 9, 0, 11, 6, 1, 5, 10, 7, 4, 3, 2]
    assert [r.below(6) for _ in range(12)] == [0, 4, 2, 4, 4, 4, 4, 3, 1, 1, 2, 3]
    assert r.fork().s == 751859449466819410
    assert r.s == 829463004638109669


# State.


def test_a_restored_generator_goes_on_where_it_was_saved() -> None:
    r = Rng(5)
    r.below(6)
    again = Rng.restore(r.s)
    assert [again.below(100) for _ in range(50)] == [r.below(100) for _ in range(50)]


@pytest.mark.parametrize("state", [0, -1, STATES, 1 << 61])
def test_what_cannot_have_been_saved_is_not_restored(state: int) -> None:
    with pytest.raises(ValueError, match="not a state of chance"):
        Rng.restore(state)


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    r = Rng(5)
    before = r.s
    twin = r.copy()
    drawn = [twin.below(100) for _ in range(50)]
    assert r.s == before
    assert [r.below(100) for _ in range(50)] == drawn


def test_the_cycle_is_as_long_as_claimed() -> None:
    """Each step multiplies modulo a safe prime, so there are two cycles, of half the states each."""
    half = STATES // 2
    assert all(
        pow(base, modulus - 1, modulus) == 1 for base in (2, 3, 5, 7, 11) for modulus in (STATES, half)
    )
    r = Rng(5)
    for _ in range(100):
        s = r.s
        r.below(2)
        assert r.s == s * MULTIPLIER % STATES


def test_no_product_leaves_the_fast_path() -> None:
    assert MULTIPLIER <= MASK == (1 << 30) - 1


# Draws.


@pytest.mark.parametrize("n", [1, 2, 6, 208, (1 << 29) - 1])
def test_draws_reach_both_ends_and_no_further(n: int) -> None:
    lowest, highest = 5 << 30 | 5, 5 << 30 | MASK ^ 5
    assert Rng.restore(lowest).below(n) == 0
    assert Rng.restore(highest).below(n) == n - 1


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52, 208, 1000])
def test_every_number_is_as_likely(n: int) -> None:
    r = Rng(n)
    assert abs(unevenness((r.below(n) for _ in range(10_000)), n)) < 4


@pytest.mark.parametrize("apart", [1, 2, 3])
def test_a_draw_does_not_tell_a_later_one(apart: int) -> None:
    r = Rng(apart)
    draws = [r.below(12) for _ in range(15_000)]
    assert abs(unevenness_of_pairs(zip(draws, draws[apart:]), 12)) < 4


# Many generators.


def one_generator() -> Iterator[Rng]:
    r = Rng(7)
    while True:
        yield r


def consecutive_seeds() -> Iterator[Rng]:
    return map(Rng, count())


def distant_seeds() -> Iterator[Rng]:
    return map(Rng, range(0, 1 << 63, 1 << 45))


def forks() -> Iterator[Rng]:
    r = Rng(7)
    while True:
        yield r.fork()


def forks_of_forks() -> Iterator[Rng]:
    r = Rng(7)
    while True:
        r = r.fork()
        yield r.copy()


def parents_and_forks() -> Iterator[Rng]:
    r = Rng(7)
    while True:
        yield r
        yield r.fork()


Source = Callable[[], Iterator[Rng]]
many = pytest.mark.parametrize(
    "source", [consecutive_seeds, distant_seeds, forks, forks_of_forks, parents_and_forks]
)


@many
def test_first_draws_are_even(source: Source) -> None:
    assert abs(unevenness((r.below(DECK) for r in islice(source(), 10_000)), DECK)) < 4


@many
def test_a_generator_does_not_tell_the_next(source: Source) -> None:
    draws = [r.below(12) for r in islice(source(), 15_000)]
    assert abs(unevenness_of_pairs(pairwise(draws), 12)) < 4


@many
def test_second_draws_do_not_follow_from_the_first_of_another(source: Source) -> None:
    draws = [(r.below(12), r.below(12)) for r in islice(source(), 15_000)]
    assert abs(unevenness_of_pairs(((a[0], b[1]) for a, b in pairwise(draws)), 12)) < 4


@pytest.mark.parametrize("source", [consecutive_seeds, distant_seeds, forks, forks_of_forks])
def test_no_two_generators_are_the_same(source: Source) -> None:
    assert len({r.s for r in islice(source(), 40_000)}) == 40_000


def test_every_bit_of_a_seed_counts() -> None:
    assert len({Rng(1 << bit).s for bit in range(63)} | {Rng(0).s}) == 64


# Shuffles.


def test_every_order_of_four_cards_is_as_likely() -> None:
    r, found = Rng(4), Counter[tuple[int, ...]]()
    for _ in range(5000):
        cards = [1, 2, 3, 4]
        r.shuffle(cards)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert abs(deviate(chi_square(found.values(), 5000 / 24), 23)) < 4


# Shuffles of 208 cards.


def shuffled(r: Rng) -> list[int]:
    cards = list(range(DECK))
    r.shuffle(cards)
    return cards


@pytest.fixture(scope="module", params=[one_generator, consecutive_seeds, forks])
def decks(request: pytest.FixtureRequest) -> list[list[int]]:
    source: Source = request.param
    return [shuffled(r) for r in islice(source(), 600)]


def fixed_points(deck: list[int]) -> int:
    return sum(card == i for i, card in enumerate(deck))


def inversions(deck: list[int]) -> int:
    found = passed = 0
    for card in deck:
        found += (passed >> card).bit_count()
        passed |= 1 << card
    return found


def cycles(deck: list[int]) -> int:
    seen: set[int] = set()
    found = 0
    for card in deck:
        found += card not in seen
        while card not in seen:
            seen.add(card)
            card = deck[card]
    return found


def off_mean(values: list[int], mean: float, variance: float) -> float:
    return (sum(values) / len(values) - mean) / sqrt(variance / len(values))


def off_variance(values: list[int], mean: float, variance: float) -> float:
    return deviate(sum((value - mean) ** 2 for value in values) / variance, len(values))


def test_a_shuffle_keeps_the_cards(decks: list[list[int]]) -> None:
    assert all(sorted(deck) == list(range(DECK)) for deck in decks)


def test_every_card_is_as_likely_in_every_place(decks: list[list[int]]) -> None:
    found = Counter(DECK * i + card for deck in decks for i, card in enumerate(deck))
    square = chi_square((found[k] for k in range(DECK * DECK)), len(decks) / DECK)
    freedom = (DECK - 1) / DECK  # each row and column has a fixed sum
    assert abs(deviate(square * freedom, (DECK - 1) ** 2)) < 4


def test_every_card_is_as_likely_after_every_other(decks: list[list[int]]) -> None:
    found = Counter(pair for deck in decks for pair in pairwise(deck))
    square = chi_square((found[a, b] for a in range(DECK) for b in range(DECK) if a != b), len(decks) / DECK)
    assert abs(deviate(square, (DECK - 1) ** 2)) < 4


@pytest.mark.parametrize("place", [0, DECK // 2, DECK - 1])
def test_the_same_place_of_the_next_deck_is_unrelated(decks: list[list[int]], place: int) -> None:
    quarters = [deck[place] // (DECK // 4) for deck in decks]
    assert abs(unevenness_of_pairs(pairwise(quarters), 4)) < 4


def test_fixed_points_are_as_many_as_in_theory(decks: list[list[int]]) -> None:
    found = [fixed_points(deck) for deck in decks]
    assert abs(off_mean(found, 1, 1)) < 4
    assert 0.8 < sum((k - 1) ** 2 for k in found) / len(found) < 1.2


def test_cycles_are_as_many_as_in_theory(decks: list[list[int]]) -> None:
    mean = sum(1 / k for k in range(1, DECK + 1))
    variance = mean - sum(1 / k**2 for k in range(1, DECK + 1))
    found = [cycles(deck) for deck in decks]
    assert abs(off_mean(found, mean, variance)) < 4
    assert abs(off_variance(found, mean, variance)) < 4


def test_inversions_are_as_many_as_in_theory(decks: list[list[int]]) -> None:
    mean = DECK * (DECK - 1) / 4
    variance = DECK * (DECK - 1) * (2 * DECK + 5) / 72
    found = [inversions(deck) for deck in decks]
    assert abs(off_mean(found, mean, variance)) < 4
    assert abs(off_variance(found, mean, variance)) < 4


# The generator in C, which the batteries of tests were run on.


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    program = tmp_path_factory.mktemp("chance") / "outputs"
    subprocess.run([compiler, "-O1", "-o", str(program), str(BENCH / "outputs.c")], check=True)
    return program


def in_c(program: Path, source: str, seed: int) -> list[int]:
    command = [str(program), "mwc", source, "msb", str(seed), "300"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [int(line) for line in done.stdout.split()]


@pytest.mark.parametrize("seed", [0, 1, 123456789, 2**63 - 1])
def test_c_and_python_draw_the_same(outputs: Path, seed: int) -> None:
    r = Rng(seed)
    assert [x >> 1 for x in in_c(outputs, "stream", seed)] == [r.below(1 << 29) for _ in range(300)]


def test_c_and_python_seed_and_fork_the_same(outputs: Path) -> None:
    for name, source, seed in (
        ("seeds", consecutive_seeds, 0),
        ("forks", forks, 7),
        ("chain", forks_of_forks, 7),
    ):
        drawn = [r.below(1 << 29) for r in islice(source(), 300)]
        assert [x >> 1 for x in in_c(outputs, name, seed)] == drawn, name
