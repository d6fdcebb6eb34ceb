"""Where a request comes from: the address that limits count by and that the account's trail shows."""

import ipaddress
from typing import Any

from handoff.http import edge


def of(event: dict[str, Any]) -> str:
    """The gateway's peer, or the visitor behind our own CloudFront, whose word on X-Forwarded-For is taken.

    Anybody can send X-Forwarded-For; only the entry that the distribution itself appended says something.
    """
    peer: str = event.get("requestContext", {}).get("http", {}).get("sourceIp", "")
    headers = event.get("headers", {})
    if not edge.vouches(event):
        return peer
    hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",")]
    # The gateway adds its own peer behind what the distribution wrote.
    if hops[-1] == peer:
        hops.pop()
    return hops[-1] if hops and _is_address(hops[-1]) else peer


def network(address: str) -> str:
    """What one visitor commands: an address, and of IPv6 the /64 that a household or server is given whole."""
    if not _is_address(address) or ipaddress.ip_address(address).version == 4:
        return address
    return str(ipaddress.ip_network((address, 64), strict=False))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
