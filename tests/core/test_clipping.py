"""Texts of callers, short enough to show."""

from handoff.clipping import clipped


def test_of_a_longer_text_the_first_characters_are_shown():
    assert clipped("abc", 3) == "abc"
    assert clipped("𝄞𝄞𝄞𝄞", 3) == "𝄞𝄞𝄞…"
