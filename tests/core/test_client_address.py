"""Whose word on an address is taken: the gateway's own, and that of our distribution."""

from typing import Any

import pytest

from handoff.http import client_address

SECRET = "w" * 32


def event(peer: str, **headers: str) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {"headers": named, "requestContext": {"http": {"sourceIp": peer}}}


@pytest.fixture
def edge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDGE_SECRET", SECRET)


@pytest.mark.parametrize("sent", ["", "x" * 32, SECRET[:-1], "é"])
def test_anybody_else_says_what_they_like(edge: None, sent: str) -> None:
    told = event("198.51.100.1", x_forwarded_for="192.0.2.9, 198.51.100.1", x_handoff_edge=sent)
    assert client_address.of(told) == "198.51.100.1"


def test_without_a_distribution_nobody_vouches() -> None:
    told = event("198.51.100.1", x_forwarded_for="192.0.2.9", x_handoff_edge="")
    assert client_address.of(told) == "198.51.100.1"


@pytest.mark.parametrize("hops", ["192.0.2.9", "192.0.2.9, 198.51.100.1", "203.0.113.5, 192.0.2.9, 198.51.100.1"])
def test_behind_it_the_visitor_is_who_it_appended_last(edge: None, hops: str) -> None:
    """What the visitor itself sent stands before that, and the gateway's peer, the edge, behind it."""
    told = event("198.51.100.1", x_forwarded_for=hops, x_handoff_edge=SECRET)
    assert client_address.of(told) == "192.0.2.9"


@pytest.mark.parametrize("hops", ["", "unknown", "198.51.100.1", "192.0.2.9:443, ", "1,2"])
def test_what_is_no_address_leaves_the_peer(edge: None, hops: str) -> None:
    told = event("198.51.100.1", x_forwarded_for=hops, x_handoff_edge=SECRET)
    assert client_address.of(told) == "198.51.100.1"


@pytest.mark.parametrize(
    ("address", "network"),
    [("192.0.2.9", "192.0.2.9"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("", ""), ("unix", "unix")],
)
def test_of_ipv6_the_network_counts(address: str, network: str) -> None:
    assert client_address.network(address) == network
