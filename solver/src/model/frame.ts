/** The structure as the analysis sees it: numbers in flat arrays, references as indices. */

import type { Material, Node, Section, Structure, Support } from "../generated/model.ts";
import { DIRECTIONS, type Direction, type Stiffness } from "../results/index.ts";
import { type Connection, Connections, stiffnessesOf } from "./connections.ts";
import { indexById, reference } from "./guard.ts";
import { type Placement, placeMembers } from "./placement.ts";
import { type Plates, readPlates } from "./plates.ts";
import { type ResolvedSection, resolveSection, type SectionLibrary } from "./section.ts";

export interface SupportedNode {
  id: string;
  node: number;
  /** Six stiffnesses: Infinity is fixed, 0 is free. */
  stiffness: Float64Array;
  /** Six signs of the reactions that can arise: 1 positive only, −1 negative only, 0 both. */
  sign: Int8Array;
}

export interface Frame extends Placement {
  nodeIds: string[];
  nodeIndex: Map<string, number>;
  /** Three per node. */
  position: Float64Array;
  memberIds: string[];
  memberIndex: Map<string, number>;
  start: Int32Array;
  end: Int32Array;
  stiffnessOf: Int32Array;
  stiffnesses: Stiffness[];
  /** Index into `connections`, −1 for a member rigidly joined at both ends. */
  connectionOf: Int32Array;
  connections: Connection[];
  sectionOf: Int32Array;
  sections: ResolvedSection[];
  materialOf: Int32Array;
  materials: Material[];
  /** Sign of the axial force a member can take: 1 tension only, −1 compression only, 0 both. */
  sign: Int8Array;
  plates: Plates;
  supports: SupportedNode[];
  supportIndex: Map<string, number>;
}

export function readFrame(structure: Structure, shearDeformation: boolean, library: SectionLibrary | undefined): Frame {
  const { nodes, members, materials, supports, hinges = [] } = structure;
  const nodeIndex = indexById(nodes, "model.nodes");
  const memberIndex = indexById(members, "model.members");
  const nodeAt = (id: string, path: string): number => reference(id, nodeIndex, path, "node");
  const position = positionsOf(nodes);
  const start = Int32Array.from(members, (member, i) => nodeAt(member.start, `model.members[${i}].start`));
  const end = Int32Array.from(members, (member, i) => nodeAt(member.end, `model.members[${i}].end`));
  const connections = new Connections(hinges, indexById(hinges, "model.hinges"));
  return {
    nodeIds: [...nodeIndex.keys()],
    nodeIndex,
    position,
    memberIds: [...memberIndex.keys()],
    memberIndex,
    start,
    end,
    ...placeMembers(members, start, end, position),
    ...stiffnessesFor(structure, shearDeformation, library),
    connectionOf: Int32Array.from(members, (member, i) => connections.indexFor(member, `model.members[${i}]`)),
    connections: connections.all,
    materials,
    sign: Int8Array.from(members, ({ type }) => (type === "tension" ? 1 : type === "compression" ? -1 : 0)),
    plates: readPlates(structure, nodeIndex, position),
    supportIndex: indexById(supports, "model.supports"),
    supports: supports.map((support, i) => ({
      id: support.id,
      node: nodeAt(support.node, `model.supports[${i}].node`),
      stiffness: stiffnessesOf(support),
      sign: Int8Array.from(DIRECTIONS, (direction) => signOf(support, direction)),
    })),
  };
}

/** A restraint of one direction, by its own word or by the one beside a spring. */
function signOf(support: Support, direction: Direction): number {
  const acting = support[direction];
  const word = typeof acting === "number" || acting === "fixed" ? support[`${direction}_only` as keyof Support] : acting;
  return word === "push" ? 1 : word === "pull" ? -1 : 0;
}

function positionsOf(nodes: readonly Node[]): Float64Array {
  const position = new Float64Array(3 * nodes.length);
  nodes.forEach(({ x, y, z }, i) => position.set([x, y, z], 3 * i));
  return position;
}

type Stiffened = Pick<Frame, "sections" | "sectionOf" | "materialOf" | "stiffnesses" | "stiffnessOf">;

/** Every pair of section and material that members use, once. */
function stiffnessesFor({ members, sections, materials }: Structure, shear: boolean, library: SectionLibrary | undefined): Stiffened {
  const sectionIndex = indexById(sections, "model.sections");
  const materialIndex = indexById(materials, "model.materials");
  const resolved = sections.map((section: Section, i) => resolveSection(section, `model.sections[${i}]`, library));
  const sectionOf = Int32Array.from(members, ({ section }, i) =>
    reference(section, sectionIndex, `model.members[${i}].section`, "section"),
  );
  const materialOf = Int32Array.from(members, ({ material }, i) =>
    reference(material, materialIndex, `model.members[${i}].material`, "material"),
  );
  const stiffnesses: Stiffness[] = [];
  const known = new Map<number, number>();
  const stiffnessOf = sectionOf.map((s, m) => {
    const key = s * materials.length + materialOf[m]!;
    let index = known.get(key);
    if (index === undefined) {
      index = stiffnesses.push(stiffnessFrom(resolved[s]!, materials[materialOf[m]!]!, shear)) - 1;
      known.set(key, index);
    }
    return index;
  });
  return { sections: resolved, sectionOf, materialOf, stiffnesses, stiffnessOf };
}

function stiffnessFrom(section: ResolvedSection, { e, g }: Material, shear: boolean): Stiffness {
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
