/** What a model's members weigh. */

import type { Model } from "../generated/model.ts";
import { resolveSection, type SectionLibrary } from "../model/section.ts";
import { weighingArea } from "../model/sections/weighing.ts";
import { memberLengths } from "./lengths.ts";

/** Area that weighs times length times density over all members, or those given, kg. */
export function massOf(model: Model, sections: SectionLibrary, only?: ReadonlySet<string>): number {
  const structure = model.model;
  const lengths = memberLengths(model);
  const areas = new Map(
    structure.sections.map((section, i) => [section.id, weighingArea(resolveSection(section, `model.sections[${i}]`, sections))]),
  );
  const densities = new Map(structure.materials.map(({ id, density }) => [id, density]));
  let mass = 0;
  for (const member of structure.members)
    if (!only || only.has(member.id)) mass += areas.get(member.section)! * lengths.get(member.id)! * densities.get(member.material)!;
  return mass;
}
