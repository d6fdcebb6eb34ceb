"""The text of an API key: an id that scanners for leaked secrets can know, and a secret with a checksum."""

import zlib

from handoff.runtime.random_ids import digest, matches, new_id, new_secret

PREFIX = "handoff_"


def new() -> tuple[str, str]:
    """An id that scanners for leaked secrets can know, and a secret whose last letters tell a slip of the pen."""
    key_id, secret = f"{PREFIX}{new_id()[:16]}", new_secret()
    return key_id, secret + _checksum(key_id, secret)


def is_mistyped(text: str) -> bool:
    """Whether it cannot be a key, which the table need not be asked. Keys of the first release have no checksum."""
    key_id, _, secret = text.partition(".")
    return key_id.startswith(PREFIX) and not matches(secret[-8:], digest(_checksum(key_id, secret[:-8])))


def _checksum(key_id: str, secret: str) -> str:
    return f"{zlib.crc32(f'{key_id}.{secret}'.encode(errors='backslashreplace')):08x}"
