/** An end counts as held only by what is shown to hold it: many structures of each kind in which nothing does, or something does. */

import { describe, expect, test } from "vitest";
import { hinge, random } from "../building.ts";
import { part, printed } from "../checks/fake.ts";
import { CLAMP, checked, cutBeam, even, FORK, SLIDE, type Structure } from "../checks/held.ts";

const seeds = [1, 2, 3, 4, 5, 6];
const lengthOf = (next: () => number): number => 4 + 6 * next();
const ltb = (structure: Structure, id = "D"): number | null => part(checked(structure)[id]!, "ltb").utilisation;
const restraints = (structure: Structure, id = "D"): string =>
  String(
    part(checked(structure)[id]!, "ltb")
      .steps.flatMap((step) => step.inputs)
      .find(({ symbol }) => symbol === "restraints")?.value,
  );

describe("a beam cut in pieces with a design member to each", () => {
  test.each(seeds)("seed %s: no piece passes better than the whole", (seed) => {
    const next = random(seed);
    const length = lengthOf(next);
    const cuts = Array.from({ length: 1 + Math.floor(4 * next()) }, () => length * (0.1 + 0.8 * next())).sort((a, b) => a - b);
    const beam = cutBeam(length, cuts);
    const ids = beam.members.map(([id]) => id);
    const designs = [...beam.designs, ...ids.map((id) => ({ id: `only ${id}`, members: [id] }))];
    const results = checked({ ...beam, designs, loads: even(ids, 3e3 * (1 + next())) });
    for (const id of ids) {
      const piece = results[`only ${id}`]!;
      expect(piece.verdict === "cannot_verify" || (piece.utilisation as number) >= (results.D!.utilisation as number) * (1 - 1e-3)).toBe(
        true,
      );
      // The line buckles as one: at the moment and the factor of the whole.
      expect(part(piece, "ltb").utilisation! / part(results.D!, "ltb").utilisation!).toBeCloseTo(1, 3);
    }
    expect(part(results.D!, "ltb").utilisation).not.toBeNull();
  });
  test("a column cut in pieces: every piece has the buckling length of the whole", () => {
    const column: Structure = {
      nodes: { A: [0, 0, 0], B: [0, 0, 3], C: [0, 0, 6] },
      members: [
        ["l", "A", "B"],
        ["u", "B", "C"],
      ],
      supports: { A: "fffrrf", C: "ffrrrf" },
      loads: { node_loads: [{ node: "C", fz: -300e3 }] },
      designs: [
        { id: "D", members: ["l", "u"] },
        { id: "lower", members: ["l"] },
        { id: "upper", members: ["u"] },
      ],
    };
    const results = checked(column);
    expect(results.D).toMatchObject({ verdict: "fail" }); // Over 6 m λz = 1.91, on curve b χz = 0.227 and Nb,z,Rd = 287 kN.
    for (const id of ["lower", "upper"]) {
      expect(results[id]!.verdict).not.toBe("pass");
      // The structure does not sway, and the mode the piece takes part in is the whole column's.
      const whole = part(results.D!, "buckling_z").utilisation as number;
      expect(part(results[id]!, "buckling_z").utilisation! / whole).toBeCloseTo(1, 3);
      // Warping of a piece that goes on does not help it: G·It/i0² is the least that any line has.
      expect(part(results[id]!, "buckling_tf").utilisation!).toBeGreaterThanOrEqual(part(results.D!, "buckling_tf").utilisation!);
    }
  });
});

describe("a cantilever whose tip carries something that holds nothing", () => {
  const arm = (length: number, extra: Partial<Structure>, more: Structure["members"] = []): Structure => ({
    nodes: { A: [0, 0, 0], B: [length, 0, 0], ...extra.nodes },
    members: [["m", "A", "B"], ...more],
    supports: { A: CLAMP },
    designs: [{ id: "D", members: ["m"] }],
    loads: { node_loads: [{ node: "B", fz: -8e3 }] },
    ...(extra.hinges ? { hinges: extra.hinges } : {}),
  });
  test.each(seeds)("seed %s: a hanger, a crosshead, a post on top: as the bare cantilever", (seed) => {
    const next = random(seed);
    const length = 2 + 3 * next();
    const bare = ltb(arm(length, {})) as number;
    const reach = 0.5 + 2 * next();
    for (const [x, y, z] of [
      [length, 0, -reach],
      [length, 0, reach],
      [length, reach, 0],
      [length, reach * 0.7, reach * 0.7],
    ] as [number, number, number][])
      expect(ltb(arm(length, { nodes: { H: [x, y, z] } }, [["h", "B", "H"]]))).toBeCloseTo(bare, 6);
  });
  test("a cantilever that goes on beyond the design member is no cantilever of that length", () => {
    const long = arm(3, { nodes: { H: [5, 0, 0] } }, [["h", "B", "H"]]);
    const whole = { ...long, designs: [{ id: "D", members: ["m", "h"] }] };
    expect(ltb(long)).toBeCloseTo(ltb(whole) as number, 4);
    const bent = arm(3, { nodes: { H: [5, 0, 1] } }, [["h", "B", "H"]]);
    // What goes on is unloaded and free: it holds nothing, and drives nothing.
    expect(ltb(bent)).toBeCloseTo(ltb(arm(3, {})) as number, 6);
  });
  test("a tip held by a frame with a way to the ground is held: an edge beam onto two columns", () => {
    const structure: Structure = {
      ...arm(4, { nodes: { L: [4, -3, 0], R: [4, 3, 0], l: [4, -3, -3], r: [4, 3, -3] } }, [
        ["e1", "B", "L"],
        ["e2", "B", "R"],
        ["c1", "l", "L"],
        ["c2", "r", "R"],
      ]),
    };
    structure.supports = { A: CLAMP, l: CLAMP, r: CLAMP };
    expect(restraints(structure)).toMatch(/end held against twist.* by members e1, e2/);
  });
});

describe("springs and hinges", () => {
  const beam = (rx: unknown, more: object = {}): Structure => ({
    ...cutBeam(6, []),
    supports: {
      N0: { ux: "fixed", uy: "fixed", uz: "fixed", rx, ry: "free", rz: "free" },
      end: { ux: "free", uy: "fixed", uz: "fixed", rx, ry: "free", rz: "free" },
    },
    loads: even(["M0"], 3e3),
    ...more,
  });
  test("Mcr falls with the spring against twist: (κL/2)·tan(κL/2) = k·L/(2·GIt) under even moment without warping", () => {
    const gi_t = 81e9 * 201.2e-9;
    for (const ratio of [0.5, 2, 8, 32]) {
      const k = ratio * (gi_t / 6);
      const found = checked({
        ...beam(k),
        section: { iw: 0 },
        loads: {
          node_loads: [
            { node: "N0", my: 1e4 },
            { node: "end", my: -1e4 },
          ],
        },
      });
      let [lo, hi] = [0, Math.PI / 2 - 1e-12];
      for (let i = 0; i < 60; i++) {
        const mid = (lo + hi) / 2;
        if (mid * Math.tan(mid) < ratio / 2) lo = mid;
        else hi = mid;
      }
      const exact = ((2 * lo) / 6) * Math.sqrt(210e9 * 6.038e-6 * gi_t);
      expect((printed(found.D!, "ltb", "Mcr") * 1e3) / exact).toBeCloseTo(1, 4);
    }
  });
  test("a spring of 1 N·m/rad holds nothing", () => expect(checked(beam(1)).D!.verdict).toBe("fail"));
  test.each([
    ["start_hinge", { start_hinge: "t" }],
    ["end_hinge", { end_hinge: "t" }],
  ])("a hinge that releases torsion at the %s lets the end twist", (_, at) => {
    const hinged = { ...beam("fixed"), hinges: [hinge("t", { rx: "free" })], members: [["M0", "N0", "end", at]] as Structure["members"] };
    expect(ltb(hinged) as number).toBeGreaterThan(1.4 * (ltb(beam("fixed")) as number));
    expect(restraints(hinged)).toContain("free to twist");
  });
  test("a hinge's spring stands in series with what is behind it", () => {
    const hinged = (k: number): Structure => ({
      ...beam("fixed"),
      hinges: [hinge("t", { rx: k })],
      members: [["M0", "N0", "end", { start_hinge: "t", end_hinge: "t" }]],
    });
    expect(ltb(hinged(5e3))).toBeCloseTo(ltb(beam(5e3)) as number, 9);
  });
  test("two supports on one node act together", () => {
    const two = { ...beam("fixed"), supports: { N0: ["fffrrr", "rrrfrr"], end: ["rffrrr", "rrrfrr"] } };
    expect(ltb(two)).toBe(ltb(beam("fixed")));
    const springs = { ...beam("fixed"), supports: { N0: ["fffrrr", ...[1, 2].map(() => ({ ...FREE, rx: 2500 }))], end: SLIDE } };
    expect(ltb(springs)).toBeCloseTo(ltb({ ...beam("fixed"), supports: { N0: { ...PIN, rx: 5000 }, end: SLIDE } }) as number, 9);
  });
});

const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
const PIN = { ...FREE, ux: "fixed", uy: "fixed", uz: "fixed" };

describe("columns without given lengths", () => {
  const column = (top: string | object, more: Partial<Structure> = {}, foot: string | object = CLAMP): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 5], ...more.nodes },
    members: [["m", "A", "B"], ...(more.members ?? [])],
    supports: { A: foot as string, ...(top === "" ? {} : { B: top as string }), ...more.supports },
    loads: { node_loads: [{ node: "B", fz: -60e3 }] },
    designs: [{ id: "D", members: ["m"] }],
  });
  const status = (structure: Structure, axis: "y" | "z"): string => part(checked(structure).D!, `buckling_${axis}`).status;
  test("propped in one plane: held in that plane alone", () => {
    // Local z of an upright member lies along global −x or x, local y along global y.
    // 200 kN is more than a tenth of what either pole would carry, so that it may sway: π²·E·I/(2·L)² = 1732 and 125 kN.
    const along = (dof: "ux" | "uy") => ({ ...column({ ...FREE, [dof]: "fixed" }), loads: { node_loads: [{ node: "B", fz: -200e3 }] } });
    expect([status(along("ux"), "y"), status(along("ux"), "z")].sort()).toEqual(["not_covered", "pass"]);
    expect([status(along("uy"), "y"), status(along("uy"), "z")].sort()).toEqual(["not_covered", "pass"]);
    expect(status(along("ux"), "y")).not.toBe(status(along("uy"), "y"));
  });
  test("a flagpole buckles over twice its length, one with a crosshead or a mast on top is not judged by it", () => {
    const pole = checked(column("")).D!;
    expect(printed(pole, "buckling_z", "Lcr,z")).toBe(10);
    expect(pole.questions.join()).toContain("twice the length");
    for (const tip of [
      [1.5, 0, 5],
      [0, 0, 8],
      [1, 1, 6],
    ] as [number, number, number][]) {
      const topped = column("", { nodes: { T: tip }, members: [["t", "B", "T"]] });
      expect(status(topped, "z")).toBe("not_covered");
    }
    expect(status(column("", {}, { ...PIN, rx: 1e5, ry: 1e5, rz: "fixed" }), "z")).toBe("not_covered");
  });
  test("an unbraced frame holds by bending alone and may sway; braced by diagonals it does not", () => {
    const frame = (braced: boolean): Structure => ({
      ...column("", {
        nodes: { C: [6, 0, 0], E: [6, 0, 5] },
        members: [
          ["b", "B", "E"],
          ["c", "C", "E"],
          ...(braced ? [["d", "A", "E", { type: "truss" }] as Structure["members"][number]] : []),
        ],
        supports: { C: CLAMP, B: "rfrrrr", E: "rfrrrr" },
      }),
      loads: {
        node_loads: [
          { node: "B", fz: -800e3 },
          { node: "E", fz: -800e3 },
        ],
      },
    });
    const about = (braced: boolean): string[] => (["y", "z"] as const).map((axis) => status(frame(braced), axis));
    expect(about(false).filter((one) => one === "not_covered")).toHaveLength(1);
    expect(about(true)).not.toContain("not_covered");
  });
  test("a slack brace is none", () => {
    const soft = column({ ...FREE, ux: "fixed", uy: 1e4 });
    expect([status(soft, "y"), status(soft, "z")]).toContain("not_covered");
    const stiff = column({ ...FREE, ux: "fixed", uy: 1e7 });
    expect([status(stiff, "y"), status(stiff, "z")]).not.toContain("not_covered");
  });
  test("lengths given are believed", () => {
    const given = { ...column(""), designs: [{ id: "D", members: ["m"], l_cr_y: 5, l_cr_z: 5, l_t: 5 }] };
    expect(printed(checked(given).D!, "buckling_z", "Lcr,z")).toBe(5);
  });
});

test("a secondary beam is held against twist by the bending of the beams it frames into, not by a pinned one alone", () => {
  const floor = (onColumns: boolean): Structure => ({
    nodes: { A: [0, 0, 4], M: [3, 0, 4], B: [6, 0, 4], a: [0, 0, 0], b: [6, 0, 0], S: [3, 5, 4] },
    members: [
      ["p1", "A", "M"],
      ["p2", "M", "B"],
      ["s", "M", "S", { start_hinge: "pin" }],
      ["c1", "a", "A"],
      ["c2", "b", "B"],
    ],
    supports: { a: CLAMP, b: CLAMP, S: onColumns ? "fffrrr" : "ffffff" },
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    loads: even(["s"], 4e3),
    designs: [{ id: "D", members: ["s"] }],
  });
  expect(restraints(floor(false))).toMatch(/start held against twist.* by members p1, p2; end held against twist by support S/);
  expect(restraints(floor(true))).toContain("end free to twist");
});

test("what meets a beam on its way is told not to count, unless the engineer says what holds it", () => {
  const crossed = (design: object): Structure => ({
    nodes: { A: [0, 0, 4], M: [3, 0, 4], B: [6, 0, 4], S: [3, 5, 4] },
    members: [
      ["p1", "A", "M"],
      ["p2", "M", "B"],
      ["s", "M", "S"],
    ],
    supports: { A: FORK, B: SLIDE, S: "rrfrrr" },
    loads: even(["p1", "p2"], 4e3),
    designs: [{ id: "D", members: ["p1", "p2"], ...design }],
  });
  expect(restraints(crossed({}))).toContain("what meets it at M is not counted: give lateral_restraints");
  expect(restraints(crossed({ lateral_restraints: [{ position: 3, flange: "top" }] }))).not.toContain("counted");
});

test("fork at both ends, in any direction of the beam in space", () => {
  const next = random(7);
  for (let i = 0; i < 6; i++) {
    const angle = 2 * Math.PI * next();
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const turnedBeam: Structure = {
      ...cutBeam(6, []),
      nodes: { N0: [0, 0, 0], end: [6 * c, 6 * s, 0] },
      supports: { N0: CLAMP, end: CLAMP },
    };
    const straight: Structure = { ...cutBeam(6, []), supports: { N0: CLAMP, end: CLAMP } };
    expect(ltb({ ...turnedBeam, loads: even(["M0"], 3e3) })).toBeCloseTo(ltb({ ...straight, loads: even(["M0"], 3e3) }) as number, 8);
  }
});
