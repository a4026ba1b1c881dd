"""Welcoming ships: colonists and bots arrive."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.ships import cannot_welcome, spare_bot
from cinqmars.games.on_mars.rules.goods import pay, recruit, send
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.movement import put
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import level_of, use


def welcome(
    s: OnMarsState, c: int, must: bool, boosts: bool, free: bool = False, private: bool = False
) -> None:  # rules: W1 to W5
    """A ship from the depot; with `boosts` one more for each colonist sent to work.

    `private`: one more colonist arrives. Those who just arrived cannot be sent.
    """
    done = 0
    arrived = 0
    while True:
        if done and not (boosts and s.home[c] > arrived):
            return
        if cannot_welcome(s, c, free):
            return
        opts = ask.Welcome.options(s, c)
        if done or not must:
            opts.insert(0, NO)
        s.afresh()
        choice = s.ask(c, ask.WELCOME, opts, (done, int(free)))
        if choice == NO:
            return
        if done:
            send(s, c, 1)
        if not free:
            pay(s, c, box.SHIP_COST)
        before = s.home[c]
        land(s, c, choice - 1, private)
        arrived += s.home[c] - before
        done += 1


def land(s: OnMarsState, c: int, place: int, private: bool) -> None:
    """The ship's crew, its technology and the place of a bot."""
    s.depot[c] &= ~(1 << place)
    s.hangar[c] += 1
    s.emit("welcome", s.who(c), place)
    bot = s.then(c, ask.CREW, ask.Crew.options(s, c), (int(private),))
    extra = 0
    owners = [NO, *ask.Use.options(s, c, box.SHIP_TECH)]
    q = s.then(c, ask.USE, owners, (box.SHIP_TECH, 0)) - 1
    if q != box.NONE:
        use(s, c, box.SHIP_TECH, q)
        extra = level_of(s, q, box.SHIP_TECH)
    recruit(s, c, 2 - bot + extra + (1 if private else 0))
    if bot:
        add_bot(s, c)


def add_bot(s: OnMarsState, c: int) -> None:  # rules: W2
    bot = spare_bot(s, c)
    target = s.then(c, ask.PUT, ask.Put.options(s, c), ("bot", bot, box.NONE))
    put(s, c, bot, target)
    s.emit("bot", s.who(c), bot, target)
    contribute(s, c, box.M_BOTS)
