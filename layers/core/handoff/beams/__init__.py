"""Single-span beams: from one line of input to a model an engineer would sign."""

from handoff.beams.check import check_beam_model
from handoff.beams.create import create_beam_model
from handoff.beams.inputs import CHECK_BEAM, CREATE_BEAM, Field
from handoff.snapshot import before_snapshot

__all__ = ["CHECK_BEAM", "CREATE_BEAM", "Field", "check_beam_model", "create_beam_model"]


@before_snapshot
def rehearse() -> None:
    """Reads what every beam is built from."""
    check_beam_model({"span_m": 6, "section": "IPE300", "udl": 10})
    create_beam_model({"span_m": 6})
