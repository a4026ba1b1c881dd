"""The questions of movement: steps, and where pieces are put."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct
from cinqmars.games.on_mars.hexes import bots_of, free, landing, nearest_free, rover_at
from cinqmars.games.on_mars.possible import movement as possible
from cinqmars.games.on_mars.possible.movement import BOT_STEP, FORBIDDEN, ROVER, ROVER_STEP, SPEED
from cinqmars.games.on_mars.possible.stock import wallet
from cinqmars.games.on_mars.questions.asked import Asked
from cinqmars.games.on_mars.questions.construction import OfHex
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import level_of
from cinqmars.kernel import Decision, Form, Message, Stop, Way, say


class Move(Asked):
    """The next step: BOT_STEP + hex * 6 + direction, ROVER_STEP + direction, SPEED + company whose rover technology
    is used; NO ends the movement. About the points of bots and rover, the piece that moves, whether bots gather,
    and whether a technology may be used."""  # rules: X1 to X6, X10

    name = "move"
    size = SPEED + box.MAX_PLAYERS

    @staticmethod
    def options(
        s: OnMarsState, c: int, bots: int, rover: int, piece: int, gathering: bool, speed: bool
    ) -> list[int]:
        return possible.steps(s, c, bots, rover, piece, gathering, speed)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        bots, rover = d.ctx[0], d.ctx[1]
        if rover == FORBIDDEN:
            return say("ask-move-bots", bots=bots)
        if bots == FORBIDDEN:
            return say("ask-move-rover", rover=rover)
        return say("ask-move", bots=bots, rover=rover)

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        if arg >= SPEED:
            level = level_of(s, arg - SPEED, box.ROVER_TECH)
            return say("pick-speed", who=names.company(s.n, arg - SPEED), n=level)
        target = possible.target_of(s, d.seat, arg)
        rover = arg >= ROVER_STEP
        origin = rover_at(s, d.seat) if rover else (arg - BOT_STEP) // 6
        points = d.ctx[1] if rover else d.ctx[0]
        return say(
            "pick-step-crystal" if points <= 0 else "pick-step",
            piece=names.piece_name(ROVER if rover else 0),
            origin=names.hex_name(origin),
            target=names.hex_name(target),
            direction=say(f"direction-{box.DIRECTION_NAMES[box.TOWARDS[origin].index(target)]}"),
        )

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg >= SPEED:
            return (names.tech_ref(arg - SPEED, box.ROVER_TECH),)
        piece = possible.piece_of(s, d.seat, arg, d.ctx[2])
        ref = names.rover_ref(d.seat) if piece == ROVER else names.bot_ref(d.seat, piece)
        return (ref, names.hex_ref(possible.target_of(s, d.seat, arg)))

    def form(self, s: OnMarsState, d: Decision) -> Form:
        """How far each piece may go at once."""
        bots, rover, moving, gathering, speed = d.ctx
        p = d.seat
        stuck = moving != box.NONE and NO not in d.opts
        pieces = [moving] if stuck else [*range(box.BOTS), ROVER]
        ways = []
        for piece in pieces:
            points = rover if piece == ROVER else bots
            here = piece == ROVER or possible.stands(s, p, piece) != box.NONE
            if here and points != FORBIDDEN:
                ways.append(self.way(s, p, piece, points, bool(gathering), bool(speed)))
        return Form(ways=tuple(ways))

    @staticmethod
    def way(s: OnMarsState, p: int, piece: int, points: int, gathering: bool, speed: bool) -> Way:
        found = possible.way(s, p, piece, points, gathering, speed)
        start = rover_at(s, p) if piece == ROVER else possible.stands(s, p, piece)
        stops = []
        for at in found:
            origin = start if at.by < 0 else found[at.by].hex
            direction = box.TOWARDS[origin].index(at.hex)
            step = ROVER_STEP + direction if piece == ROVER else BOT_STEP + origin * 6 + direction
            paid: tuple[tuple[str, int], ...] = (("spend", NO),) if at.steps > points else ()
            answers = (("move", step), *paid)
            stops.append(Stop(names.hex_ref(at.hex), at.by, answers, points - at.steps, at.rests))
        ref = names.rover_ref(p) if piece == ROVER else names.bot_ref(p, piece)
        return Way(ref, names.hex_ref(start), tuple(stops))

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        """Every step of every piece that this movement is for, and the rover technologies in play."""
        bots, rover = d.ctx[0], d.ctx[1]
        found = [NO]
        if bots != FORBIDDEN:
            for h in bots_of(s, d.seat):
                found += [BOT_STEP + h * 6 + i for i in range(6) if box.TOWARDS[h][i] != box.NONE]
        if rover != FORBIDDEN:
            around = box.TOWARDS[rover_at(s, d.seat)]
            found += [ROVER_STEP + i for i in range(6) if around[i] != box.NONE]
            found += [SPEED + q for q in range(s.k) if level_of(s, q, box.ROVER_TECH)]
        return found

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:  # rules: X1 to X3, X9, X10
        p = d.seat
        bots, rover, moving, gathering, speed = d.ctx
        stuck = ""
        if moving != box.NONE:
            stuck = possible.cannot_stop(s, p, moving, possible.stands(s, p, moving), bool(gathering))
        if arg == NO:
            return stuck
        if arg >= SPEED and not speed:
            return "technology-used"
        piece = ROVER if arg >= ROVER_STEP else possible.piece_of(s, p, arg, moving)
        if stuck and piece != moving:
            return "other-piece-first"
        points = rover if piece == ROVER else bots
        return "nowhere-to-stop" if points + wallet(s, p) > 0 else "no-points"

    def priors(self, s: OnMarsState, seat: int, opts: list[int]) -> list[float]:
        return [1.0] * len(opts)

    def liking(self, s: OnMarsState, c: int, opts: list[int], ctx: tuple[Any, ...]) -> list[float]:
        return instinct.steps(s, c, opts, ctx[0], ctx[1], bool(ctx[3]))


class Put(OfHex):
    """Where a piece is put: the hex. About "bot", which and NONE; "displace", a piece and its hex."""  # rules: W2, B9

    name = "put"

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return landing(s, c)

    @staticmethod
    def displaced(s: OnMarsState, h: int) -> list[int]:
        return nearest_free(s, h)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        if d.ctx[0] == "bot":
            return say("ask-put-bot")
        return say("ask-put-displaced", piece=names.piece_name(d.ctx[1]))

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        if s.occupied[arg]:
            return "occupied"
        return "farther" if free(s, arg) else "not-empty"
