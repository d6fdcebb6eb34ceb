/** The structure as the analysis sees it: numbers in flat arrays, references as indices. */

import { SolveError } from "../error.ts";
import { DIRECTIONS, type Stiffness } from "../results.ts";
import { memberAxes } from "./axes.ts";
import { choice, type Entity, entity, finite, indexById, list, optional, optionalList, positive, reference, text } from "./reading.ts";
import { type ResolvedSection, resolveSection, type SectionLibrary } from "./section.ts";

/** Twelve connection stiffnesses, start then end: Infinity is rigid, 0 is free. */
export type Connection = Float64Array;

export interface Material {
  id: string;
  e: number;
  g: number;
  density: number;
  /** Undefined where the model gives none; a temperature load then is an error. */
  expansion: number | undefined;
}

export interface Support {
  id: string;
  node: number;
  /** Six stiffnesses: Infinity is fixed, 0 is free. */
  stiffness: Float64Array;
}

export interface Frame {
  nodeIds: string[];
  nodeIndex: Map<string, number>;
  /** Three per node. */
  position: Float64Array;
  memberIds: string[];
  memberIndex: Map<string, number>;
  start: Int32Array;
  end: Int32Array;
  length: Float64Array;
  /** Nine per member: local x, y, z in global axes. */
  axes: Float64Array;
  /** Six per member: from node to member end, start then end. */
  offset: Float64Array;
  offsetMembers: number[];
  stiffnessOf: Int32Array;
  stiffnesses: Stiffness[];
  /** Index into `connections`, −1 for a member rigidly joined at both ends. */
  connectionOf: Int32Array;
  connections: Connection[];
  sectionOf: Int32Array;
  sections: ResolvedSection[];
  materialOf: Int32Array;
  materials: Material[];
  supports: Support[];
  supportIndex: Map<string, number>;
}

/** A truss member is a bar pinned at both ends: moments vanish there and it does not resist twist. */
const PINNED: Connection = Float64Array.from([Infinity, Infinity, Infinity, 0, 0, 0, Infinity, Infinity, Infinity, 0, 0, 0]);

export function readFrame(structure: Entity, shearDeformation: boolean, library: SectionLibrary | undefined): Frame {
  const nodes = list(structure.nodes, "model.nodes");
  const nodeIndex = indexById(nodes, "model.nodes");
  const position = new Float64Array(3 * nodes.length);
  nodes.forEach((item, i) => {
    const node = entity(item, `model.nodes[${i}]`);
    position[3 * i] = finite(node.x, `model.nodes[${i}].x`);
    position[3 * i + 1] = finite(node.y, `model.nodes[${i}].y`);
    position[3 * i + 2] = finite(node.z, `model.nodes[${i}].z`);
  });
  const { materials, materialIndex } = readMaterials(structure);
  const sectionItems = list(structure.sections, "model.sections");
  const sectionIndex = indexById(sectionItems, "model.sections");
  const sections = sectionItems.map((item, i) => resolveSection(entity(item, `model.sections[${i}]`), `model.sections[${i}]`, library));
  const hingeItems = optionalList(structure.hinges, "model.hinges");
  const hingeIndex = indexById(hingeItems, "model.hinges");
  const hinges = hingeItems.map((item, i) => readConnections(entity(item, ""), `model.hinges[${i}]`, "rigid"));

  const members = list(structure.members, "model.members");
  const memberIndex = indexById(members, "model.members");
  const count = members.length;
  const frame: Frame = {
    nodeIds: [...nodeIndex.keys()],
    nodeIndex,
    position,
    memberIds: [...memberIndex.keys()],
    memberIndex,
    start: new Int32Array(count),
    end: new Int32Array(count),
    length: new Float64Array(count),
    axes: new Float64Array(9 * count),
    offset: new Float64Array(6 * count),
    offsetMembers: [],
    stiffnessOf: new Int32Array(count),
    stiffnesses: [],
    connectionOf: new Int32Array(count).fill(-1),
    connections: [],
    sectionOf: new Int32Array(count),
    sections,
    materialOf: new Int32Array(count),
    materials,
    supports: [],
    supportIndex: new Map(),
  };
  const stiffnessIndex = new Map<number, number>();
  const connectionIndex = new Map<string, number>();
  members.forEach((item, i) => {
    const path = `model.members[${i}]`;
    const member = item as Entity;
    frame.start[i] = reference(member.start, nodeIndex, `${path}.start`, "node");
    frame.end[i] = reference(member.end, nodeIndex, `${path}.end`, "node");
    readOffsets(member, path, i, frame);
    placeMember(frame, i, optional(member.rotation, `${path}.rotation`, 0), path);
    const s = reference(member.section, sectionIndex, `${path}.section`, "section");
    const m = reference(member.material, materialIndex, `${path}.material`, "material");
    frame.sectionOf[i] = s;
    frame.materialOf[i] = m;
    const key = s * materials.length + m;
    let stiffness = stiffnessIndex.get(key);
    if (stiffness === undefined) {
      stiffness = frame.stiffnesses.push(stiffnessFrom(sections[s]!, materials[m]!, shearDeformation)) - 1;
      stiffnessIndex.set(key, stiffness);
    }
    frame.stiffnessOf[i] = stiffness;
    frame.connectionOf[i] = connectionFor(member, path, hinges, hingeIndex, frame.connections, connectionIndex);
  });
  readSupports(structure, frame);
  return frame;
}

function readMaterials(structure: Entity): { materials: Material[]; materialIndex: Map<string, number> } {
  const items = list(structure.materials, "model.materials");
  const materialIndex = indexById(items, "model.materials");
  const materials = items.map((item, i) => {
    const path = `model.materials[${i}]`;
    const material = item as Entity;
    return {
      id: text(material.id, `${path}.id`),
      e: positive(material.e, `${path}.e`),
      g: positive(material.g, `${path}.g`),
      density: finite(material.density, `${path}.density`),
      expansion: material.thermal_expansion === undefined ? undefined : finite(material.thermal_expansion, `${path}.thermal_expansion`),
    };
  });
  return { materials, materialIndex };
}

function stiffnessFrom(section: ResolvedSection, material: Material, shear: boolean): Stiffness {
  const { e, g } = material;
  return {
    ea: e * section.a,
    eiy: e * section.iy,
    eiz: e * section.iz,
    eiyz: e * section.iyz,
    gj: g * section.it,
    gay: shear && section.avy !== undefined ? g * section.avy : null,
    gaz: shear && section.avz !== undefined ? g * section.avz : null,
  };
}

function readConnections(item: Entity, path: string, rigid: "rigid" | "fixed"): Float64Array {
  return Float64Array.from(DIRECTIONS, (direction) => {
    const value = item[direction];
    if (value === rigid) return Infinity;
    if (value === "free") return 0;
    if (typeof value !== "number") {
      const place = `${path}.${direction}`;
      throw new SolveError("invalid_model", `${place}: must be "${rigid}", "free" or a spring stiffness`, { path: place });
    }
    return positive(value, `${path}.${direction}`);
  });
}

function connectionFor(
  member: Entity,
  path: string,
  hinges: Float64Array[],
  hingeIndex: Map<string, number>,
  connections: Connection[],
  known: Map<string, number>,
): number {
  const type = member.type === undefined ? "beam" : choice(member.type, `${path}.type`, ["beam", "truss", "tension", "compression"]);
  const at = (value: unknown, name: string): number =>
    value === undefined ? -1 : reference(value, hingeIndex, `${path}.${name}`, "hinge");
  const start = at(member.start_hinge, "start_hinge");
  const end = at(member.end_hinge, "end_hinge");
  if (type === "beam" && start < 0 && end < 0) return -1;
  const key = `${type} ${start} ${end}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const connection = new Float64Array(12).fill(Infinity);
  if (start >= 0) connection.set(hinges[start]!, 0);
  if (end >= 0) connection.set(hinges[end]!, 6);
  if (type !== "beam") PINNED.forEach((stiffness, i) => (connection[i] = Math.min(stiffness, connection[i]!)));
  const index = connections.push(connection) - 1;
  known.set(key, index);
  return index;
}

function readOffsets(member: Entity, path: string, i: number, frame: Frame): void {
  if (member.start_offset === undefined && member.end_offset === undefined) return;
  frame.offsetMembers.push(i);
  for (const [name, at] of [
    ["start_offset", 0],
    ["end_offset", 3],
  ] as const) {
    if (member[name] === undefined) continue;
    const vector = list(member[name], `${path}.${name}`);
    for (let c = 0; c < 3; c++) frame.offset[6 * i + at + c] = finite(vector[c], `${path}.${name}[${c}]`);
  }
}

function placeMember(frame: Frame, i: number, rotation: number, path: string): void {
  const { position, offset } = frame;
  const a = 3 * frame.start[i]!;
  const b = 3 * frame.end[i]!;
  const along = [0, 1, 2].map((c) => position[b + c]! + offset[6 * i + 3 + c]! - position[a + c]! - offset[6 * i + c]!);
  const length = Math.sqrt(along[0]! * along[0]! + along[1]! * along[1]! + along[2]! * along[2]!);
  if (!(length > 1e-9)) throw new SolveError("invalid_model", `${path}: start and end coincide, its length is ${length} m`, { path });
  if (!Number.isFinite(length)) throw new SolveError("invalid_model", `${path}: its length is not finite`, { path });
  frame.length[i] = length;
  frame.axes.set(memberAxes(along[0]! / length, along[1]! / length, along[2]! / length, rotation), 9 * i);
}

function readSupports(structure: Entity, frame: Frame): void {
  const items = list(structure.supports, "model.supports");
  frame.supportIndex = indexById(items, "model.supports");
  frame.supports = items.map((item, i) => {
    const path = `model.supports[${i}]`;
    const support = item as Entity;
    return {
      id: support.id as string,
      node: reference(support.node, frame.nodeIndex, `${path}.node`, "node"),
      stiffness: readConnections(support, path, "fixed"),
    };
  });
}
