"""The tools of the MCP server: what each takes and needs is in schemas/mcp_tools.json, what it does is its endpoint's.

Beams, and pydantic for saving, are loaded by their first use: with both a start would be above the bar of 2.0 times the
bare handler's.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from handoff import sections
from handoff.api import responses
from handoff.auth import scopes
from handoff.auth.credentials import Caller
from handoff.drafts.draft_answer import checked, solved
from handoff.errors import ApiError, BadRequest
from handoff.http import schema
from handoff.http.json_io import Json as Sent
from handoff.http.json_io import parse
from handoff.mcp.protocol import INVALID_PARAMS, RpcError, content, refusal
from handoff.models import saved_models, submission
from handoff.runtime import request_log, settings
from handoff.validation import validate

Json = dict[str, Any]


class Tools:
    """The tools for one caller, who sees those that its key and its account may use."""

    def __init__(self, caller: Caller, base_url: str) -> None:
        self.caller = caller
        self.base_url = base_url

    def listed(self) -> list[Json]:
        return [tool["definition"] for tool in _described().values() if self._may(tool)]

    def call(self, name: str, arguments: Json) -> Json:
        tool = _described().get(name)
        if tool is None:
            raise RpcError(INVALID_PARAMS, f"unknown tool '{name[:60]}'; known: {', '.join(_described())}")
        try:
            self._require(tool)
            _check_names(tool["definition"]["inputSchema"], arguments)
            return content(CALLS[name](self.caller, arguments, self.base_url))
        except ApiError as error:
            request_log.note(code=error.code)
            return refusal(error.body())

    def _require(self, tool: Json) -> None:
        scopes.require(self.caller.scopes, tool["scope"])
        if tool["pro"]:
            self.caller.require_pro()

    def _may(self, tool: Json) -> bool:
        tier = self.caller.account.is_premium or not tool["pro"]
        return tier and scopes.allows(self.caller.scopes, tool["scope"])


def solve_model(caller: Caller, arguments: Json, base_url: str) -> Json:
    return solved(caller.account.id, submission.accept(Sent(arguments), validate), base_url)


def check_beam(caller: Caller, arguments: Json, base_url: str) -> Json:
    from handoff.beams import check_beam_model

    model, note = check_beam_model(arguments)
    return checked(caller.account.id, model, note, base_url)


def validate_model(_: Caller, arguments: Json, __: str) -> Json:
    return submission.report(Sent(arguments), validate)


def create_beam(_: Caller, arguments: Json, __: str) -> Json:
    from handoff.beams import create_beam_model

    return {"model": create_beam_model(arguments)}


def get_schema(_: Caller, arguments: Json, __: str) -> Json:
    root = _text(arguments, "root")
    return schema.closure(root) if root else schema.index()


def list_sections(_: Caller, arguments: Json, __: str) -> Json:
    return sections.answer(family=_text(arguments, "family"))


def get_section(_: Caller, arguments: Json, __: str) -> Json:
    name = _text(arguments, "name")
    if name is None:
        raise BadRequest("'name' is missing")
    return sections.answer(name=name)


def save_model(caller: Caller, arguments: Json, _: str) -> Json:
    from handoff.api.saving import save

    return responses.model_facts(save(caller, Sent(arguments)))


def list_models(caller: Caller, _: Json, __: str) -> Json:
    return {"models": [responses.model_facts(model) for model in saved_models.listed(caller.account.id)]}


def get_model(caller: Caller, arguments: Json, _: str) -> Json:
    model_id = _text(arguments, "id")
    if model_id is None:
        raise BadRequest("'id' is missing")
    found: Json = parse(responses.model(*saved_models.fetch(caller.account.id, model_id)))
    return found


CALLS: dict[str, Callable[[Caller, Json, str], Json]] = {
    call.__name__: call
    for call in (
        *(solve_model, check_beam, validate_model, create_beam, get_schema),
        *(list_sections, get_section, save_model, list_models, get_model),
    )
}


def _check_names(shape: Json, arguments: Json) -> None:
    """As a misspelt query parameter is refused; what a body may hold is its reader's to say."""
    if shape.get("additionalProperties") is not False:
        return
    known = shape["properties"]
    strange = next((name for name in arguments if name not in known), None)
    if strange is not None:
        told = f"known: {', '.join(known)}" if known else "this tool takes none"
        raise BadRequest(f"unknown argument '{strange[:64]}'; {told}")


def _text(arguments: Json, name: str) -> str | None:
    value = arguments.get(name)
    if value is not None and type(value) is not str:
        raise BadRequest(f"'{name}' must be a string")
    return value or None


@cache
def _described() -> dict[str, Json]:
    """By name: the definition as clients see it, and the scope and tier that its endpoint asks for."""
    tools: list[Json] = parse((settings.schemas_dir() / "mcp_tools.json").read_bytes())["tools"]
    return {tool["definition"]["name"]: tool for tool in tools}
