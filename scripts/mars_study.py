"""What greedy players make of Mars, for the tables in its RULINGS.md. Two studies:

lengths    how long a game lasts and what it is worth to begin, for each number of players and each length
openings   does one way to build win? One player builds a type before anything else, or all along

Shares are of wins, ties in parts, with the 95 % interval (Wilson). Seats are rotated over the same deals.
"""

from __future__ import annotations

import argparse
from typing import Any

from cinqmars.bots import Eyes, Player, get, play_on
from cinqmars.games import get as get_game
from cinqmars.games.mars.components import LENGTHS, N_LEVELLED
from cinqmars.games.mars.kinds import BUILD
from cinqmars.kernel import Decision, Session
from cinqmars.sim import wilson

TYPES = ("habitation", "power plant", "silo", "communication", "military base", "R&D centre", "spaceport")


class Builder:
    """Builds the next level of a type whenever it can, once or all along; otherwise plays greedily."""

    def __init__(self, kind: int, once: bool, seed: int) -> None:
        self.wanted = 1 + kind
        self.once = once
        self.done = False
        self.greedy = get("greedy:1", seed)

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        if decision.kind == BUILD and self.wanted in decision.opts and not (self.once and self.done):
            self.done = True
            return self.wanted
        return self.greedy.choose(eyes, decision)


def played(seats: int, deal: int, length: str, guest: tuple[int, Player] | None = None) -> Session[Any]:
    """One game to its end, with a guest in one of the seats."""
    players = {seat: get("greedy:1", deal * seats + seat) for seat in range(seats)}
    if guest is not None:
        players[guest[0]] = guest[1]
    return play_on(Session.new(get_game("mars"), seats, deal, {"length": length}), players)


def share(won: list[float]) -> str:
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.0%} ({100 * low:.0f} to {high:.0%})"


def lengths(games: int, seed: int) -> None:
    print(
        "| players | length | games | rounds | wins of the first player | wins by position, % |\n"
        + "|---" * 6
        + "|"
    )
    for seats in (2, 3, 4):
        for length in LENGTHS:
            rounds, won = [], [[0.0] * games for _ in range(seats)]
            for number in range(games):
                end = played(seats, seed + number, length)
                rounds.append(-(-end.state.turns // seats))
                for seat, part in enumerate(end.game.returns(end.state)):
                    won[(seat - end.state.first) % seats][number] = part
            mean = f"{sum(rounds) / games:.1f} ({min(rounds)} to {max(rounds)})"
            each = ", ".join([f"{100 * sum(place) / games:.0f}" for place in won])
            print(f"| {seats} | {length} | {games} | {mean} | {share(won[0])} | {each} |", flush=True)


def openings(games: int, seed: int, seats: int, length: str) -> None:
    print("| builds | when | games | share of wins |\n|---|---|---|---|")
    for kind in range(N_LEVELLED):
        for once in (True, False):
            won = []
            for number in range(games):
                deal, seat = seed + number // seats, number % seats
                end = played(seats, deal, length, (seat, Builder(kind, once, deal * seats + seat)))
                won.append(end.game.returns(end.state)[seat])
            print(
                f"| {TYPES[kind]} | {'first' if once else 'all along'} | {games} | {share(won)} |", flush=True
            )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("study", choices=("lengths", "openings"))
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--length", default="medium", choices=LENGTHS)
    args = parser.parse_args()
    if args.study == "lengths":
        lengths(args.games, args.seed)
    else:
        openings(args.games, args.seed, args.seats, args.length)


if __name__ == "__main__":
    main()
