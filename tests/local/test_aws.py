"""The embedded AWS speaks with this machine's own programs alone."""

from typing import Any

import pytest

from local.aws import Storage


def status(**environ: str) -> str:
    answered: list[str] = []

    def start_response(status: str, headers: list[Any], exc_info: Any = None) -> None:
        answered.append(status)

    class Unread:
        def read(self, size: int = -1) -> bytes:
            raise AssertionError("the body of somebody unwelcome was read")

    given = {"REQUEST_METHOD": "GET", "PATH_INFO": "/handoff-local-bucket", "wsgi.input": Unread(), **environ}
    list(Storage()(given, start_response))
    return answered[0]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:3001", "127.0.0.1.evil.example", "192.0.2.1:3001"])
def test_a_site_that_resolves_to_this_machine_lists_nothing(host: str) -> None:
    """DNS rebinding: the browser takes it for the site itself and sends no Origin."""
    assert status(HTTP_HOST=host) == "403 Forbidden"


def test_a_page_of_another_origin_reads_nothing() -> None:
    assert status(HTTP_HOST="127.0.0.1:3001", HTTP_ORIGIN="https://evil.example") == "403 Forbidden"


@pytest.mark.parametrize("host", ["", "a b", "127.0.0.1:x", "127.0.0.1:3001, evil.example"])
def test_a_malformed_host_is_a_bad_request(host: str) -> None:
    assert status(HTTP_HOST=host) == "400 Bad Request"


def test_a_malformed_length_is_a_bad_request() -> None:
    assert status(HTTP_HOST="localhost:3001", CONTENT_LENGTH="-1") == "400 Bad Request"


@pytest.mark.parametrize(
    "host", ["127.0.0.1:3001", "localhost:3001", "[::1]:3001", "host.docker.internal:3001", "bucket.localhost:3001"]
)
def test_this_machine_goes_on_to_its_answer(host: str) -> None:
    with pytest.raises(AssertionError, match="was read"):
        status(HTTP_HOST=host, CONTENT_LENGTH="1")
