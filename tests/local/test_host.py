"""What a Host header may say (RFC 9110 7.2, RFC 3986 3.2), and which names mean this machine."""

import pytest

from local.host import is_this_machine, is_wellformed


@pytest.mark.parametrize(
    "host", ["a", "handoff.example", "handoff.example.", "127.0.0.1:3000", "[::1]:80", "x_y:65535"]
)
def test_names_and_addresses_with_or_without_a_port(host: str) -> None:
    assert is_wellformed(host)


@pytest.mark.parametrize(
    "host", ["", ":80", "a b", "a/b", "a@b", "a:65536", "a:", "a:-1", "[::1", "-a", "a,b", "a\r\n", "ä"]
)
def test_anything_else_is_none(host: str) -> None:
    assert not is_wellformed(host)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.0.0.1:3001", "localhost:3001", "LOCALHOST", "[::1]:3001", "handoff-bucket.localhost:3001"),
        *("host.docker.internal:3001", "handoff-bucket.host.docker.internal"),
    ],
)
def test_the_names_of_this_machine(host: str) -> None:
    assert is_this_machine(host)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "128.0.0.1"])
def test_a_site_whose_name_was_made_to_resolve_here_is_not_this_machine(host: str) -> None:
    assert not is_this_machine(host)
