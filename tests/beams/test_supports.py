"""Supports: six degrees of freedom at each end, stable in space, and statically what the name says."""

import numpy as np
import pytest

from handoff.beams import check_beam_model, create_beam_model

DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")

# What each name means, end by end: forks turn about y and z and hold torsion, and one of them slides.
EXPECTED = {
    "simply_supported": {"N1": {"ux", "uy", "uz", "rx"}, "N2": {"uy", "uz", "rx"}},
    "cantilever": {"N1": set(DIRECTIONS)},
    "fixed": {"N1": set(DIRECTIONS), "N2": set(DIRECTIONS)},
}


def built(support):
    model, _ = check_beam_model({"span": 6, "section": "IPE300", "support": support})
    return model["model"]["supports"]


@pytest.mark.parametrize("support", EXPECTED)
def test_every_degree_of_freedom_is_spelled_out(support):
    entries = built(support)
    for entry in entries:
        assert [entry[direction] in ("fixed", "free") for direction in DIRECTIONS] == [True] * 6
    held = {entry["node"]: {direction for direction in DIRECTIONS if entry[direction] == "fixed"} for entry in entries}
    assert held == EXPECTED[support]


@pytest.mark.parametrize("support", EXPECTED)
def test_the_beam_cannot_move_as_a_rigid_body(support):
    rows = []
    for entry in built(support):
        arm = 6.0 if entry["node"] == "N2" else 0.0
        for number, direction in enumerate(DIRECTIONS):
            if entry[direction] == "fixed":
                # Motion of the node under rigid translations (0-2) and rotations (3-5) about the origin: u + ω × r.
                row = np.zeros(6)
                row[number] = 1
                if direction == "uy":
                    row[5] = arm
                if direction == "uz":
                    row[4] = -arm
                rows.append(row)
    assert np.linalg.matrix_rank(np.array(rows)) == 6


def test_statical_indeterminacy_in_the_plane_of_the_load():
    # Unknown reactions uz, ry in the plane, less two equations of equilibrium.
    degree = {
        support: sum(entry[direction] == "fixed" for entry in built(support) for direction in ("uz", "ry")) - 2
        for support in EXPECTED
    }
    assert degree == {"simply_supported": 0, "cantilever": 0, "fixed": 2}


def test_no_support_restrains_the_beams_own_lengthening_unless_it_is_fixed():
    held = {name: sum(entry["ux"] == "fixed" for entry in built(name)) for name in EXPECTED}
    assert held == {"simply_supported": 1, "cantilever": 1, "fixed": 2}


@pytest.mark.parametrize("spelling", ["simply_supported", "Simply Supported", "SIMPLY-SUPPORTED", "simplysupported"])
def test_supports_are_recognised_in_any_usual_spelling(spelling):
    assert create_beam_model({"span": 6, "support": spelling}) == create_beam_model({"span": 6})
