/** What the command does where it runs: no network, no account. */

import { readFileSync, writeFileSync } from "node:fs";
import {
  type CheckFormat,
  checkSaid,
  EXIT,
  examplesSaid,
  reportSaid,
  type Said,
  schemaSaid,
  sectionsSaid,
} from "../src/api/command/index.ts";
import { type Results, solve } from "../src/api/index.ts";
import { documentOf, InvalidModel, judgedModel, library, parseOnce, validate } from "../src/model/offline/index.ts";
import { csvOfRows } from "../src/results/csv.ts";
import { said } from "./description.ts";
import type { Options } from "./options.ts";
import { rows } from "./tables.ts";

export const readBytes = (path: string): Buffer => readFileSync(path === "-" ? 0 : path);
/** Workbooks are ZIP archives, which begin so; encrypted ones and those of old, which the reader of workbooks refuses, so. */
export const isWorkbook = (bytes: Buffer): boolean => ["PK\x03\x04", "\xd0\xcf\x11\xe0"].includes(bytes.subarray(0, 4).toString("latin1"));

export function readText(path: string): string {
  const bytes = readBytes(path);
  if (isWorkbook(bytes)) throw new Error(said("workbook", { file: path }));
  return decoded(bytes, path);
}

/** UTF-16 is what Windows PowerShell writes behind `>`; a mark of order at the start is no part of the text. */
export function decoded(bytes: Buffer, path: string): string {
  const [first, second] = bytes;
  const big = (first === 0xfe && second === 0xff) || first === 0;
  const little = (first === 0xff && second === 0xfe) || second === 0;
  try {
    return new TextDecoder(big ? "utf-16be" : little ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(said("unreadable_letters", { file: path }));
  }
}

export const readModel = (path: string): unknown => parsed(readText(path));

export function parsed(text: string): unknown {
  try {
    return documentOf(parseOnce(text));
  } catch (error) {
    if (error instanceof InvalidModel) throw error;
    throw new Error(said("unreadable_model", { reason: (error as Error).message }));
  }
}

function solved(path: string): Results {
  const { model, warnings } = judgedModel(readModel(path));
  return solve(model, { sections: library(), warnings });
}
const print = (text: string): boolean => process.stdout.write(`${text}\n`);

export function solveTable({ argument, values }: Options): number {
  const table = (values["table"] as string | undefined) ?? "extrema";
  const combination = values["combination"] as string | undefined;
  const results = solved(argument!);
  if (values["full"]) print(JSON.stringify(results));
  else if (values["csv"]) process.stdout.write(csvOfRows(rows(results, table, combination)));
  else print(JSON.stringify({ table, rows: rows(results, table, combination) }, undefined, 1));
  return EXIT.done;
}

export function check({ argument, values }: Options): number {
  const format = values["json"] ? "json" : ((values["format"] ?? "text") as CheckFormat);
  return answered(checkSaid(readModel(argument!), library(), format, argument === "-" ? "" : argument));
}

export function answered({ text, code }: Said): number {
  print(text);
  return code;
}

export const judged = (model: unknown): Said => reportSaid(validate(model));

export function validateModel({ argument }: Options): number {
  return answered(judged(readModel(argument!)));
}

const told = (text: string): number => {
  print(text);
  return EXIT.done;
};
export const schema = ({ argument }: Options): number => told(schemaSaid(argument));
export const sections = ({ argument }: Options): number => told(sectionsSaid(library(), argument));
export const examples = ({ argument }: Options): number => told(examplesSaid(argument));

/** To the file that was named, else to standard output. */
export function written(text: string | Uint8Array, { values }: Options): number {
  const file = values["output"] as string | undefined;
  if (file === undefined || file === "-") print(String(text));
  else writeFileSync(file, text);
  return EXIT.done;
}
