"""Load on spans in one case for each, the combinations that have some of them, and checks of deflection."""

from collections.abc import Sequence
from typing import Any

Model = dict[str, Any]


def parted(model: Model, *combined: tuple[int, ...]) -> Model:
    """The load of each member a case of its own, and combinations at ULS and SLS that have these."""
    return combining(split(model), ULS=combined, SLS=combined)


def split(model: Model) -> Model:
    """The load of each member a case of its own."""
    weight, whole = model["model"]["load_cases"]
    model["model"]["load_cases"] = [weight] + [
        {**whole, "id": f"Q{i}", "member_loads": [load]} for i, load in enumerate(whole["member_loads"])
    ]
    return model


def combining(model: Model, **states: Sequence[tuple[int, ...]]) -> Model:
    """Combinations by limit state that have the weight and these cases."""
    model["model"]["load_combinations"] = [
        combination(f"{state}{j}", state, present)
        for state, combined in states.items()
        for j, present in enumerate(combined)
    ]
    return model


def combination(name: str, state: str, present: Sequence[int], share: float = 1.0, **more: str) -> Model:
    weight, factor = (1.35, 1.5) if state == "ULS" else (1.0, 1.0)
    imposed = [{"load_case": f"Q{i}", "factor": factor * share} for i in present]
    return {"id": name, "limit_state": state, "terms": [{"load_case": "G", "factor": weight}, *imposed], **more}


def deflecting(model: Model, **check: Any) -> Model:
    """Checked for deflection alone, of all members where none are named."""
    named: Model = check if {"members", "groups", "design_members"} & check.keys() else {"all": True, **check}
    model["analysis"]["checks"] = [
        {"id": "sag", "type": "deflection", "limit_state": "SLS", "limit_ratio": 250, **named}
    ]
    return model


def ruled(model: Model, **rule: Any) -> Model:
    model["model"]["load_combinations"] = []
    for case in model["model"]["load_cases"]:
        if case["nature"] == "imposed":
            case["category"] = "B"
    model["analysis"]["combinations"] = {"rule": "en1990_610", **rule}
    return model
