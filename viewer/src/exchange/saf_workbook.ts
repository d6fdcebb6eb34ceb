/** The model as a SAF workbook; what SAF has no place for is shown first. */

import type { AuthoredModel } from "handoff-solver";
import { XLSX } from "../files/workbook.ts";
import { packed, zip } from "../files/zip.ts";
import { unwrapped } from "../model/reading.ts";
import { reviewed } from "./review.ts";
import { writeSaf } from "./saf/writing.ts";

/** Nothing where the reader would rather not. */
export async function safWorkbook(text: string): Promise<Blob | null> {
  const { parts, report } = writeSaf(unwrapped(text) as AuthoredModel);
  const question = {
    title: "SAF workbook",
    lead: "The Structural Analysis Format has no place for everything. The rest of the model is written whole.",
    go: "Save the workbook",
    stay: "Close",
  };
  if (report.length && !(await reviewed(report, question))) return null;
  // One moment for every part, so that the same model gives the same file.
  const files = await packed(Object.entries(parts).map(([name, content]) => ({ name, content })));
  return new Blob([zip(files, new Date(1980, 0, 1))], { type: XLSX });
}
