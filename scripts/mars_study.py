"""What greedy players make of Mars, for the tables in its RULINGS.md. Four studies:

lengths    how long a game lasts and what it is worth to begin, for each number of players and each length
openings   does one way to build win? One player builds a type before anything else, or all along
proposals  a person among bots, who proposes something to all in every turn: how often prompted, how well answered
bargains   a partner among bots, who proposes only what raises the judgement of both: how many are answered and taken

Shares are of wins, ties in parts, with the 95 % interval (Wilson). Seats are rotated over the same deals.
"""

from __future__ import annotations

import argparse
from typing import Any

from cinqmars.bots import Eyes, Player, get, next_move, play_on
from cinqmars.games import get as get_game
from cinqmars.games.mars.bots.judgement import values
from cinqmars.games.mars.bots.outlook import payable
from cinqmars.games.mars.components import (
    FIRST_PLACE,
    LENGTHS,
    MINE_1,
    N_LEVELLED,
    N_MATERIALS,
    N_PLACES,
    SILO_0,
    WORTH,
)
from cinqmars.games.mars.log.colony import Points
from cinqmars.games.mars.log.exchanges import Offer, Refuse, Trade
from cinqmars.games.mars.names import word_id
from cinqmars.games.mars.questions.construction import BUILD, NEXT_LEVEL
from cinqmars.games.mars.questions.exchanges import EXCHANGE, GIVE, OFFER, PARTNER, WANT, OneMore
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules.colony import capacity, consumption
from cinqmars.games.mars.rules.proposals import contacts
from cinqmars.games.mars.state import EVERYBODY, MarsState
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


class Proposer:
    """What befalls the person at seat 0, who plays greedily and proposes something to all in every own turn."""

    def __init__(self, seats: int, deal: int, length: str) -> None:
        self.session: Session[Any] = Session.new(get_game("mars"), seats, deal, {"length": length})
        self.bots = {seat: get("greedy:1", deal * seats + seat) for seat in range(1, seats)}
        self.person = get("greedy:1", deal * seats)
        self.proposed = 0  # the turn in which the person has done so
        self.prompts = self.put = self.answered = self.turns = self.idle_turns = 0

    def play(self) -> Proposer:
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
        s: MarsState = self.session.state
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


Deal = tuple[int, tuple[int, ...], tuple[int, ...]]  # to whom, what is given, what is wanted


class Partner(Proposer):
    """Proposes to single bots, in every own turn, what the judgement of the position says is good for both."""

    def __init__(self, seats: int, deal: int, length: str) -> None:
        super().__init__(seats, deal, length)
        self.said: set[Deal] = set()
        self.taken = self.countered = 0
        self.unasked: list[int] = []  # proposals that bots made of their own, by turn
        self.words: dict[int, int] = {}  # of refusals, by reason

    def ask(self, d: Decision) -> tuple[int, ...]:
        s: MarsState = self.session.state
        if not d.must or d.kind != EXCHANGE or OFFER not in d.opts:
            return super().ask(d) if d.kind != EXCHANGE or not d.must else self.go_on(d)
        if self.proposed < s.turns:
            self.proposed, self.said = s.turns, set()
        found = [] if len(self.said) >= PER_TURN else [one for one in good_deals(s) if one not in self.said]
        if not found:
            return self.go_on(d)
        self.propose(d, found[0])
        return ()

    def go_on(self, d: Decision) -> tuple[int, ...]:
        """Plays greedily, but for proposals of its own."""
        arg = self.person.choose(Eyes(self.session, 0), d)
        if arg in (OFFER, WAIT):
            arg = NO
        self.answer(d, arg)
        while self.session.pending and self.session.pending[0].held and self.session.pending[0].seat == 0:
            d = self.session.pending[0]
            self.answer(d, self.person.choose(Eyes(self.session, 0), d))
        return ()

    def propose(self, d: Decision, deal: Deal) -> None:
        self.said.add(deal)
        to, gives, wants = deal
        self.answer(d, OFFER)
        if self.session.pending[0].kind == PARTNER:
            self.answer(self.session.pending[0], to)
        for kind, cards in ((GIVE, gives), (WANT, wants)):
            for m, number in enumerate(cards):
                for before in range(number):
                    if self.session.pending[0].kind == kind:  # what is the only choice is not asked
                        self.answer(self.session.pending[0], OneMore.encode(m, before))
            if self.session.pending[0].kind == kind:
                self.answer(self.session.pending[0], NO)

    def answer(self, d: Decision, arg: int) -> None:
        super().answer(d, arg)
        for e in self.session.events:
            told = self.session.game.entry(e)
            if isinstance(told, Trade) and told.maker == 0:
                self.taken += 1
            elif isinstance(told, Refuse) and told.other == 0:
                self.words[told.word] = self.words.get(told.word, 0) + 1
            elif isinstance(told, Offer) and told.maker:
                self.unasked.append(self.session.state.turns)


PER_TURN = 3  # proposals of the partner


def good_deals(s: MarsState) -> list[Deal]:
    """One or two cards for one or two, by which both gain; what gives the lesser of the two most comes first."""
    before = values(s)
    found: list[tuple[float, Deal]] = []
    mine = s.hand[:N_MATERIALS]
    for q in contacts(s):
        theirs = s.hand[q * N_MATERIALS : (q + 1) * N_MATERIALS]
        for gives in BUNDLES:
            for wants in BUNDLES:
                if any([g and w for g, w in zip(gives, wants)]):
                    continue
                if payable(mine, list(gives)) and payable(theirs, list(wants)):
                    after = values(traded(s, q, gives, wants))
                    gain = min(after[0] - before[0], after[q] - before[q])
                    if gain > 0:
                        found.append((gain, (q, gives, wants)))
    return [deal for _, deal in sorted(found, reverse=True)]


def bundles() -> list[tuple[int, ...]]:
    ones = [tuple([int(k == m) for k in range(N_MATERIALS)]) for m in range(N_MATERIALS)]
    twos = {tuple([a + b for a, b in zip(x, y)]) for x in ones for y in ones}
    return ones + sorted(twos)


BUNDLES = bundles()


def traded(s: MarsState, q: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> MarsState:
    after: MarsState = s.copy()
    for m in range(N_MATERIALS):
        after.hand[m] += wants[m] - gives[m]
        after.hand[q * N_MATERIALS + m] += gives[m] - wants[m]
    return after


def bargains(games: int, seed: int, seats: int, length: str) -> None:
    all_of = [Partner(seats, seed + number, length) for number in range(games)]
    for one in all_of:
        one.play()
    put, answered = sum([one.put for one in all_of]), sum([one.answered for one in all_of])
    taken = sum([one.taken for one in all_of])
    words: dict[int, int] = {}
    for one in all_of:
        for word, number in one.words.items():
            words[word] = words.get(word, 0) + number
    offers = [max([one.unasked.count(turn) for turn in set(one.unasked)], default=0) for one in all_of]
    made = sum([len(one.unasked) for one in all_of]) / sum([one.session.state.turns for one in all_of])
    print(f"proposals that raise both judgements: {put}, answered: {answered} ({answered / max(1, put):.0%})")
    print(f"accepted: {taken} of {put}: {share([1.0] * taken + [0.0] * (put - taken))}")
    print(f"refusals by word: { ({word_id(word) or 'none': n for word, n in sorted(words.items())}) }")
    print(f"proposals of bots: {made:.1f} in a turn, at most {max(offers)}")


def leaves_idle(s: MarsState, p: int) -> bool:
    """Something that would score stands empty, with a free colonist and power for it."""
    if not s.free[p] or consumption(s, p) >= capacity(s, p):
        return False
    base = p * N_PLACES
    empty = [k for k in range(SILO_0, MINE_1) if WORTH[k] and s.built[base + k] and not s.staff[base + k]]
    return any([not s.on[base + k] and (k in FIRST_PLACE or s.on[base + k - 1]) for k in empty])


def proposals(games: int, seed: int, seats: int, length: str) -> None:
    all_of = [Proposer(seats, seed + number, length).play() for number in range(games)]
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
    parser.add_argument("study", choices=("lengths", "openings", "proposals", "bargains"))
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--length", default="medium", choices=LENGTHS)
    args = parser.parse_args()
    if args.study == "lengths":
        lengths(args.games, args.seed)
    else:
        study = {"openings": openings, "proposals": proposals, "bargains": bargains}[args.study]
        study(args.games, args.seed, args.seats, args.length)


if __name__ == "__main__":
    main()
