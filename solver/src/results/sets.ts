/** What load cases, combinations and envelopes carry. */

import type { LoadCase, LoadCombination } from "../generated/model.ts";

/** The directions of a node in the order of every six-number group. */
export const DIRECTIONS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The internal forces in the order of every end-force group. */
export const FORCES = ["n", "vy", "vz", "mx", "my", "mz"] as const;
export type Force = (typeof FORCES)[number];

/** Every quantity whose smallest and largest value along a member is reported. */
export const QUANTITIES = [...FORCES, "deflection_y", "deflection_z", "deflection"] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Forces of a plate per metre, in the order of every group of `plate_forces`. */
export const PLATE_FORCES = ["nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy"] as const;
export type PlateForce = (typeof PLATE_FORCES)[number];

export type LimitState = LoadCombination["limit_state"];

/** Smallest and largest value along each member, with the distance from the member's start (m). */
export interface Extremum {
  min: number[];
  min_x: number[];
  max: number[];
  max_x: number[];
}

export type Extrema = Record<Quantity, Extremum>;

/** Those of no member. */
export const emptyExtrema = (): Extrema =>
  Object.fromEntries(QUANTITIES.map((quantity): [string, Extremum] => [quantity, { min: [], min_x: [], max: [], max_x: [] }])) as Extrema;

/** Sums of all forces and of all moments about the global origin: fx, fy, fz, mx, my, mz. */
export interface Equilibrium {
  loads: number[];
  reactions: number[];
  /** Largest unbalanced component over the forces (or moments) that take part, inside the structure too; 0 when nothing acts. */
  error: number;
}

/** Why one load case or combination has no numbers: its arrays are empty then, and others are not touched by it. */
export interface SetFailure {
  code: SetFailureCode;
  message: string;
  /** How many times the critical load, or the load it gives way under, the load is; null where it is not that. */
  load_ratio: number | null;
}

/** What bends members in second order, as loads across them that stand beside their own. */
export interface Bending {
  /** Pieces of each member. */
  parts: number;
  /** Six per piece, member by member: forces fy fz at its start (N), line loads qy qz there and at its end (N/m), local axes. */
  loads: number[];
}

/** What every load case and every combination has. */
export interface SetResults {
  id: string;
  /** 1: balance on the undeformed structure, 2: on the displaced one; shear forces are then across the bent axis. */
  order: 1 | 2;
  /** Rounds that one-way parts and second order took; 0 for a plain linear solution. */
  iterations: number;
  /** Indices of one-way members that take no part. */
  idle_members: number[];
  /** One-way supports that let go: index into `supports` and direction, 0 ux, 1 uy, 2 uz. */
  idle_supports: [support: number, direction: number][];
  failed: SetFailure | null;
  /** Second order only. */
  bending: Bending | null;
  /** Six per node, in the order of `nodes`: ux uy uz (m) rx ry rz (rad), global axes. */
  displacements: number[];
  /** Six per support, in the order of `supports`: forces (N) and moments (N·m) on the structure, global axes. */
  reactions: number[];
  /** Twelve per member: n vy vz mx my mz at the start, then at the end; internal forces, local axes. */
  end_forces: number[];
  /** Twelve per member of `members.hinged`: displacements of the member's own ends, local axes. */
  hinged_ends: number[];
  /** Per plate eight at its centre, then eight at each corner: nx ny nxy (N/m) mx my mxy (N·m/m) qx qy (N/m), the plate's axes. */
  plate_forces: number[];
  extrema: Extrema;
  equilibrium: Equilibrium;
  /** Largest component of f − K·u over the largest component of f, after refinement. */
  residual: number;
}

/** Loads on members as the analysis took them: local axes, metres from the member's start. */
export interface MemberLoads {
  /** Nine per load: member index, from x, to x, qx qy qz at the first, qx qy qz at the second (N/m). */
  lines: number[];
  /** Eight per load: member index, x, fx fy fz (N), mx my mz (N·m, right-handed vectors). */
  points: number[];
  /** Four per load: member index, free axial strain, free curvature d²uz/dx², free curvature d²uy/dx² (1/m). */
  strains: number[];
  /** Self-weight along the whole member, four per member: member index, qx qy qz (N/m). */
  weights: number[];
}

export interface LoadCaseResults extends SetResults {
  nature: LoadCase["nature"];
  member_loads: MemberLoads;
}

export interface CombinationResults extends SetResults {
  limit_state: LimitState;
  /** Indices into `load_cases` and their factors. */
  terms: { load_case: number; factor: number }[];
}

/** Extremum over several combinations: `min_by` and `max_by` index the envelope's `combinations`. */
export interface EnvelopeExtremum extends Extremum {
  min_by: number[];
  max_by: number[];
}

/** Smallest and largest of six components per node or support, with the combination that governs each. */
export interface EnvelopeRange {
  min: number[];
  min_by: number[];
  max: number[];
  max_by: number[];
}

export interface Envelope {
  limit_state: LimitState;
  /** Indices into `load_combinations`. */
  combinations: number[];
  members: Record<Quantity, EnvelopeExtremum>;
  displacements: EnvelopeRange;
  reactions: EnvelopeRange;
  /** In the order of `plate_forces`. */
  plates: EnvelopeRange;
}

/** What keeps one combination or load case from having results; the others have theirs. */
export type SetFailureCode = "unstable" | "one_way_cycle" | "beyond_critical" | "not_converged" | "not_finite";
