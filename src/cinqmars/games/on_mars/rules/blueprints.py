"""Blueprints: obtaining them, and upgrading buildings with them."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.blueprints import upgradable
from cinqmars.games.on_mars.questions.blueprints import COLONIST
from cinqmars.games.on_mars.rules.goods import come_home, gain, send
from cinqmars.games.on_mars.rules.missions import complete, contribute
from cinqmars.games.on_mars.rules.movement import clear, displace
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import MINE_HEX, NO, OnMarsState
from cinqmars.games.on_mars.technology import level_of, use


def obtain(s: OnMarsState, c: int, must: bool, boosts: bool, number: int = 1) -> None:  # rules: O3 to O5
    """Take blueprints from the display; with `boosts` one more for each colonist sent to work."""
    taken = 0
    while True:
        sending = taken >= number
        if sending and not (boosts and s.home[c]):
            return
        opts = ask.Obtain.options(s, c)
        if not opts:
            return
        if taken or not must:
            opts.insert(0, NO)
        choice = s.then(c, ask.OBTAIN, opts, (taken, int(sending)))
        if choice == NO:
            return
        if sending:
            send(s, c, 1)
        taken += 1
        take_blueprint(s, c, choice - 1)
        s.afresh()


def take_blueprint(s: OnMarsState, c: int, b: int) -> None:
    s.holder[b] = c
    s.emit("obtain", s.who(c), b)
    gain(s, c, box.CRYSTAL if box.UPGRADES_A[b] == box.SHELTER else box.UPGRADES_A[b], 1)
    contribute(s, c, box.M_BLUEPRINTS)
    task(s, c, box.T_BLUEPRINT)


def upgrade(
    s: OnMarsState,
    c: int,
    must: bool,
    number: int = 1,
    free: bool = False,
    anywhere: bool = False,
    boosts: bool = False,
) -> None:  # rules: U1 to U6
    """Up to `number` upgrades, more by technology and, with `boosts`, by colonists sent to work.

    Blueprint and site are one choice.
    """
    done = 0
    left = number
    technology = True
    while True:
        if not left:
            free = False  # ruling 26
            left = more(s, c, anywhere, technology, boosts)
            if not left:
                return
            s.afresh()
            technology = technology and left < 0
            left = abs(left)
        opts = ask.Upgrade.options(s, c, free, anywhere)
        if not opts:
            return
        if done or not must:
            opts.insert(0, NO)
        choice = s.then(c, ask.UPGRADE, opts, (done, int(free), int(anywhere)))
        if choice == NO:
            return
        b = choice - 1
        h = s.then(c, ask.SITE, ask.Site.to_upgrade(s, c, b, anywhere), ("upgrade", b, int(anywhere)))
        if not free:
            s.goods[c * box.N_RESOURCES + box.MINERAL] -= 1
            s.emit("pay", s.who(c), box.MINERAL, 1)
        build_upon(s, c, b, h)
        s.afresh()
        done += 1
        left -= 1


def more(s: OnMarsState, c: int, anywhere: bool, technology: bool, boosts: bool) -> int:
    """Further upgrades: as many as a technology's level, or -1 for one by a colonist; 0 for no more."""
    if not upgradable(s, c, False, anywhere):
        return 0
    choice = s.ask(c, ask.MORE, ask.More.options(s, c, technology, boosts))
    if choice == NO:
        return 0
    if choice == COLONIST:
        send(s, c, 1)
        return -1
    use(s, c, box.UPGRADE_TECH, choice - 1)
    return level_of(s, choice - 1, box.UPGRADE_TECH)


def build_upon(s: OnMarsState, c: int, b: int, h: int) -> None:  # rules: U5
    """The marker goes from the card to the building."""
    s.emit("upgrade", s.who(c), b, h)
    clear(s, c, h)
    displace(s, h)
    miner = s.miner[h]
    if miner != box.NONE:
        s.miner[h] = box.NONE
        s.occupied[h] -= 1
        come_home(s, miner, MINE_HEX + h, 1)
    s.built[b] = h
    s.marker[h] = b
    s.occupied[h] += 1
    contribute(s, c, box.M_ADVANCED)
    complete(s)
