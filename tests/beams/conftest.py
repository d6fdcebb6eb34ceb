"""What the beam tests share: a beam solver that reads nothing but the model, and the textbook's closed forms."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pytest

from handoff import sections
from handoff.validation import validate

PER_PART = 4  # elements between two marked points; the element is exact, more only adds places to look at


@dataclass(frozen=True)
class Statics:
    """Results in the vertical plane: deflection down, moment sagging, reactions up positive; jumps have two sides."""

    x: np.ndarray
    down: np.ndarray
    moment_left: np.ndarray
    moment_right: np.ndarray
    shear_left: np.ndarray
    shear_right: np.ndarray
    reactions: dict[str, float]

    def down_at(self, x: float) -> float:
        return float(np.interp(x, self.x, self.down))

    @property
    def moment_max(self) -> float:
        return float(max(np.abs(self.moment_left).max(), np.abs(self.moment_right).max()))

    @property
    def shear_max(self) -> float:
        return float(max(np.abs(self.shear_left).max(), np.abs(self.shear_right).max()))


def rigidities(model: dict) -> tuple[float, float]:
    """EI and GA for bending in the vertical plane, from the model's own section and material."""
    section, material = model["model"]["sections"][0], model["model"]["materials"][0]
    found = sections.find(section["library"]) if "library" in section else section
    # With a product of inertia and no moment about z the beam bends sideways too: 1/I = Iz / (Iy Iz - Iyz²).
    inertia = found["iy"] - found.get("iyz", 0.0) ** 2 / found["iz"]
    return material["e"] * inertia, material["g"] * found["avz"]


def transverse_loads(model: dict, combination: str) -> Iterator[tuple[dict, float]]:
    terms = next(c for c in model["model"]["load_combinations"] if c["id"] == combination)["terms"]
    factors = {term["load_case"]: term["factor"] for term in terms}
    for case in model["model"]["load_cases"]:
        assert case["self_weight"] == 0
        for load in case.get("member_loads", []):
            yield load, factors.get(case["id"], 0.0)


def integrate(model: dict, combination: str, places: tuple[float, ...] = ()) -> Statics:
    """Timoshenko beam elements (w up, turn θ = w' - γ) on the one member of a model, loads and supports as written;
    exact at the supports, the loads, mid-span, and at `places` (fractions of the span)."""
    (member,) = model["model"]["members"]
    nodes = {node["id"]: node for node in model["model"]["nodes"]}
    assert nodes[member["start"]]["x"] == 0
    length = nodes[member["end"]]["x"]
    ei, ga = rigidities(model)
    loads = list(transverse_loads(model, combination))
    marks = {0.0, 0.5, 1.0, *places} | {
        load[key] for load, _ in loads for key in ("position", "start", "end") if key in load
    }
    ends = sorted(marks)
    x = length * np.unique(np.concatenate([np.linspace(a, b, PER_PART + 1) for a, b in pairwise(ends)]))
    size = 2 * len(x)
    stiffness, force, elements = np.zeros((size, size)), np.zeros(size), []
    for index, (left, right) in enumerate(pairwise(x)):
        h = right - left
        matrix, fixed = element(ei, ga, h), np.zeros(4)
        for load, factor in loads:
            q = factor * load.get("fz", 0.0)
            begin, end = load.get("start", 0.0) * length, load.get("end", 1.0) * length
            if load["type"] == "distributed" and begin - 1e-9 <= left and right <= end + 1e-9:
                fixed += q * np.array([h / 2, h * h / 12, h / 2, -h * h / 12])
        place = slice(2 * index, 2 * index + 4)
        stiffness[place, place] += matrix
        force[place] += fixed
        elements.append((place, matrix, fixed))
    applied = np.zeros(size)
    for load, factor in loads:
        if load["type"] in ("point", "moment"):
            at = 2 * int(np.argmin(np.abs(x - load["position"] * length)))
            applied[at] += factor * load.get("fz", 0.0)
            applied[at + 1] -= factor * load.get("my", 0.0)  # θ = w' turns about -Y
    held = {}
    for support in model["model"]["supports"]:
        at = 0 if support["node"] == member["start"] else size - 2
        if support["uz"] == "fixed":
            held[at] = (support["node"], "fz")
        if support["ry"] == "fixed":
            held[at + 1] = (support["node"], "my")
    free = [dof for dof in range(size) if dof not in held]
    move = np.zeros(size)
    move[free] = np.linalg.solve(stiffness[np.ix_(free, free)], (force + applied)[free])
    rest = stiffness @ move - force - applied
    reactions = {f"{kind} {node}": float(rest[dof]) for dof, (node, kind) in held.items()}
    inner = [matrix @ move[place] - fixed for place, matrix, fixed in elements]
    # End forces on an element: up and turning with +θ; sagging at its left end turns against +θ.
    return Statics(
        x=x,
        down=-move[0::2],
        moment_right=np.array([-forces[1] for forces in inner]),
        moment_left=np.array([forces[3] for forces in inner]),
        shear_right=np.array([forces[0] for forces in inner]),
        shear_left=np.array([-forces[2] for forces in inner]),
        reactions=reactions,
    )


def element(ei: float, ga: float, h: float) -> np.ndarray:
    phi = 12 * ei / (ga * h * h)
    return (
        ei
        / (h**3 * (1 + phi))
        * np.array(
            [
                [12, 6 * h, -12, 6 * h],
                [6 * h, (4 + phi) * h * h, -6 * h, (2 - phi) * h * h],
                [-12, -6 * h, 12, -6 * h],
                [6 * h, (2 - phi) * h * h, -6 * h, (4 + phi) * h * h],
            ]
        )
    )


def spotless(model: dict, but: frozenset[str] = frozenset()) -> None:
    report = validate(model)
    assert report.valid
    assert report.errors == []
    assert [warning for warning in report.warnings if warning["code"] not in but] == []


@pytest.fixture(name="integrate", scope="session")
def _integrate():
    return integrate


@pytest.fixture(name="rigidities", scope="session")
def _rigidities():
    return rigidities


@pytest.fixture(name="spotless", scope="session")
def _spotless():
    return spotless
