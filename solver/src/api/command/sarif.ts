/** What is no pass of a checked model as SARIF 2.1.0, the results format of static analysis (OASIS): failures are errors, what is not verified is a warning. */

import { VERSION } from "../version.ts";
import type { CheckAnswer, CheckRefusal } from "./check_answer.ts";
import { type Finding, findingsOf, type Outcome } from "./findings.ts";

const LEVELS: Record<Exclude<Outcome, "pass">, string> = { fail: "error", open: "warning", aside: "note" };

export function sarifOf(answer: CheckAnswer | CheckRefusal, file: string): string {
  const findings = findingsOf(answer).filter(({ outcome }) => outcome !== "pass");
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const driver = { name: "handoff", version: VERSION, rules: rules.map((id) => ({ id })) };
  const results = findings.map((finding) => resultOf(finding, file));
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [{ tool: { driver }, results }] };
  return JSON.stringify(log, undefined, 1);
}

function resultOf({ rule, target, outcome, title, lines }: Finding, file: string): object {
  const name = `${rule}/${target}`;
  // Viewers want a line: a model has none that a check belongs to.
  const physical = file
    ? { physicalLocation: { artifactLocation: { uri: encodeURI(file.replaceAll("\\", "/")) }, region: { startLine: 1 } } }
    : {};
  return {
    ruleId: rule,
    level: LEVELS[outcome as keyof typeof LEVELS],
    message: { text: [`${name}: ${title}`, ...lines].join("\n") },
    locations: [{ ...physical, logicalLocations: [{ fullyQualifiedName: name, kind: "member" }] }],
    partialFingerprints: { "checkTarget/v1": name },
  };
}
