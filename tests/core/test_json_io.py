"""JSON as every reader on the way must understand it."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.http.json_io import Unreadable, check_depth_and_integers, dump, parse

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(json_values)
def test_what_is_written_reads_back(value: Any) -> None:
    assert parse(dump(value)) == value
    check_depth_and_integers(value)


@pytest.mark.parametrize(
    "text",
    [b"", b"NaN", b"Infinity", b"1e999", b'"\\ud800"', b"\xff\xfe1\x00", b"[1,]", b"01", b"'a'", b"[" * 5000, "\ud800"],
    ids=repr,
)
def test_what_other_readers_would_not_understand_is_refused(text: bytes | str) -> None:
    with pytest.raises(Unreadable):
        parse(text)


def test_the_place_of_the_fault_is_named() -> None:
    with pytest.raises(Unreadable, match="line 2, column"):
        parse(b'{\n"a": }')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b'{"a": NaN}', "NaN and Infinity are not JSON numbers (line 1, column 7)"),
        (b"[-Infinity]", "NaN and Infinity"),
        (b"[True]", "JSON writes true"),
        (b"{'a': 1}", "double quotes"),
        (b'["\xff"]', "not UTF-8"),
    ],
)
def test_the_usual_faults_are_named_in_plain_words(text: bytes, told: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(told)):
        parse(text)


def nested(levels: int) -> Any:
    value: Any = 1
    for level in range(levels):
        value = [value] if level % 2 else {"a": value}
    return value


def test_64_levels_and_no_more() -> None:
    check_depth_and_integers(nested(64))
    with pytest.raises(Unreadable, match="64"):
        check_depth_and_integers(nested(65))
    with pytest.raises(Unreadable, match="64"):
        check_depth_and_integers(nested(10), depth=56)
    check_depth_and_integers(nested(10), depth=55)


@pytest.mark.parametrize("sign", [1, -1])
def test_integers_that_doubles_keep(sign: int) -> None:
    check_depth_and_integers({"a": [sign * (2**53 - 1)]})
    with pytest.raises(Unreadable, match=r"2\^53"):
        check_depth_and_integers({"a": [sign * 2**53]})


def test_an_empty_container_on_the_last_level_is_a_level() -> None:
    deepest: Any = []
    for _ in range(64):
        deepest = [deepest]
    with pytest.raises(Unreadable):
        check_depth_and_integers(deepest)
