"""The service without sockets: a request goes through the template's routing to its handler, and no answer passes that
the committed OpenAPI description does not describe."""

import base64
import copy
import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from jsonschema_rs import Draft202012Validator
from starlette.datastructures import Headers

from local import probe
from local.event import build_event
from local.functions import Handler, load_handler
from local.routing import match
from local.template import Template
from local.worker import LambdaContext
from tests import rights

ROOT = Path(__file__).parents[1]
BASE_URL = "https://handoff.example"

template = cache(Template)


@cache
def handler(name: str) -> Handler:
    return load_handler(template().functions()[name])


class Answer(probe.Answer):
    @property
    def error(self) -> tuple[int, str]:
        """Status and code, once it is sure that the body says what went wrong."""
        assert self.json["error"]
        return self.status, self.json["code"]


class Service:
    """Calls as a client makes them. `credentials` go with every call that brings none of its own."""

    def __init__(self, **credentials: str) -> None:
        self.credentials = credentials

    def get(self, path: str, **options: Any) -> Answer:
        return self.call("GET", path, **options)

    def post(self, path: str, json: Any = None, **options: Any) -> Answer:
        return self.call("POST", path, json=json, **options)

    def put(self, path: str, json: Any = None, **options: Any) -> Answer:
        return self.call("PUT", path, json=json, **options)

    def delete(self, path: str, **options: Any) -> Answer:
        return self.call("DELETE", path, **options)

    def call(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: bytes | None = None,
        query: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
        zipped: bool = False,
        client: str = "192.0.2.1",
    ) -> Answer:
        sent = {"host": "handoff.example", "content-type": "application/json", **(headers or {})}
        if not {"x-api-key", "authorization"} & sent.keys():
            sent |= self.credentials
        body = content if content is not None else b"" if json is None else _written(json)
        if zipped:
            body = gzip.compress(body)
            sent["content-encoding"] = "gzip"
        found = match(template().routes(), method, path)
        assert found is not None
        event = build_event(
            match=found,
            method=method,
            path=path,
            query=urlencode(query or {}, quote_via=quote),
            headers=Headers(sent),
            body=body,
            client=client,
            protocol="HTTP/1.1",
        )
        return invoke(found.route.function, event)


def invoke(function: str, event: dict[str, Any]) -> Answer:
    """Call a handler with an event and check its answer against the description."""
    route = event["routeKey"]
    with rights.calling(function):
        result = handler(function)(event, LambdaContext(function, 512, 20))
    assert set(result) <= {"statusCode", "headers", "body", "isBase64Encoded", "cookies"}
    body = result.get("body") or ""
    content = base64.b64decode(body, validate=True) if result.get("isBase64Encoded") else body.encode()
    answer = Answer(result["statusCode"], {name.lower(): value for name, value in result["headers"].items()}, content)
    check_described(route, answer)
    return answer


def check_described(route: str, answer: Answer) -> None:
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    method, _, path = route.partition(" ")
    operation = openapi()["paths"].get(path, {}).get(method.lower())
    if operation is None:
        return
    assert answer.headers["cache-control"] == "no-store"
    described = operation["responses"].get(str(answer.status))
    assert described, f"{route} does not describe {answer.status}: {answer.content[:300]!r}"
    assert {name.lower() for name in described.get("headers", {})} <= set(answer.headers)
    if "content" not in described:
        assert answer.content == b""
        return
    assert answer.headers["content-type"] == "application/json"
    (media,) = described["content"].values()
    _validator(media["schema"]["$ref"]).validate(answer.json)


@cache
def openapi() -> dict[str, Any]:
    described: dict[str, Any] = json.loads((ROOT / "schemas/openapi.json").read_text())
    return described


@cache
def _validator(reference: str) -> Draft202012Validator:
    """Stricter than the description: an answer may hold nothing but what is described."""
    components = copy.deepcopy(openapi()["components"])
    for schema in components["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    schema = {"$ref": reference, "components": components}
    return Draft202012Validator(schema, validate_formats=True)


def _written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
