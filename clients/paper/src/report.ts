/** The page's report of a model that is solved here and now, as one HTML file. */

import { type Model, type SectionLibrary, solve } from "handoff-solver";
import { dateOf } from "../../../viewer/src/format/countdown.ts";
import { reportHtml as written } from "../../../viewer/src/report/alone.ts";
import type { Extent } from "../../../viewer/src/report/content.ts";
import type { Issue } from "../../../viewer/src/service/draft.ts";
import styles from "../../../viewer/src/styles/paper.css" with { type: "text" };

export interface Given {
  model: Model;
  fingerprint: string | null;
  warnings: Issue[];
}

export function reportHtml({ model, fingerprint, warnings }: Given, extent: Extent, library: SectionLibrary): Promise<string> {
  const results = solve(model, { sections: library, warnings });
  const date = dateOf(new Date());
  return written(model, results, { extent, fingerprint, warnings, library, styles, date, by: "solved by the handoff command" });
}
