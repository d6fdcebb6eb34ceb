/** The Python program that follows the data of an OpenSeesPy script. */

export const PROGRAM = `

class Model:
    """Builds the model and loads it with one combination."""

    def __init__(self, factors):
        ops.wipe()
        ops.model("basic", "-ndm", 3, "-ndf", 6)
        self.factors = factors
        self.tag = 0
        self.nodes = {name: self.node(x, y, z) for name, x, y, z in NODES}
        self.pieces = {}
        self.cuts = {}
        self.moved = {(node, dof) for _, node, dof, _ in MOVES}
        self.supports()
        for member in MEMBERS:
            self.member(*member)
        self.loads()

    def new(self):
        self.tag += 1
        return self.tag

    def node(self, x, y, z):
        tag = self.new()
        ops.node(tag, x, y, z)
        return tag

    def spring(self, a, b, stiffness, x=(1.0, 0.0, 0.0), y=(0.0, 1.0, 0.0)):
        """Springs between two nodes in one place, in directions (x, y, x × y)."""
        directions = [i + 1 for i, k in enumerate(stiffness) if k]
        if not directions:
            return
        materials = []
        for i in directions:
            materials.append(self.new())
            ops.uniaxialMaterial("Elastic", materials[-1], stiffness[i - 1])
        ops.element("zeroLength", self.new(), a, b, "-mat", *materials, "-dir", *directions, "-orient", *x, *y)

    def supports(self):
        held = {}
        for name, turns in IDLE:
            held[name] = [0, 0, 0, *turns]
        for name, dofs in SUPPORTS:
            fixed = held.setdefault(name, [0] * 6)
            for i, value in enumerate(dofs):
                if value == "fixed" and (name, i + 1) not in self.moved:
                    fixed[i] = 1
            springs = [value if not isinstance(value, str) else 0.0 for value in dofs]
            if any(springs):
                ground = self.node(*ops.nodeCoord(self.nodes[name]))
                ops.fix(ground, 1, 1, 1, 1, 1, 1)
                self.spring(ground, self.nodes[name], springs)
        for name, fixed in held.items():
            if any(fixed):
                ops.fix(self.nodes[name], *fixed)

    def hinge(self, node, hinge, axes, rigid):
        """A second node in the same place, joined in what the hinge holds."""
        if hinge is None:
            return node
        end = self.node(*ops.nodeCoord(node))
        groups = (hinge[:3], hinge[3:])
        stiffness = [0.0] * 6
        equal = []
        for g, group in enumerate(groups):
            for i, value in enumerate(group):
                if value == "rigid":
                    along = [k for k in range(3) if abs(abs(axes[i][k]) - 1.0) < 1e-12]
                    if all(other == "rigid" for other in group):
                        equal.append(g * 3 + i + 1)
                    elif along:
                        equal.append(g * 3 + along[0] + 1)
                    else:
                        stiffness[g * 3 + i] = rigid[g]
                elif value != "free":
                    stiffness[g * 3 + i] = value
        if equal:
            ops.equalDOF(node, end, *sorted(equal))
        self.spring(node, end, stiffness, axes[0], axes[1])
        return end

    def member(self, name, start, end, kind, stiffness, shear, axes, start_hinge, end_hinge, start_offset, end_offset, cuts):
        e, g, a, j, iy, iz = stiffness
        if kind == "truss":
            material = self.new()
            ops.uniaxialMaterial("Elastic", material, e)
            ops.element("Truss", self.new(), self.nodes[start], self.nodes[end], a, material)
            return
        length = cuts[-1]
        rigid = (1e6 * e * a / length, 1e6 * e * max(iy, iz) / length)
        ends = []
        for node, hinge, offset in ((self.nodes[start], start_hinge, start_offset), (self.nodes[end], end_hinge, end_offset)):
            if any(offset):
                tip = self.node(*(c + d for c, d in zip(ops.nodeCoord(node), offset)))
                ops.rigidLink("beam", node, tip)
                node = tip
            ends.append(self.hinge(node, hinge, axes, rigid))
        origin = ops.nodeCoord(ends[0])
        between = [self.node(*(o + x * c for o, c in zip(origin, axes[0]))) for x in cuts[1:-1]]
        nodes = [ends[0], *between, ends[1]]
        transformation = self.new()
        ops.geomTransf("Linear", transformation, *axes[2])
        self.cuts[name] = list(zip(cuts, nodes))
        self.pieces[name] = []
        for i in range(len(cuts) - 1):
            tag = self.new()
            if shear:
                ops.element("ElasticTimoshenkoBeam", tag, nodes[i], nodes[i + 1], e, g, a, j, iy, iz, *shear, transformation)
            else:
                ops.element("elasticBeamColumn", tag, nodes[i], nodes[i + 1], a, e, g, j, iy, iz, transformation)
            self.pieces[name].append((tag, cuts[i], cuts[i + 1]))

    def loads(self):
        ops.timeSeries("Linear", 1)
        ops.pattern("Plain", 1, 1)
        for case, factor in self.factors:
            for _, node, values in (row for row in NODE_LOADS if row[0] == case):
                ops.load(self.nodes[node], *(factor * value for value in values))
            for _, member, x, values in (row for row in POINT_LOADS if row[0] == case):
                node = min(self.cuts[member], key=lambda cut: abs(cut[0] - x))[1]
                ops.load(node, *(factor * value for value in values))
            for _, member, a, b, first, last in (row for row in LINE_LOADS if row[0] == case):
                for tag, x1, x2 in self.pieces[member]:
                    middle = (x1 + x2) / 2
                    if a < middle < b:
                        share = (middle - a) / (b - a)
                        qx, qy, qz = (factor * (p + (q - p) * share) for p, q in zip(first, last))
                        ops.eleLoad("-ele", tag, "-type", "-beamUniform", qy, qz, qx)
        factors = {}
        for case, factor in self.factors:
            factors[case] = factors.get(case, 0.0) + factor
        for node, dof in self.moved:
            total = sum(factors.get(case, 0.0) * value for case, name, d, value in MOVES if (name, d) == (node, dof))
            ops.sp(self.nodes[node], dof, total)

    def solve(self):
        ops.constraints("Transformation")
        ops.numberer("RCM")
        ops.system("UmfPack")
        ops.test("NormDispIncr", 1e-10, 10)
        ops.algorithm("Linear")
        ops.integrator("LoadControl", 1.0)
        ops.analysis("Static")
        if ops.analyze(1) != 0:
            raise SystemExit("OpenSees could not solve this model")
        ops.reactions()


if __name__ == "__main__":
    for combination, factors in COMBINATIONS:
        model = Model(factors)
        model.solve()
        print(combination)
        for name, tag in model.nodes.items():
            print("  node", name, *(f"{value:.6e}" for value in ops.nodeDisp(tag)))
`;
