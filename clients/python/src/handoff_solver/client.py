"""The HTTP API as methods: every operation of the service but its MCP server, with typed errors."""

from __future__ import annotations

from typing import Any, Unpack, cast, overload
from urllib.parse import quote

from .api_types import (
    AccountAnswer,
    CheckBeamAnswer,
    CheckBeamRequest,
    CreateBeamRequest,
    CreatedKey,
    Event,
    Export,
    Link,
    ListedKey,
    Message,
    ModelFacts,
    Report,
    SavedModelAnswer,
    Section,
    SectionList,
    SolveAnswer,
    TokenAnswer,
)
from .local import AnyModel, as_object, refuse_path
from .transport import Transport


class TaggedFacts(ModelFacts):
    """With the `etag` of this state, for `if_match=`."""

    etag: str


class TaggedModel(SavedModelAnswer):
    """With the `etag` of this state, for `if_match=`."""

    etag: str


class _Unchanged:
    """Stands for what is not to be changed; None would clear it."""


UNCHANGED = _Unchanged()


class Client:
    """`Client(base_url, api_key=…)`, or `token=…` from `Client(base_url).token(email, password)`."""

    def __init__(
        self, base_url: str, api_key: str | None = None, *, token: str | None = None, timeout_s: float = 30.0
    ) -> None:
        headers = {}
        if api_key:
            headers["X-API-Key"] = api_key
        elif token:
            headers["Authorization"] = f"Bearer {token}"
        self._http = Transport(base_url, headers, timeout_s)
        self.base_url = self._http.base_url

    def solve(self, model: AnyModel) -> SolveAnswer:
        """Park a model as a public draft; the answer's `open_url` shows it solved in the opener's browser."""
        return cast(SolveAnswer, self._http.send("POST", "/api/sdk/solve", {"model": _plain(model)}))

    def validate(self, model: AnyModel) -> Report:
        return cast(Report, self._http.send("POST", "/api/sdk/validate", {"model": _plain(model)}, repeatable=True))

    def create_beam(self, **inputs: Unpack[CreateBeamRequest]) -> dict[str, Any]:
        """A single-span beam from simple inputs: `create_beam(span_m=6, section="IPE300", load_kn=10)`."""
        return cast("dict[str, Any]", self._http.send("POST", "/api/sdk/create-beam", inputs, repeatable=True)["model"])

    def check_beam(self, **inputs: Unpack[CheckBeamRequest]) -> CheckBeamAnswer:
        """A steel beam with its EN 1993-1-1 check, parked as a draft: the handle with `open_url` and `model`."""
        return cast(CheckBeamAnswer, self._http.send("POST", "/api/sdk/check-beam", inputs))

    def schema(self, root: str | None = None) -> dict[str, Any]:
        """One schema with all it references; without a root, the index of roots."""
        return cast("dict[str, Any]", self._http.send("GET", "/api/sdk/schema", query={"root": root}))

    @overload
    def sections(self, family: str | None = None, name: None = None) -> SectionList: ...
    @overload
    def sections(self, *, name: str) -> Section: ...
    def sections(self, family: str | None = None, name: str | None = None) -> SectionList | Section:
        """Section names by family, or one section's properties in SI units."""
        query = {"family": family, "name": name}
        return cast("SectionList | Section", self._http.send("GET", "/api/sdk/sections", query=query))

    def me(self) -> AccountAnswer:
        return cast(AccountAnswer, self._http.send("GET", "/api/sdk/me"))

    def token(self, email: str, password: str) -> TokenAnswer:
        """Exchange e-mail and password for a bearer token and the moment it ends."""
        body = {"email": email, "password": password}
        return cast(TokenAnswer, self._http.send("POST", "/api/sdk/token", body, repeatable=True))

    def create_api_key(
        self, name: str, scopes: list[str] | None = None, expires_in_days: int | None = None
    ) -> CreatedKey:
        """A new key; its value is in this answer and never again."""
        body = {"name": name, "scopes": scopes or [], "expiresInDays": expires_in_days}
        return cast(CreatedKey, self._http.send("POST", "/api/sdk/api-keys", body))

    def list_api_keys(self) -> list[ListedKey]:
        return cast("list[ListedKey]", self._all("/api/sdk/api-keys", "keys"))

    def revoke_api_key(self, key_id: str) -> Message:
        return cast(Message, self._http.send("DELETE", "/api/sdk/api-keys", query={"id": key_id}))

    def list_models(self) -> list[ModelFacts]:
        return cast("list[ModelFacts]", self._all("/api/sdk/models", "models"))

    def save_model(self, name: str, model: AnyModel, description: str | None = None) -> TaggedFacts:
        body: dict[str, Any] = {"name": name, "model": _plain(model)}
        if description is not None:
            body["description"] = description
        return cast(TaggedFacts, self._http.send("POST", "/api/sdk/models", body, tagged=True))

    def get_model(self, model_id: str) -> TaggedModel:
        return cast(TaggedModel, self._http.send("GET", _model_path(model_id), tagged=True))

    def update_model(
        self,
        model_id: str,
        *,
        name: str | _Unchanged = UNCHANGED,
        description: str | _Unchanged | None = UNCHANGED,
        model: AnyModel | _Unchanged = UNCHANGED,
        if_match: str | None = None,
    ) -> TaggedFacts:
        """Change only what is given; `description=None` clears it.

        With the `etag` last read as `if_match`, `PreconditionFailed` where somebody else has changed the model since.
        """
        sent = model if isinstance(model, _Unchanged) else _plain(model)
        given = {"name": name, "description": description, "model": sent}
        body = {field: value for field, value in given.items() if value is not UNCHANGED}
        answer = self._http.send("PUT", _model_path(model_id), body, tagged=True, **_condition(if_match))
        return cast(TaggedFacts, answer)

    def delete_model(self, model_id: str, *, if_match: str | None = None) -> None:
        """For good; `if_match` as of `update_model`."""
        self._http.send("DELETE", _model_path(model_id), **_condition(if_match))

    def list_links(self) -> list[Link]:
        """The account's links that open, newest first."""
        return cast("list[Link]", self._http.send("GET", "/api/sdk/links")["links"])

    def end_link(self, link_id: str) -> None:
        """Ends a link before its time; the id is what follows /open/ in it, or the `model_ref`."""
        self._http.send("DELETE", "/api/sdk/links/" + quote(link_id, safe=""))

    def list_events(self) -> list[Event]:
        """What was done in the account's name, newest first."""
        return cast("list[Event]", self._http.send("GET", "/api/sdk/events")["events"])

    def export(self, after: str | None = None) -> Export:
        """A page of everything the account holds; `after` is the `next` of the page before."""
        return cast(Export, self._http.send("GET", "/api/sdk/export", query={"after": after}))

    def change_password(self, current_password: str, new_password: str) -> Message:
        """Ends every bearer token; API keys stay. Not repeated: the old password would be wrong by then."""
        body = {"current_password": current_password, "new_password": new_password}
        return cast(Message, self._http.send("PUT", "/api/sdk/password", body, repeatable=False))

    def delete_account(self, password: str) -> None:
        """Deletes the account with everything in it, for good."""
        self._http.send("DELETE", "/api/sdk/me", {"password": password}, repeatable=False)

    def openapi(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self._http.send("GET", "/api/openapi.json"))

    def _all(self, path: str, name: str) -> list[Any]:
        """A list with its later pages, which only a very long one has."""
        page = self._http.send("GET", path)
        entries: list[Any] = page[name]
        while "next" in page:
            page = self._http.send("GET", path, query={"after": page["next"]})
            entries += page[name]
        return entries


def _plain(model: AnyModel) -> Any:
    """Text goes as it is: the service reads it itself."""
    if not isinstance(model, str):
        return as_object(model)
    refuse_path(model)
    return model


def _condition(if_match: str | None) -> dict[str, Any]:
    """Not repeated where the answer is lost: a first that took effect would refuse the second by its own change."""
    return {} if if_match is None else {"headers": {"If-Match": if_match}, "repeatable": False}


def _model_path(model_id: str) -> str:
    return "/api/sdk/models/" + quote(model_id, safe="")
