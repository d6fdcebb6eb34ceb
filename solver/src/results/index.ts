/** The shape of what `solve` returns; `schemas/results.json` says the same, field by field, to other languages. */

import type { AnalysisAssumptions } from "./assumptions.ts";
import type { CheckResult } from "./checks.ts";
import type { Doubt, Question, SharedGap } from "./open_points.ts";
import type { CombinationResults, Direction, Envelope, LoadCaseResults } from "./sets.ts";
import type { BucklingResults, ImperfectionResults, ModalResults, Stability } from "./stability.ts";
import type { ModelSummary } from "./summary.ts";

export * from "./assumptions.ts";
export * from "./open_points.ts";
export * from "./sets.ts";
export * from "./stability.ts";

export const RESULTS_VERSION = "1.0";

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
  /** Members that connect and were split: their own ids, and the indices of their pieces from start to end. */
  chains?: { id: string; members: number[] }[];
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
  /** Combinations in balance on the displaced structure, and the corrections to their movements. */
  second_order_states: number;
  second_order_rounds: number;
  /** Of the linear analysis one, the rest of the structure under the forces that press it. */
  factorisations: number;
  eigenvalue_searches: number;
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
  /** What was done about sway, and why. */
  assumptions: AnalysisAssumptions;
  /** One entry per combination at the ultimate limit state. */
  stability: Stability[];
  /** One entry per combination that the model asks for. */
  buckling: BucklingResults[];
  /** Where the model asks for it. */
  modal: ModalResults | null;
  checks: CheckResult[];
  /** What all checks together say of the model. */
  summary: ModelSummary;
  /** What verdicts rest on that the model does not give, what no rule here covers, and doubts about the model itself. */
  questions: Question[];
  gaps: SharedGap[];
  doubts: Doubt[];
  held: HeldRotation[];
  conditioning: Conditioning;
  statistics: Statistics;
  warnings: ResultWarning[];
  /** What was asked for and is not in these results, each in words: they were taken while it was being found, or after that was cancelled. Absent where they are whole. */
  missing?: string[];
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
