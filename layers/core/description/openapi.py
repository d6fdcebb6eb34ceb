"""Writes schemas/openapi.json from requests, answers and the table of operations: `python -m description.openapi`."""

from pathlib import Path
from typing import Any

import orjson
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from description import bodies, examples, guide
from description.answers.errors import Error, InvalidModelError, RepeatedError
from description.operation import Operation
from description.operations import OPERATIONS
from handoff import beams
from handoff.runtime import settings

Schema = dict[str, Any]

BEARER = f"From POST /api/sdk/token; {settings.limits()['token_minutes']} minutes"

ERRORS = {
    400: "A field is missing, unknown or contradictory, or the body is not readable; code bad_request",
    401: "Credentials missing or invalid; code unauthorized",
    403: "The key lacks the scope, the account the tier, the password is wrong, or a page of another site calls; code "
    "insufficient_scope, pro_required, wrong_password or forbidden_origin",
    404: "Not found; code not_found",
    409: "Others are changing the same model; code conflict. The account has as many models or keys as it can have; "
    "code limit_reached. An Idempotency-Key was used before; code idempotency_key_used, or under_way",
    412: "The model is no longer what If-Match names; code precondition_failed",
    413: "Larger than the size limit; code model_too_large. A body of more than 6 MB as it is sent the gateway refuses "
    "itself, with a message and no code: send it as gzip",
    422: "The model fails validation and no link is made; code invalid_model",
    429: "Too many wrong passwords, credentials or sign-ins from one address, or requests of one account; code "
    "too_many_attempts or too_many_requests",
    500: "Our failure; code internal",
    503: "Too much at once; code busy. Nobody knows whether a change took effect",
}
PACKED = "Also packed, with the header Content-Encoding: gzip, as application/json or as application/octet-stream."
HEADERS = {
    401: {"WWW-Authenticate": {"schema": {"type": "string"}}},
    429: {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}},
    503: {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}},
}


def description() -> Schema:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Handoff",
            "version": settings.limits()["version"],
            "summary": "Structural models over HTTP: validated here, solved in the browser that opens the link.",
            "description": "\n\n".join((guide.ORDER, guide.AXES, guide.ANALYSES)),
        },
        # The function that serves this puts its own address here.
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": about} for name, about in guide.TAGS.items()],
        "security": [{"ApiKey": []}, {"Bearer": []}],
        "paths": _paths(),
        "components": {
            "securitySchemes": {
                "ApiKey": {"type": "apiKey", "in": "header", "name": "X-API-Key", "description": "`<key_id>.<secret>`"},
                "Bearer": {"type": "http", "scheme": "bearer", "description": BEARER},
            },
            "schemas": _schemas(),
        },
    }


def _paths() -> Schema:
    paths: Schema = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return paths


def _operation(operation: Operation) -> Schema:
    entry: Schema = {
        "operationId": operation.id,
        "summary": operation.summary,
        "tags": [operation.tag],
        "parameters": _parameters(operation),
        "responses": _responses(operation),
    }
    if operation.public:
        entry["security"] = []
    else:
        needs = f"Needs the scope {operation.scope}" + (" and a Pro account." if operation.pro else ".")
        entry["description"] = needs
    if operation.request is not None:
        content = _json(operation.request)
        content["application/json"]["examples"] = examples.of(operation.id)
        entry["requestBody"] = {"required": True, "description": PACKED, "content": content}
    return entry


# Clients that send every parameter, Postman's among them, then make a call that works.
QUERY_EXAMPLES = {"root": "members", "family": "IPE", "name": "IPE300"}


def _parameters(operation: Operation) -> list[Schema]:
    text = {"type": "string"}
    parameters = [
        {"name": name, "in": "query", "required": required, "description": about, "schema": text}
        | ({"example": QUERY_EXAMPLES[name]} if name in QUERY_EXAMPLES else {})
        for name, required, about in operation.query
    ]
    parameters += [
        {"name": name, "in": "header", "required": False, "description": about, "schema": text}
        for name, about in operation.headers
    ]
    if "{id}" in operation.path:
        parameters.append({"name": "id", "in": "path", "required": True, "schema": text})
    return parameters


def _responses(operation: Operation) -> Schema:
    answer: Schema = {"description": "Done"}
    if operation.answer is not None:
        answer["content"] = _json(operation.answer)
    if operation.answer_headers:
        text = {"type": "string"}
        answer["headers"] = {name: {"description": about, "schema": text} for name, about in operation.answer_headers}
    responses = {str(operation.status): answer}
    if operation.accepts:
        responses["202"] = {"description": "A notification, taken without an answer"}
    # Whatever reads its query refuses parameters that it does not know.
    strict = (400,) if operation.path.startswith("/api/sdk/") else ()
    for status in sorted({*operation.errors, *strict, *(() if operation.public else (401, 403, 429, 503)), 500}):
        shape = InvalidModelError if status == 422 else RepeatedError if status == 409 else Error
        responses[str(status)] = {"description": ERRORS[status], "content": _json(shape)}
        if status in HEADERS:
            responses[str(status)]["headers"] = HEADERS[status]
    return responses


def _json(shape: type[BaseModel] | str) -> Schema:
    name = shape if isinstance(shape, str) else shape.__name__
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}


def _schemas() -> Schema:
    answers: list[type[BaseModel]] = [Error, InvalidModelError, RepeatedError]
    answers += [each for entry in OPERATIONS for each in (entry.request, entry.answer) if isinstance(each, type)]
    _, definitions = models_json_schema(
        [(answer, "validation") for answer in dict.fromkeys(answers)], ref_template="#/components/schemas/{model}"
    )
    schemas: Schema = definitions["$defs"]
    schemas["JsonObject"] = {"type": "object"}
    schemas["RpcRequest"] = bodies.rpc_request()
    schemas["CreateBeamRequest"] = bodies.beam_request(beams.CREATE_BEAM)
    schemas["CheckBeamRequest"] = bodies.beam_request(beams.CHECK_BEAM)
    return {name: _untitled(schemas[name]) for name in sorted(schemas)}


def _untitled(schema: Any) -> Any:
    """pydantic gives every field a title that only repeats its name."""
    if isinstance(schema, list):
        return [_untitled(entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _untitled(value) for name, value in schema.items() if not (name == "title" and isinstance(value, str))
    }


def text() -> bytes:
    return orjson.dumps(description(), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)


def path() -> Path:
    return settings.schemas_dir() / "openapi.json"


if __name__ == "__main__":
    path().write_bytes(text())
