/** The shape of what `solve` returns; `schemas/results.json` says the same, field by field, to other languages. */

import type { ModelSummary } from "./checks/run/modelsummary.ts";
import type { CheckResult } from "./checks/run/result.ts";
import type { SetFailureCode } from "./error.ts";
import type { Imperfections, LoadCase, LoadCombination } from "./generated/model.ts";

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

export type BucklingCurve = NonNullable<Imperfections["bow"]>;

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

/** Why one load case or combination has no numbers: its arrays are empty then, and others are not touched by it. */
export interface SetFailure {
  code: SetFailureCode;
  message: string;
  /** How many times the critical load the load is; null where it is not that. */
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

/** A rotation that nothing loads and nothing stiffens, held at zero: node and direction. */
export interface HeldRotation {
  node: string;
  direction: Direction;
}

/** Why one part of the analysis has no results; all others have theirs. */
export interface PartFailure {
  code: string;
  message: string;
}

/** Sway imperfections that ULS combinations carry in variants of their own, EN 1993-1-1 5.3.2(3): φ = φ0·αh·αm. */
export interface ImperfectionResults {
  phi: number;
  phi_0: number;
  alpha_h: number;
  alpha_m: number;
  /** m. */
  height: number;
  columns: number;
  /** Indices into `load_cases` of the loads they stand for, behind the model's own. */
  load_cases: number[];
  bow: BowResults | null;
}

/** Bows of members as loads across them, EN 1993-1-1 5.3.2(3)b and 5.3.2(7): 8·N·e0/L² along each, held by 4·N·e0/L at its ends. */
export interface BowResults {
  curve: BucklingCurve;
  /** e0/L by Table 5.1 for elastic analysis. */
  ratio: number;
  /** Indices into `load_cases`, among those of the imperfections. */
  load_cases: number[];
}

/** The critical load factor of one combination at the ultimate limit state, EN 1993-1-1 5.2.1(3), by linear theory. */
export interface Stability {
  /** Index into `load_combinations`. */
  combination: number;
  /** Lowest positive factor; null where nothing is in compression. Twist and lateral-torsional buckling are no part of it. */
  alpha_cr: number | null;
  /** A Sturm count has shown that no positive factor lies below. */
  proved_above: number | null;
  /** Whether chords of members do half of the axial forces' work or more: members' ends displace relative to each other. */
  sway: boolean;
  /** Their share of that work, 0 … 1. */
  sway_share: number | null;
  /** Lowest factor of a sway mode, looked for up to 15; null where none was found. */
  alpha_sway: number | null;
  /** A count has shown that no factor of a sway mode lies below; null where none was made. */
  sway_above: number | null;
  /** Share of each member in the axial forces' work: the sum is 1, members in tension count below zero. Empty without a mode. */
  participation: number[];
  failed: PartFailure | null;
}

/** Movements of a mode, the largest translation being 1. */
export interface ModeShape {
  /** Six per node in the order of `nodes`. */
  shape: number[];
  /** Three translations per node inside members, parts − 1 each in the order of `members`. */
  inner: number[];
}

export interface BucklingMode extends ModeShape {
  alpha_cr: number;
  sway: boolean;
  sway_share: number;
}

/** How a Sturm count closes a search: as many lie below as were found. */
export interface Proof {
  proved: boolean;
  counted: number;
  /** Null where the search ended because there is nothing more. */
  below: number | null;
}

export interface BucklingResults {
  /** Index into `load_combinations`. */
  combination: number;
  /** Pieces of each member. */
  parts: number;
  modes: BucklingMode[];
  proof: Proof | null;
  failed: PartFailure | null;
}

export interface ModalMode extends ModeShape {
  /** Hz. */
  frequency: number;
  /** s. */
  period: number;
  /** Mass that moves along x, y, z with this mode (kg). */
  mass: [number, number, number];
  /** Of this mode and all before it, as a share of `total_mass`. */
  mass_sum: [number, number, number];
}

export interface ModalResults {
  parts: number;
  /** All mass (kg). */
  total_mass: number;
  modes: ModalMode[];
  proof: Proof | null;
  failed: PartFailure | null;
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
  /** Where the model asks for them. */
  imperfections: ImperfectionResults | null;
  /** One entry per combination at the ultimate limit state. */
  stability: Stability[];
  /** One entry per combination that the model asks for. */
  buckling: BucklingResults[];
  /** Where the model asks for it. */
  modal: ModalResults | null;
  checks: CheckResult[];
  /** What all checks together say of the model. */
  summary: ModelSummary;
  held: HeldRotation[];
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
