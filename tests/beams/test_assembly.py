"""Titles and names a person can read."""

import pytest

from handoff.beams import check_beam_model, create_beam_model


@pytest.mark.parametrize(
    ("body", "title"),
    [
        ({"span": 6, "section": "ipe300", "udl": 10}, "IPE300, 6 m, simply supported, 10 kN/m"),
        (
            {"span": 4.25, "section": "HE 200 B", "support": "cantilever", "point_load": 12.5, "point_position": 1},
            "HEB200, 4.25 m, cantilever, 12.5 kN at 4.25 m",
        ),
        (
            {"span": 8, "section": "w12x26", "support": "fixed", "udl": 3, "point_load": 20},
            "W12X26, 8 m, fixed at both ends, 3 kN/m + 20 kN at mid-span",
        ),
        (
            {"span": 6, "section": "IPE300", "udl": -2.5, "point_load": 20, "point_position": 0.25},
            "IPE300, 6 m, simply supported, 2.5 kN/m upward + 20 kN at 1.5 m",
        ),
        ({"span": 6, "section": "IPE300"}, "IPE300, 6 m, simply supported, no load"),
    ],
)
def test_check_beam_titles(body, title):
    model, _ = check_beam_model(body)
    assert model["settings"]["title"] == title


@pytest.mark.parametrize(
    ("body", "title"),
    [
        ({"span": 6}, "200 × 100 mm, 6 m, simply supported, 10 kN/m"),
        (
            {"span": 1000, "height_mm": 62.5, "point_load": 100000},
            "62.5 × 100 mm, 1000 m, simply supported, 100000 kN at mid-span",
        ),
        (
            {"span": 0.3333333333, "section": "L100x100x10", "load": 1000000},
            "L100x100x10, 0.333333 m, simply supported, 1000000 kN/m",
        ),
        ({"span": 2, "load": 0.00001}, "200 × 100 mm, 2 m, simply supported, 1e-05 kN/m"),
    ],
)
def test_create_beam_titles(body, title):
    assert create_beam_model(body)["settings"]["title"] == title


def test_ids_are_short_and_stable():
    model, _ = check_beam_model({"span": 6, "section": "IPE300", "udl": 10})
    ids = {
        kind: [entry["id"] for entry in model["model"][kind]]
        for kind in model["model"]
        if all("id" in entry for entry in model["model"][kind])
    }
    assert ids == {
        "nodes": ["N1", "N2"],
        "materials": ["M1"],
        "sections": ["P1"],
        "members": ["B1"],
        "supports": ["S1", "S2"],
        "load_cases": ["LC1"],
        "load_combinations": ["ULS", "SLS"],
        "design_members": ["D1"],
    }
    assert [check["id"] for check in model["analysis"]["checks"]] == ["EC3", "DEFL"]
