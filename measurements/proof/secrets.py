"""A canary in every secret, sent everywhere; then all that was logged, answered as an error and stored is searched."""

import base64
import io
import json
import logging
import zlib
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import boto3

from description.operations import OPERATIONS
from handoff.aws import storage
from handoff.runtime import request_log, settings
from measurements.proof.figures import Figure, counted, none_of
from measurements.proof.world import holder, world
from tests.examples import example
from tests.service import Answer, Service

CANARY = "canary-7f3a9c-of-ours"
MODEL = example("simply-supported-beam")


def prove() -> Iterator[Figure]:
    with world():
        yield from figures()


def figures() -> Iterator[Figure]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(request_log.logger.registered_formatter)
    level, log = request_log.logger.log_level, request_log.logger._logger
    request_log.logger.setLevel("DEBUG")
    # In place of the terminal's.
    with patch.object(log, "handlers", [handler]):
        secrets, answers = _used()
    request_log.logger.setLevel(level)
    logged = written.getvalue()
    refused = [answer for answer in answers if answer.status >= 400]
    stored = list(_stored())
    yield counted("secrets", len(secrets))
    yield counted("requests", len(answers))
    yield counted("lines of the log", logged.count("\n"))
    yield counted("stored rows and objects", len(stored))
    yield none_of("secrets in logs", [name for name, secret in secrets.items() if secret in logged])
    told = [name for name, secret in secrets.items() if any(secret.encode() in answer.plain for answer in refused)]
    yield none_of("in answers that refuse", told)
    # A link's id is the row's own name, and opens the model that is beside it in any case.
    kept = [name for name, secret in secrets.items() if name != "link" and any(secret in text for text in stored)]
    yield none_of("in what is stored", kept)


def _used() -> tuple[dict[str, str], list[Answer]]:
    """Every secret there is, used where it fits and sent where it does not."""
    owner = holder(CANARY, pro=True)
    password, changed = f"{CANARY} first password", f"{CANARY} second password"
    answers: list[Answer] = []

    def call(service: Service, method: str, path: str, body: Any = None, **options: Any) -> Any:
        answers.append(service.call(method, path, json=body, **options))
        return answers[-1].json if answers[-1].content else None

    anyone, email = Service(), owner.account.email
    first = f"a horse of canary yellow of {CANARY}"
    token = call(anyone, "POST", "/api/sdk/token", {"email": email, "password": first})["token"]
    bearer = Service(authorization=f"Bearer {token}")
    call(bearer, "PUT", "/api/sdk/password", {"current_password": first, "new_password": password})
    second = call(anyone, "POST", "/api/sdk/token", {"email": email, "password": password})["token"]
    bearer = Service(authorization=f"Bearer {second}")
    once = {"idempotency-key": f"{CANARY} word"}
    made = call(bearer, "POST", "/api/sdk/api-keys", {"name": "made"}, headers=once)["key"]
    call(bearer, "POST", "/api/sdk/api-keys", {"name": "made"}, headers=once)
    link = call(owner.service, "POST", "/api/sdk/solve", {"model": MODEL}, headers=once)["open_url"].rpartition("/")[2]
    call(owner.service, "POST", "/api/sdk/models", {"name": "kept", "model": MODEL}, headers=once)
    secrets = {
        **{"first password": first, "password": password, "wrong password": changed},
        **{"token": token, "second token": second, "link": link, "word of a repeat": once["idempotency-key"]},
        **{"key": owner.key.partition(".")[2], "made key": made.partition(".")[2]},
        **{"header": f"{CANARY} header", "query": f"{CANARY} query", "body": f"{CANARY} body"},
    }
    for operation in OPERATIONS:
        strange = [{"x-api-key": f"{owner.key}x"}, {"authorization": f"Bearer {token}x"}]
        for credentials in (*strange, {"x-api-key": owner.key}):
            # Whole, and as what the operation cannot read.
            for body in ({secret: secret for secret in secrets.values()}, list(secrets.values()), secrets["body"]):
                path = operation.path.replace("{id}", f"{link}x")
                headers = {**credentials, "user-agent": secrets["header"], "cookie": secrets["header"]}
                asked: Any = {"json": body, "headers": headers, "query": {"x": secrets["query"]}}
                answers.append(Service().call(operation.method.upper(), path, **asked))
    for guess in (changed, made, token):
        call(anyone, "POST", "/api/sdk/token", {"email": email, "password": guess})
        call(owner.service, "DELETE", "/api/sdk/me", {"password": guess})
    answers.append(anyone.get(f"/open/{link}"))
    answers.append(anyone.get(f"/open/{link}/model.json"))
    return secrets, answers


def _stored() -> Iterator[str]:
    """Every row and every object as text, packed ones unpacked."""
    rows = boto3.client("dynamodb").get_paginator("scan").paginate(TableName=settings.table_name())
    for page in rows:
        for row in page["Items"]:
            yield json.dumps(row, default=_text)
    for name, _ in storage.list_objects(""):
        yield f"{name} {_text(storage.get_object(name))}"


def _text(value: bytes) -> str:
    for wbits in (zlib.MAX_WBITS | 16, zlib.MAX_WBITS):
        try:
            return zlib.decompress(value, wbits).decode()
        except zlib.error:
            continue
    return base64.b64encode(value).decode()
