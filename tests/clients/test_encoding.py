"""What scripts hold becomes JSON, or an error that tells where it cannot."""

from decimal import Decimal
from typing import Any

import pytest
from handoff_solver import HandoffError
from handoff_solver.encoding import encoded


class Scalar:
    """As numpy's numbers and arrays are: no kind that JSON knows, but one that can say what it is."""

    def __init__(self, plain: Any) -> None:
        self._plain = plain

    def tolist(self) -> Any:
        return self._plain


def test_numbers_and_arrays_of_numpy_are_plain_ones() -> None:
    assert encoded({"x": Scalar(6), "direction": Scalar([1.0, 0.0]), "id": "N1"}) == (
        '{"x":6,"direction":[1.0,0.0],"id":"N1"}'
    )


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"model": {"nodes": [{"x": 0}, {"x": float("nan")}]}}, "model.nodes[1].x is nan: a number must be finite"),
        ({"model": {"nodes": ({"x": Scalar(float("inf"))},)}}, "model.nodes[0].x is inf: a number must be finite"),
        ({"span_m": Decimal(6)}, "span_m is a Decimal, which JSON has no form for"),
    ],
)
def test_what_json_cannot_hold_is_told_by_its_place(value: Any, told: str) -> None:
    with pytest.raises(HandoffError) as refused:
        encoded(value)
    assert str(refused.value) == told


def test_what_holds_itself_is_refused_like_any_other_fault() -> None:
    model: dict[str, object] = {}
    model["model"] = model
    with pytest.raises(HandoffError, match="Circular reference"):
        encoded(model)
