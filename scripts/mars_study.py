"""What greedy players make of Mars, for the tables in its RULINGS.md. Three studies:

lengths    how long a game lasts and what it is worth to begin, for each number of players and each length
openings   does one way to build win? One player builds a type before anything else, or all along
manners    a person among bots, who proposes something to all in every turn: how often prompted, how well answered

Shares are of wins, ties in parts, with the 95 % interval (Wilson). Seats are rotated over the same deals.
"""

from __future__ import annotations

import argparse
from typing import Any

from cinqmars.bots import Eyes, Player, get, next_move, play_on
from cinqmars.games import get as get_game
from cinqmars.games.mars.components import FIRST_PLACE, LENGTHS, MINE_1, N_LEVELLED, N_PLACES, SILO_0, WORTH
from cinqmars.games.mars.log.colony import Points
from cinqmars.games.mars.log.exchanges import Offer, Refuse, Trade
from cinqmars.games.mars.questions.construction import BUILD, NEXT_LEVEL
from cinqmars.games.mars.questions.exchanges import EXCHANGE, OFFER
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules.colony import capacity, consumption
from cinqmars.games.mars.rules.proposals import contacts
from cinqmars.games.mars.state import EVERYBODY, Table
from cinqmars.kernel import WAIT, Decision, Session
from cinqmars.sim import wilson

TYPES = ("habitation", "power plant", "silo", "communication", "military base", "R&D centre", "spaceport")


class Builder:
    """Builds the next level of a type whenever it can, once or all along; otherwise plays greedily."""

    def __init__(self, kind: int, once: bool, seed: int) -> None:
        self.wanted = NEXT_LEVEL + kind
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


class Manners:
    """What befalls the person at seat 0, who plays greedily and proposes something to all in every own turn."""

    def __init__(self, seats: int, deal: int, length: str) -> None:
        self.session: Session[Any] = Session.new(get_game("mars"), seats, deal, {"length": length})
        self.bots = {seat: get("greedy:1", deal * seats + seat) for seat in range(1, seats)}
        self.person = get("greedy:1", deal * seats)
        self.proposed = 0  # the turn in which the person has done so
        self.prompts = self.put = self.answered = self.turns = self.idle_turns = 0

    def play(self) -> Manners:
        passed: tuple[int, ...] = ()
        while self.session.pending:
            move = next_move(self.session, self.bots, passed)
            if move is not None:
                self.answer(move[0], move[1])
                passed = ()
            else:
                passed = self.ask(self.session.asked(0))
        return self

    def ask(self, d: Decision) -> tuple[int, ...]:
        """Who lets the moment pass."""
        arg = self.person.choose(Eyes(self.session, 0), d)
        if not d.must:
            self.prompts += 1
        elif d.kind == EXCHANGE and OFFER in d.opts and self.proposed < self.session.state.turns:
            self.proposed = self.session.state.turns
            arg = OFFER
        if arg == WAIT:
            return (0,)
        self.answer(d, arg)
        while arg == OFFER and self.session.pending[0].held and self.session.pending[0].seat == 0:
            d = self.session.pending[0]
            self.answer(d, NO if NO in d.opts else d.opts[-1])
        return ()

    def answer(self, d: Decision, arg: int) -> None:
        self.session = self.session.apply(arg, seat=d.seat)
        s: Table = self.session.state
        for e in self.session.events:
            told = self.session.game.entry(e)
            if isinstance(told, Offer) and told.maker == 0:
                self.put += len(contacts(s)) if told.to == EVERYBODY else 1
            elif isinstance(told, Refuse) and told.other == 0:
                self.answered += 1
            elif isinstance(told, Trade) and told.maker == 0:
                self.answered += 1
                if told.to == EVERYBODY:
                    self.put -= len(contacts(s)) - 1 - told.refused.bit_count()
            elif isinstance(told, Points) and told.seat:
                self.turns += 1
                self.idle_turns += leaves_idle(s, told.seat)


def leaves_idle(s: Table, p: int) -> bool:
    """Something that would score stands empty, with a free colonist and power for it."""
    if not s.free[p] or consumption(s, p) >= capacity(s, p):
        return False
    base = p * N_PLACES
    empty = [k for k in range(SILO_0, MINE_1) if WORTH[k] and s.built[base + k] and not s.staff[base + k]]
    return any([not s.on[base + k] and (k in FIRST_PLACE or s.on[base + k - 1]) for k in empty])


def manners(games: int, seed: int, seats: int, length: str) -> None:
    all_of = [Manners(seats, seed + number, length).play() for number in range(games)]
    prompts = [one.prompts for one in all_of]
    put, answered = sum([one.put for one in all_of]), sum([one.answered for one in all_of])
    turns, idle = sum([one.turns for one in all_of]), sum([one.idle_turns for one in all_of])
    print(f"prompts in a game: {sum(prompts) / games:.1f}, at most {max(prompts)}")
    print(f"answers of bots: {answered} of {put} ({answered / max(1, put):.0%})")
    print(
        f"turns of bots that leave a scoring installation empty: {idle} of {turns} ({idle / max(1, turns):.0%})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("study", choices=("lengths", "openings", "manners"))
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--length", default="medium", choices=LENGTHS)
    args = parser.parse_args()
    if args.study == "lengths":
        lengths(args.games, args.seed)
    else:
        study = openings if args.study == "openings" else manners
        study(args.games, args.seed, args.seats, args.length)


if __name__ == "__main__":
    main()
