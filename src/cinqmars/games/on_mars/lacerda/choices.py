"""What Lacerda, the solo opponent, chooses where a player would think: blueprints, upgrades, developments."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.effects import Fetch, Gain, MoveBots, Obtain, Upgrade
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.possible.blueprints import improvable
from cinqmars.games.on_mars.rules.blueprints import build_upon, take_blueprint
from cinqmars.games.on_mars.rules.goods import gain
from cinqmars.games.on_mars.state import DISPLAY, OnMarsState
from cinqmars.games.on_mars.technology import best_level, level_of, use


def any_of(s: OnMarsState, options: list[int]) -> int:  # rules: LA20
    """One of equally good options, by chance: which one, nobody could know."""
    if len(options) > 1:
        s.barrier()
    return options[s.rng.below(len(options))]


def benefit(s: OnMarsState, c: int, space: int) -> None:  # rules: LA8
    """The benefit of a laboratory space."""
    gives = box.SPACE_GIVES.get(space)
    if isinstance(gives, Fetch):
        fetch_most(s, c)
    elif isinstance(gives, Gain):
        gain(s, c, gives.good, gives.number)
    elif isinstance(gives, MoveBots):
        next_icon(s)
    elif isinstance(gives, Upgrade):
        upgrade(s, c)
    elif isinstance(gives, Obtain):
        obtain(s, c)


def next_icon(s: OnMarsState) -> None:  # rules: LA14
    """Its bot goes round the progress area: mine, generator, extractor, greenhouse, condenser."""
    s.icon = next_type(s.icon)
    s.emit("icon", s.icon)


def next_type(building: int) -> int:
    return box.MINE if building == box.CONDENSER else building + 1


# Blueprints


def obtain(s: OnMarsState, c: int) -> None:  # rules: LA6
    """A blueprint its scientists score for, else one of the type with the most; if it can."""
    shown = [b for b in range(box.N_BLUEPRINTS) if s.holder[b] == DISPLAY]
    if not shown or len(held_by(s, c)) >= box.MARKERS:
        return
    scored = [(i + 1) % box.N_TYPES for i in range(box.N_SCIENTISTS) if s.scientist[i] == c]
    wanted = [b for b in shown if box.UPGRADES_A[b] in scored]
    rows = [sum([1 for b in wanted or shown if box.UPGRADES_A[b] == t]) for t in range(box.N_TYPES)]
    row = rows.index(max(rows))
    s.emit("scored-plan" if wanted else "most-plans", row, rows[row])
    take_blueprint(s, c, min([b for b in shown if box.UPGRADES_A[b] == row]))


def upgrade(s: OnMarsState, c: int, number: int = 1) -> None:  # rules: LA10
    """Its best blueprints, anywhere, as many as the upgrade technology allows."""
    technology = 0
    done = 0
    while done < number + technology:
        plans = upgradable(s, c)
        if not plans:
            return
        most = max([box.BLUEPRINT_OP[b] for b in plans])
        best = [b for b in plans if box.BLUEPRINT_OP[b] == most]
        s.emit("best-plan", most, len(best))
        b = any_of(s, best)
        build_upon(s, c, b, any_of(s, improvable(s, c, b, True)))
        done += 1
        if done == number and upgradable(s, c):
            technology = borrow(s, c, box.UPGRADE_TECH)


def upgradable(s: OnMarsState, c: int) -> list[int]:
    return [b for b in held_by(s, c) if s.built[b] == box.NONE and improvable(s, c, b, True)]


def borrow(s: OnMarsState, c: int, tech: int) -> int:  # rules: LA12
    """Use the best tile there is, its own in a tie; its level, 0 without one."""
    level = best_level(s, c, tech)
    if level:
        use(s, c, tech, c if level_of(s, c, tech) == level else 0)
    return level


# Technology


def best_step(s: OnMarsState, c: int, steps: list[int]) -> int:  # rules: LA20
    """The open development of a tile whose benefit helps most."""
    worth = [helpfulness(s, c, box.STEPS[i][1]) for i in steps]
    return any_of(s, [steps[i] for i in range(len(steps)) if worth[i] == max(worth)])


def helpfulness(s: OnMarsState, c: int, space: int) -> int:
    gives = box.SPACE_GIVES.get(space)
    if isinstance(gives, Upgrade) and upgradable(s, c):
        return 2
    return 1 if isinstance(gives, Obtain) or gives == Gain(box.CRYSTAL, 1) else 0


def fetch_most(s: OnMarsState, c: int) -> None:  # rules: LA15
    """What the warehouse has most of, the left-most in a tie; Lacerda keeps crystals only."""
    if max(s.warehouse):
        column = s.warehouse.index(max(s.warehouse))
        s.emit("fullest", s.warehouse[column])
        s.warehouse[column] -= 1
        s.emit("fetch", s.who(c), box.WAREHOUSE[column])
        gain(s, c, box.WAREHOUSE[column], 1)
