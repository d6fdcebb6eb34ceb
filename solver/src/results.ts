/** The shape of what `solve` returns; `schemas/results.json` says the same, field by field, to other languages. */

import type { CheckResult } from "./checks/run/result.ts";
import type { LoadCase, LoadCombination } from "./generated/model.ts";

export const RESULTS_VERSION = "1.0";

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

/** Sums of all forces and of all moments about the global origin: fx, fy, fz, mx, my, mz. */
export interface Equilibrium {
  loads: number[];
  reactions: number[];
  /** Largest unbalanced component over the forces (or moments) that take part, inside the structure too; 0 when nothing acts. */
  error: number;
}

/** What every load case and every combination has. */
export interface SetResults {
  id: string;
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

/** Stiffness of one section in one material: E·A, E·I, G·It, G·Av; a null shear stiffness is infinite. */
export interface Stiffness {
  ea: number;
  eiy: number;
  eiz: number;
  eiyz: number;
  gj: number;
  gay: number | null;
  gaz: number | null;
}

/** Member data, one entry per member in the model's order unless said otherwise. */
export interface MemberTable {
  ids: string[];
  /** Indices into `nodes`. */
  start: number[];
  end: number[];
  /** Length between the member's own ends, offsets taken into account (m). */
  length: number[];
  /** Nine per member: local x, local y, local z as unit vectors in global axes. */
  axes: number[];
  /** Index into `stiffnesses`. */
  stiffness: number[];
  stiffnesses: Stiffness[];
  /** Members with offsets only: from node to member end, global axes (m). */
  offsets: { member: number; start: [number, number, number]; end: [number, number, number] }[];
  /** Indices of members whose ends can move against their nodes. */
  hinged: number[];
}

/** Plate data, one entry per plate in the model's order unless said otherwise. */
export interface PlateTable {
  ids: string[];
  /** 3 or 4. */
  corners: number[];
  /** Indices into `nodes`, corner by corner, plate after plate. */
  nodes: number[];
  /** Nine per plate: local x, y, z as unit vectors in global axes. */
  axes: number[];
  /** m */
  thickness: number[];
  /** From the nodes to the mid-surface along local z (m). */
  offset: number[];
}

export interface Conditioning {
  /** Smallest pivot over its diagonal term: above 1e-4 in ordinary models. */
  min_pivot_ratio: number;
  node: string | null;
  direction: Direction | null;
  ill_conditioned: boolean;
  /** Decimal digits of the largest displacement that a forward error bound vouches for, in the worst load case. */
  digits: number;
  /** Refinement steps beyond the one that every solve takes. */
  refinement_steps: number;
  /** How much round-off in the forces of the elements is magnified in the displacements. */
  condition: number;
  /** False where no verdict may rest on these results; `distrust` then says why in one sentence. */
  trusted: boolean;
  distrust: string | null;
}

export interface Statistics {
  /** Free degrees of freedom. */
  dof: number;
  factor_entries: number;
  factor_flops: number;
  negative_pivots: number;
  memory_bytes: number;
  /** Milliseconds; the only numbers that differ between two runs. */
  times: Record<string, number>;
}

export interface ResultWarning {
  code: string;
  message: string;
}

export interface Results {
  results_version: typeof RESULTS_VERSION;
  solver: { name: string; version: string };
  nodes: string[];
  supports: { ids: string[]; nodes: number[] };
  members: MemberTable;
  plates: PlateTable;
  load_cases: LoadCaseResults[];
  load_combinations: CombinationResults[];
  envelopes: Envelope[];
  checks: CheckResult[];
  conditioning: Conditioning;
  statistics: Statistics;
  warnings: ResultWarning[];
}

/** Values along one member; a position stands twice where a quantity jumps, first its left then its right side. */
export interface Stations {
  member: string;
  set: string;
  x: number[];
  n: number[];
  vy: number[];
  vz: number[];
  mx: number[];
  my: number[];
  mz: number[];
  /** From the chord that joins the member's displaced ends, local axes (m). */
  deflection_y: number[];
  deflection_z: number[];
  /** Of the member's axis, global axes (m). */
  displacement_x: number[];
  displacement_y: number[];
  displacement_z: number[];
}
