"""build-frame: from a dozen numbers a frame with restraints, load cases, combinations by rule and checks."""

from typing import Any

from handoff.beams.catalogue import Library
from handoff.frames import continuous, inputs, multi_storey, portal, structure, truss

_BUILDERS = {
    "portal": portal.structure,
    "multi_storey": multi_storey.structure,
    "truss": truss.structure,
    "beam": continuous.structure,
}


def built(body: Any, library: Library) -> tuple[dict[str, Any], list[str]]:
    """The model of the frame that the request describes, and what was assumed, a sentence each."""
    frame = inputs.read(body, library)
    return structure.model(frame, _BUILDERS[frame.kind](frame))
