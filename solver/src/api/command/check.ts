/** What `handoff check` says of a model: lines to read, or one JSON object for programs. */

import { failuresOf, reasonSaid, reasonsOf } from "../../checks/verdict/open_reasons.ts";
import { InvalidModel, judgedModel } from "../../model/offline/valid.ts";
import type { SectionLibrary } from "../../model/sections/library.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { Results } from "../../results/index.ts";
import { solve } from "../solve.ts";
import { checksSaid, codeOf, furtherOf, type Said, stabilityOf } from "./checks.ts";
import { exitOfError } from "./exit.ts";

/** Where there are no numbers, lines are left to the error and its message; JSON has it, with every error of a model that is not valid. */
export function checkSaid(json: unknown, sections: SectionLibrary, asJson: boolean): Said {
  try {
    const { model, warnings } = judgedModel(json, { sections });
    const results = solve(model, { sections, warnings });
    if (!asJson) return checksSaid(results, warnings);
    return { text: written({ ...verdictOf(results), warnings: furtherOf(results, warnings) }), code: codeOf(results) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!asJson || code === undefined) throw error;
    const errors = error instanceof InvalidModel ? { errors: error.details.errors } : {};
    return { text: written({ verdict: null, error: { code, message, ...errors } }), code: exitOfError(code) };
  }
}

const written = (value: unknown): string => JSON.stringify(value, undefined, 1);

function verdictOf(results: Results): object {
  const { checks, summary } = results;
  const { lowest, sway } = stabilityOf(results);
  return {
    verdict: summary.verdict,
    sentence: summary.sentence,
    checks: checks.map(checkOf),
    alpha_cr: lowest,
    stability: sway,
    assumptions: results.assumptions.said,
    open_points: summary.open_points,
    ...{ questions: results.questions, gaps: results.gaps, doubts: results.doubts },
  };
}

/** The columns of the table of checks, and what stands below each check where it is printed. */
function checkOf(check: CheckResult): object {
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
