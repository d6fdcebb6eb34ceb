"""A private endpoint: credentials, scope and tier are asked for before anything else is looked at."""

from collections.abc import Callable
from typing import Annotated, Any

from aws_lambda_powertools.event_handler.api_gateway import APIGatewayHttpResolver
from aws_lambda_powertools.event_handler.depends import Depends
from aws_lambda_powertools.event_handler.request import Request

from handoff.accounts import account_rate
from handoff.auth import credentials, scopes
from handoff.http import client_address
from handoff.http.endpoint import BaseUrl, Headers, JsonObject, ModelBody, Query, entry, known_query, public_api
from handoff.runtime import request_log

__all__ = ["BaseUrl", "Caller", "Headers", "JsonObject", "ModelBody", "Query", "api", "entry"]


def _caller(request: Request) -> credentials.Caller:
    event = request.resolved_event.raw_event
    caller = credentials.identify(event.get("headers", {}), client_address.of(event))
    request_log.note(account_id=caller.account.id)
    return caller


Caller = Annotated[credentials.Caller, Depends(_caller)]


def api(*, scope: str = scopes.READ, pro: bool = False, query: tuple[str, ...] = ()) -> APIGatewayHttpResolver:
    """An application that answers 401, 403 and only then looks at query and body."""
    app = public_api()

    def guard(app: APIGatewayHttpResolver, next_middleware: Callable[..., Any], caller: Caller) -> Any:
        account_rate.spend(caller.account.id)
        scopes.require(caller.scopes, scope)
        if pro:
            caller.require_pro()
        return next_middleware(app)

    app.use(middlewares=[guard, known_query(query)])
    return app
