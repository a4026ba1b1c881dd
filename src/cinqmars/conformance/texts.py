"""Texts: whatever a person may read can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Speak, Trial
from cinqmars.kernel.message import Message, say
from cinqmars.kernel.options import spell

LANGUAGES: Final = ("en", "fr")


def texts(t: Trial) -> None:
    """Everything a person may read can be said in every language."""
    if t.speak is None:
        return
    for message in messages(t):
        key = shape(message)
        if key not in t.spoken:
            t.spoken.add(key)
            for lang in LANGUAGES:
                speaks(t.speak, message, lang)


def speaks(speak: Speak, message: Message, lang: str) -> None:
    try:
        said = speak(message, lang)
    except Exception as e:
        raise Broken(f"{message.id} cannot be said in {lang!r}: {type(e).__name__}: {e}") from e
    if not said.strip():
        raise Broken(f"{message.id} is empty in {lang!r}")


def shape(message: Message) -> Any:
    """Messages of one shape need the same texts: the same ids and names, whatever the numbers."""
    inner = [
        (name, shape(arg) if isinstance(arg, Message) else "") for name, arg in sorted(message.args.items())
    ]
    return message.id, tuple(inner)


def messages(t: Trial) -> Iterator[Message]:
    yield from messages_in([t.game.summary(), t.game.about()])
    for option in t.game.options:
        yield say(f"option-{option.name}")
        yield from [say(f"option-{option.name}-{spell(value)}") for value in option.values]
    for session in t.all_sessions():
        yield from messages_in([t.game.story(e) for e in session.events])
    for session in t.all_sessions() if t.thorough else t.sessions():
        for d in session.pending:
            yield t.game.question(session.seen(d.seat), d)
            yield from messages_in(session.choices(d))
    for session in t.few():
        for seat in t.everyone():
            yield from messages_in(session.view(seat))
    yield from messages_in(t.game.scores(t.last.state))


def messages_in(data: Any) -> Iterator[Message]:
    if isinstance(data, Message):
        yield data
    elif isinstance(data, list | tuple):
        for child in data:
            yield from messages_in(child)
    elif is_dataclass(data):
        for field in fields(data):
            yield from messages_in(getattr(data, field.name))
