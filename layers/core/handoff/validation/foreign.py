"""Models of other programs, and results: one sentence in place of an error for every field."""

from typing import Any

from handoff.sentences import said
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES


def found(model: dict[str, Any]) -> list[Finding]:
    """Told by collections and a key that no model of ours has."""
    if "results_version" in model and "model" not in model:
        return [((), "results_file", said("results_file"))]
    inner = model.get("model")
    for kind in RULES["foreign"]:
        if isinstance(inner, dict) and all(key in inner for key in kind["keys"]):
            return [(("model",), "foreign_model", said("foreign_model", program=kind["program"]))]
    return []
