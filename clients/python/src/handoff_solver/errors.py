"""What can go wrong, as exceptions: one family for the service's answers, one for the solver's refusals."""

from __future__ import annotations

from typing import Any

from .sentences import said


class HandoffError(Exception):
    """The root of every error this package raises."""


class ServiceError(HandoffError):
    """The service answered with an error. `status`, `code` and the whole `body` are kept."""

    #: How long the service asks to wait, where it does.
    retry_after_s: float | None = None

    def __init__(self, message: str, status: int, code: str | None = None, body: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.body = body or {}


class BadRequest(ServiceError):
    """400: a parameter is missing, contradictory or unknown."""


class Unauthorized(ServiceError):
    """401: credentials missing or invalid."""


class Forbidden(ServiceError):
    """403: the account's tier or the key's scopes do not allow this (`code` says which)."""


class NotFound(ServiceError):
    """404: no such thing, or it belongs to somebody else."""


class PreconditionFailed(ServiceError):
    """412: the model is no longer what `if_match` names; read it again."""


class ModelTooLarge(ServiceError):
    """413: the model is over the size limit, or the request over the gateway's; `code` is "model_too_large"."""


class InvalidModel(ServiceError):
    """422: the model fails validation; `errors` and `warnings` say where and why."""

    @property
    def errors(self) -> list[dict[str, str]]:
        return list(self.body.get("errors", []))

    @property
    def warnings(self) -> list[dict[str, str]]:
        return list(self.body.get("warnings", []))


class TooManyAttempts(ServiceError):
    """429, after every retry."""


class Unavailable(ServiceError):
    """5xx or no connection (`status` is 0), after every retry that could do nothing twice."""


class SolveError(HandoffError):
    """The solver gives no numbers for this model; `code` and `details` say why."""

    #: What the analysis had found when its checks were cancelled: everything but them.
    results: dict[str, Any] | None = None

    def __init__(self, message: str, code: str, details: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.details = details or {}


class NotJson(HandoffError, ValueError):
    """A value that JSON cannot hold, such as NaN; the message tells where."""


class Unreadable(HandoffError):
    """A file of another program that cannot be read, or can only be misread."""


_TOO_LARGE = 413
_BY_STATUS: dict[int, type[ServiceError]] = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    412: PreconditionFailed,
    _TOO_LARGE: ModelTooLarge,
    422: InvalidModel,
    429: TooManyAttempts,
}


def from_answer(status: int, body: Any) -> ServiceError:
    """The exception for an answer of the service, or of a gateway in front of it."""
    fields = body if isinstance(body, dict) else {}
    if status == _TOO_LARGE and "code" not in fields:
        # The gateway's own refusal, of a body that never reached the service.
        fields = {**fields, "error": said("too_large"), "code": "model_too_large"}
    message = fields.get("error") or fields.get("message") or said("answered", status=status)
    kind = _BY_STATUS.get(status, Unavailable if status >= 500 else ServiceError)
    return kind(str(message), status, fields.get("code"), fields)
