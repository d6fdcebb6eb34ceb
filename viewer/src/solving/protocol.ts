/** What the page and its solving worker say to each other. Results stay in the worker; the page asks for what it shows. */
import type { CheckResult, CheckSummary, Quantity, Stations } from "handoff-solver";
import type { Report } from "handoff-solver/validate";
import type { ResolvedSection } from "../model/section.ts";
import type { ContourName } from "./plate_values.ts";

export type { CheckResult, CheckSummary, Quantity, Report, Stations };

export interface Progress {
  stage: string;
  share: number;
  seconds: number | null;
}

/** A load case, a combination or the envelope of a limit state, as the selector lists it. */
export interface SetInfo {
  key: string;
  kind: "case" | "combination" | "envelope";
  id: string;
  limitState: string | null;
  /** Largest imbalance over the forces that take part; the worst of its combinations for an envelope. */
  equilibrium: number;
  residual: number;
  /** Sum of loads and of reactions: fx fy fz mx my mz; null for an envelope. */
  sums: { loads: number[]; reactions: number[] } | null;
}

/** All of one set's values in columns. For an envelope, `by` names the governing combination (an index into `combinations`). */
export interface Range {
  min: Float64Array;
  max: Float64Array;
  minBy: Int32Array | null;
  maxBy: Int32Array | null;
}
export interface MemberRange extends Range {
  minX: Float64Array;
  maxX: Float64Array;
}
export interface SetValues {
  key: string;
  combinations: string[] | null;
  displacements: Range;
  reactions: Range;
  /** Eight forces at each plate's centre and corners. */
  plates: Range;
  members: Record<Quantity, MemberRange>;
}

/** Displacement of points along every member and of every node, with the largest of them. */
export interface ShapeValues {
  samples: Float32Array;
  /** Three per node. */
  nodes: Float32Array;
  /** At `x` along a member, or at a node where no member moves as far. */
  largest: { value: number; member: number; x: number; node: number | null };
  /** The set the shape belongs to: for an envelope, the combination with the largest displacement. */
  from: string;
}

/** `by` names the governing combination of every point of an envelope. */
export interface CurveValues {
  member: number;
  x: Float64Array;
  values: Float64Array;
  by: string[] | null;
}
export interface MemberCurves {
  set: string;
  stations: Stations;
}

export interface Overview {
  solver: { name: string; version: string };
  sets: SetInfo[];
  /** Without their traces. */
  checks: CheckResult[];
  summary: CheckSummary;
  /** A check that counts left something out on purpose. */
  skips: boolean;
  /** Largest utilisation of each member over the checks that count; null where nothing was verified. */
  ratios: (number | null)[];
  supports: { ids: string[]; nodes: number[] };
  conditioning: { min_pivot_ratio: number; node: string | null; direction: string | null; ill_conditioned: boolean };
  statistics: { dof: number; factor_flops: number; times: Record<string, number> };
  warnings: { code: string; message: string }[];
  milliseconds: number;
  /** The machine-readable block: the whole results, or a summary above 500 members. */
  block: string;
}

export interface Failure {
  code: string;
  message: string;
  node: string | null;
  direction: string | null;
  /** Six per node: the mechanism's shape. */
  mechanism: number[] | null;
  feature: string | null;
  path: string | null;
}

export type Ask =
  | { ask: "set"; key: string }
  | { ask: "shape"; key: string; points: number }
  | { ask: "curves"; key: string; component: "n" | "vy" | "vz" | "mx" | "my" | "mz"; members: number[]; stations: number }
  | { ask: "member"; key: string; member: string; stations: number }
  | { ask: "plates"; key: string; quantity: ContourName }
  | { ask: "plate"; key: string; plate: number }
  | { ask: "explain"; id: string }
  | { ask: "validate"; text: string }
  | { ask: "json" };

export type ToWorker = { solve: string } | ({ call: number } & Ask);
export type FromWorker =
  | { sections: [string, ResolvedSection][] }
  | { progress: Progress }
  /** Some of the checks, ahead of `solved`: ten thousand in one message would hold the page up. */
  | { checks: CheckResult[] }
  | { solved: Overview }
  | { failed: Failure }
  | { call: number; answer: unknown }
  | { call: number; error: string };
