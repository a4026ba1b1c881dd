"""Web Push: a message for one browser only (RFC 8291), from a server that shows who it is (RFC 8292)."""

from __future__ import annotations

import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from cinqmars.kernel import Refused

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096  # the size of the one record that a message is
VALID: Final = 12 * 3600  # seconds for which the server's word is good
KEPT: Final = 24 * 3600  # seconds that the push service keeps a message for a browser that is off
POINT: Final = 65  # bytes of a point of P-256, uncompressed
SECRET: Final = 16  # bytes


def offered() -> bool:
    """Whether this server can encrypt: the extra `push` is installed."""
    return find_spec("cryptography") is not None


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key pair of the server's own, as its private half."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return packed(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class Push:
    """The server's key, and what is sent with it."""

    def __init__(self, private: str, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.derive_private_key(int.from_bytes(unpacked(private), "big"), ec.SECP256R1())
        self.public = packed(_point(self.key))
        self.contact = contact  # whom a push service would write to

    def headers(self, endpoint: str, topic: str, now: float | None = None) -> dict[str, str]:
        """Who sends, how long it matters, and what it takes the place of."""
        return {
            "authorization": f"vapid t={self._word(endpoint, now or time.time())}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
            "topic": topic,
        }

    def _word(self, endpoint: str, now: float) -> str:
        """A JSON Web Token for this push service, signed with ES256."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": self.contact}
        said = ".".join(
            [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        )
        r, s = utils.decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def checked_keys(p256dh: str, auth: str) -> None:
    """Refused unless a message can be encrypted for these keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = unpacked(p256dh), unpacked(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as e:
        raise Refused("malformed", "no key of a browser", {"detail": "p256dh"}) from e
    if len(point) != POINT or len(secret) != SECRET:
        raise Refused("malformed", "no key of a browser", {"detail": "auth"})


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """For the one browser that has the other half of the key; in one record (RFC 8188)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = unpacked(p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    public, salt = _point(own), os.urandom(16)
    key, nonce = keys_of(shared, unpacked(auth), theirs, public, salt)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(public)) + public + sealed


def keys_of(shared: bytes, auth: bytes, theirs: bytes, public: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key of the content and its nonce, as both sides work them out (RFC 8291, 3.4)."""
    secret = _derived(shared, auth, b"WebPush: info\x00" + theirs + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives import serialization as s

    return key.public_key().public_bytes(s.Encoding.X962, s.PublicFormat.UncompressedPoint)
