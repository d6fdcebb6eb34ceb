/** What a signing engineer must see before anything else: failures, what was not verified, open points, warnings. */
import { el } from "../controls/element.ts";
import { exceeded, exceeds } from "../panel/summary.ts";
import type { Overview } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { table } from "../tables/listing.ts";
import { printedTable } from "./printed.ts";

/** `most` keeps the summary short; what is left out is said. */
export async function findings(session: Session, overview: Overview, most: number): Promise<HTMLElement[]> {
  const { checks, verdict } = overview;
  const data = await table(session, "checks");
  const rows = async (title: string, is: "fail" | "cannot_verify"): Promise<HTMLElement[]> => {
    const count = checks.filter((check) => check.verdict === is && !check.informative).length;
    if (!count) return [];
    return [
      el("h3", {}, `${title} (${count})`),
      printedTable(data, session, most, (row) => checks[row]!.verdict === is && !checks[row]!.informative),
    ];
  };
  const failing = await rows("Checks that fail", "fail");
  return [
    el("h2", {}, "Failures and open points"),
    ...(failing.length ? failing : [el("p", {}, checks.length ? "No check that counts fails." : "No check was asked for.")]),
    ...(await rows("Checks that cannot be verified", "cannot_verify")),
    ...list("Open points", verdict.open, most),
    ...list("Informative limits exceeded", exceeded(checks).map(exceeds), most),
    ...list("Warnings", warnings(session, overview), most),
  ];
}

const warnings = (session: Session, overview: Overview): string[] => [
  ...session.warnings.get().map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  ...overview.warnings,
  ...overview.sets.flatMap(({ id, failed }) => (failed ? [`${id} has no results: ${failed}`] : [])),
];

function list(title: string, lines: string[], most: number): HTMLElement[] {
  if (!lines.length) return [];
  return [
    el("h3", {}, `${title} (${lines.length})`),
    el("ul", {}, ...lines.slice(0, most).map((line) => el("li", {}, line))),
    ...(lines.length > most ? [el("p", {}, `and ${lines.length - most} more, which the page lists.`)] : []),
  ];
}
