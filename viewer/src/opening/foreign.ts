/** A file of another program, read in this browser: its account is shown first, and then it is a model as any other. */

import sectionsUrl from "../../../solver/data/sections.json?url";
import { openLibrary } from "../../../solver/src/model/sections/library.ts";
import type { Conversion } from "../exchange/conversion.ts";
import { readFers } from "../exchange/fers.ts";
import { reviewed } from "../exchange/review.ts";
import { readSaf } from "../exchange/saf/reading.ts";
import { unzip } from "../files/unzip.ts";
import { isNeeded } from "../files/workbook.ts";
import { parse } from "../model/reading.ts";
import type { Solution } from "../solving/solution.ts";
import { faults } from "./faults.ts";
import { fromText, InvalidFile, type Opened } from "./text.ts";

/** The reader has seen the account and kept what was open. */
export class Declined extends Error {}

async function conversion(file: File, isWorkbook: boolean): Promise<Conversion> {
  const response = await fetch(sectionsUrl);
  if (!response.ok) throw new Error(`the section library could not be fetched: ${response.status}`);
  const library = openLibrary(await response.json());
  if (!isWorkbook) return readFers(parse(await file.text()), library);
  return readSaf(await unzip(new Uint8Array(await file.arrayBuffer()), isNeeded), library);
}

/** A SAF workbook, or else a FERS model. */
export async function openForeign(solution: Solution, file: File, isWorkbook: boolean): Promise<Opened> {
  const { model, report } = await conversion(file, isWorkbook);
  let opened: Opened | null = null;
  let against: unknown = null;
  try {
    opened = await fromText(solution, JSON.stringify(model));
  } catch (error) {
    if (!(error instanceof InvalidFile)) throw error;
    against = error;
  }
  const agreed = await reviewed(report, {
    title: file.name,
    lead: "It was read here, and nothing was uploaded. Look at what was guessed and left out before it is solved.",
    ...(against ? { against: faults(against) } : {}),
    go: "Solve this model",
    stay: "Close",
  });
  if (!agreed || !opened) throw new Declined("it was closed without solving it");
  // What was guessed and lost stays with the model, on the page and in its report.
  const told = report
    .filter(({ fate }) => fate !== "taken")
    .map(({ source, fate, why }) => ({ path: source, message: `${fate.replace("_", " ")}: ${why}` }));
  const { draft } = opened;
  return { ...opened, draft: { ...draft, warnings: draft.warnings.then((warnings) => [...warnings, ...told]) } };
}
