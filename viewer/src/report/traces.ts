/** Checks clause by clause, the worst of them. */
import { el } from "../controls/element.ts";
import { percent } from "../format/units.ts";
import { checkTitle, pill, placeOf, quantity, stepBlock } from "../panel/trace.ts";
import type { CheckResult, ListedCheck, Overview } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { compare } from "../tables/column.ts";

/** What counts stands before what only informs, then by utilisation; what has none comes before all. */
const graver = (a: ListedCheck, b: ListedCheck): number =>
  Number(a.informative) - Number(b.informative) || -compare(a.utilisation ?? Infinity, b.utilisation ?? Infinity);

export async function traces(session: Session, { checks }: Overview, most: number): Promise<HTMLElement[]> {
  if (!checks.length) return [];
  const worst = [...checks].sort(graver).slice(0, most);
  const traced = await Promise.all(worst.map(({ id }) => session.solution.explain(id)));
  const all = worst.length === checks.length;
  return [
    el("h2", {}, all ? "Checks, clause by clause" : `The ${worst.length} worst of ${checks.length} checks, clause by clause`),
    ...traced.flatMap((check) => trace(check, session)),
    ...(all ? [] : [el("p", {}, "The page shows every other check clause by clause.")]),
  ];
}

function trace(check: CheckResult, session: Session): HTMLElement[] {
  const metres = (value: number): string => session.measure(value, "length");
  const share =
    check.utilisation === null ? "nothing verified" : `utilisation ${percent(check.utilisation, check.verdict !== "cannot_verify")}`;
  return [
    el("h3", {}, checkTitle(check), " ", pill(check.verdict)),
    el("p", {}, `${check.check}: ${share}${check.informative ? ", informative" : ""}. ${check.basis.map(quantity).join(", ")}`),
    ...check.verifications.flatMap((item) => [
      el(
        "h4",
        {},
        `${item.clause} ${item.title}: ${item.utilisation === null ? "" : percent(item.utilisation)} `,
        pill(item.status),
        ` ${placeOf(item, metres)}`,
      ),
      ...(item.reason ? [el("p", {}, item.reason)] : []),
      ...item.steps.map(stepBlock),
    ]),
    ...check.warnings.map((warning) => el("p", { class: "warn" }, warning)),
  ];
}
