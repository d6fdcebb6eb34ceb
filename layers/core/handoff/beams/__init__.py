"""Single-span beams: from one line of input to a model an engineer would sign."""

from handoff.beams.check import check_beam_model
from handoff.beams.create import create_beam_model
from handoff.beams.inputs import CHECK_BEAM, CREATE_BEAM, Field

__all__ = ["CHECK_BEAM", "CREATE_BEAM", "Field", "check_beam_model", "create_beam_model"]
