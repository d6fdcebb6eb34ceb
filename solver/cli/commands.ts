/** Solve, check and validate a model where this command runs; no network, no account. */

import { readFileSync } from "node:fs";
import { type Results, solve } from "../src/index.ts";
import { library, validate, validModel } from "../src/offline/index.ts";
import { csv } from "./csv.ts";
import type { Options } from "./options.ts";
import { type Row, rows } from "./tables.ts";

export function readModel(path: string): unknown {
  const text = readFileSync(path === "-" ? 0 : path, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the model text is not readable as JSON: ${(error as Error).message}`);
  }
}

const solved = (path: string): Results => solve(validModel(readModel(path)), { sections: library() });
const print = (text: string): boolean => process.stdout.write(`${text}\n`);

export function solveTable({ argument, table, combination, csv: asCsv, full }: Options): number {
  const results = solved(argument);
  if (full) print(JSON.stringify(results));
  else if (asCsv) process.stdout.write(csv(rows(results, table, combination)));
  else print(JSON.stringify({ table, rows: rows(results, table, combination) }, undefined, 1));
  return 0;
}

/** What exits where nothing failed but something, or everything, was not verified. */
const UNVERIFIED = 3;

export function check({ argument }: Options): number {
  const results = solved(argument);
  const found = rows(results, "checks");
  for (const row of found) print(checkLine(row));
  if (!found.length) print("the model asks for no check: add one under analysis.checks");
  else print(results.summary.sentence);
  const counted = found.filter(({ informative }) => !informative);
  if (counted.some(({ verdict }) => verdict === "fail")) return 1;
  return counted.length && counted.every(({ verdict }) => verdict === "pass") ? 0 : UNVERIFIED;
}

function checkLine({ verdict, utilisation, check: id, target, governing, clause, combination, status, informative }: Row): string {
  const share = utilisation === null ? "     —" : (utilisation as number).toFixed(3).padStart(6);
  const place = governing ? `${governing}, ${clause}, ${combination}` : status;
  return `${String(verdict).padEnd(14)}${share}  ${id}/${target}: ${place}${informative ? " (informative)" : ""}`;
}

export function validateModel({ argument }: Options): number {
  const { valid, errors, warnings } = validate(readModel(argument));
  for (const { severity, path, message } of [...errors, ...warnings]) print(`${severity}: ${path}: ${message}`);
  print(valid ? "valid" : `not valid: ${errors.length} errors`);
  return valid ? 0 : 1;
}
