"""What a Host header may say: RFC 9110 7.2, and which names mean this machine."""

import re

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9._-]*[a-z0-9])?\.?)(:(?P<port>\d{1,5}))?", re.IGNORECASE)
# Containers of `sam local invoke` reach this machine by the last one; S3's clients put the bucket before any of them.
_OURS = re.compile(r"127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)?(localhost|host\.docker\.internal)", re.IGNORECASE)


def is_wellformed(host: str) -> bool:
    found = _HOST.fullmatch(host)
    return found is not None and int(found["port"] or 0) <= 65_535


def is_this_machine(host: str) -> bool:
    """False for the name of a site that had it resolved to this machine, whose pages would then read what is here."""
    found = _HOST.fullmatch(host)
    return found is not None and _OURS.fullmatch(found["name"]) is not None
