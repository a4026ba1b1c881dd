"""Effects on farms, rovers, regions and facilities."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import hub
from cinqmars.games.first_martians.rules.occasion import Occasion, chooser
from cinqmars.games.first_martians.rules.possible import group
from cinqmars.games.first_martians.state import FACE_UP, LIFTED, MENDED, MartiansState, is_shut

# Farms, rovers, regions


def wilt(s: MartiansState, e: fx.Wilt, on: Occasion) -> None:
    if not is_shut(s, c.FARM):
        hub.wilt(s, 0)


def grow(s: MartiansState, e: fx.Grow, on: Occasion) -> None:  # rules: P18
    """Effects on the farm mean the main one; a chosen seedling may stand in either."""
    if e.everything:
        if not is_shut(s, c.FARM):
            if e.n > 0:
                hub.grow_all(s, 0)
            else:
                hub.shrink_all(s, 0)
        return
    seedlings = ask.Seedling.options(s)
    if seedlings:
        farm, i = ask.Seedling.decode(s.ask(chooser(s, on), ask.SEEDLING, seedlings))
        hub.grow_one(s, farm, i, e.n)


def mark_region(s: MartiansState, e: fx.TokenRoi, on: Occasion) -> None:
    if e.place == fx.CHOSEN_EXPLORED:
        explored = ask.Space.explored(s)
        if explored:
            hub.mark_zone(s, e.token, s.ask(chooser(s, on), ask.SPACE, explored, ("mark",)))
        return
    space = hub.place_of(s, e.place, on.here)
    if space != c.HUB:
        hub.mark_zone(s, e.token, space)


def clean_region(s: MartiansState, e: fx.CleanRoi, on: Occasion) -> None:
    spaces = ask.Space.marked(s, e.token)
    if spaces:
        hub.unmark_zone(s, e.token, s.ask(chooser(s, on), ask.SPACE, spaces, ("clean",)))


def mark_rover(s: MartiansState, e: fx.TokenRover, on: Occasion) -> None:
    rover = e.rover
    if rover == fx.CHOOSE_ONE:
        rover = s.ask(chooser(s, on), ask.ROVER, ask.Rover.options(), ("token", e.token))
    hub.mark_rover(s, e.token, rover)


def free_rover(s: MartiansState, e: fx.FreeRover, on: Occasion) -> None:
    marked = ask.Rover.marked(s)
    if marked:
        hub.free_rover(s, s.ask(chooser(s, on), ask.ROVER, marked, ("free",)))


def put_up_relay(s: MartiansState, e: fx.Relay, on: Occasion) -> None:
    s.relays |= 1 << on.here


# Facilities


def repair(s: MartiansState, e: fx.Repair, on: Occasion) -> None:
    red = ask.Slot.options(s)
    if red:
        slot = s.ask(chooser(s, on), ask.SLOT, red, ("repair",))
        s.slots[slot] = MENDED
        s.emit("repair", slot, tuple(s.because))


def change_output(s: MartiansState, e: fx.Productivity, on: Occasion) -> None:
    open_ones = [f for f in group(e.facility) if s.built[f] and not is_shut(s, f)]
    able = [f for f in open_ones if (s.output[f] > 0 if e.n < 0 else s.output[f] < c.MAX_OUTPUT[f])]
    if able:
        hub.change_output(s, s.ask(chooser(s, on), ask.FACILITY, able, ("output", e.n)), e.n)


def shut(s: MartiansState, e: fx.Shut, on: Occasion) -> None:
    able = ask.Shut.options(s, e.resource)
    if able:
        f = s.ask(chooser(s, on), ask.SHUT, able, (e.resource,))
        hub.place_shutdown(s, f, e.resource)


def put_token(s: MartiansState, e: fx.Token, on: Occasion) -> None:
    if e.facility != fx.THIS_ONE:
        hub.put_token(s, e.token, e.facility, e.space)
        return
    f = on.tile >> 1
    s.next[f] = s.next[f] << 3 | e.token  # the tile has just been lifted
    s.emit("token", e.token, f, e.space, tuple(s.because))


def discard_upgrade(s: MartiansState, e: fx.DiscardUpgrade, on: Occasion) -> None:  # rules: E9, S1
    able = ask.DiscardUpgrade.options(s)
    if able:
        upgrade = s.ask(chooser(s, on), ask.DISCARD_UPGRADE, able)
        s.installed &= ~(1 << upgrade)
        s.emit("discard-upgrade", upgrade, tuple(s.because))


def discard_tile(s: MartiansState, e: fx.DiscardTile, on: Occasion) -> None:  # rules: R3, X23
    s.tiles.append(s.shut[on.tile] - FACE_UP)
    s.tiles.sort()
    s.shut[on.tile] = LIFTED
    s.emit("unshut", on.tile >> 1, on.tile & 1)
