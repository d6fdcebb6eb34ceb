/** What `handoff check` says of a model: lines to read, one JSON object for programs, or a file for continuous integration. */

import { failuresOf, reasonSaid, reasonsOf } from "../../checks/verdict/open_reasons.ts";
import { InvalidModel, judgedModel } from "../../model/offline/valid.ts";
import type { SectionLibrary } from "../../model/sections/library.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { Results } from "../../results/index.ts";
import { solve } from "../solve.ts";
import type { CheckAnswer, CheckRefusal, CheckRow } from "./check_answer.ts";
import { checksSaid, codeOf, furtherOf, type Said, stabilityOf } from "./checks.ts";
import { exitOfError } from "./exit.ts";
import { junitOf } from "./junit.ts";
import { sarifOf } from "./sarif.ts";

export type CheckFormat = "text" | "json" | "junit" | "sarif";

const FORMATS = {
  json: (answer: CheckAnswer | CheckRefusal): string => JSON.stringify(answer, undefined, 1),
  junit: junitOf,
  sarif: sarifOf,
};

/** Where there are no numbers, lines are left to the error and its message. `file` is the name of the model's file. */
export function checkSaid(json: unknown, sections: SectionLibrary, format: CheckFormat = "text", file = ""): Said {
  try {
    const { model, warnings } = judgedModel(json, { sections });
    const results = solve(model, { sections, warnings });
    if (format === "text") return checksSaid(results, warnings);
    return { text: FORMATS[format](answerOf(results, furtherOf(results, warnings)), file), code: codeOf(results) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (format === "text" || code === undefined) throw error;
    const errors = error instanceof InvalidModel ? { errors: error.details.errors } : {};
    return { text: FORMATS[format]({ verdict: null, error: { code, message, ...errors } }, file), code: exitOfError(code) };
  }
}

function answerOf(results: Results, warnings: string[]): CheckAnswer {
  const { checks, summary } = results;
  const { lowest, sway } = stabilityOf(results);
  return {
    verdict: summary.verdict,
    sentence: summary.sentence,
    checks: checks.map(rowOf),
    alpha_cr: lowest,
    stability: sway,
    assumptions: results.assumptions.said,
    open_points: summary.open_points,
    ...{ questions: results.questions, gaps: results.gaps, doubts: results.doubts },
    warnings,
  };
}

function rowOf(check: CheckResult): CheckRow {
  return {
    check: check.check,
    target: check.target.id,
    verdict: check.verdict,
    status: check.status,
    utilisation: check.utilisation,
    governing: check.governing?.title ?? null,
    clause: check.governing?.clause ?? null,
    combination: check.governing?.combination ?? null,
    informative: check.informative,
    failures: failuresOf(check),
    open: reasonsOf(check).map(reasonSaid),
    warnings: check.assumptions.map(({ message }) => message),
  };
}
