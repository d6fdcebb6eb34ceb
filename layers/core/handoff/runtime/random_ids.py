"""Random ids and secrets, made when called since a snapshot must not repeat them, and the digests kept of them."""

import hashlib
import hmac
import secrets


def new_id() -> str:
    """128 bits: a link is public to whoever holds it, so its id must not be guessed."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """256 bits, URL-safe."""
    return secrets.token_urlsafe(32)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()


def matches(text: str, kept_digest: str) -> bool:
    """Whether the text has this digest, in constant time."""
    return hmac.compare_digest(digest(text), kept_digest)
