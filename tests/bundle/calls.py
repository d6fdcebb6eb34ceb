"""Which function asked the embedded AWS for what: each signs with its own name as access key."""

import json
import re
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import parse_qs

from local.aws import Storage
from tests.rights import Call, attributes, leading_keys

_S3 = {"GET": "GetObject", "HEAD": "GetObject", "PUT": "PutObject", "DELETE": "DeleteObject"}


class Watched:
    """The embedded AWS, with a list of what each function called."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.url = ""
        self.calls: set[Call] = set()

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        signed = re.search(r"Credential=(\w+)/", environ.get("HTTP_AUTHORIZATION", ""))
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        # "local" is the tests themselves.
        if signed and signed[1] != "local":
            self.calls.update(Call(signed[1], *what) for what in _asked(environ, body))
        return self._storage({**environ, "wsgi.input": _Body(body)}, start_response)


class _Body:
    def __init__(self, content: bytes) -> None:
        self._content = content

    def read(self, size: int = -1) -> bytes:
        return self._content if size < 0 else self._content[:size]


def _rows(action: str, asked: dict[str, Any]) -> list[tuple[str, str, tuple[str, ...]]]:
    """What AWS asks rights for: of a transaction, each of its writes."""
    if action == "TransactWriteItems":
        writes = [next(iter(entry.items())) for entry in asked["TransactItems"]]
        return [row for kind, write in writes for row in _rows(f"{kind}Item", write)]
    return [(f"dynamodb:{action}", key, attributes(action, asked)) for key in leading_keys(action, asked)]


def _asked(environ: dict[str, Any], body: bytes) -> Iterable[tuple[str, str, tuple[str, ...]]]:
    target = environ.get("HTTP_X_AMZ_TARGET", "")
    if target:
        action = target.rpartition(".")[2]
        return _rows(action, json.loads(body))
    # /bucket/key, or the bucket's list under a prefix.
    key = environ["PATH_INFO"].lstrip("/").partition("/")[2]
    if not key:
        return [("s3:ListBucket", parse_qs(environ["QUERY_STRING"])["prefix"][0], ())]
    return [(f"s3:{_S3.get(environ['REQUEST_METHOD'], environ['REQUEST_METHOD'])}", key, ())]
