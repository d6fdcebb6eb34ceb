"""The few OpenSeesPy commands that exported scripts use, over a dense frame solver.

OpenSees itself is not built for every machine the tests run on. Conventions as its command manual states them:
local y = vecxz × x, local z = x × y; `elasticBeamColumn tag i j A E G J Iy Iz transf`; `ElasticTimoshenkoBeam tag i j
E G A J Iy Iz Avy Avz transf`; `beamUniform Wy Wz Wx` in local axes; `zeroLength … -orient x1 x2 x3 yp1 yp2 yp3`.
"""

import sys
from types import ModuleType
from typing import Any

import numpy as np


class Engine:
    def __init__(self) -> None:
        self.wipe()

    def wipe(self) -> None:
        self.coordinates: dict[int, np.ndarray] = {}
        self.fixed: dict[tuple[int, int], float] = {}
        self.slaved: dict[int, dict[int, float]] = {}
        self.materials: dict[int, float] = {}
        self.transformations: dict[int, np.ndarray] = {}
        self.elements: list[tuple[list[int], np.ndarray]] = []
        self.beams: dict[int, tuple[int, int, np.ndarray, float]] = {}
        self.loads: list[tuple[int, float]] = []
        self.links: list[tuple[int, int, list[int]]] = []
        self.moved: dict[int, list[float]] = {}

    def node(self, tag: int, *at: float) -> None:
        assert tag not in self.coordinates
        self.coordinates[tag] = np.array(at)

    def nodeCoord(self, tag: int) -> list[float]:
        return list(self.coordinates[tag])

    def fix(self, tag: int, *held: int) -> None:
        assert len(held) == 6
        self.fixed.update({(tag, i): 0.0 for i, on in enumerate(held) if on})

    def sp(self, tag: int, direction: int, value: float) -> None:
        self.fixed[tag, direction - 1] = value

    def uniaxialMaterial(self, kind: str, tag: int, stiffness: float) -> None:
        assert kind == "Elastic"
        self.materials[tag] = stiffness

    def geomTransf(self, kind: str, tag: int, *vecxz: float) -> None:
        assert kind == "Linear"
        self.transformations[tag] = np.array(vecxz)

    def equalDOF(self, retained: int, constrained: int, *directions: int) -> None:
        # The transformation handler takes one constraint per constrained node and no chains.
        assert constrained not in {c for _, c, _ in self.links} | {r for r, _, _ in self.links}
        assert retained not in {c for _, c, _ in self.links}
        self.links.append((retained, constrained, [d - 1 for d in directions]))
        for d in directions:
            self.slaved[self.dof(constrained, d - 1)] = {self.dof(retained, d - 1): 1.0}

    def rigidLink(self, kind: str, retained: int, constrained: int) -> None:
        assert kind == "beam"
        self.links.append((retained, constrained, list(range(6))))
        x, y, z = self.coordinates[constrained] - self.coordinates[retained]
        turn = np.array([[0, z, -y], [-z, 0, x], [y, -x, 0]])
        for i in range(3):
            rotations = {self.dof(retained, 3 + k): float(turn[i, k]) for k in range(3)}
            self.slaved[self.dof(constrained, i)] = {self.dof(retained, i): 1.0, **rotations}
            self.slaved[self.dof(constrained, 3 + i)] = {self.dof(retained, 3 + i): 1.0}

    def element(self, kind: str, tag: int, i: int, j: int, *values: Any) -> None:
        {"elasticBeamColumn": self.euler, "ElasticTimoshenkoBeam": self.timoshenko, "Truss": self.truss,
         "zeroLength": self.zero_length}[kind](tag, i, j, *values)  # fmt: skip

    def euler(self, tag: int, i: int, j: int, *values: Any) -> None:
        a, e, g, t, iy, iz, transformation = values
        self.beam(tag, i, j, e, g, a, t, iy, iz, np.inf, np.inf, transformation)

    def timoshenko(self, tag: int, i: int, j: int, *values: Any) -> None:
        self.beam(tag, i, j, *values)

    def beam(self, tag: int, i: int, j: int, e: float, g: float, a: float, t: float, iy: float, iz: float,
             avy: float, avz: float, transformation: int) -> None:  # fmt: skip
        along = self.coordinates[j] - self.coordinates[i]
        length = float(np.linalg.norm(along))
        x = along / length
        y = np.cross(self.transformations[transformation], x)
        y /= np.linalg.norm(y)
        axes = np.array([x, y, np.cross(x, y)])
        k = np.zeros((12, 12))
        for at, stiffness in ((0, e * a / length), (3, g * t / length)):
            k[np.ix_([at, at + 6], [at, at + 6])] += stiffness * np.array([[1, -1], [-1, 1]])
        # uy bends about z, uz about y; a rotation about y turns uz' = −ry.
        for v, r, ei, ga, sign in ((1, 5, e * iz, g * avy, 1.0), (2, 4, e * iy, g * avz, -1.0)):
            phi = 12 * ei / (ga * length**2)
            l2, s = length**2, sign * length
            block = np.array([
                [12, 6 * s, -12, 6 * s], [6 * s, (4 + phi) * l2, -6 * s, (2 - phi) * l2],
                [-12, -6 * s, 12, -6 * s], [6 * s, (2 - phi) * l2, -6 * s, (4 + phi) * l2],
            ])  # fmt: skip
            k[np.ix_([v, r, v + 6, r + 6], [v, r, v + 6, r + 6])] += ei / (length**3 * (1 + phi)) * block
        turn = np.kron(np.eye(4), axes)
        self.elements.append((self.dofs(i) + self.dofs(j), turn.T @ k @ turn))
        self.beams[tag] = (i, j, axes, length)

    def truss(self, tag: int, i: int, j: int, area: float, material: int) -> None:
        along = self.coordinates[j] - self.coordinates[i]
        length = float(np.linalg.norm(along))
        row = np.concatenate([-along, along]) / length
        k = self.materials[material] * area / length * np.outer(row, row)
        self.elements.append((self.dofs(i)[:3] + self.dofs(j)[:3], k))

    def zero_length(self, tag: int, i: int, j: int, *values: Any) -> None:
        words = list(values)
        assert np.allclose(self.coordinates[i], self.coordinates[j])
        split = {word: words.index(word) for word in ("-mat", "-dir", "-orient")}
        materials = words[split["-mat"] + 1 : split["-dir"]]
        directions = words[split["-dir"] + 1 : split["-orient"]]
        orient = words[split["-orient"] + 1 :]
        x, y = np.array(orient[:3]), np.array(orient[3:])
        axes = np.array([x, y, np.cross(x, y)])
        for material, direction in zip(materials, directions, strict=True):
            at, local = (0, direction - 1) if direction <= 3 else (3, direction - 4)
            row = np.concatenate([-axes[local], axes[local]])
            pair = self.dofs(i)[at : at + 3] + self.dofs(j)[at : at + 3]
            self.elements.append((pair, self.materials[material] * np.outer(row, row)))

    def load(self, tag: int, *values: float) -> None:
        assert len(values) == 6
        self.loads.extend((self.dof(tag, i), value) for i, value in enumerate(values))

    def eleLoad(self, *words: Any) -> None:
        assert words[0] == "-ele"
        assert words[2:4] == ("-type", "-beamUniform")
        i, j, axes, length = self.beams[words[1]]
        wy, wz, wx = words[4:]
        half = np.array([wx, wy, wz]) * length / 2
        moment = np.array([0.0, -wz, wy]) * length**2 / 12
        for node, sign in ((i, 1.0), (j, -1.0)):
            for k, value in enumerate(np.concatenate([axes.T @ half, sign * (axes.T @ moment)])):
                self.loads.append((self.dof(node, k), value))

    def analyze(self, steps: int) -> int:
        assert steps == 1
        order = {tag: n for n, tag in enumerate(self.coordinates)}
        place = lambda dof: order[dof // 6] * 6 + dof % 6  # noqa: E731
        size = len(order) * 6
        k = np.zeros((size, size))
        f = np.zeros(size)
        for dofs, block in self.elements:
            at = [place(d) for d in dofs]
            k[np.ix_(at, at)] += block
        for dof, value in self.loads:
            f[place(dof)] += value
        # The transformation handler's way: constrained directions follow their retained ones exactly.
        follow = np.eye(size)
        for dof, leaders in self.slaved.items():
            follow[place(dof)] = 0.0
            for leader, share in leaders.items():
                follow[place(dof), place(leader)] = share
        held = {place(self.dof(tag, i)): value for (tag, i), value in self.fixed.items()}
        slaves = {place(dof) for dof in self.slaved}
        free = [i for i in range(size) if i not in held and i not in slaves]
        known = np.zeros(size)
        for i, value in held.items():
            known[i] = value
        reduced = follow.T @ k @ follow
        right = (follow.T @ (f - k @ (follow @ known)))[free]
        scale = 1 / np.sqrt(np.diag(reduced)[free])
        inner = reduced[np.ix_(free, free)] * scale[:, None] * scale[None, :]
        known[free] = np.linalg.solve(inner, right * scale) * scale
        u = follow @ known
        self.moved = {tag: list(u[n * 6 : n * 6 + 6]) for tag, n in order.items()}
        return 0

    def nodeDisp(self, tag: int) -> list[float]:
        return self.moved[tag]

    @staticmethod
    def dof(tag: int, i: int) -> int:
        return tag * 6 + i

    def dofs(self, tag: int) -> list[int]:
        return [self.dof(tag, i) for i in range(6)]


def install() -> None:
    """Make `import openseespy.opensees` find the stand-in."""
    engine = Engine()
    module = ModuleType("openseespy.opensees")
    for name in dir(engine):
        if not name.startswith("_") and callable(getattr(engine, name)):
            setattr(module, name, getattr(engine, name))
    settings = "model timeSeries pattern constraints numberer system test algorithm integrator analysis reactions"
    for name in settings.split():
        setattr(module, name, lambda *words: None)
    package = ModuleType("openseespy")
    package.opensees = module  # type: ignore[attr-defined]
    sys.modules.update({"openseespy": package, "openseespy.opensees": module})
