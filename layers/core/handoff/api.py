"""What every endpoint shares: routing, credentials before anything else, one form of error, the same headers."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from aws_lambda_powertools.event_handler.api_gateway import APIGatewayHttpResolver, Response
from aws_lambda_powertools.event_handler.depends import Depends
from aws_lambda_powertools.event_handler.request import Request

from handoff import address, body, scopes
from handoff.errors import ApiError, NotFound
from handoff.reading import dump

if TYPE_CHECKING:
    from handoff import credentials

Event = dict[str, Any]
Answer = dict[str, Any]

HEADERS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "Retry-After, X-Handoff-Expires-At, X-Handoff-Members, X-Handoff-Sha256, X-Handoff-Warnings"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
}

# The gateway answers preflights itself; this is for wherever there is no gateway, such as the local service.
PREFLIGHT: dict[str, str | list[str]] = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
    "Access-Control-Allow-Headers": "authorization, x-api-key, content-type, content-encoding",
    "Access-Control-Max-Age": "86400",
}

logger = logging.getLogger("handoff")


def _json_object(request: Request) -> dict[str, Any]:
    return body.json_object(request.resolved_event.raw_event)


def _caller(request: Request) -> Any:
    from handoff.credentials import identify

    return identify(request.resolved_event.raw_event.get("headers", {}))


def _base_url(request: Request) -> str:
    return address.base_url(request.resolved_event.raw_event)


def _query(request: Request) -> dict[str, str]:
    return request.query_parameters or {}


JsonObject = Annotated[dict[str, Any], Depends(_json_object)]
if TYPE_CHECKING:
    Caller = Annotated[credentials.Caller, Depends(_caller)]
else:
    Caller = Annotated[Any, Depends(_caller)]
Query = Annotated[dict[str, str], Depends(_query)]
BaseUrl = Annotated[str, Depends(_base_url)]


def api(*, public: bool = False, scope: str = scopes.READ, pro: bool = False) -> APIGatewayHttpResolver:
    """An application that answers 401, 403 and only then looks at the body; `public` opens it to everyone."""
    app = APIGatewayHttpResolver(serializer=_written)

    def guard(app: APIGatewayHttpResolver, next_middleware: Callable[..., Any], caller: Caller) -> Any:
        scopes.require(caller.scopes, scope)
        if pro:
            caller.require_pro()
        return next_middleware(app)

    if not public:
        # Loaded now, while the function starts, and not by its first caller; a public one need not load storage.
        import handoff.credentials  # noqa: F401

        app.use(middlewares=[guard])

    def unknown(_: Exception) -> Response[Any]:
        return _refused(NotFound(f"no such path: {app.current_event.path[:200]}"))

    app.exception_handler(ApiError)(_refused)
    app.exception_handler(Exception)(_failed)
    app.not_found(unknown)
    return app


def _written(value: Any) -> Any:
    # What is JSON already stays as it is; bytes then travel as base64.
    return value if isinstance(value, bytes) else dump(value).decode()


def _refused(error: ApiError) -> Response[Any]:
    return Response(error.status, "application/json", error.body(), headers=dict(error.headers))


def _failed(error: Exception) -> Response[Any]:
    # The cause goes to the log alone: its text may hold what the caller must not see.
    logger.error("unexpected error", exc_info=error)
    return _refused(ApiError("internal error; the request can be sent again"))


def entry(app: APIGatewayHttpResolver) -> Callable[[Event, Any], Answer]:
    """The Lambda handler of an application."""

    def handler(event: Event, context: Any) -> Answer:
        answer = app.resolve(event, context)
        answer["headers"] = {**HEADERS, **answer.get("headers", {})}
        return answer

    return handler
