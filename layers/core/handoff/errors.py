"""The one family of errors that become HTTP answers: each class carries its status and its code."""

from typing import Any


class ApiError(Exception):
    status = 500
    code = "internal"

    def __init__(self, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}

    def body(self) -> dict[str, Any]:
        return {"error": self.message, "code": self.code}


class BadRequest(ApiError):
    status = 400
    code = "bad_request"


class Unauthorized(ApiError):
    status = 401
    code = "unauthorized"

    def __init__(self, message: str = "missing or invalid credentials") -> None:
        super().__init__(message)

    @property
    def headers(self) -> dict[str, str]:
        return {"WWW-Authenticate": "Bearer"}


class ProRequired(ApiError):
    status = 403
    code = "pro_required"

    def __init__(self, message: str = "saved models are a Pro feature; this account is on the free tier") -> None:
        super().__init__(message)


class InsufficientScope(ApiError):
    status = 403
    code = "insufficient_scope"


class WrongPassword(ApiError):
    status = 403
    code = "wrong_password"

    def __init__(self, message: str = "this is not the account's password") -> None:
        super().__init__(message)


class ForbiddenOrigin(ApiError):
    status = 403
    code = "forbidden_origin"


class WrongAddress(ApiError):
    status = 403
    code = "wrong_address"


class NotFound(ApiError):
    status = 404
    code = "not_found"


class MethodNotAllowed(ApiError):
    status = 405
    code = "method_not_allowed"

    def __init__(self, message: str, allow: list[str]) -> None:
        super().__init__(message)
        self.allow = allow

    @property
    def headers(self) -> dict[str, str]:
        return {"Allow": ", ".join(self.allow)}


class Conflict(ApiError):
    status = 409
    code = "conflict"


class LimitReached(ApiError):
    status = 409
    code = "limit_reached"


class Repeated(ApiError):
    """An Idempotency-Key that has been used, and what it made where that cannot be told again in full."""

    status = 409
    code = "idempotency_key_used"

    def __init__(self, message: str, made: str | None = None) -> None:
        super().__init__(message)
        self.made = made

    def body(self) -> dict[str, Any]:
        return {**super().body(), **({"id": self.made} if self.made else {})}


class UnderWay(ApiError):
    status = 409
    code = "under_way"


class PreconditionFailed(ApiError):
    status = 412
    code = "precondition_failed"


class ModelTooLarge(ApiError):
    status = 413
    code = "model_too_large"


class InvalidModel(ApiError):
    status = 422
    code = "invalid_model"

    def __init__(self, message: str, errors: list[dict[str, str]], warnings: list[dict[str, str]]) -> None:
        super().__init__(message)
        self.errors = errors
        self.warnings = warnings

    def body(self) -> dict[str, Any]:
        return {**super().body(), "errors": self.errors, "warnings": self.warnings}


class Busy(ApiError):
    """AWS is throttling us: nothing was wrong with the request, and nothing with us that a second would not mend."""

    status = 503
    code = "busy"

    def __init__(self, message: str = "the service is busy; the request can be sent again in a moment") -> None:
        super().__init__(message, retry_after=2)


class TooManyAttempts(ApiError):
    """Of one address, to guess or to sign in."""

    status = 429
    code = "too_many_attempts"


class TooManyRequests(ApiError):
    """Of one account."""

    status = 429
    code = "too_many_requests"
