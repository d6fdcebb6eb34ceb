"""What every endpoint shares: routing, one form of error, the same headers, a line in the log."""

from collections.abc import Callable
from typing import Annotated, Any

from aws_lambda_powertools.event_handler.api_gateway import APIGatewayHttpResolver, Response
from aws_lambda_powertools.event_handler.depends import Depends
from aws_lambda_powertools.event_handler.request import Request

from handoff.errors import ApiError, BadRequest, NotFound
from handoff.http import address, body, client_address, compression, edge
from handoff.http.json_io import Json, dump
from handoff.runtime import gc_pause, request_log, settings
from handoff.runtime.snapstart import prepare

Event = dict[str, Any]
Answer = dict[str, Any]

HEADERS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "ETag, Retry-After, X-Handoff-Expires-At, X-Handoff-Members, X-Handoff-Sha256, X-Handoff-Warnings"
    ),
    "Cache-Control": "no-store",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
}

# The gateway answers preflights itself; this is for wherever there is no gateway, such as the local service.
PREFLIGHT: dict[str, str | list[str]] = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
    "Access-Control-Allow-Headers": (
        "authorization, x-api-key, content-type, content-encoding, if-match, idempotency-key, mcp-protocol-version"
    ),
    "Access-Control-Max-Age": "86400",
}


def _json_object(request: Request) -> Json:
    return body.json_object(request.resolved_event.raw_event, settings.limits()["fields_bytes"])


def _model_body(request: Request) -> Json:
    return body.json_object(request.resolved_event.raw_event, settings.limits()["body_bytes"])


def _base_url(request: Request) -> str:
    return address.base_url(request.resolved_event.raw_event)


def _address(request: Request) -> str:
    return client_address.of(request.resolved_event.raw_event)


def _headers(request: Request) -> dict[str, str]:
    headers: dict[str, str] = request.resolved_event.raw_event.get("headers", {})
    return headers


def _query(request: Request) -> dict[str, str]:
    return request.query_parameters or {}


# A body of a few fields, and one that carries a model.
JsonObject = Annotated[Json, Depends(_json_object)]
ModelBody = Annotated[Json, Depends(_model_body)]
Query = Annotated[dict[str, str], Depends(_query)]
BaseUrl = Annotated[str, Depends(_base_url)]
# Where the request comes from.
Address = Annotated[str, Depends(_address)]
# With names in lower case, as payload 2.0 has them.
Headers = Annotated[dict[str, str], Depends(_headers)]


def public_api(*, query: tuple[str, ...] | None = None) -> APIGatewayHttpResolver:
    """An application open to everyone; api.py has the private kind. Without `query` any parameters pass unread."""
    app = APIGatewayHttpResolver(serializer=_written)
    if query is not None:
        app.use(middlewares=[known_query(query)])

    def unknown(_: Exception) -> Response[Any]:
        return _refused(NotFound(f"no such path: {app.current_event.path[:200]}"))

    app.exception_handler(ApiError)(_refused)
    app.exception_handler(Exception)(_failed)
    app.not_found(unknown)
    return app


def known_query(names: tuple[str, ...]) -> Callable[..., Any]:
    """Refuses query parameters that no one reads: a misspelt one would be ignored, and its answer believed."""

    def guard(app: APIGatewayHttpResolver, next_middleware: Callable[..., Any]) -> Any:
        strange = next((name for name in app.current_event.query_string_parameters or () if name not in names), None)
        if strange is not None:
            known = f"known: {', '.join(names)}" if names else "this path takes none"
            raise BadRequest(f"unknown query parameter '{strange[:64]}'; {known}")
        return next_middleware(app)

    return guard


def _written(value: Any) -> Any:
    # What is JSON already stays as it is; bytes then travel as base64.
    return value if isinstance(value, bytes) else dump(value).decode()


def _refused(error: ApiError) -> Response[Any]:
    request_log.note(code=error.code)
    return Response(error.status, "application/json", error.body(), headers=dict(error.headers))


def _failed(error: Exception) -> Response[Any]:
    # The cause goes to the log alone: its text may hold what the caller must not see.
    request_log.logger.error("unexpected error", exc_info=error)
    return _refused(ApiError("internal error; the request can be sent again"))


def entry(app: APIGatewayHttpResolver) -> Callable[[Event, Any], Answer]:
    """The Lambda handler of an application."""
    prepare()

    @request_log.logged
    @gc_pause.at_rest()
    def handler(event: Event, context: Any) -> Answer:
        answer = edge.refusal(event) or app.resolve(event, context)
        answer["headers"] = {**HEADERS, **answer.get("headers", {})}
        return compression.packed(answer, event)

    return handler
