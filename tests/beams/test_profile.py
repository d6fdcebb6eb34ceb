"""Solid rectangles against published constants, first principles and an independent solution of the torsion problem."""

import numpy as np
import pytest

from handoff.beams.profile import solid
from handoff.sections.formulas import evaluated


def torsion_constant(h, b):
    return evaluated("outline", "rectangle", {"h": h, "b": b})["it"]


def properties(h, b):
    return solid(h, b).entry


# Timoshenko & Goodier, Theory of Elasticity, art. 109, table of k1: It = k1 · long · short³.
PUBLISHED = [
    (1, 0.1406),
    (1.2, 0.166),
    (1.5, 0.196),
    (2, 0.229),
    (2.5, 0.249),
    (3, 0.263),
    (4, 0.281),
    (5, 0.291),
    (10, 0.312),
]


@pytest.mark.parametrize(("ratio", "k1"), PUBLISHED)
def test_torsion_constant_of_the_published_table(ratio, k1):
    assert torsion_constant(ratio, 1) / ratio == pytest.approx(k1, abs=0.0006)
    assert torsion_constant(1, ratio) == torsion_constant(ratio, 1)


@pytest.mark.parametrize("ratio", [1, 1.37, 2, 12, 10_000])
def test_torsion_constant_is_the_plain_series_summed_far(ratio):
    n = np.arange(1, 40_001, 2)
    series = (np.tanh(n * np.pi * ratio / 2) / n.astype(float) ** 5)[::-1].sum()
    assert torsion_constant(ratio, 1) == pytest.approx(ratio / 3 * (1 - 192 / np.pi**5 / ratio * series), rel=1e-14)


def test_torsion_constant_of_a_thin_strip_tends_to_a_third():
    # It → (1/3 - 0.21 t/b) b t³, the first end correction of the same series.
    assert torsion_constant(1000, 1) == pytest.approx(1000 / 3 - 0.2100, abs=2e-4)


@pytest.mark.parametrize(("h", "b"), [(2.0, 1.0), (1.0, 1.0), (0.3, 1.1)])
def test_torsion_constant_against_a_variational_solution(h, b):
    """Prandtl's ∇²φ = -2 by Ritz in polynomials that vanish on the edge: It = 2∫φ, from below and fast."""
    points, weights = np.polynomial.legendre.leggauss(40)
    degrees = range(0, 20, 2)
    edge = 1 - points**2
    f = np.array([edge * points**n for n in degrees])
    df = np.array([-2 * points * points**n + (edge * n * points ** (n - 1) if n else 0) for n in degrees])
    mass, stiff, load = (f * weights) @ f.T, (df * weights) @ df.T, f @ weights
    matrix = (h / b) * np.kron(stiff, mass) + (b / h) * np.kron(mass, stiff)
    right = 2 * (h * b / 4) * np.kron(load, load)
    phi = np.linalg.solve(matrix, right)
    assert torsion_constant(h, b) == pytest.approx(2 * (h * b / 4) * np.kron(load, load) @ phi, rel=1e-6)


def test_properties_follow_from_the_sides_by_integration():
    h, b = 0.24, 0.11
    z = (np.arange(20000) + 0.5) / 20000 * h - h / 2
    strip = b * h / 20000
    found = properties(240, 110)
    assert found["a"] == pytest.approx(strip * len(z), rel=1e-9)
    assert found["iy"] == pytest.approx((z**2).sum() * strip, rel=1e-7)
    assert found["wel_y"] == pytest.approx(found["iy"] / (h / 2), rel=1e-12)
    assert found["wpl_y"] == pytest.approx(np.abs(z).sum() * strip, rel=1e-7)
    # Av: A = (∫τ)² / ∫τ² for the parabola of shear stress τ ~ 1 - (2z/h)².
    tau = 1 - (2 * z / h) ** 2
    assert found["avz"] == pytest.approx((tau.sum() * strip) ** 2 / ((tau**2).sum() * strip), rel=1e-7)
    assert found["iyz"] == 0


def test_turning_the_rectangle_swaps_its_axes():
    upright, flat = properties(240, 110), properties(110, 240)
    for one, other in (("iy", "iz"), ("wel_y", "wel_z"), ("wpl_y", "wpl_z"), ("avy", "avz")):
        assert upright[one] == pytest.approx(flat[other], rel=1e-14)
    assert upright["it"] == flat["it"]


def test_shape_is_written_in_metres_without_binary_noise():
    assert properties(240, 110)["shape"] == {"type": "rectangle", "h": 0.24, "b": 0.11}
    assert properties(200, 100)["a"] == 0.02
