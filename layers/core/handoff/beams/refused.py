"""A refusal of the inputs of a beam."""

from handoff.errors import BadRequest


class InputRefused(BadRequest):
    """What is wrong with one field."""

    def __init__(self, kind: str, field: str | None, message: str) -> None:
        super().__init__(message)
        self.kind, self.field = kind, field
