"""Table options as a schema, and what a table is made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cinqmars.kernel.errors import BadInput

if TYPE_CHECKING:
    from cinqmars.kernel.game import Game

Value = bool | int | str

MAX_SEED: Final = 2**63 - 1


class Option(NamedTuple):
    """One setting. Its texts are `option-<name>` and, per value, `option-<name>-<value>`."""

    name: str
    values: tuple[Value, ...]
    default: Value
    per_seat: bool = False  # then a table gives one value for all seats, or a list with one for each

    def checked(self, value: Any, seats: int) -> Any:
        """The value in its final form: one of `values`, or a list with one per seat."""
        if not self.per_seat:
            return self.one(value)
        if not isinstance(value, list | tuple):
            return [self.one(value)] * seats
        if len(value) != seats:
            raise BadInput(
                "option-length",
                f"option {self.name} wants one value for each of {seats} seats, not {len(value)}",
                {"name": self.name, "seats": seats, "got": len(value)},
            )
        return [self.one(v) for v in value]

    def one(self, value: Any) -> Value:
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise BadInput(
            "option-value",
            f"option {self.name} is one of {spelled(self.values)}, not {spell(value)}",
            {"name": self.name, "allowed": spelled(self.values), "got": spell(value)},
        )

    def parsed(self, text: str) -> Any:
        """The value a person typed: on, off, a number, a word, or several with commas."""
        if self.per_seat and "," in text:
            return [self.parsed_one(part) for part in text.split(",")]
        return self.parsed_one(text)

    def parsed_one(self, text: str) -> Value:
        for allowed in self.values:
            if spell(allowed) == text.strip().lower():
                return allowed
        return self.one(text)


def spell(value: Any) -> str:
    """A value as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    try:
        text = str(value)
    except ValueError:  # an int of thousands of digits
        return "..."
    return text if len(text) <= 40 else text[:40] + "..."


def spelled(values: tuple[Value, ...]) -> str:
    return ", ".join([spell(v) for v in values])


class Setup(NamedTuple):
    """What a table is made from; the same set-up and answers give the same game, for ever."""

    seats: int
    seed: int
    options: dict[str, Any]
    rules: int  # the version this table plays by


def checked_setup(game: Game[Any], seats: Any, seed: Any, options: Any) -> Setup:
    """A complete set-up, or BadInput that says what is allowed."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        allowed = ", ".join([str(n) for n in game.seats])
        raise BadInput(
            "seats",
            f"{game.id} is for {allowed} seats, not {spell(seats)}",
            {"allowed": allowed, "got": spell(seats)},
        )
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise BadInput(
            "seed", f"a seed is a whole number from 0 to {MAX_SEED}, not {spell(seed)}", {"got": spell(seed)}
        )
    return Setup(seats, seed, checked_options(game, seats, {} if options is None else options), game.version)


def checked_options(game: Game[Any], seats: int, given: Any) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise BadInput("options", f"options are a mapping of names to values, not {spell(given)}")
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            allowed = ", ".join(known) or "none"
            raise BadInput(
                "option-name",
                f"{game.id} has no option {spell(name)}; it has: {allowed}",
                {"got": spell(name), "allowed": allowed},
            )
    return {name: option.checked(given.get(name, option.default), seats) for name, option in known.items()}
