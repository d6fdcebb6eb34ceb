"""Keys that stand twice: every reader of JSON keeps the last alone."""

import json
import re
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.http.duplicate_keys import parse_once
from handoff.http.json_io import Unreadable

COLONS = st.sampled_from([":", '":', "a:b", "\\u003a"])
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4) | COLONS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"model": {"load_cases": [{}, {"fz": [1], "fz": [2]}]}}', '"fz" stands twice in model.load_cases[1],'),
        ('{"span_m": 6, "span_m": 60}', '"span_m" stands twice in its outermost object'),
        ('{"a": {"b": 1, "b": 2}, "a": {}}', '"a" stands twice in its outermost object'),
        ('{"title": "x: y", "a" : {"\\u0062": 1, "b": 2}}', '"b" stands twice in a,'),
        ('{"\u202eeno": 1, "\u202eeno": 2}', '"\\u202eeno" stands twice'),
        ('[{"a b": {"c": 1, "c": 1}}]', '"c" stands twice in [0]."a b",'),
        ('{"name": "a\\u003ab", "scopes": ["read"], "scopes": []}', '"scopes" stands twice'),
        ('{"name": "\\u003A", "\\u0061": 1, "a": 2}', '"a" stands twice'),
        ('{"a": 1, "a": 2, "deep": ' + "[" * 300 + "]" * 300 + "}", '"a" stands twice'),
        ('{"a": 1, "a": 2, "long": "' + "x" * 2_000_000 + '"}', '"a" stands twice'),
    ],
)  # fmt: skip
def test_what_stands_twice_is_told_with_its_place(text, said):
    for sent in (text, text.encode()):
        with pytest.raises(Unreadable) as refused:
            parse_once(sent)
        assert said in str(refused.value)


@given(ANY_JSON, st.sampled_from([None, 1]))
def test_whatever_says_each_key_once_is_read_as_it_is(value, indent):
    assert parse_once(json.dumps(value, indent=indent)).value == value


@given(st.dictionaries(st.text(max_size=4), ANY_JSON, min_size=1, max_size=3), ANY_JSON, st.booleans())
def test_one_key_more_is_never_missed(value, other, escaped):
    again = json.dumps(next(iter(value)))
    text = f"{json.dumps(value)[:-1]}, {again}: {json.dumps(other)}}}"
    if escaped:  # colons of names alone: those of the structure are followed by a space
        text = re.sub(r":(?! )", r"\\u003a", text)
    with pytest.raises(Unreadable):
        parse_once(text)


def test_what_is_too_deep_is_left_to_those_who_count():
    deep = "[" * 600 + "]" * 600
    assert parse_once(deep).value


def test_a_wide_text_far_down_takes_no_more_than_its_size():
    text = "[" * 200 + "{}," * 30_000 + '{"a": 1, "a": 2}' + "]" * 200
    tracemalloc.start()
    with pytest.raises(Unreadable):
        parse_once(text)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 200 * len(text)
