/** What a model's members weigh. */

import type { Member, Model } from "../generated/model.ts";
import { resolveSection, type SectionLibrary } from "../model/section.ts";
import { weighingArea } from "../sections/weighing.ts";

type Vec = [number, number, number];
const NOWHERE: Vec = [0, 0, 0];

/** Area that weighs times length times density over all members, or those given, kg; lengths between members' own ends. */
export function massOf(model: Model, sections: SectionLibrary, only?: ReadonlySet<string>): number {
  const structure = model.model;
  const places = new Map(structure.nodes.map(({ id, x, y, z }) => [id, [x, y, z] as Vec]));
  const areas = new Map(
    structure.sections.map((section, i) => [section.id, weighingArea(resolveSection(section, `model.sections[${i}]`, sections))]),
  );
  const densities = new Map(structure.materials.map(({ id, density }) => [id, density]));
  let mass = 0;
  for (const member of structure.members)
    if (!only || only.has(member.id)) mass += areas.get(member.section)! * lengthOf(member, places) * densities.get(member.material)!;
  return mass;
}

function lengthOf({ start, end, start_offset: from = NOWHERE, end_offset: to = NOWHERE }: Member, places: Map<string, Vec>): number {
  const [a, b] = [places.get(start)!, places.get(end)!];
  const along = [0, 1, 2].map((axis) => b[axis]! + to[axis]! - a[axis]! - from[axis]!) as Vec;
  return Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
}
