/** What the members weigh, in all and by section: the sum of the design loop, over sections as they are resolved. */
import type { Model, Section } from "handoff-solver";
import { massOf } from "../../../solver/src/design/mass.ts";
import type { ResolvedSection } from "./section.ts";

/** kg; of the members of one section alone where it is named. Null until every section is known. */
export function memberMass(
  { model, ...rest }: Model,
  resolved: ReadonlyMap<string, ResolvedSection> | null,
  section?: string,
): number | null {
  const sections = model.sections.map(({ id }) => ({ ...resolved?.get(id), id }) as Section & { a?: number });
  if (!sections.every(({ a }) => a !== undefined)) return null;
  const members = section === undefined ? model.members : model.members.filter((one) => one.section === section);
  return massOf({ ...rest, model: { ...model, members, sections } }, { find: () => undefined });
}
