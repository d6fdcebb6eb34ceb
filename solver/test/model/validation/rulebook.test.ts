/** Codes: every one is documented, told by a row or by the source, and has the severity of its phase. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RULES } from "../../../src/model/validation/rulebook.ts";

const root = new URL("../../../", import.meta.url).pathname;
const codes = JSON.parse(readFileSync(`${root}../schemas/issue_codes.json`, "utf8")) as Record<
  string,
  { severity: string; service_only?: boolean }
>;

test("every code in the source is a documented one with its severity", () => {
  const folders = [`${root}src/model/validation/`, `${root}src/generated/rules/validation/`];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => folder + file));
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const own = Object.keys(codes).filter((code) => !codes[code]!.service_only && !code.startsWith("more_"));
  const { alternatives, judgements, repeats } = RULES;
  const rows = [
    ...Object.values(alternatives).map((rule) => rule!),
    ...[judgements, repeats].flatMap((phases) => Object.values(phases).flat()),
  ];
  const tabled = new Set(rows.map(({ code }) => code));
  expect(own.filter((code) => !tabled.has(code) && !source.includes(`"${code}"`))).toEqual([]);
  expect(Object.keys(codes).filter((code) => codes[code]!.service_only && source.includes(`"${code}"`))).toEqual([]);
  for (const [phase, told] of Object.entries(judgements)) {
    const severity = phase === "errors" || phase === "lacks" ? "error" : "warning";
    expect(told.filter(({ code }) => codes[code]?.severity !== severity)).toEqual([]);
  }
});
