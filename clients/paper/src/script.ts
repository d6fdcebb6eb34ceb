/** The same as one classic script for a bare engine that has run the solver's own; a report is begun, then taken. */

import type { SectionLibrary } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { judgedModel, validModel } from "../../../solver/src/model/offline/valid.ts";
import { type Converted, converted, type Format } from "./convert.ts";
import { type Form, reportHtml } from "./report.ts";

let made: { html: string } | { error: Error } | null = null;

/** Its promises are kept by the time this call has returned: nothing in it waits for more than the next turn. */
export function beginReport(json: unknown, fingerprint: string, form: Form, sections: SectionLibrary): null {
  const { model: authored, warnings } = judgedModel(json, { sections });
  const model = plainModel(authored);
  made = null;
  reportHtml({ model, fingerprint, warnings }, form, sections).then(
    (html) => {
      made = { html };
    },
    (error: Error) => {
      made = { error };
    },
  );
  return null;
}

export function takeReport(): string {
  if (!made) throw new Error("the report was not finished");
  if ("error" in made) throw made.error;
  return made.html;
}

export const convert = (json: unknown, format: Format, sections: SectionLibrary): Converted =>
  converted(plainModel(validModel(json, { sections })), format, sections);
