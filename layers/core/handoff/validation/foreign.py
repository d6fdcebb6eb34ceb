"""Models of other programs: one sentence that names the converter, in place of an error for every field."""

from typing import Any

from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES


def found(model: dict[str, Any]) -> list[Finding]:
    """Told by collections that no model of ours has."""
    inner = model.get("model")
    if not isinstance(inner, dict):
        return []
    for kind in RULES["foreign"]:
        if all(key in inner for key in kind["keys"]):
            return [(("model",), "foreign_model", _said(kind["program"]))]
    return []


def _said(program: str) -> str:
    return (
        f"this is a model of {program}, whose format and axes are others; `handoff convert FILE` of the packages turns "
        "it into one of this format, and /open opens it too"
    )
