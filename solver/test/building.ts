/** Small models for tests, in the model format, with everything not under test given a harmless value. */

import type { Model } from "../src/api/index.ts";

type Any = Record<string, unknown>;
export const DIRECTIONS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

/** "fffrrr" style: f fixed, r free. */
export function support(id: string, node: string, pattern: string | Any): Any {
  if (typeof pattern !== "string") return { id, node, ...pattern };
  return { id, node, ...Object.fromEntries(DIRECTIONS.map((d, i) => [d, pattern[i] === "f" ? "fixed" : "free"])) };
}

export function hinge(id: string, released: Record<string, "free" | number>): Any {
  return { id, ...Object.fromEntries(DIRECTIONS.map((d) => [d, released[d] ?? "rigid"])) };
}

export interface Parts {
  nodes: Record<string, [number, number, number]>;
  members: Any[];
  supports: Any[];
  loads?: Any;
  cases?: Any[];
  combinations?: Any[];
  section?: Any;
  sections?: Any[];
  material?: Any;
  hinges?: Any[];
  options?: Any;
  analysis?: Any;
}

export const STEEL = { id: "steel", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850, thermal_expansion: 1.2e-5 };
export const SECTION = { id: "section", a: 0.00538, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7 };

export function model(parts: Parts): Model {
  return {
    schema_version: "1.0",
    model: {
      nodes: Object.entries(parts.nodes).map(([id, [x, y, z]]) => ({ id, x, y, z })),
      materials: [{ ...STEEL, ...parts.material }],
      sections: parts.sections ?? [{ ...SECTION, ...parts.section }],
      ...(parts.hinges ? { hinges: parts.hinges } : {}),
      members: parts.members.map((member) => ({ section: "section", material: "steel", ...member })),
      supports: parts.supports,
      load_cases: parts.cases ?? [{ id: "L", nature: "other", self_weight: 0, ...parts.loads }],
      load_combinations: parts.combinations ?? [],
    },
    // Mechanics are those of first order; `order: undefined` leaves it to the structure, as an absent one does.
    analysis: { options: { order: "first", ...parts.options }, ...parts.analysis },
  } as unknown as Model;
}

/** Deterministic random numbers (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Largest difference over the largest value of either. */
export function difference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let top = 0;
  let size = 0;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    top = Math.max(top, Math.abs(a[i]! - b[i]!));
    size = Math.max(size, Math.abs(a[i]!), Math.abs(b[i]!));
  }
  return Number.isNaN(top) ? Infinity : top === 0 ? 0 : top / size;
}

export type Damage = (document: Record<string, any>) => unknown;

/** A valid cantilever under a line load with one ultimate combination, changed in one place. */
export function beam(change: Damage): Model {
  const document = model({
    nodes: { A: [0, 0, 0], B: [6, 0, 0] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("S", "A", "ffffff")],
    loads: { member_loads: [{ member: "M", type: "distributed", fz: -1 }] },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.5 }] }],
  });
  change(document as unknown as Record<string, unknown>);
  return document;
}
