"""Single-span beams: from one line of input to a model an engineer would sign."""

from typing import Any

from handoff import sections
from handoff.beams import check, create
from handoff.beams.fields import CHECK_BEAM, CREATE_BEAM, Field
from handoff.beams.values import adapter
from handoff.runtime.snapstart import before_snapshot

__all__ = ["CHECK_BEAM", "CREATE_BEAM", "Field", "adapter", "check_beam_model", "create_beam_model"]


def check_beam_model(body: Any) -> tuple[dict[str, Any], str]:
    """The model of the beam that the request describes, and the note for its reader; BadRequest says what is wrong."""
    return check.checked(body, sections)


def create_beam_model(body: Any) -> dict[str, Any]:
    """The model of the beam that the request describes; BadRequest says what is wrong with it."""
    return create.created(body, sections)


@before_snapshot
def rehearse() -> None:
    """Reads what every beam is built from."""
    check_beam_model({"span_m": 6, "section": "IPE300", "udl": 10})
    create_beam_model({"span_m": 6})
