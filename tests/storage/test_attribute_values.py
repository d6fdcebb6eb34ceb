"""Values as DynamoDB types them: what goes in comes out, of the type it had."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.aws.attribute_values import plain, typed

ONE: st.SearchStrategy[Any] = st.none() | st.booleans() | st.integers() | st.text() | st.binary()
VALUES = st.recursive(ONE | st.frozensets(st.text(), min_size=1), lambda inner: st.lists(inner, max_size=4))


@given(st.dictionaries(st.text(min_size=1), VALUES))
def test_a_row_comes_back_as_it_was(item: dict[str, Any]) -> None:
    back = plain(typed(item))
    assert back == item
    # True is 1 to Python and not to the table.
    assert {name: type(value) for name, value in back.items()} == {name: type(value) for name, value in item.items()}


def test_a_type_has_the_name_that_dynamodb_gives_it() -> None:
    """AttributeValue in the DynamoDB API reference; numbers travel as text."""
    row = {"a": True, "b": 7, "c": b"x", "d": frozenset(["q", "p"]), "e": [None, "s"]}
    assert typed(row) == {
        "a": {"BOOL": True},
        "b": {"N": "7"},
        "c": {"B": b"x"},
        "d": {"SS": ["p", "q"]},
        "e": {"L": [{"NULL": True}, {"S": "s"}]},
    }


@pytest.mark.parametrize("value", [1.5, {"a": 1}, {"a"}])
def test_what_the_table_would_not_give_back_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match=f"the table keeps no {type(value).__name__}"):
        typed({"x": value})
