/** Finds the model's things by id. Maps, not objects: an id may be "__proto__". */

import type { Hinge, Material, Member, Model, Node, Plate, Section, Support } from "handoff-solver";
import { memberRun, type Run } from "../geometry/axes.ts";
import { type Bounds, boundsOf } from "../geometry/bounds.ts";
import type { Vec } from "../geometry/vectors.ts";

export interface Catalogue {
  model: Model;
  nodes: Map<string, Node>;
  nodeIndex: Map<string, number>;
  members: Map<string, Member>;
  memberIndex: Map<string, number>;
  runs: Run[];
  sections: Map<string, Section>;
  materials: Map<string, Material>;
  hinges: Map<string, Hinge>;
  supports: Map<string, Support>;
  supportAt: Map<string, Support>;
  plates: Map<string, Plate>;
  /** Members that meet at a node, by node id. */
  meeting: Map<string, string[]>;
  bounds: Bounds;
}

const byId = <T extends { id: string }>(items: T[] | undefined): Map<string, T> => new Map((items ?? []).map((item) => [item.id, item]));
const places = (items: { id: string }[]): Map<string, number> => new Map(items.map((item, i) => [item.id, i]));

/** Where a node is. */
export function placeOf({ nodes }: Pick<Catalogue, "nodes">, id: string): Vec {
  const { x, y, z } = nodes.get(id)!;
  return [x, y, z];
}

export function catalogue(model: Model): Catalogue {
  const parts = model.model;
  const nodes = byId(parts.nodes);
  const meeting = new Map<string, string[]>();
  for (const member of parts.members)
    for (const end of [member.start, member.end]) {
      const list = meeting.get(end);
      if (list) list.push(member.id);
      else meeting.set(end, [member.id]);
    }
  return {
    model,
    nodes,
    nodeIndex: places(parts.nodes),
    members: byId(parts.members),
    memberIndex: places(parts.members),
    runs: parts.members.map((member) => memberRun(member, placeOf({ nodes }, member.start), placeOf({ nodes }, member.end))),
    sections: byId(parts.sections),
    materials: byId(parts.materials),
    hinges: byId(parts.hinges),
    supports: byId(parts.supports),
    supportAt: new Map(parts.supports.map((support) => [support.node, support])),
    plates: byId(parts.plates),
    meeting,
    bounds: boundsOf(parts.nodes),
  };
}
