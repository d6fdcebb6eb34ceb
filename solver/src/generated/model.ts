/** The model's types, generated from schemas/ by scripts/types.mjs. */

/**
 * A cross-section: by library name, by its dimensions in m alone, or by its own properties in m², m³, m⁴ and m⁶; y-y major, z-z minor.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "section".
 */
export type Section = LibrarySection | ExplicitSection;
/**
 * The outline, for classification and drawing; dimensions in metres as the type needs.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "shape".
 */
export type Shape =
  | IShape
  | ChannelShape
  | AngleShape
  | RectangularHollowShape
  | CircularHollowShape
  | Rectangle
  | Circle
  | TeeShape
  | DoubleAngleShape
  | DoubleChannelShape
  | GeneralShape;
/**
 * A load on a member, by type: point (N), moment (N·m), distributed (N/m) or temperature (K).
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "member_load".
 */
export type MemberLoad = DistributedLoad | PointLoad | MomentLoad | TemperatureLoad;
/**
 * A verification by type: en1993_1_1 (mcr in N·m) or deflection (ratio without unit); names its targets by exactly one of design_members, members, groups, storeys, all.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "check".
 */
export type Check = SteelCheck | DeflectionCheck;
/**
 * An outline from whose dimensions, in metres, every property follows; of other shapes give a, iy, iz and it as well.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "parametric_shape".
 */
export type ParametricShape = IShape | RectangularHollowShape | CircularHollowShape | Rectangle | Circle | TeeShape;

/**
 * A whole structural model in SI base units: metres, newtons, pascals, kilograms, kelvin; angles in degrees; Z up.
 */
export interface Model {
  /**
   * Version of this format.
   */
  schema_version: "1.0";
  settings?: Settings;
  model: Structure;
  analysis?: Analysis;
  /**
   * Ignored with a warning and never stored: results are computed where the model is opened.
   */
  results?: {
    [k: string]: unknown;
  };
}
/**
 * Who and what the model is for; text only, no units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "settings_root".
 */
export interface Settings {
  /**
   * Title of the project or structure, as printed on the report.
   */
  title?: string;
  /**
   * Who made the model.
   */
  author?: string;
  /**
   * What is modelled, and what is left out.
   */
  description?: string;
  /**
   * Drawing, job or revision number.
   */
  reference?: string;
  /**
   * National annex of the steel check: none keeps the recommended values. What each one changes, and where it was read: schemas/annex_sources.json; a country that is not listed was not read.
   */
  national_annex?: "none" | "UK" | "SG" | "FI" | "DE" | "NO" | "NL";
}
/**
 * Geometry, materials and loads: collections of entities that refer to each other by id, in SI units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "structure".
 */
export interface Structure {
  /**
   * Points, m; at most 40,000.
   */
  nodes: Node[];
  /**
   * Materials, Pa and kg/m³.
   */
  materials: Material[];
  /**
   * Cross-sections, m², m³, m⁴, m⁶.
   */
  sections: Section[];
  /**
   * Member-end hinges, N/m and N·m/rad.
   */
  hinges?: Hinge[];
  /**
   * Bars; counted for the tier.
   */
  members: Member[];
  /**
   * Plates, thickness in m; not counted as members.
   */
  plates?: Plate[];
  /**
   * Supports, N/m and N·m/rad.
   */
  supports: Support[];
  /**
   * Load cases, N, N/m, N·m, Pa, K; at most 200.
   */
  load_cases: LoadCase[];
  /**
   * Combinations; factors without unit; at most 1000, with those of analysis.combinations. Left out: none but those.
   */
  load_combinations: LoadCombination[];
  /**
   * Names for members, no units.
   */
  groups?: Group[];
  /**
   * Names for levels, m.
   */
  storeys?: Storey[];
  /**
   * Design members, buckling lengths in m.
   */
  design_members?: DesignMember[];
}
/**
 * A point of the structure; coordinates in metres, right-handed, Z up.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "node".
 */
export interface Node {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Global X, m.
   */
  x: number;
  /**
   * Global Y, m.
   */
  y: number;
  /**
   * Global Z, m.
   */
  z: number;
}
/**
 * A material by its own numbers; e, g, fy, fu in Pa, density in kg/m³.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "material".
 */
export interface Material {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Kind of material; the steel check takes steel only.
   */
  type: "steel" | "aluminium" | "concrete" | "timber" | "other";
  /**
   * Grade, for example S355 or C30/37; the steel check knows S235, S275, S355, S420 and S460.
   */
  grade?: string;
  /**
   * Young's modulus, Pa (steel 210e9).
   */
  e: number;
  /**
   * Shear modulus, Pa (steel 81e9).
   */
  g: number;
  /**
   * Density, kg/m³ (steel 7850).
   */
  density: number;
  /**
   * Poisson's ratio, no unit; plates take it from e and g when it is left out.
   */
  nu?: number;
  /**
   * Coefficient of thermal expansion, 1/K (steel 1.2e-5).
   */
  thermal_expansion?: number;
  /**
   * Yield strength, Pa (S355: 355000000); used as it stands when fy_rule is given.
   */
  fy?: number;
  /**
   * Ultimate strength, Pa.
   */
  fu?: number;
  /**
   * Where the yield strength comes from: fy itself, or grade and thickness by the product standard or by EN 1993-1-1 Table 3.1.
   */
  fy_rule?: "given" | "product_standard" | "table_3_1";
}
/**
 * A section of the published steel library; its name alone is complete (properties in SI units).
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "library_section".
 */
export interface LibrarySection {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Library name, for example IPE300, HEB200, RHS200x100x8 or W12X26; or what is made of dimensions in mm or of such names: T-IPE300 (half of it), FL100x10, RD20, SQ40, 2L100x100x10/10 (back to back, gap 10), WI800x300x12x20 (h, b, tw, tf), TEE150x100x8x12, BOX400x300x12 or BOX400x300x12x20 (h, b, webs, flanges), TUBE600x20.
   */
  library: string;
}
/**
 * A section by its properties: m², m³, m⁴ and m⁶; y-y major, z-z minor.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "explicit_section".
 */
export interface ExplicitSection {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Area, m².
   */
  a: number;
  /**
   * Second moment of area about y-y (major), m⁴.
   */
  iy: number;
  /**
   * Second moment of area about z-z (minor), m⁴.
   */
  iz: number;
  /**
   * Torsion constant, m⁴.
   */
  it: number;
  /**
   * Product of inertia, m⁴; 0 for a symmetric section.
   */
  iyz?: number;
  /**
   * Warping constant, m⁶.
   */
  iw?: number;
  /**
   * Shear area for forces along y in the shear stiffness, m²; left out, shear does not deform it along y. Resistance takes its own from the shape (EN 1993-1-1 6.2.6).
   */
  avy?: number;
  /**
   * Shear area for forces along z in the shear stiffness, m²; left out, shear does not deform it along z. Resistance takes its own from the shape (EN 1993-1-1 6.2.6).
   */
  avz?: number;
  /**
   * Elastic modulus about y-y, m³.
   */
  wel_y?: number;
  /**
   * Elastic modulus about z-z, m³.
   */
  wel_z?: number;
  /**
   * Plastic modulus about y-y, m³.
   */
  wpl_y?: number;
  /**
   * Plastic modulus about z-z, m³.
   */
  wpl_z?: number;
  shape?: Shape;
  /**
   * How the section is made; sets the buckling curves.
   */
  fabrication?: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
}
/**
 * I or H shape; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "i_shape".
 */
export interface IShape {
  type: "i";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Web thickness, m.
   */
  tw: number;
  /**
   * Flange thickness, m.
   */
  tf: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
}
/**
 * Channel; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "channel_shape".
 */
export interface ChannelShape {
  type: "channel";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Web thickness, m.
   */
  tw: number;
  /**
   * Flange thickness, m.
   */
  tf: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
}
/**
 * Angle of leg lengths h and b; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "angle_shape".
 */
export interface AngleShape {
  type: "angle";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
  /**
   * Wall or leg thickness, m.
   */
  t: number;
}
/**
 * Rectangular or square hollow section, or welded box; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "rhs_shape".
 */
export interface RectangularHollowShape {
  type: "rhs";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
  /**
   * Wall thickness, m; of the webs where tf is given.
   */
  t: number;
  /**
   * Flange thickness of a welded box, m; left out, all walls are t.
   */
  tf?: number;
}
/**
 * Circular hollow section; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "chs_shape".
 */
export interface CircularHollowShape {
  type: "chs";
  /**
   * Wall or leg thickness, m.
   */
  t: number;
  /**
   * Outer diameter, m.
   */
  d: number;
}
/**
 * Solid rectangle; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "rectangle_shape".
 */
export interface Rectangle {
  type: "rectangle";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
}
/**
 * Solid circle; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "circle_shape".
 */
export interface Circle {
  type: "circle";
  /**
   * Outer diameter, m.
   */
  d: number;
}
/**
 * Tee with its flange on top (towards +z) and its stem down; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "tee_shape".
 */
export interface TeeShape {
  type: "tee";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Web thickness, m.
   */
  tw: number;
  /**
   * Flange thickness, m.
   */
  tf: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
}
/**
 * Two angles back to back, the legs h upright; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "double_angle_shape".
 */
export interface DoubleAngleShape {
  type: "double_angle";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
  /**
   * Wall or leg thickness, m.
   */
  t: number;
  /**
   * Distance between the two, back to back, m.
   */
  gap?: number;
}
/**
 * Two channels back to back; dimensions in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "double_channel_shape".
 */
export interface DoubleChannelShape {
  type: "double_channel";
  /**
   * Depth, m.
   */
  h: number;
  /**
   * Width, m.
   */
  b: number;
  /**
   * Web thickness, m.
   */
  tw: number;
  /**
   * Flange thickness, m.
   */
  tf: number;
  /**
   * Root or corner radius, m.
   */
  r?: number;
  /**
   * Distance between the two, back to back, m.
   */
  gap?: number;
}
/**
 * Any other outline; overall dimensions in metres, for drawing only.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "general_shape".
 */
export interface GeneralShape {
  type: "general";
  /**
   * Depth, m.
   */
  h?: number;
  /**
   * Width, m.
   */
  b?: number;
}
/**
 * How a member end joins its node, in the member's local axes; springs in N/m and N·m/rad.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "hinge".
 */
export interface Hinge {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Connection along local x, spring in N/m.
   */
  ux: ("rigid" | "free") | number;
  /**
   * Connection along local y, spring in N/m.
   */
  uy: ("rigid" | "free") | number;
  /**
   * Connection along local z, spring in N/m.
   */
  uz: ("rigid" | "free") | number;
  /**
   * Connection about local x, spring in N·m/rad.
   */
  rx: ("rigid" | "free") | number;
  /**
   * Connection about local y, spring in N·m/rad.
   */
  ry: ("rigid" | "free") | number;
  /**
   * Connection about local z, spring in N·m/rad.
   */
  rz: ("rigid" | "free") | number;
}
/**
 * A straight bar from start to end; rotation in degrees, offsets in metres.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "member".
 */
export interface Member {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Id of the start node; local x runs from start to end.
   */
  start: string;
  /**
   * Id of the end node.
   */
  end: string;
  /**
   * Id of the section.
   */
  section: string;
  /**
   * Id of the material.
   */
  material: string;
  /**
   * beam carries everything, truss axial force only, tension and compression axial force of one sign only.
   */
  type?: "beam" | "truss" | "tension" | "compression";
  /**
   * Turn of local y and z about +x, degrees; at 0, y is horizontal and z up, of an upright member y is global Y.
   */
  rotation?: number;
  /**
   * true: the member is joined to every node that lies on it within 1 mm; the solver splits it there into pieces id/1, id/2, … and checks it as one.
   */
  connect?: boolean;
  /**
   * Id of the hinge at the start; left out: rigid.
   */
  start_hinge?: string;
  /**
   * Id of the hinge at the end; left out: rigid.
   */
  end_hinge?: string;
  /**
   * From the start node to the member's start, global, m.
   *
   * @minItems 3
   * @maxItems 3
   */
  start_offset?: [number, number, number];
  /**
   * From the end node to the member's end, global, m.
   *
   * @minItems 3
   * @maxItems 3
   */
  end_offset?: [number, number, number];
}
/**
 * A shell of three or four nodes in order round its edge, convex, flat or slightly warped; thickness in metres. Local z is the normal by the right-hand rule over the nodes (of a quad: over its diagonals); local x is global X projected on the plate, or global Y where the normal is within 1° of X.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "plate".
 */
export interface Plate {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of 3 or 4 corner nodes, in order round the edge.
   *
   * @minItems 3
   * @maxItems 4
   */
  nodes: [string, string, string] | [string, string, string, string];
  /**
   * Thickness, m.
   */
  thickness: number;
  /**
   * Id of the material.
   */
  material: string;
  /**
   * From the nodes to the plate's mid-surface along local +z, m.
   */
  offset?: number;
}
/**
 * What holds a node, in global axes; springs in N/m and N·m/rad.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "support".
 */
export interface Support {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Id of the node held.
   */
  node: string;
  /**
   * Restraint along global x, spring in N/m; push or pull acts in one direction.
   */
  ux: ("fixed" | "free" | "push" | "pull") | number;
  /**
   * Restraint along global y, spring in N/m; push or pull acts in one direction.
   */
  uy: ("fixed" | "free" | "push" | "pull") | number;
  /**
   * Restraint along global z, spring in N/m; push or pull acts in one direction.
   */
  uz: ("fixed" | "free" | "push" | "pull") | number;
  /**
   * Restraint about global x, spring in N·m/rad.
   */
  rx: ("fixed" | "free") | number;
  /**
   * Restraint about global y, spring in N·m/rad.
   */
  ry: ("fixed" | "free") | number;
  /**
   * Restraint about global z, spring in N·m/rad.
   */
  rz: ("fixed" | "free") | number;
  /**
   * Lets the spring (N/m) or fixed restraint along global x act in one direction: push gives reactions along the positive axis alone, pull along the negative; left out: both.
   */
  ux_only?: "push" | "pull";
  /**
   * Lets the spring (N/m) or fixed restraint along global y act in one direction: push gives reactions along the positive axis alone, pull along the negative; left out: both.
   */
  uy_only?: "push" | "pull";
  /**
   * Lets the spring (N/m) or fixed restraint along global z act in one direction: push gives reactions along the positive axis alone, pull along the negative; left out: both.
   */
  uz_only?: "push" | "pull";
}
/**
 * Loads that act together; components in N, N/m, N·m, Pa, K: gravity is fz negative.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "load_case".
 */
export interface LoadCase {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Nature of the action.
   */
  nature: "permanent" | "imposed" | "snow" | "wind" | "temperature" | "accidental" | "seismic" | "other";
  /**
   * Row of EN 1990 Table A1.1 for combinations by rule: an imposed load's A to H, or where snow lies (left out: up_to_1000_m).
   */
  category?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "up_to_1000_m" | "above_1000_m" | "nordic";
  /**
   * What the loads come from, a name of your own, for combinations by rule: wind, snow or temperature cases of one source act together, others one at a time; permanent cases of one source (earth, water) have one factor, apart from the weight's, which is that of cases without a source (EN 1990 Table A1.2(B), NOTE 3).
   */
  source?: string;
  /**
   * What the loads are one possibility of, a name of your own: of imposed load cases with one name, such as the places of one crane, at most one acts at a time; those of wind, snow and temperature never do together, unless of one source.
   */
  alternatives?: string;
  /**
   * Which ways a wind, temperature or seismic load case acts: 'one' as given alone, because it cannot act the other way or nothing new comes of that; 'both' as given and with all its loads turned round, in combinations by rule too.
   */
  directions?: "one" | "both";
  /**
   * Factor on the weight of all members and plates along −Z, no unit; 0 = none, 1 = full.
   */
  self_weight: number;
  /**
   * Loads on nodes, N and N·m.
   */
  node_loads?: NodeLoad[];
  /**
   * Loads on members, N, N/m, N·m and K.
   */
  member_loads?: MemberLoad[];
  /**
   * Loads on plates, Pa, K and K/m.
   */
  plate_loads?: PlateLoad[];
  /**
   * Loads on areas, Pa, spread to the members that bound them.
   */
  area_loads?: AreaLoad[];
  /**
   * Imposed movements of supports, m and degrees.
   */
  support_displacements?: SupportDisplacement[];
}
/**
 * Force (N) and moment (N·m) on a node, global components; at least one.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "node_load".
 */
export interface NodeLoad {
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Id of the node.
   */
  node: string;
  /**
   * Force along x, N.
   */
  fx?: number;
  /**
   * Force along y, N.
   */
  fy?: number;
  /**
   * Force along z, N.
   */
  fz?: number;
  /**
   * Moment about x, N·m.
   */
  mx?: number;
  /**
   * Moment about y, N·m.
   */
  my?: number;
  /**
   * Moment about z, N·m.
   */
  mz?: number;
}
/**
 * A line load in N/m, uniform, partial or trapezoidal; from start to end as fractions of the length.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "distributed_load".
 */
export interface DistributedLoad {
  /**
   * Id of the member.
   */
  member: string;
  type: "distributed";
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Axes of the components; projected is per metre of the projection perpendicular to the load.
   */
  axes?: "global" | "local" | "projected";
  /**
   * Where the load begins, fraction of the length.
   */
  start?: number;
  /**
   * Where the load ends, fraction of the length, after start.
   */
  end?: number;
  /**
   * Force along x, N/m, at start.
   */
  fx?: number;
  /**
   * Force along y, N/m, at start.
   */
  fy?: number;
  /**
   * Force along z, N/m, at start.
   */
  fz?: number;
  /**
   * Force along x, N/m, at end; left out: as at start.
   */
  fx_end?: number;
  /**
   * Force along y, N/m, at end; left out: as at start.
   */
  fy_end?: number;
  /**
   * Force along z, N/m, at end; left out: as at start.
   */
  fz_end?: number;
}
/**
 * A force in N at a fraction of the member's length.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "point_load".
 */
export interface PointLoad {
  /**
   * Id of the member.
   */
  member: string;
  type: "point";
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Axes of the components.
   */
  axes?: "global" | "local";
  /**
   * Place along the member, 0 = start, 1 = end.
   */
  position: number;
  /**
   * Force along x, N.
   */
  fx?: number;
  /**
   * Force along y, N.
   */
  fy?: number;
  /**
   * Force along z, N.
   */
  fz?: number;
}
/**
 * A moment in N·m at a fraction of the member's length.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "moment_load".
 */
export interface MomentLoad {
  /**
   * Id of the member.
   */
  member: string;
  type: "moment";
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Axes of the components.
   */
  axes?: "global" | "local";
  /**
   * Place along the member, 0 = start, 1 = end.
   */
  position: number;
  /**
   * Moment about x, N·m.
   */
  mx?: number;
  /**
   * Moment about y, N·m.
   */
  my?: number;
  /**
   * Moment about z, N·m.
   */
  mz?: number;
}
/**
 * A uniform change in K and gradients in K/m over the section.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "temperature_load".
 */
export interface TemperatureLoad {
  /**
   * Id of the member.
   */
  member: string;
  type: "temperature";
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Uniform temperature change, K.
   */
  dt?: number;
  /**
   * Temperature gradient along local y, K/m.
   */
  gradient_y?: number;
  /**
   * Temperature gradient along local z, K/m.
   */
  gradient_z?: number;
}
/**
 * A uniform pressure in Pa, a change of temperature in K or a gradient of it in K/m on a plate; at least one. Gravity on a floor is a negative pressure with axes global.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "plate_load".
 */
export interface PlateLoad {
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Id of the plate.
   */
  plate: string;
  /**
   * Pressure, Pa.
   */
  pressure?: number;
  /**
   * local: along the plate's local +z; global: along global +Z, per area of the plate; projected: along global +Z, per area of its projection on the ground.
   */
  axes?: "local" | "global" | "projected";
  /**
   * Uniform temperature change, K.
   */
  dt?: number;
  /**
   * Temperature gradient along local z, K/m.
   */
  gradient_z?: number;
}
/**
 * A uniform pressure in Pa on a flat, convex area between members, given to the members along its edges. Gravity on a floor is a negative pressure.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "area_load".
 */
export interface AreaLoad {
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of the corners in order round the edge; members run along every edge that carries.
   *
   * @minItems 3
   * @maxItems 8
   */
  nodes:
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  /**
   * Pressure, Pa.
   */
  pressure: number;
  /**
   * global: along global +Z, per area; projected: along global +Z, per area of its projection on the ground; local: along the normal about which the corners run anticlockwise.
   */
  axes?: "global" | "projected" | "local";
  /**
   * two_way: every point to the edge it is nearest to; one_way: along the direction, half to either end.
   */
  spread?: "two_way" | "one_way";
  /**
   * Global direction in which a one-way area spans, a vector of any length, no unit.
   *
   * @minItems 3
   * @maxItems 3
   */
  direction?: [number, number, number];
}
/**
 * An imposed movement of a support, global: metres and degrees, in directions the support holds; at least one.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "support_displacement".
 */
export interface SupportDisplacement {
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Id of the support.
   */
  support: string;
  /**
   * Displacement along x, m.
   */
  ux?: number;
  /**
   * Displacement along y, m.
   */
  uy?: number;
  /**
   * Displacement along z, m.
   */
  uz?: number;
  /**
   * Rotation about x, degrees.
   */
  rx?: number;
  /**
   * Rotation about y, degrees.
   */
  ry?: number;
  /**
   * Rotation about z, degrees.
   */
  rz?: number;
}
/**
 * A weighted sum of load cases for one limit state; factors without unit.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "load_combination".
 */
export interface LoadCombination {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * ULS ultimate, SLS serviceability, ALS accidental.
   */
  limit_state: "ULS" | "SLS" | "ALS";
  /**
   * Design situation (ULS, ALS) or kind of combination (SLS), EN 1990.
   */
  situation?: "persistent" | "transient" | "accidental" | "seismic" | "characteristic" | "frequent" | "quasi_permanent";
  /**
   * Load cases and their factors.
   *
   * @minItems 1
   */
  terms: [Term, ...Term[]];
}
/**
 * A load case times a factor without unit.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "term".
 */
export interface Term {
  /**
   * Id of the load case.
   */
  load_case: string;
  /**
   * Factor, no unit.
   */
  factor: number;
}
/**
 * Members under one name, for checks and tables; a member may be in several, no units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "group".
 */
export interface Group {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of the members.
   *
   * @minItems 1
   */
  members: [string, ...string[]];
}
/**
 * A name for what lies from a level in metres up to the next storey's, for checks and tables; a member belongs where its lower end is.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "storey".
 */
export interface Storey {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Global Z of its floor, m.
   */
  z: number;
}
/**
 * Members in a line that are verified as one; buckling lengths in metres, left out: the whole length where its ends are shown to be held, twice it for a column clamped at one end and free at the other, else not verified.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "design_member".
 */
export interface DesignMember {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of the members, in order, in one line.
   *
   * @minItems 1
   */
  members: [string, ...string[]];
  /**
   * Buckling length about y-y, m; left out, the length where both ends are shown to be held against sway, twice it for a column clamped at one end and free at the other; else buckling is not verified. Taken at its word, but below half of any stretch that nothing in the model could hold (between pins: all of it) it raises a question where the member passes by it alone.
   */
  l_cr_y?: number;
  /**
   * Buckling length about z-z, m; left out, the length where both ends are shown to be held against sway, or what lies between lateral_restraints of both flanges where these ends are held or among them, twice it for a column clamped at one end and free at the other; else buckling is not verified. Taken at its word, but below half of any stretch that nothing in the model could hold (between pins: all of it) it raises a question where the member passes by it alone.
   */
  l_cr_z?: number;
  /**
   * Length between lateral restraints for lateral-torsional buckling, m. Taken at its word, but shorter than what the model shows it raises a question where the member passes by it alone: lateral_restraints say what holds it. Of an angle or tee only a length above its own counts.
   */
  l_lt?: number;
  /**
   * Buckling length of an angle about its minor principal axis v-v, m; left out, the larger of those about y-y and z-z. Questioned as they are.
   */
  l_cr_v?: number;
  /**
   * How an angle's axial force enters it: centric at the centroid, or one_leg through one leg welded or with two bolts or more, between chords that hold its ends (EN 1993-1-1 BB.1.2). Left out, its eccentricity is not covered. Channels and tees: centric, or asked for.
   */
  connection?: "centric" | "one_leg";
  /**
   * Tension that its ends bear, Nu,Rd at holes or threads, N (6.2.3(2)b; of an angle through one leg EN 1993-1-8 3.10.3, 4.13). Left out, the gross section is verified, and the ends of round bars, of angles through one leg and of channels and tees whose connection is not centric are asked for where they may not bear it.
   */
  nu_rd?: number;
  /**
   * Warping of an open section that twists, at the start; left out, the worst of both is taken.
   */
  warping_start?: "free" | "fixed";
  /**
   * Warping of an open section that twists, at the end; left out, the worst of both is taken.
   */
  warping_end?: "free" | "fixed";
  /**
   * Where forces across a channel act: on the centroid's line, as the model has them, so that they twist it, or through its shear_centre. Left out, their torsion is not covered.
   */
  load_line?: "centroid" | "shear_centre";
  /**
   * Length between points held against twist for torsional buckling, m; left out, the distance between points shown to be held. Taken at its word, but shorter than that it raises a question where the member passes by it alone: lateral_restraints with flange both say what holds it.
   */
  l_t?: number;
  /**
   * Points that hold a flange sideways, as fractions of the length.
   */
  lateral_restraints?: LateralRestraint[];
  /**
   * Length along the member over which supports and point loads bear on its flange, m (ss of EN 1993-1-5 6.3); left out, up to 100 mm are taken for granted and asked for.
   */
  stiff_bearing_length?: number;
  /**
   * Transverse stiffeners of the web: none, or one at every support and point load, which then takes the force; their own design is not covered.
   */
  web_stiffeners?: "none" | "at_forces";
}
/**
 * A point held sideways, as a fraction of the design member's length.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "lateral_restraint".
 */
export interface LateralRestraint {
  /**
   * Place along the design member, 0 = start, 1 = end.
   */
  position: number;
  /**
   * The flange that is held, and that one alone; top is the upper side, on an upright member the +z side.
   */
  flange: "top" | "bottom" | "both";
}
/**
 * What to compute and to check; ids, counts and factors without unit. Unknown keys are ignored with a warning.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "analysis_root".
 */
export interface Analysis {
  options?: Options;
  buckling?: Buckling;
  modal?: Modal;
  combinations?: CombinationRule;
  /**
   * Checks to run.
   */
  checks?: Check[];
}
/**
 * How to analyse; no units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "options".
 */
export interface Options {
  /**
   * first: geometrically linear; second: P-Δ. Left out: each combination by its own factor of sway (EN 1993-1-1 5.2.1(3)), and unless imperfections are given the structure leans by 5.3.2(3) wherever 5.3.2(4) does not set that aside.
   */
  order?: "first" | "second";
  /**
   * Shear deformation of members.
   */
  shear_deformation?: boolean;
  /**
   * Points per member in tables and diagrams.
   */
  stations?: number;
  imperfections?: Imperfections;
}
/**
 * Imperfections by EN 1993-1-1 5.3.2(3): every ULS and ALS combination once more per direction, with its loads down times φ sideways, and bows of members where asked for. 5.3.4(2), k·e0 for lateral torsional buckling, is not used: bars carry no warping, so that 6.3.2 and 6.3.3 check it in second order too; m, no units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "imperfections".
 */
export interface Imperfections {
  /**
   * Directions in which the structure leans; between those given, along braces and stiff beams askew to x and y too. +rz and -rz: it turns about the vertical, and its outermost faces lean by φ in opposite directions (5.3.2(10)).
   *
   * @minItems 1
   * @maxItems 6
   */
  directions:
    | ["+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"]
    | ["+x" | "-x" | "+y" | "-y" | "+rz" | "-rz", "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"]
    | ["+x" | "-x" | "+y" | "-y" | "+rz" | "-rz", "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz", "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"]
    | [
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"
      ]
    | [
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"
      ]
    | [
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz",
        "+x" | "-x" | "+y" | "-y" | "+rz" | "-rz"
      ];
  /**
   * True: the loads hold the lean in these directions already, and none is added.
   */
  among_loads?: boolean;
  /**
   * Height h for αh, m; left out: of each structure that hangs together its own.
   */
  height?: number;
  /**
   * Columns m in a row for αm; left out: 1, the largest φ.
   */
  columns?: number;
  /**
   * Buckling curve whose e0/L (Table 5.1, elastic analysis: a0 1/350, a 1/300, b 1/250, c 1/200, d 1/150) every member bows by in these directions too; left out: no bows.
   */
  bow?: "a0" | "a" | "b" | "c" | "d";
}
/**
 * Elastic critical load factors of combinations; no units.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "buckling".
 */
export interface Buckling {
  /**
   * Ids of the combinations.
   *
   * @minItems 1
   */
  combinations: [string, ...string[]];
  /**
   * Number of modes.
   */
  modes?: number;
}
/**
 * Natural frequencies (Hz) with masses from load cases.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "modal".
 */
export interface Modal {
  /**
   * Number of modes.
   */
  modes?: number;
  /**
   * Load cases whose downward loads count as mass, with factors; left out: self-weight alone.
   *
   * @minItems 1
   */
  mass_sources?: [MassSource, ...MassSource[]];
}
/**
 * A load case that counts as mass, times a factor without unit.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "mass_source".
 */
export interface MassSource {
  /**
   * Id of the load case.
   */
  load_case: string;
  /**
   * Factor, no unit.
   */
  factor: number;
}
/**
 * Combinations of EN 1990 made from every load case's nature and category, beside those of load_combinations; factors without unit. Each action leads in turn with the others present or absent, permanent actions unfavourable and favourable; ids are the expression's number and a count, such as 6.10-1.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "combination_rule".
 */
export interface CombinationRule {
  /**
   * en1990_610: expression (6.10); en1990_610ab: (6.10a) and (6.10b). ULS, persistent situations.
   */
  rule: "en1990_610" | "en1990_610ab";
  /**
   * Serviceability combinations besides: (6.14b), (6.15b), (6.16b).
   *
   * @maxItems 3
   */
  sls?:
    | []
    | ["characteristic" | "frequent" | "quasi_permanent"]
    | ["characteristic" | "frequent" | "quasi_permanent", "characteristic" | "frequent" | "quasi_permanent"]
    | [
        "characteristic" | "frequent" | "quasi_permanent",
        "characteristic" | "frequent" | "quasi_permanent",
        "characteristic" | "frequent" | "quasi_permanent"
      ];
  /**
   * Whose γ, ξ and ψ: the recommended values of EN 1990 Annex A1, or those of a national annex that was read (schemas/annex_sources.json tells where); NL is for consequence class 2. (6.10a) and (6.10b) take ξ, (6.10) does not; DE does not allow them, and en1990_610ab with it is refused.
   */
  annex?: "recommended" | "UK" | "DE" | "NL";
  /**
   * Imposed cases of one category: false, all act together; true, any of them may act without the others.
   */
  patterns?: boolean;
}
/**
 * Steel member check to EN 1993-1-1:2005; partial factors without unit, mcr in N·m.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "en1993_1_1".
 */
export interface SteelCheck {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of the design members checked.
   *
   * @minItems 1
   */
  design_members?: [string, ...string[]];
  /**
   * Ids of the members checked; buckling needs design members.
   *
   * @minItems 1
   */
  members?: [string, ...string[]];
  /**
   * Ids of the groups checked: the design members that lie wholly in them, and their other members.
   *
   * @minItems 1
   */
  groups?: [string, ...string[]];
  /**
   * Ids of the storeys checked: of what has its lower end in them, the design members that lie wholly there, and the other members.
   *
   * @minItems 1
   */
  storeys?: [string, ...string[]];
  /**
   * true: every design member, and every member in none.
   */
  all?: true;
  /**
   * Limit state whose combinations are checked.
   */
  limit_state: "ULS" | "SLS" | "ALS";
  /**
   * true: shown, never counted as a failure.
   */
  informative?: boolean;
  type: "en1993_1_1";
  /**
   * Partial factor of cross-sections, no unit; left out: the national annex's, as recommended 1.0.
   */
  gamma_m0?: number;
  /**
   * Partial factor of buckling, no unit; left out: the national annex's, as recommended 1.0.
   */
  gamma_m1?: number;
  /**
   * true: the compression flange is held all along, no lateral-torsional buckling.
   */
  restrained?: boolean;
  /**
   * Where transverse loads act on the section: adverse is the destabilising side of each load, whichever way it acts; top is the upper side, on an upright member the +z side. A reaction where the joint does not hold the member against twist acts on its destabilising side too, unless centre is given.
   */
  load_height?: "adverse" | "top" | "centre" | "bottom";
  /**
   * Lateral-torsional buckling by 6.3.2.3 (rolled) or 6.3.2.2 (general); left out: rolled for rolled and equivalent welded I and H, general for the rest.
   */
  ltb_method?: "rolled" | "general";
  /**
   * true: the modification factor f of 6.3.2.3(2).
   */
  use_f?: boolean;
  /**
   * Warping at a cantilever's root.
   */
  root_warping?: "free" | "fixed";
  /**
   * Factor η of EN 1993-1-5 5.1(2), no unit.
   */
  eta?: number;
  /**
   * Interaction factors of 6.3.3.
   */
  interaction?: "annex_b";
  /**
   * Elastic critical moment to use in place of the computed one, N·m; printed as an override.
   */
  mcr?: number;
}
/**
 * Deflection against length / limit_ratio, no unit (a free end: 2 × length / limit_ratio, of an upright member height / limit_ratio); how it is measured is named in the results.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "deflection".
 */
export interface DeflectionCheck {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Ids of the design members checked.
   *
   * @minItems 1
   */
  design_members?: [string, ...string[]];
  /**
   * Ids of the members checked; buckling needs design members.
   *
   * @minItems 1
   */
  members?: [string, ...string[]];
  /**
   * Ids of the groups checked: the design members that lie wholly in them, and their other members.
   *
   * @minItems 1
   */
  groups?: [string, ...string[]];
  /**
   * Ids of the storeys checked: of what has its lower end in them, the design members that lie wholly there, and the other members.
   *
   * @minItems 1
   */
  storeys?: [string, ...string[]];
  /**
   * true: every design member, and every member in none.
   */
  all?: true;
  /**
   * Limit state whose combinations are checked.
   */
  limit_state: "ULS" | "SLS" | "ALS";
  /**
   * true: shown, never counted as a failure.
   */
  informative?: boolean;
  type: "deflection";
  /**
   * Length over deflection allowed, no unit: 250 means L/250. Of a free end, such as a cantilever's, twice the length counts: 250 means 2 × L/250; of an upright member, a mast or a post, its height alone (EN 1990 A1.4.3). The result's title and basis name it.
   */
  limit_ratio: number;
  /**
   * Length that limit_ratio divides, m; left out, the member's own between its supports. For members that are a part of a longer span, such as the half rafters of a portal frame. Not for drift.
   */
  span?: number;
  /**
   * Local direction measured; left out, z, and for drift every horizontal direction.
   */
  axis?: "y" | "z" | "resultant";
  /**
   * span: from the chord between supports or what else holds its ends (a piece of a longer line: the whole line's), past the last support from the line through the supports, of a cantilever from its root, whose turning counts unless a support clamps it. absolute: from where the model stands. drift: how far an upright member's ends, or the storeys along it, move sideways against each other, over their height.
   */
  measure?: "span" | "absolute" | "drift";
  /**
   * total: the whole combination. variable: without its permanent load cases.
   */
  part?: "total" | "variable";
  /**
   * Pre-camber w_c of EN 1990 A1.4.3, m: a parabola upwards along z, this high in the middle, that one span between held ends is made with; w_max = w_tot − w_c is checked, with the variable loads and without.
   */
  camber?: number;
}
/**
 * A material by its name in a standard: e, g, density and strength, in SI units, follow from it.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "library_material".
 */
export interface LibraryMaterial {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  /**
   * Steel of EN 10025-2/-3/-4, EN 10210 and EN 10219, aluminium of EN 1999-1-1, concrete of EN 1992-1-1 with Ecm.
   */
  library: string;
  /**
   * Where a steel's yield strength by thickness comes from: the product standard or EN 1993-1-1 Table 3.1.
   */
  fy_rule?: "product_standard" | "table_3_1";
}
/**
 * A section by its shape's dimensions in metres alone: area, second moments, torsion and warping constants, moduli and shear areas are computed from them, root radius included.
 *
 * This interface was referenced by `Model`'s JSON-Schema
 * via the `definition` "shaped_section".
 */
export interface ShapedSection {
  /**
   * Id, unique among its kind: 1–64 characters.
   */
  id: string;
  /**
   * Free text shown beside the id.
   */
  name?: string;
  shape: ParametricShape;
  /**
   * How the section is made; sets the buckling curves. Left out: i, tee and rhs are welded without a radius and rolled or cold formed with one, chs cold formed, bars hot rolled.
   */
  fabrication?: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
}
