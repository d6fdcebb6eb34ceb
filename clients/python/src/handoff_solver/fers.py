"""A model file of FERS (its JSON of schema versions 1 to 3) as a model of ours; its Y is up, so its axes are turned."""

from __future__ import annotations

from typing import Any

from .conversion import Conversion, conversion


def is_fers(model: Any) -> bool:
    """FERS keeps members' ends as start_node_id, and supports apart as nodal_supports."""
    inner = model.get("model") if isinstance(model, dict) else None
    return isinstance(inner, dict) and "nodal_supports" in inner and "member_sets" in inner


def from_fers(model: dict[str, Any]) -> Conversion:
    return conversion("fers", model)
