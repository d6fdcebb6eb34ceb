/** What the page and its solving worker say to each other. Results stay in the worker; the page asks for what it shows. */
import type { CheckResult, Conditioning, Force, HeldRotation, ProgressReport, Quantity, Stations } from "handoff-solver";
import type { Report } from "handoff-solver/validate";
import type { ModeList, ModeName } from "../model/modes.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { Verdict } from "../model/verdict.ts";
import type { Issue } from "../service/draft.ts";
import type { ContourName } from "./plate_values.ts";
import type { OpenPoint } from "./points.ts";

export type { CheckResult, Quantity, Report, Stations };

export interface Progress {
  stage: string;
  share: number;
  seconds: number | null;
  /** Which of how many combinations, where a stage takes them one after the other. */
  step: ProgressReport["step"] | null;
}

/** A load case, a combination or the envelope of a limit state, as the selector lists it. */
export interface SetInfo {
  key: string;
  kind: "case" | "combination" | "envelope";
  id: string;
  limitState: string | null;
  /** Why it has no numbers; null where it has. */
  failed: string | null;
  /** Places of its load cases and their factors; none for an envelope. */
  terms: { loadCase: number; factor: number }[];
  order: 1 | 2;
  iterations: number;
  /** One-way members and supports that take no part: indices, and directions 0 ux, 1 uy, 2 uz. */
  idleMembers: number[];
  idleSupports: [support: number, direction: number][];
  /** Largest imbalance over the forces that take part; the worst of its combinations for an envelope. */
  equilibrium: number;
  residual: number;
  /** Neither is more than its order of analysis leaves out. */
  balanced: boolean;
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
  /** Internal forces at both ends of each member, twelve to one, local axes; an envelope has none that act at the same time. */
  ends: Float64Array | null;
  members: Record<Quantity, MemberRange>;
}

/** Displacement of points along every member and of every node, with the largest of them. */
export interface ShapeValues {
  samples: Float32Array;
  /** Three per node. */
  nodes: Float32Array;
  /** At `x` along a member, or at a node where no member moves as far. */
  largest: { value: number; member: number; x: number; node: number | null };
  /** The bar that its weight bends most between its ends, where that is more than the structure moves: bars are then drawn straight. */
  sag: { value: number; member: number } | null;
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
/** Exact smallest and largest value along a member, and where. */
export interface Extremes {
  min: number;
  minX: number;
  max: number;
  maxX: number;
}
export interface MemberCurves {
  set: string;
  stations: Stations;
  extremes: Record<Force, Extremes>;
}

/** A check in a list: its trace stays in the worker until it is asked for. */
export interface ListedCheck extends Omit<CheckResult, "verifications" | "coverage" | "basis" | "warnings" | "assumptions" | "doubts"> {
  /** What the check could not verify, where its verdict is that. */
  unverified: string | null;
  /** Why, and what would answer it: never empty where something is not verified. */
  why: string[];
  /** Which resistance is wholly used up at the governing place. */
  beyond: string | null;
}

export interface Overview {
  solver: { name: string; version: string };
  sets: SetInfo[];
  checks: ListedCheck[];
  verdict: Verdict;
  /** What is open, point by point; empty while anything is still being found. */
  points: OpenPoint[];
  /** Largest utilisation of each member over the checks that count; null where nothing was verified. */
  ratios: (number | null)[];
  /** What of each member could not be verified; null where its checks are whole and one is of strength, or there are none. */
  unverified: (string | null)[];
  supports: { ids: string[]; nodes: number[] };
  conditioning: Conditioning;
  held: HeldRotation[];
  modes: ModeList;
  /** Which order and sway imperfections the analysis chose, and why, in sentences. */
  assumed: string[];
  statistics: { dof: number; factor_flops: number; times: Record<string, number> };
  /** Of the analysis and of the checks. */
  warnings: string[];
  milliseconds: number;
  /** The machine-readable block: the whole results, or a summary above 500 members. */
  block: string;
}

export interface Motion {
  node: string;
  direction: string;
  shape: number[];
}

export interface Failure {
  code: string;
  message: string;
  node: string | null;
  direction: string | null;
  /** Each way in which an unstable model can move: six numbers per node, the largest 1. */
  motions: Motion[];
  path: string | null;
}

export type Ask =
  | { ask: "set"; key: string }
  | { ask: "shape"; key: string; points: number }
  | { ask: "curves"; key: string; component: Force; members: number[]; stations: number }
  | { ask: "member"; key: string; member: string; stations: number }
  | { ask: "plates"; key: string; quantity: ContourName }
  | { ask: "plate"; key: string; plate: number }
  | { ask: "mode"; mode: ModeName; points: number }
  | { ask: "explain"; id: string }
  | { ask: "critical" }
  | { ask: "validate"; text: string }
  | { ask: "json" };

/**
 * `warnings`: of validation, whose doubts the verdict counts. `hands`: workers that may help with stability and checks. `go_on`: the page has asked for what it shows first of the forces, and the long steps of stability may begin.
 * `stop` ends stability before its next step and checks before their next batch; what was found stays.
 */
export type ToWorker =
  | { solve: string; warnings: readonly Issue[]; hands: number }
  | { go_on: true }
  | { stop: true }
  | ({ call: number } & Ask);
export type FromWorker =
  | { sections: [string, ResolvedSection][] }
  | { progress: Progress }
  /** Forces and movements; what the overview awaits and the checks are still being found. */
  | { analysed: Overview }
  /** Critical factors and modes as they are found. */
  | { modes: ModeList }
  /** Checks as they are made, worst candidates first: for the eye, until `solved` has all of them in the model's order. */
  | { arrived: ListedCheck[] }
  /** Some of the checks, ahead of `solved`: ten thousand in one message would hold the page up. */
  | { checks: ListedCheck[] }
  | { solved: Overview }
  | { failed: Failure }
  | { call: number; answer: unknown }
  | { call: number; error: string };
