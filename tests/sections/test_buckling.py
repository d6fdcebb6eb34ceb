"""Buckling curves of EN 1993-1-1:2005, Table 6.2, row by row."""

import pytest

from handoff.sections import find


@pytest.mark.parametrize(
    ("name", "curves"),
    [
        # Rolled I, h/b > 1.2, tf ≤ 40 mm
        ("IPE300", "a b a0 a0"),
        ("UB457x191x67", "a b a0 a0"),
        # h/b > 1.2, 40 < tf ≤ 100 mm
        ("UB1100x400x499", "b c a a"),
        ("W44X335", "b c a a"),
        # h/b ≤ 1.2, tf ≤ 100 mm; HEB 360 is the first with h/b = 1.2, HEB 400 has 1.33
        ("HEB300", "b c a a"),
        ("HEB360", "b c a a"),
        ("HEB400", "a b a0 a0"),
        # tf > 100 mm
        ("UC356x406x1086", "d d c c"),
        ("UB920x420x1377", "d d c c"),
        # Tubes
        ("RHS200x100x8", "a a a0 a0"),
        ("CHS168.3x10", "a a a0 a0"),
        ("CFSHS100x100x5", "c c c c"),
        ("HSS6X4X1/4", "c c c c"),
        # U and L
        ("UPE200", "c c c c"),
        ("UPN200", "c c c c"),
        ("L100x100x10", "b b b b"),
    ],
)
def test_buckling_curves_of_table_6_2(name, curves):
    assert " ".join(find(name)["buckling_curves"][key] for key in ("y", "z", "y_s460", "z_s460")) == curves
