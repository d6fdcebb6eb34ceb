/** Changes of a model, and what they came to: made and told in the worker that has the results. */
import type { AuthoredModel, Section, SectionLibrary } from "handoff-solver";
import { attempt, type Change, type Comparison, compare, editedBy } from "handoff-solver/design";
import { validate } from "handoff-solver/validate";
import { unwrapped } from "../model/reading.ts";
import { libraryName } from "../model/section.ts";
import { solvedBefore, solvedLast } from "./outcomes.ts";
import type { Edited, Side } from "./protocol.ts";

/** Null where the model has all of it already. */
export function edited(text: string, changes: readonly Change[], sections: SectionLibrary): Edited | null {
  const before = unwrapped(text) as AuthoredModel;
  const after = retitled(before, editedBy(before, [...changes], sections));
  const written = JSON.stringify(after);
  if (written === JSON.stringify(before)) return null;
  const { errors, warnings } = validate(after, { sections });
  return { text: written, errors, warnings };
}

/** A title that names the one section that is gone names the one that came. */
function retitled(before: AuthoredModel, after: AuthoredModel): AuthoredModel {
  const title = after.settings?.title;
  const [was, is] = [before, after].map(({ model }) => new Set(model.sections.flatMap((section) => libraryName(section as Section) ?? [])));
  const [gone, come] = [[...was!].filter((name) => !is!.has(name)), [...is!].filter((name) => !was!.has(name))];
  if (gone.length !== 1 || come.length !== 1 || !title?.includes(gone[0]!)) return after;
  return { ...after, settings: { ...after.settings, title: title.replaceAll(gone[0]!, come[0]!) } };
}

/** The model that is shown against another one: as it was opened, which was solved already, or any other. */
export function compared(before: Side, sections: SectionLibrary): Comparison {
  const known = solvedBefore(JSON.stringify(before.model));
  return compare(known ?? attempt(before.model, { sections, warnings: before.warnings }), solvedLast(), { sections });
}
