"""The HTTP API as methods: every operation of the service, with its own names for arguments and typed errors."""

from __future__ import annotations

from typing import Any, Literal, TypedDict
from urllib.parse import quote

from .transport import Transport

Model = dict[str, Any]
UNCHANGED: Any = object()


class Issue(TypedDict):
    path: str
    message: str
    severity: Literal["error", "warning"]


class Verdict(TypedDict):
    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


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

    def solve(self, model: Model | str) -> dict[str, Any]:
        """Park a model as a public draft; the answer's `open_url` shows it solved in the opener's browser."""
        return self._post("/api/sdk/solve", {"model": model})

    def validate(self, model: Model | str) -> Verdict:
        verdict: Verdict = self._http.send("POST", "/api/sdk/validate", {"model": model})
        return verdict

    def create_beam(self, **inputs: Any) -> Model:
        """A single-span beam from simple inputs: `create_beam(span_m=6, section="IPE300", load_kn=10)`."""
        model: Model = self._post("/api/sdk/create-beam", inputs)["model"]
        return model

    def check_beam(self, **inputs: Any) -> dict[str, Any]:
        """A steel beam with its EN 1993-1-1 check, parked as a draft: the handle with `open_url` and `model`."""
        return self._post("/api/sdk/check-beam", inputs)

    def schema(self, root: str | None = None) -> dict[str, Any]:
        return self._get("/api/sdk/schema", root=root)

    def sections(self, family: str | None = None, name: str | None = None) -> dict[str, Any]:
        return self._get("/api/sdk/sections", family=family, name=name)

    def me(self) -> dict[str, Any]:
        return self._get("/api/sdk/me")

    def token(self, email: str, password: str) -> dict[str, Any]:
        """Exchange e-mail and password for a bearer token that is good for one hour."""
        return self._post("/api/sdk/token", {"email": email, "password": password})

    def create_api_key(
        self, name: str, scopes: list[str] | None = None, expires_in_days: int | None = None
    ) -> dict[str, Any]:
        """A new key; its value is in this answer and never again."""
        body = {"name": name, "scopes": scopes or [], "expiresInDays": expires_in_days}
        return self._post("/api/sdk/api-keys", body)

    def list_api_keys(self) -> list[dict[str, Any]]:
        keys: list[dict[str, Any]] = self._get("/api/sdk/api-keys")["keys"]
        return keys

    def revoke_api_key(self, key_id: str) -> dict[str, Any]:
        answer: dict[str, Any] = self._http.send("DELETE", "/api/sdk/api-keys", query={"id": key_id})
        return answer

    def list_models(self) -> list[dict[str, Any]]:
        models: list[dict[str, Any]] = self._get("/api/sdk/models")["models"]
        return models

    def save_model(self, name: str, model: Model | str, description: str | None = None) -> dict[str, Any]:
        body: dict[str, Any] = {"name": name, "model": model}
        if description is not None:
            body["description"] = description
        return self._post("/api/sdk/models", body)

    def get_model(self, model_id: str) -> dict[str, Any]:
        return self._get(_model_path(model_id))

    def update_model(
        self, model_id: str, *, name: Any = UNCHANGED, description: Any = UNCHANGED, model: Any = UNCHANGED
    ) -> dict[str, Any]:
        """Change only what is given; `description=None` clears it."""
        given = {"name": name, "description": description, "model": model}
        body = {field: value for field, value in given.items() if value is not UNCHANGED}
        answer: dict[str, Any] = self._http.send("PUT", _model_path(model_id), body)
        return answer

    def delete_model(self, model_id: str) -> None:
        self._http.send("DELETE", _model_path(model_id))

    def openapi(self) -> dict[str, Any]:
        return self._get("/api/openapi.json")

    def _get(self, path: str, **query: str | None) -> dict[str, Any]:
        answer: dict[str, Any] = self._http.send("GET", path, query=query)
        return answer

    def _post(self, path: str, body: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self._http.send("POST", path, body)
        return answer


def _model_path(model_id: str) -> str:
    return "/api/sdk/models/" + quote(model_id, safe="")
