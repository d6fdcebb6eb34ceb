/** The model as it travels, in the shape the page reads (schemas/model.json is the authority). */
export type Six<T> = { ux: T; uy: T; uz: T; rx: T; ry: T; rz: T };
export type Vec = [number, number, number];

export interface Node {
  id: string;
  name?: string;
  x: number;
  y: number;
  z: number;
}
export interface Material {
  id: string;
  name?: string;
  type: string;
  grade?: string;
  e: number;
  g: number;
  density: number;
  nu?: number;
  thermal_expansion?: number;
  fy?: number;
  fu?: number;
  fy_rule?: string;
}
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
export interface SectionValues {
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
  fabrication?: string;
}
export type Section = { id: string; name?: string; library?: string } & Partial<SectionValues>;
export type Hinge = { id: string; name?: string } & Six<"rigid" | "free" | number>;
export interface Member {
  id: string;
  name?: string;
  start: string;
  end: string;
  section: string;
  material: string;
  type?: "beam" | "truss" | "tension" | "compression";
  rotation?: number;
  start_hinge?: string;
  end_hinge?: string;
  start_offset?: Vec;
  end_offset?: Vec;
}
export interface Plate {
  id: string;
  name?: string;
  nodes: string[];
  thickness: number;
  material: string;
}
export type Support = { id: string; name?: string; node: string } & Six<"fixed" | "free" | number>;
export interface NodeLoad {
  node: string;
  fx?: number;
  fy?: number;
  fz?: number;
  mx?: number;
  my?: number;
  mz?: number;
}
export interface MemberLoad {
  member: string;
  type: "point" | "moment" | "distributed" | "temperature";
  axes?: "global" | "local" | "projected";
  position?: number;
  start?: number;
  end?: number;
  fx?: number;
  fy?: number;
  fz?: number;
  fx_end?: number;
  fy_end?: number;
  fz_end?: number;
  mx?: number;
  my?: number;
  mz?: number;
  dt?: number;
  gradient_y?: number;
  gradient_z?: number;
}
export interface PlateLoad {
  plate: string;
  pressure: number;
  axes?: "local" | "global";
}
export type SupportDisplacement = { support: string } & Partial<Six<number>>;
export interface LoadCase {
  id: string;
  name?: string;
  nature: string;
  self_weight: number;
  node_loads?: NodeLoad[];
  member_loads?: MemberLoad[];
  plate_loads?: PlateLoad[];
  support_displacements?: SupportDisplacement[];
}
export interface Combination {
  id: string;
  name?: string;
  limit_state: "ULS" | "SLS" | "ALS";
  situation?: string;
  terms: { load_case: string; factor: number }[];
}
export interface DesignMember {
  id: string;
  name?: string;
  members: string[];
  l_cr_y?: number;
  l_cr_z?: number;
  l_lt?: number;
}
export interface Model {
  schema_version: string;
  settings: { title?: string; author?: string; description?: string; reference?: string; national_annex?: string };
  model: {
    nodes: Node[];
    materials: Material[];
    sections: Section[];
    hinges?: Hinge[];
    members: Member[];
    plates?: Plate[];
    supports: Support[];
    load_cases: LoadCase[];
    load_combinations: Combination[];
    design_members?: DesignMember[];
  };
  analysis: { options?: { order?: string; shear_deformation?: boolean; stations?: number }; checks?: Record<string, unknown>[] };
}
