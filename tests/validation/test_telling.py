"""Sentences of rows with their fields filled in."""

import pytest

from handoff.validation.salvage import document_of
from handoff.validation.telling import told
from tests.examples import example

DESIGN = {"id": "d", "members": ["C1"], "l_cr_y": 12000.5, "l_cr_z": 0.7}


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("'{id}' has {l_cr_y} m", "'d' has 12000.5 m"),
        ("{l_cr_y:3}", "1.2e+04"),
        ("{l_cr_y*0.001}", "12.0005"),
        ("{l_cr_z*-2}", "-1.4"),
        # C1 is 6 m long.
        ("{l_cr_z*length}", "4.2"),
        ("{l_cr_y/length:4}", "2000"),
        ("{1200050/l_cr_y:4}", "100"),
        ("{members}", "C1"),
    ],
)
def test_a_field_is_shown(says: str, expected: str) -> None:
    judged = document_of(example("portal-frame"), {})
    assert told(judged, "design_members", DESIGN, says) == expected
