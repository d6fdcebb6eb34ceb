"""What one endpoint takes and gives, for the OpenAPI description."""

from dataclasses import dataclass

from pydantic import BaseModel

from handoff.runtime import settings


@dataclass(frozen=True)
class Operation:
    """A string names a request or an answer that openapi.py writes itself."""

    id: str
    method: str
    path: str
    summary: str
    tag: str
    answer: type[BaseModel] | str | None = None
    request: type[BaseModel] | str | None = None
    status: int = 200
    # Beside 401, 403, 429, 500 and 503, which are added wherever credentials are asked for.
    errors: tuple[int, ...] = ()
    query: tuple[tuple[str, bool, str], ...] = ()
    # Headers that it reads, and those of its answer.
    headers: tuple[tuple[str, str], ...] = ()
    answer_headers: tuple[tuple[str, str], ...] = ()
    # Whether it may also answer 202, with nothing.
    accepts: bool = False
    public: bool = False
    scope: str = "read"
    pro: bool = False


# What several operations take.
AFTER = (("after", False, "The next of the page before."),)
HOURS = settings.limits()["idempotency_hours"]
ONCE = (
    (
        "Idempotency-Key",
        f"A word of your own, new for every request. Sent again within {HOURS} hours with the same body, the request "
        "has the first answer and no second effect; with another body it is 409 idempotency_key_used, and 409 "
        "under_way while the first is not answered.",
    ),
)
