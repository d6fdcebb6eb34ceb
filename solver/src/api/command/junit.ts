/** Checks as JUnit XML: a test case for each, and one for the model's verdict, so that a run is green for a plain pass alone. */

import type { CheckAnswer, CheckRefusal } from "./check_answer.ts";
import { type Finding, findingsOf, type Outcome } from "./findings.ts";
import { printable } from "./printable.ts";

/** What is not verified is an error of the test, which came to no result. */
const ELEMENTS: Record<Exclude<Outcome, "pass">, string> = { fail: "failure", open: "error", aside: "skipped" };
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function junitOf(answer: CheckAnswer | CheckRefusal, file: string): string {
  const findings = findingsOf(answer);
  const counts = (Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[]).map(
    (outcome) =>
      [`${ELEMENTS[outcome]}${outcome === "aside" ? "" : "s"}`, findings.filter((one) => one.outcome === outcome).length] as const,
  );
  const totals = attributes({ name: file || "model", tests: findings.length, ...Object.fromEntries(counts) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${totals}>`,
    ` <testsuite${totals}>`,
    ...findings.map(caseOf),
    " </testsuite>",
    "</testsuites>",
  ].join("\n");
}

function caseOf({ rule, target, outcome, title, lines }: Finding): string {
  const named = attributes({ classname: rule, name: target });
  if (outcome === "pass") return `  <testcase${named}/>`;
  const element = ELEMENTS[outcome];
  return `  <testcase${named}><${element}${attributes({ message: title })}>${lines.map(escaped).join("\n")}</${element}></testcase>`;
}

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");

/** XML has no place for control characters, surrogates without their half and two code points more. */
const escaped = (text: string): string =>
  printable(text)
    .replace(/\p{Cs}|[\ufffe\uffff]/gu, "\ufffd")
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!);
