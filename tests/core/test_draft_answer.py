"""What the note of a solved model says of the tier it needs."""

import pytest

from handoff.drafts import draft_answer
from handoff.runtime.settings import limits

FREE, PRO = limits()["free_member_limit"], limits()["pro_member_limit"]


@pytest.mark.parametrize(
    ("members", "told"),
    [
        (0, None),
        (FREE, None),
        (FREE + 1, f"It has {FREE + 1} members, so the account that opens it must be Pro (free: up to {FREE})."),
        (PRO, f"It has {PRO:,} members, so the account that opens it must be Pro (free: up to {FREE})."),
        (PRO + 1, f"It has {PRO + 1:,} members, more than any tier solves ({PRO:,})."),
    ],
)
def test_a_note_says_who_can_open_it(members: int, told: str | None) -> None:
    note = draft_answer.solve_note(members)
    plain = draft_answer.solve_note(1)
    assert note == (plain if told is None else f"{plain} {told}")


def test_the_tiers_are_the_limits() -> None:
    tier = draft_answer.tier()
    assert (tier["free_member_limit"], tier["pro_member_limit"]) == (FREE, PRO)
