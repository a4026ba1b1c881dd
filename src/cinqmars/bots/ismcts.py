"""Information-set Monte Carlo tree search: one tree of what the deciding seat can tell apart.

Each iteration deals anew what the seat cannot know, walks down the options possible in that world, adds one node
and plays on. An option counts as neglected by how often it was *available*, not by how often its parent was visited.
Cowling, Powley and Whitehouse 2012 (SO-ISMCTS); with priors the choice in the tree is PUCT. By halving, the options
themselves are tried in the same worlds, and the better half of them again (Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from cinqmars.bots.foresight import Foresight
from cinqmars.bots.greedy import Greedy
from cinqmars.bots.player import Enough, Eyes, Look, check_same, in_words, open_to
from cinqmars.bots.search import Search, searching
from cinqmars.kernel import WAIT, Bot, Decision, Game, Rng, State
from cinqmars.kernel.compiled import mypyc_attr

SHORTLIST: Final = 6  # options that are worth a search, by halving
RIPE: Final = 16  # visits before the tree goes on below a node, where play-outs are better than a small tree
POLLS: Final = 4  # beyond the tree a seat polled in a race acts once in so many polls


class Node:
    """An answer, and what is known of it."""

    __slots__ = ("kids", "n", "seen", "w")

    def __init__(self) -> None:
        self.n: int = 0  # times chosen
        self.w: float = 0.0  # what that brought to the seat that chose
        self.seen: int = 0  # times it was possible
        self.kids: dict[int, Node] = {}


def block(seat: int, kind: int) -> int:
    """The keys of a node's kids for this question begin here, at WAIT's."""
    return (((seat << 12) + kind) << 32) + 1


class Walk(Bot):
    """One iteration: down the tree, one new node, then at random or by the game's own judgement."""

    def __init__(
        self,
        game: Game[Any],
        decision: Decision,
        root: Node,
        search: Search,
        luck: Rng,
        first: int | None = None,
    ) -> None:
        super().__init__()
        self.game: Game[Any] = game
        self.decision: Decision = decision
        self.node: Node | None = root
        self.path: list[tuple[Node, int]] = []
        self.luck: Rng = luck
        self.first: int | None = first  # the answer to the real question, if it is not left to the tree
        self.left: int = search.cut
        self.rounds: int = search.rounds
        self.last: int = 0  # the round at which the play-out ends, if there is one
        self.priors: bool = search.priors
        self.explore: float = search.explore
        self.ripe: int = RIPE if search.greedy else 1
        self.foresight: Foresight | None = Foresight(game) if search.greedy else None

    def between(self, s: State) -> None:
        if self.node is None:
            if self.enough(s):
                raise Enough(s)
            if self.foresight is not None:
                self.foresight.begin(s)

    def enough(self, s: State) -> bool:
        if self.rounds:
            return self.game.round(s) >= self.last
        return self.left == 0 and self.game.at_rest(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.answer(s, seat, kind, opts, ctx)
        if self.foresight is not None:
            self.foresight.said.append(arg)
        return arg

    def answer(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int:
        if self.path:
            following = self.game.follow(s, seat, kind, opts, ctx)
            if following is not None:
                return following
        if self.node is None:
            return self.beyond(s, seat, kind, opts)
        if not self.path:
            check_same(self.decision, seat, kind, opts)
            opts = open_to(self.decision)
            self.last = self.game.round(s) + self.rounds
        kids = self.kids(self.node, seat, kind, opts)
        i = self.choice(kids, s, seat, kind, opts)
        kid = kids[i]
        self.path.append((kid, seat))
        self.node = kid if kid.n >= self.ripe else None
        return opts[i]

    def choice(self, kids: list[Node], s: State, seat: int, kind: int, opts: list[int]) -> int:
        if self.first is not None and not self.path:
            return opts.index(self.first)
        return (
            self.by_priors(kids, self.weights(s, seat, kind, opts)) if self.priors else self.by_bounds(kids)
        )

    def kids(self, node: Node, seat: int, kind: int, opts: list[int]) -> list[Node]:
        """The nodes of what is possible in this world. Whose question it is may differ from world to world."""
        base = block(seat, kind)
        found = node.kids
        kids: list[Node] = []
        for arg in opts:
            kid = found.get(base + arg)
            if kid is None:
                kid = found[base + arg] = Node()
            kid.seen += 1
            kids.append(kid)
        return kids

    def weights(self, s: State, seat: int, kind: int, opts: list[int]) -> list[float]:
        """The game's priors, adding up to 1; to wait is as likely as everything else together.

        Where something was put to the seat it is not: that wants an answer.
        """
        if opts[0] != WAIT:
            given = self.game.priors(s, seat, kind, opts)
        else:
            given = self.game.priors(s, seat, kind, opts[1:])
            awaited = not self.path and not self.decision.idle
            given = [min(given) if awaited else sum(given), *given]
        total = sum(given)
        return [weight / total for weight in given]

    def by_priors(self, kids: list[Node], weights: list[float]) -> int:
        """PUCT; what was never tried is worth what its siblings are on average."""
        visits, won = 0, 0.0
        for kid in kids:
            visits += kid.n
            won += kid.w
        usual = won / visits if visits else 0.0
        start = self.luck.below(len(kids))  # so that equals take turns
        best, most = 0, -math.inf
        for k in range(len(kids)):
            i = (start + k) % len(kids)
            kid = kids[i]
            mean = kid.w / kid.n if kid.n else usual
            worth = mean + self.explore * weights[i] * math.sqrt(kid.seen) / (1 + kid.n)
            if worth > most:
                best, most = i, worth
        return best

    def by_bounds(self, kids: list[Node]) -> int:
        """UCB1: everything once, then by upper bound."""
        new = [i for i, kid in enumerate(kids) if kid.n == 0]
        if new:
            return new[self.luck.below(len(new))]
        best, most = 0, -math.inf
        for i, kid in enumerate(kids):
            worth = kid.w / kid.n + self.explore * math.sqrt(math.log(kid.seen) / kid.n)
            if worth > most:
                best, most = i, worth
        return best

    def beyond(self, s: State, seat: int, kind: int, opts: list[int]) -> int:
        if self.left == 0:
            raise Enough(s)
        if opts[0] == WAIT:
            if self.luck.below(POLLS) > 0:
                return WAIT
            opts = opts[1:]
        if self.left > 0:
            self.left -= 1
        if self.foresight is None:
            return opts[self.luck.below(len(opts))]
        if self.foresight.start is None:  # the stretch began with what is not imagined
            weights = self.game.priors(s, seat, kind, opts)
            return opts[weights.index(max(weights))]
        return self.foresight.best(seat, opts)


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Ismcts:
    """Searches anew for every question: as it is told, or as suits the game."""

    def __init__(
        self, seed: int, search: Search | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.seed = seed
        self.told: Search | None = search
        self.search: Search = search or Search()
        self.clock = clock

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        opts = open_to(decision)
        if len(opts) == 1:
            return opts[0]
        words = in_words(eyes, decision, self.seed)
        if words is not None:
            return words
        if self.told is None:
            self.search = searching((eyes.alone() and eyes.game.search_alone) or eyes.game.search)
        if self.search.halving:
            return self.halve(eyes, decision)
        return most_visited(self.grow(eyes, decision), decision)

    def grow(self, eyes: Eyes, decision: Decision) -> Node:
        """The tree after the whole budget."""
        search, game, root = self.search, eyes.game, Node()
        luck = eyes.chance(self.seed)
        worlds = luck.fork()  # apart, so that no world has a say in the choices
        end = self.clock() + search.seconds
        while root.n == 0 or (self.clock() < end if search.seconds else root.n < search.iterations):
            self.iterate(eyes, root, Walk(game, decision, root, search, luck), worlds.fork())
        return root

    def halve(self, eyes: Eyes, decision: Decision) -> int:
        """The best of a short list, in rounds: all in the same worlds, then the better half of them in others."""
        root, luck = Node(), eyes.chance(self.seed)
        worlds = luck.fork()
        left = self.shortlist(eyes, decision)
        rounds = (len(left) - 1).bit_length()
        start = self.clock()
        for number in range(1, rounds + 1):
            tries, end = (
                self.search.iterations // (rounds * len(left)),
                start + self.search.seconds * number / rounds,
            )
            tried = 0
            while tried == 0 or (self.clock() < end if self.search.seconds else tried < tries):
                world = worlds.fork()
                for arg in left:
                    walk = Walk(eyes.game, decision, root, self.search, luck, arg)
                    self.iterate(eyes, root, walk, world.copy())
                tried += 1
            left = better_half(root, decision, left)
        return left[0]

    def shortlist(self, eyes: Eyes, decision: Decision) -> list[int]:
        """What looks best one answer ahead; where something is only completed, that must do."""
        d, s = decision, eyes.glimpse(decision, eyes.chance(self.seed))
        begins = not d.must or eyes.game.follow(s, d.seat, d.kind, d.opts, d.ctx) is None
        return Greedy(self.seed).ranked(eyes, decision)[: SHORTLIST if begins else 1]

    def iterate(self, eyes: Eyes, root: Node, walk: Walk, world: Rng) -> None:
        # where positions are judged, worlds differ more than answers do: count what the answers changed
        judges = self.search.judges()
        start = eyes.weigh(Look(walk.decision), world.copy()) if judges else []
        values = eyes.weigh(walk, world) if judges else eyes.judge(walk, world)
        root.n += 1
        for node, seat in walk.path:
            node.n += 1
            node.w += values[seat] - start[seat] if start else values[seat]


def better_half(root: Node, decision: Decision, args: list[int]) -> list[int]:
    """The first half by what they brought on average; of equals those that come first."""
    base = block(decision.seat, decision.kind)
    kids = [root.kids[base + arg] for arg in args]
    order = sorted(range(len(args)), key=lambda i: -kids[i].w / kids[i].n)
    return [args[i] for i in order[: (len(args) + 1) // 2]]


def most_visited(root: Node, decision: Decision) -> int:
    """The option searched most; of equals the better, then the first."""
    opts = open_to(decision)
    base = block(decision.seat, decision.kind)
    best, most = opts[0], (-1, 0.0)
    for arg in opts:
        kid = root.kids[base + arg]
        if (kid.n, kid.w) > most:
            best, most = arg, (kid.n, kid.w)
    return best
