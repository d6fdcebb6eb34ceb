/** Steel structures for the tests of what holds a member: an IPE 300 in S235 throughout, one load case, one combination. */

import { type Model, type Results, solve } from "../../src/api/index.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import { model, support } from "../building.ts";
import { tabulated } from "./fake.ts";

type Any = Record<string, unknown>;

export interface Structure {
  nodes: Record<string, [number, number, number]>;
  /** Ids, start and end, and what else a member has. */
  members: [id: string, start: string, end: string, more?: Any][];
  /** Node to its directions: "ffffrr", or springs by direction; two of one node as a list. */
  supports: Record<string, string | Any | (string | Any)[]>;
  loads?: Any;
  hinges?: Any[];
  section?: Any;
  /** Other than S235. */
  material?: Any;
  designs: Any[];
  check?: Any;
  /** Other options of the analysis. */
  options?: Any;
}

/** Whatever leans in these tests does so among its loads: they are about something else. */
export const AMONG_LOADS = { imperfections: { directions: ["+x", "-x", "+y", "-y"], among_loads: true } };

export const FORK = "ffffrr";
export const CLAMP = "ffffff";
/** A fork that lets the beam's length change. */
export const SLIDE = "rfffrr";

export function held({ nodes, members, supports, loads = {}, hinges, section, material, designs, check = {}, options }: Structure): Model {
  const profile = { ...tabulated("IPE300"), id: "section", ...section };
  return model({
    nodes,
    sections: [profile],
    material: { grade: "S235", fy: 235e6, ...material },
    members: members.map(([id, start, end, more]) => ({ id, start, end, ...more })),
    supports: Object.entries(supports).flatMap(([node, own]) =>
      (Array.isArray(own) ? own : [own]).map((one, i) => support(`${node}${i || ""}`, node, one)),
    ),
    ...(hinges ? { hinges } : {}),
    loads,
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options: { shear_deformation: false, ...options },
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", design_members: designs.map(({ id }) => id), ...check }] },
  }) satisfies Model as Model;
}

/** Design members are part of the structure, and not of the shared builder. */
export function solved(structure: Structure): Results {
  const built = held(structure) as unknown as { model: Any };
  built.model.design_members = structure.designs;
  return solve(built as unknown as Model);
}

export const byDesignMember = (checks: readonly CheckResult[]): Record<string, CheckResult> =>
  Object.fromEntries(checks.map((result) => [result.target.id, result]));

/** Results by the design member's id. */
export const checked = (structure: Structure): Record<string, CheckResult> => byDesignMember(solved(structure).checks);

export const even = (members: readonly string[], q: number): Any => ({
  member_loads: members.map((member) => ({ member, type: "distributed", fz: -q })),
});

/** A straight beam along x cut at the places given, between supports at its ends. */
export function cutBeam(length: number, cuts: readonly number[], supports: Structure["supports"] = { N0: FORK, end: SLIDE }): Structure {
  const places = [0, ...cuts, length];
  const name = (i: number): string => (i === places.length - 1 ? "end" : `N${i}`);
  return {
    nodes: Object.fromEntries(places.map((x, i) => [name(i), [x, 0, 0] as [number, number, number]])),
    members: places.slice(1).map((_, i) => [`M${i}`, name(i), name(i + 1)]),
    supports,
    designs: [{ id: "D", members: places.slice(1).map((_, i) => `M${i}`) }],
  };
}
