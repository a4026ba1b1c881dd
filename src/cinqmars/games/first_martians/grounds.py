"""What a round allows before anything is planned. Pieces come and go without changing it, so it is found once."""

from __future__ import annotations

from typing import Any


class Grounds:
    """Kept by a table while its crew plans; tools and parts taken apart change it, so it is then found again."""

    __slots__ = (
        *("actions", "amounts", "bars", "dear", "dues", "fit", "hands", "near", "need", "need_by", "others"),
        *("parked", "places", "priced", "purse", "repairs", "seen", "shown", "tolls", "ways"),
    )

    def __init__(self, near: list[bool], purse: list[int]) -> None:
        self.near: list[bool] = near  # spaces in reach
        self.purse: list[int] = purse  # all there is, in the places of a bill
        self.bars: list[str] = []  # by action: why its facility cannot be used
        self.tolls: list[list[int]] = []  # by action: what its facility takes
        self.dear: list[int] = []  # actions with a toll
        self.parked: bool = False  # no rover can explore
        self.need: dict[
            int, tuple[int, int]
        ] = {}  # pawns that a target takes, where there is but one way to it
        self.need_by: dict[
            tuple[int, ...], tuple[int, int]
        ] = {}  # the same of a target and a way of several steps
        self.ways: dict[int, list[Any]] = {}  # to a space: the routes that nothing beats
        self.seen: bool = False  # what follows is found once somebody looks
        self.hands: list[int] = []  # pawns that can be used, as answers of the plan
        self.others: list[int] = []  # machines and rovers that can be used
        self.shown: list[int] = []  # targets worth showing
        self.fit: list[int] = []  # of them, those that nothing but the plan keeps a pawn from, at no price
        self.repairs: list[int] = []  # those that mend something
        self.priced: list[int] = []  # and the others that cost something,
        self.places: list[
            int
        ] = []  # each with the place of the bill that it is paid from, below 0 if not so simply,
        self.amounts: list[int] = []  # and how much
        self.actions: list[int] = []  # what they are resolved as
        self.dues: list[list[int]] = []  # and all that each takes itself
