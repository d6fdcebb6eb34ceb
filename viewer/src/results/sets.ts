/** Values of load cases, combinations and envelopes as the page shows them. */
import type { Force, Quantity, Stations } from "handoff-solver";

export type { Quantity, Stations };

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
