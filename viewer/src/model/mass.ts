/** What the members weigh, in all and by section: the sum of the design loop, over sections as they are resolved. */
import type { Model, Section } from "handoff-solver";
import { massOf } from "../../../solver/src/design/mass.ts";
import { weighingArea } from "../../../solver/src/model/sections/weighing.ts";
import type { ResolvedSection } from "./section.ts";

/** Sections that weigh more than their area says, by their ids. */
export const heavierThanArea = (resolved: ReadonlyMap<string, ResolvedSection>): string[] =>
  [...resolved].filter(([, { a, mass_per_m }]) => a !== undefined && weighingArea({ a, mass_per_m }) !== a).map(([id]) => id);

/** kg; of the members of one section alone where it is named. Null until every section is known. */
export function memberMass(
  { model, ...rest }: Model,
  resolved: ReadonlyMap<string, ResolvedSection> | null,
  section?: string,
): number | null {
  const sections: Section[] = [];
  for (const { id } of model.sections) {
    const { a, mass_per_m, ...known } = resolved?.get(id) ?? {};
    if (a === undefined) return null;
    sections.push({ ...known, id, a: weighingArea({ a, mass_per_m }) } as Section);
  }
  const members = section === undefined ? model.members : model.members.filter((one) => one.section === section);
  return massOf({ ...rest, model: { ...model, members, sections } }, { find: () => undefined });
}
