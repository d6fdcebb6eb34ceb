/** What may not matter does not, and what makes a member worse never makes its verdict better: many models of each kind. */

import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../src/results/checks.ts";
import { hinge, random } from "../building.ts";
import { once } from "../once.ts";
import { seeds } from "../seeds.ts";
import { AMONG_LOADS, CLAMP, checked, cutBeam, even, FORK, SLIDE, type Structure } from "./held.ts";
import { mirrored, never, same, scaled } from "./relations.ts";

const SEEDS = seeds(3, 40);
/** A portal in space with a loaded beam, random in its sizes, bases and loads; every end of it is clamped or pinned by a fair coin. */
function portal(seed: number): Structure {
  const next = random(seed);
  const [l, h] = [4 + 5 * next(), 3 + 2 * next()];
  const base = next() < 0.5 ? CLAMP : "fffrrf";
  // Either way, by more than a lean would.
  const pushed = (share: number): number => 4e3 * share + 1e3 * Math.sign(share);
  return {
    nodes: { A: [0, 0, 0], B: [0, 0, h], M: [l * (0.3 + 0.4 * next()), 0, h], C: [l, 0, h], D: [l, 0, 0] },
    members: [
      ["c1", "A", "B"],
      ["b1", "B", "M"],
      ["b2", "M", "C"],
      ["c2", "D", "C"],
    ],
    supports: { A: base, D: base, B: "rfrrrr", C: "rfrrrr" },
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    loads: {
      ...even(["b1", "b2"], 2e3 + 8e3 * next()),
      node_loads: [
        { node: "B", fx: pushed(next() - 0.5), fz: -40e3 * next() },
        { node: "M", fz: -20e3 * (next() - 0.3), fy: 500 * next() },
      ],
    },
    designs: [
      { id: "beam", members: ["b1", "b2"], l_cr_y: l, l_cr_z: l },
      { id: "column", members: ["c1"], l_cr_y: 2 * h, l_cr_z: h },
    ],
    options: AMONG_LOADS,
  };
}

const plainPortal = once((seed: number) => {
  const structure = portal(seed);
  return { structure, found: checked(structure) };
});

describe("all loads grow by one factor", () => {
  test.each(SEEDS)("portal %s", (seed) => {
    const { structure, found } = plainPortal(seed);
    let before = found;
    for (const factor of [1.1, 1.5, 3, 10]) {
      const after = checked(scaled(structure, factor));
      for (const id of ["beam", "column"]) never(before[id]!, after[id]!);
      before = after;
    }
  });
});

describe("a lateral restraint goes, with the forces as they are", () => {
  test.each(SEEDS)("beam %s", (seed) => {
    const next = random(seed);
    const length = 5 + 6 * next();
    const flange = (): string => ["top", "bottom", "both"][Math.floor(3 * next())]!;
    const given = Array.from({ length: 3 }, () => ({ position: 0.1 + 0.8 * next(), flange: flange() }));
    const beam = (restraints: typeof given): CheckResult => {
      const structure = cutBeam(length, [], { N0: seed % 2 ? FORK : CLAMP, end: SLIDE });
      return checked({
        ...structure,
        loads: {
          member_loads: [{ member: "M0", type: "distributed", fz: (seed % 3 ? -1 : 1) * 4e3 }],
          node_loads: [{ node: "end", fx: -20e3 }],
        },
        designs: [
          { id: "D", members: ["M0"], l_cr_y: length, l_cr_z: length, ...(restraints.length ? { lateral_restraints: restraints } : {}) },
        ],
      }).D!;
    };
    const all = beam(given);
    given.forEach((_, i) => never(all, beam(given.filter((_, j) => j !== i))));
    never(beam(given.slice(1)), beam([]));
  });
  test("a flange in tension gains nothing to speak of, the compressed one does", () => {
    const beam = (flange: string | null, q: number): number => {
      const lateral_restraints = flange ? [1, 2, 3].map((i) => ({ position: i / 4, flange })) : undefined;
      const structure = {
        ...cutBeam(8, []),
        loads: even(["M0"], q),
        designs: [{ id: "D", members: ["M0"], ...(lateral_restraints ? { lateral_restraints } : {}) }],
      };
      return checked(structure).D!.verifications.find(({ key }) => key === "ltb")!.utilisation as number;
    };
    for (const q of [4e3, -4e3]) {
      const [free, top, bottom] = [beam(null, q), beam("top", q), beam("bottom", q)];
      const [compressed, tense] = q > 0 ? [top, bottom] : [bottom, top];
      expect(compressed).toBeLessThan(0.6 * free);
      expect(tense).toBeGreaterThan(0.75 * free);
    }
  });
});

describe("a member cut in pieces is the same member", () => {
  test.each(SEEDS)("beam %s", (seed) => {
    const next = random(seed);
    const length = 4 + 6 * next();
    const cuts = Array.from({ length: 1 + Math.floor(5 * next()) }, () => length * (0.05 + 0.9 * next())).sort((a, b) => a - b);
    const ids = (n: number): string[] => Array.from({ length: n + 1 }, (_, i) => `M${i}`);
    const make = (places: number[]): CheckResult =>
      checked({
        ...cutBeam(length, places),
        loads: { ...even(ids(places.length), 4e3), node_loads: [{ node: "end", fx: -30e3 }] },
      }).D!;
    same(make([]), make(cuts), 4);
  });
});

describe("axes renamed", () => {
  const rhs = (h: number, b: number, turned: boolean) => {
    const [i, j, w, v] = [13e-6, 4.6e-6, 130e-6, 92e-6];
    return {
      ...{ shape: { type: "rhs", h, b, t: 0.008, r: 0.012 }, fabrication: "hot_finished", a: 4.4e-3, it: 10e-6, iw: 0 },
      ...(turned
        ? { iy: j, iz: i, wel_y: v, wel_z: w, wpl_y: 1.2 * v, wpl_z: 1.2 * w }
        : { iy: i, iz: j, wel_y: w, wel_z: v, wpl_y: 1.2 * w, wpl_z: 1.2 * v }),
    };
  };
  test.each(SEEDS)("a hollow section written with b > h and turned by 90° is the same, %s", (seed) => {
    const next = random(seed);
    const loads = {
      member_loads: [{ member: "M0", type: "distributed", fz: -20e3 * next(), fy: -6e3 * next() }],
      node_loads: [{ node: "end", fx: -100e3 * next() }],
    };
    const beam = cutBeam(6, []);
    const upright = checked({ ...beam, section: rhs(0.2, 0.1, false), loads }).D!;
    const flat = checked({ ...beam, section: rhs(0.1, 0.2, true), loads, members: [["M0", "N0", "end", { rotation: 90 }]] }).D!;
    same(upright, flat, 9);
    expect(flat.warnings.join()).toContain("y-y is its major axis");
  });
  test("bending about the major axis of a section written with b > h is put to lateral-torsional buckling", () => {
    const loads = { member_loads: [{ member: "M0", type: "distributed", fy: -5e3 }] };
    const found = checked({ ...cutBeam(12, []), section: { ...rhs(0.05, 0.3, true), it: 1e-6 }, loads }).D!;
    expect(found.verifications.find(({ key }) => key === "ltb")!.utilisation).toBeGreaterThan(
      found.verifications.find(({ key }) => key === "bending_y")!.utilisation as number,
    );
  });
  test("an I with its axes exchanged is not judged by the wrong formulas", () => {
    const found = checked({ ...cutBeam(6, []), section: { iy: 6.038e-6, iz: 83.56e-6 }, loads: even(["M0"], 1e3) }).D!;
    expect(found).toMatchObject({ verdict: "cannot_verify", utilisation: null });
  });
  test.each(SEEDS)("start and end exchanged, %s", (seed) => {
    const { structure, found } = plainPortal(seed);
    const backwards = structure.members.map(([id, start, end]): Structure["members"][number] => [id, end, start]);
    const other = checked({ ...structure, members: backwards });
    for (const id of ["beam", "column"]) same(found[id]!, other[id]!);
  });
});

describe("structure and loads mirrored", () => {
  test.each(SEEDS)("portal %s, across x, y and z", (seed) => {
    const { structure, found } = plainPortal(seed);
    for (const axis of [0, 1, 2] as const) {
      const other = checked(mirrored(structure, axis));
      for (const id of ["beam", "column"]) same(found[id]!, other[id]!);
    }
  });
});

describe("load height by default: the destabilising side of each load", () => {
  test("wind on either face of a column, uplift and gravity on a beam", () => {
    const column = (fx: number): CheckResult =>
      checked({
        nodes: { A: [0, 0, 0], B: [0, 0, 6] },
        members: [["m", "A", "B"]],
        supports: { A: "fffrrf", B: "ffrrrf" },
        loads: { member_loads: [{ member: "m", type: "distributed", fx }] },
        designs: [{ id: "D", members: ["m"] }],
      }).D!;
    same(column(3e3), column(-3e3));
    const beam = (q: number, load_height?: string): CheckResult =>
      checked({ ...cutBeam(6, []), loads: even(["M0"], q), check: load_height ? { load_height } : {} }).D!;
    same(beam(4e3), beam(-4e3));
    same(beam(4e3), beam(4e3, "top"));
    same(beam(-4e3), beam(-4e3, "bottom"));
    never(beam(-4e3, "top"), beam(-4e3));
  });
  test("loads of both signs at once are each on their own side: worse than any one height", () => {
    const loads = {
      member_loads: [
        { member: "M0", type: "point", position: 0.3, fz: -40e3 },
        { member: "M0", type: "point", position: 0.7, fz: 30e3 },
        { member: "M0", type: "distributed", fz: -3e3, fz_end: 3e3 },
      ],
    };
    const beam = (load_height: string): number =>
      checked({ ...cutBeam(8, []), loads, check: { load_height } }).D!.verifications.find(({ key }) => key === "ltb")!
        .utilisation as number;
    for (const height of ["top", "centre", "bottom"]) expect(beam("adverse")).toBeGreaterThan(beam(height));
  });
});
