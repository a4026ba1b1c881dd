"""Tokens: whoever holds one may act by it. Only their hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0 O 1 I
TABLE_LENGTH: Final = 8


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(TABLE_LENGTH)])


def is_table_id(text: str) -> bool:
    return len(text) == TABLE_LENGTH and all([c in ALPHABET for c in text])


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def fits(token_hash: str, kept: str) -> bool:
    return bool(kept) and secrets.compare_digest(token_hash, kept)
