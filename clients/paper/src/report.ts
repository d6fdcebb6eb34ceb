/** The page's report of a model that is solved here and now, as one HTML file. */

import { type Model, type SectionLibrary, solve } from "handoff-solver";
import { dateOf } from "../../../viewer/src/format/countdown.ts";
import { reportHtml as written } from "../../../viewer/src/report/alone.ts";
import type { Extent } from "../../../viewer/src/report/content.ts";
import type { Issue } from "../../../viewer/src/service/draft.ts";
import sheets from "../../../viewer/src/styles/paper.css" with { type: "text" };
import parts from "../../../viewer/src/styles/paper_parts.css" with { type: "text" };

export interface Given {
  model: Model;
  fingerprint: string | null;
  warnings: Issue[];
}

/** How long the report is, and what it measures in. */
export interface Form {
  extent: Extent;
  units: keyof typeof SYSTEMS;
}

export const SYSTEMS = { metric: "kN", imperial: "kip" } as const;

export function reportHtml({ model, fingerprint, warnings }: Given, { extent, units }: Form, library: SectionLibrary): Promise<string> {
  const results = solve(model, { sections: library, warnings });
  const [date, by, styles] = [dateOf(new Date()), "solved by the handoff command", sheets + parts];
  return written(model, results, { extent, units: SYSTEMS[units], fingerprint, warnings, library, styles, date, by });
}
