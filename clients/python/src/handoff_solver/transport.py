"""One HTTP exchange with the service: JSON both ways, retries with backoff, credentials to this address only."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.parse import urlencode, urlsplit

from .encoding import encoded
from .errors import ServiceError, Unavailable, from_answer
from .sentences import said

# Refused before anything happened, so that repeating is always safe.
REFUSED = 429
# Perhaps done and only the answer lost: 0 stands for no answer at all.
UNCERTAIN = frozenset({0, 500, 502, 503, 504})
LONGEST_PAUSE_S = 30.0


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the API key to wherever it points."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Transport:
    def __init__(
        self,
        base_url: str,
        headers: dict[str, str],
        timeout_s: float = 30.0,
        attempts: int = 4,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError(said("no_address", base=base_url))
        self.base_url = base_url.rstrip("/")
        self._headers = headers
        self._timeout_s = timeout_s
        self._attempts = attempts
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_NoRedirect)

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: dict[str, str | None] | None = None,
        *,
        repeatable: bool | None = None,
        headers: dict[str, str] | None = None,
        tagged: bool = False,
    ) -> Any:
        """The parsed answer (None for an empty one), or a `ServiceError` once the retries are spent.

        `repeatable` says that doing it twice does no more than doing it once: so is everything but a POST, unless told.
        `tagged` puts the answer's ETag into it, as `etag`.
        """
        safe = method != "POST" if repeatable is None else repeatable
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = self.base_url + path + ("?" + urlencode(given) if given else "")
        data = None if body is None else encoded(body).encode()
        for attempt in range(1, self._attempts + 1):
            try:
                found, tag = self._once(method, url, data, headers or {})
                return {**found, "etag": tag} if tagged else found
            except ServiceError as error:
                repeated = error.status == REFUSED or (safe and error.status in UNCERTAIN)
                if attempt == self._attempts or not repeated:
                    raise
                self._sleep(_pause(attempt, error.retry_after_s))
        raise AssertionError("unreachable: the last attempt returns or raises")

    def _once(self, method: str, url: str, data: bytes | None, more: dict[str, str]) -> tuple[Any, str | None]:
        """What was answered, and its ETag where it has one."""
        headers = {**self._headers, "Accept": "application/json", **more}
        if data is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(url, data=data, method=method, headers=headers)  # noqa: S310 - http(s) only, see above
        try:
            with self._opener.open(request, timeout=self._timeout_s) as answer:
                return self._read(answer.status, answer.read()), answer.headers.get("ETag")
        except urllib.error.HTTPError as error:
            failure = from_answer(error.code, _read_body(error))
            failure.retry_after_s = _retry_after(error)
            raise failure from None
        except (urllib.error.URLError, HTTPException, TimeoutError, ConnectionError) as error:
            reason = getattr(error, "reason", error)
            raise Unavailable(said("no_answer", base=self.base_url, reason=reason), status=0) from error

    def _read(self, status: int, text: bytes) -> Any:
        try:
            return json.loads(text) if text else None
        except ValueError:
            raise ServiceError(said("no_service", base=self.base_url), status=status) from None


def _pause(attempt: int, wait_s: float | None) -> float:
    """What the service asked for, else full jitter over a doubling window."""
    if wait_s is not None:
        return min(wait_s, LONGEST_PAUSE_S)
    return random.uniform(0.0, min(0.25 * 2.0**attempt, LONGEST_PAUSE_S))  # noqa: S311 - spreads load, hides nothing


def _read_body(error: urllib.error.HTTPError) -> Any:
    try:
        return json.loads(error.read())
    except (ValueError, OSError, HTTPException):
        return None  # a gateway's own page: the status says what there is to say


def _retry_after(error: urllib.error.HTTPError) -> float | None:
    value = error.headers.get("Retry-After", "")
    return float(value) if value.isdigit() else None
