/** What the checks need from the analysis: the solver implements this, the tests fake it from closed forms. */

export type Vector = readonly [number, number, number];

/** Outline of a section, metres; which fields are set depends on the type. */
export interface Shape {
  type: "i" | "channel" | "angle" | "rhs" | "chs" | "rectangle" | "circle" | "general";
  h?: number;
  b?: number;
  tw?: number;
  tf?: number;
  r?: number;
  t?: number;
  d?: number;
}

/** A section with its library name already resolved. SI units, field names as in the model. */
export interface CheckSection {
  id: string;
  /** Library name where it came from the library. */
  name?: string;
  a: number;
  iy: number;
  iz: number;
  it: number;
  iyz?: number;
  iw?: number;
  avy?: number;
  avz?: number;
  wel_y?: number;
  wel_z?: number;
  wpl_y?: number;
  wpl_z?: number;
  shape?: Shape;
  fabrication?: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
}

export interface CheckMaterial {
  id: string;
  type: "steel" | "aluminium" | "concrete" | "timber" | "other";
  grade?: string;
  e: number;
  g: number;
  fy?: number;
  fu?: number;
  fy_rule?: "given" | "product_standard" | "table_3_1";
}

export interface CheckMember {
  /** Index in model.members. */
  index: number;
  id: string;
  type: "beam" | "truss" | "tension" | "compression";
  start: string;
  end: string;
  /** Hinge ids as in the model. */
  start_hinge?: string | undefined;
  end_hinge?: string | undefined;
  /** Length between the member's ends, offsets included. */
  length: number;
  /** Global positions of the member's ends, offsets included. */
  from: Vector;
  to: Vector;
  /** Unit vectors of the local axes in global axes, `rotation` included. */
  axes: { x: Vector; y: Vector; z: Vector };
  section: CheckSection;
  material: CheckMaterial;
}

export interface CheckCombination {
  index: number;
  id: string;
  limit_state: "ULS" | "SLS" | "ALS";
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

/** Loads on one member in one combination, components in the member's local axes, factors included. */
export interface MemberLoads {
  /** x in metres from the start. */
  points: readonly { x: number; fy: number; fz: number }[];
  /** Linear from x1 to x2. `self_weight` acts at the centroid whatever the load height. */
  distributed: readonly { x1: number; x2: number; fy1: number; fy2: number; fz1: number; fz2: number; self_weight: boolean }[];
}

/** One member in one combination. Cheap to make: it is asked for once per member and combination, then let go. */
export interface Diagram {
  /** Metres from the start, ascending, distinct: both ends, every jump or kink, every extremum of N, Vy, Vz, Mx, My, Mz. */
  positions: readonly number[];
  /** Forces at x, just before it (side −1) or just after it (side +1); written into `out` and returned. */
  forces(x: number, side: -1 | 1, out: Forces): Forces;
  loads: MemberLoads;
  /** Displacement of the member's axis at x in global axes, metres. */
  displacement(x: number): Vector;
  /** Rotation vector of the member's own end section (inside any hinge) in global axes, radians. */
  rotation(end: "start" | "end"): Vector;
}

/** The fields of the model that the checks read; the model's own JSON satisfies it. */
export interface CheckModel {
  settings?: { national_annex?: "none" | "UK" };
  model: {
    members: readonly { id: string; start: string; end: string }[];
    plates?: readonly { nodes: readonly string[] }[];
    supports?: readonly ({ node: string } & Record<Dof, Hold>)[];
    hinges?: readonly ({ id: string } & Record<Dof, "rigid" | "free" | number>)[];
    design_members?: readonly DesignMember[];
  };
  analysis?: { checks?: readonly Check[] };
}

/** How a support holds a direction; one that only pushes or only pulls is no restraint to rely on. */
export type Hold = "fixed" | "free" | "push" | "pull" | number;

export type Dof = "ux" | "uy" | "uz" | "rx" | "ry" | "rz";

export interface DesignMember {
  id: string;
  members: readonly string[];
  l_cr_y?: number;
  l_cr_z?: number;
  l_lt?: number;
  lateral_restraints?: readonly { position: number; flange: "top" | "bottom" | "both" }[];
}

interface CheckTargets {
  id: string;
  design_members?: readonly string[];
  members?: readonly string[];
  all?: boolean;
  limit_state: "ULS" | "SLS" | "ALS";
  informative?: boolean;
}

export interface SteelCheck extends CheckTargets {
  type: "en1993_1_1";
  gamma_m0?: number;
  gamma_m1?: number;
  restrained?: boolean;
  load_height?: "top" | "centre" | "bottom";
  ltb_method?: "rolled" | "general";
  use_f?: boolean;
  root_warping?: "free" | "fixed";
  eta?: number;
  interaction?: "annex_b";
  mcr?: number;
}

export interface DeflectionCheck extends CheckTargets {
  type: "deflection";
  limit_ratio: number;
  axis?: "y" | "z" | "resultant";
}

export type Check = SteelCheck | DeflectionCheck;

export interface CheckContext {
  model: CheckModel;
  combinations: readonly CheckCombination[];
  /** Combinations without results, and why. */
  unsolved: readonly (CheckCombination & { reason: string })[];
  /** Member by id; undefined where the model has none of that name. */
  member(id: string): CheckMember | undefined;
  diagram(member: CheckMember, combination: CheckCombination): Diagram;
}
