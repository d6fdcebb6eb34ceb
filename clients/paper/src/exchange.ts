/** Models of other programs in and out, for the command: files in, files out. */

import type { AuthoredModel, SectionLibrary } from "handoff-solver";
import { type Conversion, told } from "../../../viewer/src/exchange/conversion.ts";
import { isFers, readFers } from "../../../viewer/src/exchange/fers.ts";
import { readSaf } from "../../../viewer/src/exchange/saf/reading.ts";
import { writeSaf } from "../../../viewer/src/exchange/saf/writing.ts";
import { unzip } from "../../../viewer/src/files/unzip.ts";
import { isNeeded } from "../../../viewer/src/files/workbook.ts";
import { zip } from "../../../viewer/src/files/zip.ts";

export const workbookRead = async (bytes: Uint8Array<ArrayBuffer>, library: SectionLibrary): Promise<Conversion> =>
  readSaf(await unzip(bytes, isNeeded), library);

/** One moment for every part, so that the same model gives the same file. */
const NEVER = new Date(1980, 0, 1);

export async function workbookWritten(model: AuthoredModel): Promise<{ bytes: Uint8Array; said: string }> {
  const { parts, report } = writeSaf(model);
  const archive = zip(
    Object.entries(parts).map(([name, content]) => ({ name, content })),
    NEVER,
  );
  return { bytes: new Uint8Array(await archive.arrayBuffer()), said: told(report) };
}

export { isFers, readFers, told };
