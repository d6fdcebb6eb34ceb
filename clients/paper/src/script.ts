/** The same as one classic script for a bare engine that has run the solver's own; a report or a picture is begun, then taken. */

import type { Results, SectionLibrary } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { judgedModel, validModel } from "../../../solver/src/model/offline/valid.ts";
import { type Converted, converted, type Format } from "./convert.ts";
import { type PictureWish, picture } from "./picture.ts";
import { type Form, reportHtml } from "./report.ts";

let made: { value: unknown } | { error: Error } | null = null;

/** Its promises are kept by the time this call has returned: nothing in it waits for more than the next turn. */
function begun(work: Promise<unknown>): null {
  made = null;
  work.then(
    (value) => {
      made = { value };
    },
    (error: Error) => {
      made = { error };
    },
  );
  return null;
}

export function take(): unknown {
  if (!made) throw new Error("the work was not finished");
  if ("error" in made) throw made.error;
  return made.value;
}

export function beginReport(json: unknown, fingerprint: string, form: Form, sections: SectionLibrary): null {
  const { model: authored, warnings } = judgedModel(json, { sections });
  return begun(reportHtml({ model: plainModel(authored), fingerprint, warnings }, form, sections));
}

export const beginPicture = (json: unknown, results: Results | null, wish: PictureWish, sections: SectionLibrary): null =>
  begun(picture(plainModel(validModel(json, { sections })), results, wish, sections));

export const convert = (json: unknown, format: Format, sections: SectionLibrary): Converted =>
  converted(plainModel(validModel(json, { sections })), format, sections);
