/** What the checks need from the analysis: the solver implements this, the tests fake it from closed forms. */

import type {
  Analysis,
  DesignMember,
  ExplicitSection,
  Hinge,
  LoadCase,
  LoadCombination,
  Material,
  Member,
  Node,
  Plate,
  Settings,
  Storey,
  Support,
} from "../generated/model.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { Direction } from "../results/index.ts";
import type { SwayAssumptions } from "./sway_assumptions.ts";

export type Vector = readonly [number, number, number];

export type Annex = NonNullable<Settings["national_annex"]>;

export interface CheckMember {
  /** Index in model.members. */
  index: number;
  id: string;
  type: NonNullable<Member["type"]>;
  start: string;
  end: string;
  /** Hinge ids as in the model. */
  start_hinge?: string | undefined;
  end_hinge?: string | undefined;
  /** Length between the member's ends, offsets included. */
  length: number;
  /** How far its nodes lie beyond its two ends along its axis, by offsets, m; left out where they do not. */
  beyond?: number;
  /** From its nodes to its two ends, global, m; left out where it has none. */
  offsets?: { start: Vector; end: Vector };
  /** Global positions of the member's ends, offsets included. */
  from: Vector;
  to: Vector;
  /** Unit vectors of the local axes in global axes, `rotation` included. */
  axes: { x: Vector; y: Vector; z: Vector };
  /** Seen with its axes turned so that y is the major one, see `majoraxis.ts`. */
  turned?: true;
  /** With its library name already resolved. */
  section: ExplicitSection & Pick<ResolvedSection, "mass_per_m">;
  material: Material;
}

export interface CheckCombination {
  index: number;
  id: string;
  limit_state: LoadCombination["limit_state"];
  /** Its state is no sum of its load cases': second order, or one-way parts that let go. */
  nonlinear?: boolean;
  /** Its forces are of second order; left out, what the model asks for. */
  order?: 1 | 2;
  /** Indices of one-way members that take no part in it. */
  idle?: readonly number[];
  /** Its load cases by index, with their factors. */
  terms: readonly { load_case: number; factor: number }[];
}

/** Model's signs: N tension positive, My positive puts the −z face in tension, Vz = dMy/dx. */
export interface Forces {
  n: number;
  vy: number;
  vz: number;
  mx: number;
  my: number;
  mz: number;
}

/** Smallest and largest forces along a member, both sides of jumps. */
export interface Extremes {
  min: Forces;
  max: Forces;
}

/** Loads on one member in one combination, components in the member's local axes, factors included. */
export interface MemberLoads {
  /** x in metres from the start. */
  points: readonly { x: number; fy: number; fz: number }[];
  /** Linear from x1 to x2. `self_weight` acts at the centroid whatever the load height. */
  distributed: readonly { x1: number; x2: number; fy1: number; fy2: number; fz1: number; fz2: number; self_weight: boolean }[];
  /** Moments about its axis in all, whichever way each acts, N·m. */
  torque?: number;
}

/** One member in one combination. Cheap to make: it is asked for once per member and combination, then let go. */
export interface Diagram {
  /** Metres from the start, ascending, distinct: both ends, every jump or kink, every extremum of N, Vy, Vz, Mx, My, Mz. */
  positions: readonly number[];
  /** Forces at x, just before it (side −1) or just after it (side +1); written into `out` and returned. */
  forces(x: number, side: -1 | 1, out: Forces): Forces;
  loads: MemberLoads;
  /** Curvatures that differences of temperature give it where nothing hinders them, about y-y and z-z, 1/m. */
  free?: readonly [y: number, z: number];
  /** Displacement of the member's axis at x in global axes, metres. */
  displacement(x: number): Vector;
  /** Rotation vector of the member's own end section (inside any hinge) in global axes, radians. */
  rotation(end: "start" | "end"): Vector;
}

export interface Applied {
  force: Vector;
  moment: Vector;
}

/** The parts of the model that the checks read; a whole model satisfies it. */
export interface CheckModel {
  settings?: Pick<Settings, "national_annex">;
  model: {
    members: readonly (Pick<Member, "id" | "start" | "end"> & { material?: string })[];
    materials?: readonly Pick<Material, "id" | "type">[];
    nodes?: readonly Pick<Node, "id" | "x" | "y" | "z">[];
    plates?: readonly Pick<Plate, "nodes">[];
    load_cases?: readonly Pick<LoadCase, "nature" | "self_weight">[];
    supports?: readonly Support[];
    hinges?: readonly Hinge[];
    design_members?: readonly DesignMember[];
    storeys?: readonly Pick<Storey, "z">[];
  };
  analysis?: Pick<Analysis, "checks" | "options">;
}

export type Dof = Direction;

/** One buckling mode of the structure in one combination, by its index. */
export interface Mode {
  combination: number;
  alpha_cr: number;
  /** Member ends displace relative to each other. */
  sway: boolean;
  /** How much each member takes part, by member index; pieces of one straight line all have the line's share. */
  participation: readonly number[];
  /** What of it is bending about the member's own y; of a plain bow alone. */
  about_y?: readonly number[];
  /** What of it goes along the member's own z; of a mode of sway whose shape was found. */
  sways_y?: readonly number[];
  /** The design member whose declared restraints rule the mode out: it lies below 1 and is that member's own bow where they hold it. */
  prevented?: string;
  /** No check of the combination's limit state looks at a member that sways or buckles in it. */
  unverified?: true;
  /** Members of the one structure that it is of, where several stand apart and were looked at each; else it is of the whole model. */
  of?: ReadonlySet<number>;
  /** Members that lean or bend in a mode of sway, where they were looked for: then these take part and no others. */
  swaying?: ReadonlySet<number>;
  /** More modes of sway lie below the limit than were looked at, so that everyone may take part in one. */
  unsearched?: true;
  /** Who takes part in a mode whose imperfections the forces have not, and its factor. */
  waving?: { alpha: number; members: ReadonlySet<number> };
  /** They are flat rafters alone, which lose their rise in it: their force grows, whatever their buckling length. */
  snaps?: true;
}

/** What a member's line bears about its own axes (of an angle u and v, as y and z) beside all loads of a combination, before it buckles. */
export interface CriticalFactors {
  /** Times its own compression. */
  own: Readonly<Record<"y" | "z", number>>;
  /** Of an even compression all along, N; and where nothing else is loaded. */
  even: Readonly<Record<"y" | "z", number>>;
  unloaded: Readonly<Record<"y" | "z", number>>;
  /** Ids of the members that bend as one with it, in their order. */
  line: readonly string[];
}

export interface CheckContext {
  model: CheckModel;
  /** What the analysis has done about sway; left out, what the model's options say. */
  assumed?: SwayAssumptions | undefined;
  /** Buckling modes of the structure, where the analysis looked for them. */
  stability?: readonly Mode[] | undefined;
  /** False where the analysis itself does not stand by its numbers: then nothing is judged. */
  trusted?: boolean | undefined;
  combinations: readonly CheckCombination[];
  /** Combinations without results, why, and how many times what the structure bears their load is, where that is why. */
  unsolved: readonly (Omit<CheckCombination, "terms"> & { reason: string; load_ratio?: number | null })[];
  /** Member by id; undefined where the model has none of that name. */
  member(id: string): CheckMember | undefined;
  diagram(member: CheckMember, combination: CheckCombination): Diagram;
  /** Extremes of its diagram, without making that; written into `out` and returned. */
  extremes(member: CheckMember, combination: CheckCombination, out: Extremes): Extremes;
  /** Loads across a member in one load case; null where that has none. */
  caseLoads(member: CheckMember, loadCase: number): MemberLoads | null;
  /** The same with the movements of the combination's loads that are not permanent. */
  variable(member: CheckMember, combination: CheckCombination): Diagram;
  /** How much a member seems to carry of what it can, to have the worst looked at first; a guess that decides nothing else. */
  hurry(member: CheckMember): number;
  /** Of a member's two ends, n vy vz mx my mz each: its diagrams' own, without making these. */
  ends(member: CheckMember, combination: CheckCombination): ArrayLike<number>;
  /** Force of a node's supports on the structure, global axes; null where it has none. */
  reaction(node: string, combination: CheckCombination): Vector | null;
  /** Force and moment that node loads put on a node, global axes, factors included; null where no load case has any. */
  applied(node: string, combination: CheckCombination): Applied | null;
  /** What balance on the displaced shape lacks of moments, about each global axis, N·m; null where that is nothing. */
  lacking(combination: CheckCombination): readonly [number, number, number] | null;
  /** Movements of nodes under forces on them, six of each, global axes, by the whole of each member's stiffness or what it offers others; null where they are not found. */
  flexibility?(nodes: readonly string[], share: "offered" | "whole"): Float64Array | null;
  /** How its line buckles in a combination, or with a bound what its factors are not below; null where nothing presses it, or why it is not known. */
  critical(member: CheckMember, combination: CheckCombination, bound?: "far" | "close"): CriticalFactors | string | null;
  /** Stiffness of a member between its nodes, hinges and offsets included: 12×12 in global axes, start first, written into `out`. */
  stiffness(member: CheckMember, out: Float64Array): void;
}
