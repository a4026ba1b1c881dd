"""Writes web/src/lib/types.ts from the structs of cinqmars.server.wire: what the page may rely on is what is sent."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, inspect

from cinqmars.kernel import Message
from cinqmars.server import wire

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "types.ts"
HEAD: Final = "/** What the server sends: see docs/protocol.md. Made by scripts/page_types.py. */\n"

# What the page names; whatever these hold is written with them.
SENT: Final = (
    wire.Position,
    wire.Probed,
    wire.StepView,
    wire.Card,
    wire.Ask,
    wire.SeatClock,
    wire.ChatLine,
    wire.Games,
    wire.GamePage,
    wire.Refusal,
    wire.TableMade,
    wire.Reach,
    wire.BellList,
)
ALIASES: Final[dict[str, Any]] = {"Arg": int | float | str | Message, "Who": wire.Who}


class Writer:
    """Interfaces in the order in which they are first needed, each after what it holds."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.aliases: dict[str, str] = {}
        self.aliases = {self.name(inspect.type_info(hint)): name for name, hint in ALIASES.items()}
        self.written.clear()  # what aliases hold, without them

    def text(self) -> str:
        for struct in SENT:
            self.name(inspect.type_info(struct))
        aliases = [f"export type {name} = {text}\n" for text, name in self.aliases.items()]
        return "\n".join([HEAD, "".join(aliases), *self.written.values()])

    def name(self, info: Any) -> str:
        """A type as TypeScript names it."""
        match info:
            case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
                return self.interface(cls, info)
            case inspect.Metadata(type=inspect.RawType(), extra={"of": held}):
                return self.name(inspect.type_info(held))
            case inspect.Metadata(type=inner):
                return self.name(inner)
            case inspect.UnionType():
                text = self.union(info)
                return self.aliases.get(text, text)
            case inspect.LiteralType(values=values):
                text = " | ".join([f"'{value}'" for value in values])
                return self.aliases.get(text, text)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"{bracketed(self.name(item))}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join([self.name(item) for item in items])}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.name(key)}, {self.name(value)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def union(self, info: inspect.UnionType) -> str:
        """Its members once each, null last."""
        names = [self.name(member) for member in info.types]
        return " | ".join(sorted(dict.fromkeys(names), key=lambda name: name == "null"))

    def interface(self, cls: Any, info: Any) -> str:
        name: str = cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # a message may hold messages
        fields = [f"  type: '{info.tag}'\n"] if getattr(info, "tag", None) else []
        fields += [self.field(field) for field in info.fields]
        del self.written[name]
        self.written[name] = f"{comment(cls)}export interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def field(self, field: inspect.Field) -> str:
        """Every field is sent; one that may be unset is left out then."""
        absent = "" if field.required or field.default is not NODEFAULT or made(field) else "?"
        return f"  {field.encode_name}{absent}: {self.name(field.type)}\n"


def made(field: inspect.Field) -> bool:
    return field.default_factory is not NODEFAULT


def bracketed(name: str) -> str:
    return f"({name})" if " | " in name else name


def comment(cls: type) -> str:
    first = (cls.__doc__ or "").partition("\n")[0]
    return f"/** {first} */\n" if first and not first.startswith(f"{cls.__name__}(") else ""


def main() -> None:
    text = Writer().text()
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text(encoding="utf-8") != text)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
