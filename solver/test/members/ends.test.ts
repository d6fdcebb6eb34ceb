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

/** Where a function changes its sign below `top`. */
function rootBelow(top: number, f: (x: number) => number, bottom = 1e-9): number {
  let [lo, hi] = [bottom, top * (1 - 1e-12)];
  const sign = Math.sign(f(lo));
  for (let i = 0; i < 60; i++) {
    const mid = (lo + hi) / 2;
    if (Math.sign(f(mid)) === sign) lo = mid;
    else hi = mid;
  }
  return (lo + hi) / 2;
}

describe("columns without given lengths", () => {
  const column = (top: string | object, more: Partial<Structure> = {}, foot: string | object = CLAMP): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 5], ...more.nodes },
    members: [["m", "A", "B"], ...(more.members ?? [])],
    supports: { A: foot as string, ...(top === "" ? {} : { B: top as string }), ...more.supports },
    loads: { node_loads: [{ node: "B", fz: -60e3 }] },
    designs: [{ id: "D", members: ["m"] }],
  });
  const status = (structure: Structure, axis: "y" | "z"): string => part(checked(structure).D!, `buckling_${axis}`).status;
  const length = (structure: Structure, axis: "y" | "z"): number => printed(checked(structure).D!, `buckling_${axis}`, `Lcr,${axis}`);
  test("propped in one plane: held in that plane alone", () => {
    // Local z of an upright member lies along global −x or x, local y along global y.
    // As a flagpole it bears π²·E·I/(2·L)² = 1732 kN about y-y and 125 kN about z-z, propped and clamped π²·E·I/(0.699·L)².
    const along = (dof: "ux" | "uy") => ({ ...column({ ...FREE, [dof]: "fixed" }), loads: { node_loads: [{ node: "B", fz: -200e3 }] } });
    const propped = (Math.PI * 5) / 4.493409;
    for (const [dof, held, free] of [["ux", "y", "z"] as const, ["uy", "z", "y"] as const]) {
      expect(length(along(dof), held)).toBeCloseTo(propped, 2);
      expect(length(along(dof), free)).toBeCloseTo(10, 3);
    }
    // 200 kN are beyond the 125 kN: no length could have it stand. About y-y it sways at αcr = 8.7, without the lean that is due (5.3.2).
    expect([status(along("ux"), "y"), status(along("ux"), "z")]).toEqual(["pass", "fail"]);
    expect(checked(along("ux")).D!.verdict).toBe("fail");
    expect(checked(along("uy")).D!.verdict).toBe("cannot_verify");
  });
  test("a flagpole buckles over twice its length, and a crosshead or a mast on top that bears nothing does not change that", () => {
    const pole = checked(column("")).D!;
    expect(printed(pole, "buckling_z", "Lcr,z")).toBeCloseTo(10, 3);
    expect(pole.questions).toEqual([]);
    for (const tip of [
      [1.5, 0, 5],
      [0, 0, 8],
      [1, 1, 6],
    ] as [number, number, number][]) {
      const topped = column("", { nodes: { T: tip }, members: [["t", "B", "T"]] });
      expect(length(topped, "z")).toBeCloseTo(10, 3);
      expect(checked(topped).D!.verdict).toBe("cannot_verify");
    }
  });
  test.each(["y", "z"] as const)("on a foot that turns, about %s-%s: u·tan u = k·L/EI", (axis) => {
    const k = 1e5;
    const foot = column("", {}, { ...PIN, rx: k, ry: k, rz: "fixed" });
    const ei = 210e9 * (axis === "y" ? 83.56e-6 : 6.038e-6);
    const u = rootBelow(Math.PI / 2, (x) => x * Math.tan(x) - (k * 5) / ei);
    // Both ways at once it sways at the lower of both factors (5.2.2(8)), so that about the stiffer axis it is longer still.
    if (axis === "z") expect(length(foot, axis)).toBeCloseTo((Math.PI * 5) / u, 1);
    else expect(length(foot, axis)).toBeGreaterThan((Math.PI * 5) / u);
    expect(checked(foot).D!.verdict).toBe("fail");
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
    // Clamped at its foot: swaying at least as long as it is, and no longer than 0.7 times that where its head is held, as if it turned freely.
    expect(length(frame(false), "y")).toBeGreaterThan(5);
    expect(length(frame(true), "y")).toBeLessThan(0.7 * 5);
  });
  test("a slack brace holds by what it is worth: tan u = u·(1 − u²·EI/(k·L³))", () => {
    const propped = (k: number) => column({ ...FREE, ux: "fixed", uy: k });
    const soft = 210e9 * 6.038e-6;
    for (const k of [1e4, 1e7]) {
      const u = rootBelow(4.4934, (x) => Math.sin(x) - x * Math.cos(x) * (1 - (x * x * soft) / (k * 125)), Math.PI / 2);
      expect(length(propped(k), "z") / ((Math.PI * 5) / u)).toBeCloseTo(1, 3);
    }
    // It sways at αcr = 2.8, and no lean is among the forces.
    expect(checked(propped(1e4)).D!.verdict).toBe("cannot_verify");
    expect(checked(propped(1e7)).D!.verdict).toBe("pass");
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
