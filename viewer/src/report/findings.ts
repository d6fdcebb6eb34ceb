/** What a signing engineer must see before anything else: failures, what was not verified, open points, warnings. */

import type { CheckResult } from "handoff-solver";
import { warningLines } from "../../../solver/src/checks/verdict/doubts.ts";
import { type Tag, tag } from "../controls/markup.ts";
import { counted } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { exceeded, exceeds } from "../results/exceeding.ts";
import type { ListedCheck, Overview } from "../results/overview.ts";
import { order, without, worstIn } from "../tables/column.ts";
import { table } from "../tables/listing.ts";
import type { Source } from "../tables/source.ts";
import { printedTable } from "./printed.ts";
import { Reasons } from "./reasons.ts";

const NONE = "No checks were requested, so nothing is verified. Add checks under analysis.checks. Verify plates from their forces.";

/** Columns that the heading of a table says already, or that the reason says better. */
const SAID: Record<CheckResult["verdict"], string[]> = {
  pass: [],
  fail: ["verdict", "informative"],
  cannot_verify: ["verdict", "informative", "governed_by", "clause", "combination"],
  incomplete: ["verdict", "informative", "unverified", "governed_by", "clause", "combination"],
};

/** Failures that the summary has room for on its three sheets: as rows, and by name alone. */
const BRIEF = { rows: 24, words: 240 };

/** Failures that found no row, by check: no report leaves one out for want of room, the summary tells how many more there are. */
function inWords(failing: readonly ListedCheck[], most: number): Tag[] {
  const checks = new Map<string, string[]>();
  for (const { check, target, utilisation, unverified } of failing.slice(0, most)) {
    const words = checks.get(check) ?? [];
    checks.set(check, words);
    // Who fails and by how much stay on one line.
    words.push(`${target.id} ${percent(utilisation, unverified === null)}`.replaceAll(" ", "\u00a0"));
  }
  return [
    ...[...checks].map(([check, words]) => tag("p", { class: "aside" }, tag("strong", {}, `${check}, failing too: `), words.join(", "))),
    ...(failing.length > most
      ? [tag("p", {}, `and ${(failing.length - most).toLocaleString("en")} more that fail, which the standard report lists.`)]
      : []),
  ];
}

/** `most` keeps the summary short, what is left out is said; in `brief` the open points alone say why. */
export async function findings(source: Source, overview: Overview, most: number, brief: boolean): Promise<Tag[]> {
  const { checks, verdict } = overview;
  const data = await table(source, "checks");
  const reasons = new Reasons();
  const rows = (title: string, is: CheckResult["verdict"], long = most): Tag[] => {
    const counts = (row: number): boolean => checks[row]!.verdict === is && !checks[row]!.informative;
    const places = order(
      checks.flatMap((_, row) => (counts(row) ? [row] : [])),
      worstIn(data),
      true,
    );
    if (!places.length) return [];
    const columns = without(data.columns, ...SAID[is], "why");
    if (!brief) columns.push(reasons.column(places.slice(0, long), checks));
    return [tag("h3", {}, `${title} (${counted(places.length)})`), printedTable({ ...data, columns }, source, long, counts, is === "fail")];
  };
  const failing = rows("Checks that fail", "fail", brief ? BRIEF.rows : most);
  const places = checks.flatMap((check, row) => (check.verdict === "fail" && !check.informative ? [row] : []));
  const unlisted = order(places, worstIn(data), true)
    .slice(brief ? BRIEF.rows : most)
    .map((row) => checks[row]!);
  return [
    tag("h2", {}, "Failures and open points"),
    ...(failing.length ? failing : [tag("p", {}, checks.length ? "No check that counts fails." : NONE)]),
    ...inWords(unlisted, brief ? BRIEF.words : unlisted.length),
    ...rows("Checks that cannot be verified", "cannot_verify"),
    ...rows("Incomplete checks: they pass if the open questions are answered as assumed", "incomplete"),
    ...reasons.list(),
    ...list("Open points", verdict.open, most),
    ...list("Informative limits exceeded", exceeded(checks).map(exceeds), most),
    ...list("Further warnings", warnings(source, overview), most),
  ];
}

/** Those that no open point says already. */
const warnings = (source: Source, overview: Overview): string[] => [
  ...warningLines(source.warnings.value).filter((line) => !overview.verdict.open.includes(line)),
  ...overview.warnings.filter((line) => !overview.verdict.open.some((point) => point.endsWith(line.slice(line.indexOf(": "))))),
];

function list(title: string, lines: string[], most: number): Tag[] {
  if (!lines.length) return [];
  return [
    tag("h3", {}, `${title} (${counted(lines.length)})`),
    tag("ul", {}, ...lines.slice(0, most).map((line) => tag("li", {}, line))),
    ...(lines.length > most ? [tag("p", {}, `and ${counted(lines.length - most)} more, which the page lists.`)] : []),
  ];
}
