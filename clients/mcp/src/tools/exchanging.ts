/** Models of other programs and files, in and out. */

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { AuthoredModel } from "handoff-solver/authoring";
import { plainModel } from "handoff-solver/authoring";
import { documentOf, library, parseOnce } from "handoff-solver/local";
import type { Conversion, Entry } from "../../../../viewer/src/exchange/conversion.ts";
import { converted } from "../../../paper/src/convert.ts";
import { isFers, readFers, workbookRead, workbookWritten } from "../../../paper/src/exchange.ts";
import { asText } from "../answer.js";
import { clipped } from "../listing.js";
import { answers, closed, modelSchema, SOLVED, solveSchema } from "../schemas.js";
import { taken } from "./building.js";
import { LOCAL, namedModel, type Tool } from "./tool.js";

/** Of the report of what was read. */
const SHOWN = 15;
const LARGEST = 50e6;

export const importModel: Tool = {
  name: "import_model",
  title: "Import a model",
  description:
    "Read a model: a SAF workbook (.xlsx), a FERS file or a Handoff model (.json), from a file or from bytes. The answer accounts for what was guessed and " +
    "left out, and keeps the model under a name. Neither SAF nor FERS says what to verify.",
  annotations: LOCAL,
  inputSchema: closed({
    path: { type: "string", description: "File on this machine." },
    base64: { type: "string", description: "Its bytes instead." },
    check: { type: "boolean", description: "Add a steel check of every member (EN 1993-1-1)." },
    solve: solveSchema,
  }),
  outputSchema: answers({ ...SOLVED, imported: "object" }),
  run: async ({ path, base64, check, solve }, tell) => {
    const { model, report } = await read(await bytesOf(path as string | undefined, base64 as string | undefined));
    const whole = check === true ? checkedAll(model as AuthoredModel) : model;
    return taken(whole, { imported: account(report) }, solve === true, tell);
  },
};

async function bytesOf(path: string | undefined, base64: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if ((path === undefined) === (base64 === undefined)) throw new Error("give 'path' or 'base64', one of them");
  const bytes = path === undefined ? Buffer.from(base64!, "base64") : await fromFile(path);
  if (bytes.length > LARGEST) throw new Error(`the file has ${bytes.length} bytes; at most ${LARGEST} are read`);
  if (!bytes.length) throw new Error(path === undefined ? "'base64' holds no bytes" : `${path} is empty`);
  return new Uint8Array(bytes);
}

async function fromFile(path: string): Promise<Buffer> {
  try {
    return await readFile(resolve(path));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<{ model: unknown; report: Entry[] }> {
  // A workbook is a ZIP archive, which begins so.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await workbookRead(bytes, library());
  const json = parsed(new TextDecoder().decode(bytes));
  if (isFers(json)) return readFers(json, library()) satisfies Conversion;
  return { model: documentOf(json), report: [] };
}

function parsed(text: string): unknown {
  try {
    return parseOnce(text);
  } catch {
    throw new Error("neither a workbook (.xlsx) nor JSON: SAF, FERS and Handoff models are read");
  }
}

function account(report: readonly Entry[]): Record<string, unknown> {
  const count = (fate: string): number => report.filter((entry) => entry.fate === fate).length;
  const rows = report
    .filter(({ fate }) => fate !== "taken")
    .sort((a, b) => Number(b.fate === "left_out") - Number(a.fate === "left_out"))
    .map(({ source, fate, why }) => clipped(`${fate.replace("_", " ")}: ${source}: ${why}`));
  const counts = { taken: count("taken"), guessed: count("guessed"), left_out: count("left_out") };
  return { ...counts, shown: `${Math.min(rows.length, SHOWN)} of ${rows.length}, what is left out first`, rows: rows.slice(0, SHOWN) };
}

/** Such files say nothing of checks: one of everything, where the model has none. */
function checkedAll(model: AuthoredModel): AuthoredModel {
  if (model.analysis?.checks?.length) return model;
  const steel = { id: "steel", type: "en1993_1_1", all: true, limit_state: "ULS" } as const;
  return { ...model, analysis: { ...model.analysis, checks: [steel] } };
}

const FORMATS = ["json", "saf", "pynite", "opensees"] as const;

export const exportModel: Tool = {
  name: "export_model",
  title: "Export a model",
  description:
    "The model as JSON, as a SAF workbook, or as a script for PyNite or OpenSeesPy: in the answer, or as a file. Says what is left out.",
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  inputSchema: closed(
    {
      model: modelSchema,
      format: { type: "string", enum: FORMATS },
      path: {
        type: "string",
        description: "File to write, which must not exist; left out, the text comes in the answer, of SAF as base64.",
      },
    },
    ["model", "format"],
  ),
  outputSchema: answers({ file: "string", content: "string", left_out: "string" }),
  run: async ({ model, format, path }) => {
    const { bytes, said } = await written(namedModel(model).model as AuthoredModel, format as (typeof FORMATS)[number]);
    if (path === undefined) return asText({ content: Buffer.from(bytes).toString(format === "saf" ? "base64" : "utf8"), left_out: said });
    const file = resolve(path as string);
    if (existsSync(file)) throw new Error(`${file} exists already; name another file`);
    await writeFile(file, bytes);
    return asText({ file, bytes: bytes.length, left_out: said });
  },
};

async function written(model: AuthoredModel, format: (typeof FORMATS)[number]): Promise<{ bytes: Uint8Array; said: string }> {
  if (format === "saf") return workbookWritten(model);
  // JSON keeps the short forms, which no other program has.
  if (format === "json") return { bytes: new TextEncoder().encode(JSON.stringify(model, null, 1)), said: "" };
  const { text, said } = converted(plainModel(model), format, library());
  return { bytes: new TextEncoder().encode(text), said };
}
