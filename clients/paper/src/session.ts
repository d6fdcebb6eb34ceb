/** The page's session without a page: the model solved here and now, its questions answered from the results. */

import { explain, type Model, type SectionLibrary, solve } from "handoff-solver";
import type { UnitSystem } from "../../../viewer/src/format/units.ts";
import { libraryName, type ResolvedSection } from "../../../viewer/src/model/section.ts";
import type { Draft, Issue } from "../../../viewer/src/service/draft.ts";
import { setValues } from "../../../viewer/src/solving/columns.ts";
import { overview } from "../../../viewer/src/solving/overview.ts";
import type { Listeners, Solution } from "../../../viewer/src/solving/solution.ts";
import { Session } from "../../../viewer/src/state/session.ts";
import { signal } from "../../../viewer/src/state/signal.ts";

export interface Given {
  model: Model;
  text: string;
  fingerprint: string | null;
  warnings: Issue[];
}

export function sessionOf({ model, text, fingerprint, warnings }: Given, library: SectionLibrary) {
  const began = Date.now();
  const results = solve(model, { sections: library });
  let listeners: Listeners | null = null;
  const solution = {
    listen: (given: Listeners) => {
      listeners = given;
    },
    set: async (key: string) => setValues(results, key),
    explain: async (id: string) => explain(model, results, id, { sections: library }),
  };
  const draft: Draft = { text, fingerprint, altered: false, expiresAt: null, origin: "file", warnings: Promise.resolve(warnings) };
  const session = new Session(draft, model, signal<UnitSystem>("kN"), solution as unknown as Solution);
  const sections = model.model.sections.map((section): [string, ResolvedSection] => {
    const name = libraryName(section);
    const found = name === undefined ? undefined : library.find(name);
    return [section.id, found ? { ...found, name } : section];
  });
  listeners!.sections(sections);
  listeners!.solved(overview(model, results, Date.now() - began));
  session.warnings.set(warnings);
  return { session, results };
}
