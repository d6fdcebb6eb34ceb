/** The shape of moments and loads along a member, as clauses take it. */

/** Moments along a member in one axis: ends, and the span moment where the diagram lies farthest from its chord. */
export interface MomentShape {
  start: number;
  end: number;
  span: number;
  /** The same on the other side of the chord, where loads of opposite sense leave the diagram comparably far on both. */
  across?: number;
  /** The largest along it, whatever its sign. */
  size: number;
  /** Straight between its ends. */
  linear: boolean;
  /** How the loads between the ends act; `mixed` takes the worse column. */
  loading: "uniform" | "concentrated" | "mixed";
  /** How many forces do. */
  forces: number;
}

/** Loads along z with their height above the shear centre; f and q positive along +z. */
export interface HeightLoads {
  points: readonly { s: number; f: number; z: number }[];
  spread: readonly { s1: number; s2: number; q1: number; q2: number; z: number }[];
}
