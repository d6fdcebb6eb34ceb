/** A solved single-span beam from closed forms: end moments and transverse loads stand for any analysis. */

import { angleRun } from "../../src/checks/angles/angles.ts";
import { checkBatches } from "../../src/checks/index.ts";
import { type Profile, profileOf } from "../../src/ec3/profile.ts";
import type { DesignMember, ExplicitSection, Material, Shape, SteelCheck } from "../../src/generated/model.ts";
import type { CheckResult, Verification } from "../../src/results/checks.ts";
import type { Annex, CheckContext, CheckMember, CheckModel, Diagram, Extremes, Forces } from "../../src/topology/context.ts";
import tables from "./data/sections.json" with { type: "json" };

const { sections } = tables;

export interface BeamCase {
  section: ExplicitSection;
  /** Other than S235; null takes the yield strength away. */
  material?: Partial<Omit<Material, "fy">> & { fy?: number | null };
  length: number;
  /** Tension positive. */
  n?: number;
  /** My and Mz at the ends. */
  my?: [number, number];
  mz?: [number, number];
  /** Downward load per metre, and point loads at x. */
  q?: number;
  points?: [x: number, p: number][];
  mx?: number;
  support?: "simple" | "cantilever";
  /** Ends of the pieces the beam is cut into. */
  cuts?: number[];
  /** Members that run from end to start, by index. */
  backwards?: number[];
  design?: Partial<DesignMember> | null;
  check?: Partial<SteelCheck>;
  annex?: Annex;
}

/** A tube beyond class 3, which EN 1993-1-6 has to verify. */
export const SHELL: BeamCase = {
  section: mm("CHS", "chs", { d: 500, t: 4, A: 6233, Iy: 192e6, Iz: 192e6, It: 384e6 }, "hot_finished"),
  length: 10,
  q: 1e3,
  n: -1e3,
};

const S235: Material = { id: "S235", type: "steel", grade: "S235", e: 210e9, g: 81e9, density: 7850, fy: 235e6 };

export function beamContext(beam: BeamCase): CheckContext {
  const { length: l, n = 0, my = [0, 0], mz = [0, 0], q = 0, points = [], mx = 0 } = beam;
  const at = (s: number, side: -1 | 1): Forces => {
    let m = my[0] + ((my[1] - my[0]) * s) / l + (q * s * (l - s)) / 2;
    let v = (my[1] - my[0]) / l + q * (l / 2 - s);
    for (const [a, p] of points) {
      const right = s > a + 1e-12 || (Math.abs(s - a) <= 1e-12 && side > 0);
      m += (p * (l - a) * s) / l - (right ? p * (s - a) : 0);
      v += (p * (l - a)) / l - (right ? p : 0);
    }
    return { n, vy: (mz[1] - mz[0]) / l, vz: v, mx, my: m, mz: mz[0] + ((mz[1] - mz[0]) * s) / l };
  };
  const ends = [...(beam.cuts ?? []), l];
  const { fy = S235.fy, ...other } = beam.material ?? {};
  const { fy: _, ...bare } = S235;
  const material: Material = { ...bare, ...other, ...(fy == null ? {} : { fy }) };
  const members: CheckMember[] = ends.map((to, i) => {
    const from = i === 0 ? 0 : (ends[i - 1] as number);
    const back = beam.backwards?.includes(i) ?? false;
    return {
      index: i,
      id: `M${i + 1}`,
      type: "beam",
      start: `N${back ? i + 1 : i}`,
      end: `N${back ? i : i + 1}`,
      length: to - from,
      from: [back ? to : from, 0, 0],
      to: [back ? from : to, 0, 0],
      section: beam.section,
      material,
      axes: back ? { x: [-1, 0, 0], y: [0, -1, 0], z: [0, 0, 1] } : { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] },
    };
  });
  const all = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" } as const;
  const clamp = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" } as const;
  const last = `N${ends.length}`;
  const supports =
    beam.support === "cantilever"
      ? [{ id: "A", node: "N0", ...clamp }]
      : [
          { id: "A", node: "N0", ...all },
          { id: "B", node: last, ...all },
        ];
  const design: DesignMember = { id: "D1", members: members.map((m) => m.id) as [string, ...string[]], ...beam.design };
  const check: SteelCheck = {
    id: "C1",
    type: "en1993_1_1",
    limit_state: "ULS",
    ...(beam.design === null ? { members: ["M1"] } : { design_members: ["D1"] }),
    ...beam.check,
  };
  const model: CheckModel = {
    settings: { national_annex: beam.annex ?? "none" },
    model: {
      members: members.map(({ id, start, end }) => ({ id, start, end })),
      supports,
      design_members: beam.design === null ? [] : [design],
    },
    analysis: { checks: [check] },
  };
  const context: CheckContext = {
    model,
    unsolved: [],
    variable: (member, combination) => context.diagram(member, combination),
    extremes: (member, combination, out) => extremesOf(context.diagram(member, combination), out),
    caseLoads: (member) => context.diagram(member, context.combinations[0]!).loads,
    // Euler's forces of the whole, between forks or from a clamped root to a free tip.
    // About the axes that the frame has, whichever of them the check calls y.
    critical: ({ material: { e } }) => {
      if (n >= 0) return null;
      const { iy, iz, iyz = 0 } = beam.section;
      const length = (beam.support === "cantilever" ? 2 : 1) * l;
      const skew = Math.hypot((iy - iz) / 2, iyz);
      const principal = iyz === 0 ? [iy, iz] : [(iy + iz) / 2 + skew, (iy + iz) / 2 - skew];
      const [y, z] = principal.map((i) => (Math.PI ** 2 * e * i) / length ** 2 + n) as [number, number];
      return { own: { y: y / -n, z: z / -n }, even: { y, z }, unloaded: { y: y - n, z: z - n }, line: members.map(({ id }) => id) };
    },
    // No force but the diagram's own, and no other structure.
    hurry: () => 0,
    ends: () => new Float64Array(12),
    reaction: () => null,
    applied: () => null,
    lacking: () => null,
    // One line alone: what holds it are its supports.
    stiffness: (_, out) => void out.fill(0),
    combinations: [
      { index: 0, id: "ULS", limit_state: "ULS", terms: [{ load_case: 0, factor: 1 }] },
      { index: 1, id: "SLS", limit_state: "SLS", terms: [{ load_case: 0, factor: 1 }] },
    ],
    member: (id) => members.find((m) => m.id === id),
    diagram: (member): Diagram => {
      const i = member.index;
      const from = i === 0 ? 0 : (ends[i - 1] as number);
      const to = ends[i] as number;
      const back = beam.backwards?.includes(i) ?? false;
      const local = (s: number): number => (back ? to - s : s - from);
      const zero = points.length > 0 ? [] : [q === 0 ? l / 2 : l / 2 + (my[1] - my[0]) / (q * l)];
      const inner = [...points.map(([a]) => a), ...zero].filter((s) => s > from + 1e-9 && s < to - 1e-9);
      return {
        positions: [0, ...inner.map(local), to - from].sort((a, b) => a - b),
        forces: (x, side, out) => {
          const f = at(back ? to - x : from + x, back ? (-side as -1 | 1) : side);
          return Object.assign(out, back ? { ...f, vz: -f.vz, mz: -f.mz } : f);
        },
        loads: {
          points: points
            .filter(([a]) => a >= from - 1e-12 && a <= to + 1e-12 && !(a === from && i > 0))
            .map(([a, p]) => ({ x: local(a), fy: 0, fz: -p })),
          distributed: q === 0 ? [] : [{ x1: 0, x2: to - from, fy1: 0, fy2: 0, fz1: -q, fz2: -q, self_weight: false }],
        },
        displacement: () => [0, 0, 0],
        rotation: () => [0, 0, 0],
      };
    },
  };
  return context;
}

/** Its places have every extremum. */
export function extremesOf({ positions, forces }: Pick<Diagram, "positions" | "forces">, { min, max }: Extremes): Extremes {
  const at: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  for (const of of ["n", "vy", "vz", "mx", "my", "mz"] as const) {
    const values = positions.flatMap((x, i) =>
      ([-1, 1] as const).flatMap((side) => ((side < 0 ? i > 0 : i < positions.length - 1) ? [forces(x, side, at)[of]] : [])),
    );
    min[of] = Math.min(...values);
    max[of] = Math.max(...values);
  }
  return { min, max };
}

/** The one result of a beam. */
export function check(beam: BeamCase): CheckResult {
  return runChecks(beamContext(beam))[0] as CheckResult;
}

export function part(result: CheckResult, key: string): Verification {
  const found = result.verifications.find((one) => one.key === key);
  if (!found) throw new Error(`${key} is not among ${result.verifications.map((one) => one.key).join(", ")}`);
  return found;
}

/** A printed result of a verification by its symbol, in the trace's unit. */
export function printed(result: CheckResult, key: string, symbol: string): number {
  for (const step of [...part(result, key).steps].reverse()) {
    for (const quantity of [step.result, ...step.inputs]) if (quantity?.symbol === symbol) return quantity.value as number;
  }
  throw new Error(`${symbol} is not in the trace of ${key}`);
}

/** Section from millimetres, as published tables give it. */
export function mm(
  name: string,
  type: "i" | "channel" | "rhs" | "chs",
  v: Record<string, number>,
  fabrication: NonNullable<ExplicitSection["fabrication"]> = "hot_rolled",
): ExplicitSection {
  const shape = { type } as Shape;
  for (const key of ["h", "b", "tw", "tf", "r", "t", "d"])
    if (v[key] !== undefined) Object.assign(shape, { [key]: (v[key] as number) * 1e-3 });
  const scaled = (key: string, factor: number): Record<string, number> =>
    v[key] === undefined ? {} : { [key.toLowerCase()]: (v[key] as number) * factor };
  return {
    id: name,
    name,
    fabrication,
    shape,
    a: (v.A ?? 1e4) * 1e-6,
    iy: (v.Iy ?? 1e8) * 1e-12,
    iz: (v.Iz ?? 1e7) * 1e-12,
    it: (v.It ?? 1e5) * 1e-12,
    ...scaled("Iw", 1e-18),
    ...scaled("Wel_y", 1e-9),
    ...scaled("Wpl_y", 1e-9),
    ...scaled("Wel_z", 1e-9),
    ...scaled("Wpl_z", 1e-9),
  };
}

/** IPE 300 in mm. */
export const IPE300: Record<string, number> = sections.IPE300.mm;

/** A section of `data/sections.json` by its name. */
export function tabulated(name: keyof typeof sections): ExplicitSection {
  const { type, fabrication, mm: numbers } = sections[name];
  return mm(name, type as "i" | "channel" | "rhs" | "chs", numbers, fabrication as Profile["fabrication"]);
}

/** An I-section like IPE 300 with other dimensions where a test moves them. */
export const iProfile = (over: Record<string, number> = {}, fabrication: "hot_rolled" | "welded" = "hot_rolled"): Profile =>
  profileOf(mm("I", "i", { ...IPE300, ...over }, fabrication)) as Profile;

/** A rectangular hollow section; only what Tables 5.2 and 6.2 read is true to its dimensions. */
export const rhsProfile = (h: number, b: number, t: number, fabrication: "hot_finished" | "cold_formed" = "hot_finished"): Profile =>
  profileOf(
    mm(
      "RHS",
      "rhs",
      { h, b, t, A: 2 * t * (h + b - 2 * t), Iy: 1e7, Iz: 5e6, Wel_y: 1e5, Wel_z: 8e4, Wpl_y: 1.2e5, Wpl_z: 1e5 },
      fabrication,
    ),
  ) as Profile;

/** With other walls, and the properties that it had. */
export const reshaped = (section: ExplicitSection, changes: { tw?: number; tf?: number }): ExplicitSection => ({
  ...section,
  shape: { ...section.shape, ...changes } as Shape,
});

/** Every check of a context, with the rules of every section. */
export function runChecks(context: CheckContext): CheckResult[] {
  const batches = checkBatches(context, angleRun);
  for (;;) {
    const next = batches.next();
    if (next.done) return next.value;
  }
}
