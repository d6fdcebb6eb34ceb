"""If-Match, by RFC 9110 13.1.1."""

import pytest

from handoff.http.preconditions import if_match_holds

TAG = '"abc-1"'


@pytest.mark.parametrize("sent", [None, "*", " * ", TAG, f'"x", {TAG}', f'{TAG} ,"y"'])
def test_the_state_last_read_is_changed(sent: str | None) -> None:
    assert if_match_holds(sent, TAG)


@pytest.mark.parametrize("sent", ["", '"abc-2"', "abc-1", '"abc', f"W/{TAG}", '"x", "y"'])
def test_any_other_state_is_left_alone(sent: str) -> None:
    """A weak tag matches nothing: the comparison is the strong one."""
    assert not if_match_holds(sent, TAG)
