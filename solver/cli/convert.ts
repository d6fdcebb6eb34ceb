/** Models for other programs, and theirs as ours; what reads and writes them is loaded only on use. */

import { plainModel } from "../src/api/authoring.ts";
import type { AuthoredModel } from "../src/api/index.ts";
import { library, validModel } from "../src/model/offline/index.ts";
import { decoded, isWorkbook, judged, parsed, readBytes, written } from "./commands.ts";
import { said } from "./description.ts";
import { type Options, UsageError } from "./options.ts";
import { paper } from "./paper.ts";

interface Read {
  model: AuthoredModel;
  report: readonly object[];
}

/** What clients/paper builds beside this command, as far as it is used here. */
interface Exchange {
  workbookRead(bytes: Uint8Array, sections: ReturnType<typeof library>): Promise<Read>;
  workbookWritten(model: AuthoredModel): Promise<{ bytes: Uint8Array; said: string }>;
  isFers(json: unknown): boolean;
  readFers(json: unknown, sections: ReturnType<typeof library>): Read;
  told(report: readonly object[]): string;
}

const exchange = async (): Promise<Exchange> => (await import(new URL("./exchange.js", import.meta.url).href)) as Exchange;
const tell = (text: string): boolean => process.stderr.write(`${text}\n`);

export async function convert(options: Options): Promise<number> {
  const to = options.values["to"] as string;
  const file = options.values["output"] as string | undefined;
  if (to === "saf" && (file === undefined || file === "-")) throw new UsageError(said("workbook_needs_file"));
  const { isFers, readFers, told, workbookRead, workbookWritten } = await exchange();
  const bytes = readBytes(options.argument!);
  const json = isWorkbook(bytes) ? undefined : parsed(decoded(bytes, options.argument!));
  const read = json === undefined ? await workbookRead(bytes, library()) : isFers(json) ? readFers(json, library()) : null;
  if (read) {
    tell(told(read.report));
    const { text, code } = judged(read.model);
    // What was read is handed over even so: it can be mended there.
    if (to === "json") {
      if (code) tell(text);
      return written(JSON.stringify(read.model), options) || code;
    }
  }
  const model = validModel(read?.model ?? json) as AuthoredModel;
  if (to !== "saf") {
    const { text, said: lost } = (await paper()).converted(plainModel(model), to, library());
    if (lost) tell(lost);
    return written(text, options);
  }
  const { bytes: workbook, said: lost } = await workbookWritten(model);
  tell(lost);
  return written(workbook, options);
}
