/** The same as one classic script for a bare engine, which is given the parts of a workbook and packs them itself. */

import type { AuthoredModel, SectionLibrary } from "handoff-solver";
import { openLibrary } from "../../../solver/src/model/sections/library.ts";
import { type Conversion, type Entry, told } from "../../../viewer/src/exchange/conversion.ts";
import { readFers } from "../../../viewer/src/exchange/fers.ts";
import { type PyniteFacts, readPynite } from "../../../viewer/src/exchange/pynite.ts";
import { readSaf } from "../../../viewer/src/exchange/saf/reading.ts";
import { writeSaf } from "../../../viewer/src/exchange/saf/writing.ts";
import type { Parts } from "../../../viewer/src/files/workbook.ts";

interface Said {
  report: Entry[];
  said: string;
}

/** The model as text: another language would spell its numbers in another way. */
const spelt = ({ model, report }: Conversion): Said & { text: string } => ({ text: JSON.stringify(model), report, said: told(report) });

export const saf = (parts: Parts, library: SectionLibrary): Said => spelt(readSaf(parts, library));
export const fers = (json: unknown, library: SectionLibrary): Said => spelt(readFers(json, library));
export const pynite = (facts: PyniteFacts, library: SectionLibrary): Said => spelt(readPynite(facts, library));

export function safParts(model: AuthoredModel): Said & { parts: Parts } {
  const { parts, report } = writeSaf(model);
  return { parts, report, said: told(report) };
}

export { openLibrary };
