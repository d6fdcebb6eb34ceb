/** Checks clause by clause: the worst of them, and those of a chosen member. */
import { type Tag, tag } from "../controls/markup.ts";
import { percent } from "../format/units.ts";
import { checkTitle, pillTag, placeOf, quantity, stepTag } from "../panel/trace.ts";
import type { CheckResult, ListedCheck, Overview } from "../solving/protocol.ts";
import { compare } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";

/** What counts stands before what only informs, then by utilisation; what has none comes before all. */
const graver = (a: ListedCheck, b: ListedCheck): number =>
  Number(a.informative) - Number(b.informative) || -compare(a.utilisation ?? Infinity, b.utilisation ?? Infinity);

export async function traces(source: Source, { checks }: Overview, most: number, chosen: string | null): Promise<Tag[]> {
  if (!checks.length) return [];
  const worst = [...checks].sort(graver).slice(0, most);
  const asked = checks.filter((check) => chosen !== null && check.members.includes(chosen) && !worst.includes(check));
  const explained = async (list: ListedCheck[]): Promise<Tag[]> =>
    (await Promise.all(list.map(({ id }) => source.solution.explain(id)))).flatMap((check) => trace(check, source));
  const all = worst.length === checks.length;
  return [
    ...(asked.length ? [tag("h2", {}, `Checks of ${chosen}, clause by clause`), ...(await explained(asked))] : []),
    tag("h2", {}, all ? "Checks, clause by clause" : `The ${worst.length} worst of ${checks.length} checks, clause by clause`),
    ...(await explained(worst)),
    ...(all ? [] : [tag("p", {}, "The page shows every other check clause by clause; a member chosen there is added here.")]),
  ];
}

function trace(check: CheckResult, source: Source): Tag[] {
  const metres = (value: number): string => source.measure(value, "length");
  const share =
    check.utilisation === null ? "nothing verified" : `utilisation ${percent(check.utilisation, check.verdict !== "cannot_verify")}`;
  return [
    tag("h3", {}, checkTitle(check), " ", pillTag(check.verdict)),
    tag("p", {}, `${check.check}: ${share}${check.informative ? ", informative" : ""}. ${check.basis.map(quantity).join(", ")}`),
    ...check.verifications.flatMap((item) => [
      tag(
        "h4",
        {},
        `${item.clause} ${item.title}: ${item.utilisation === null ? "" : percent(item.utilisation)} `,
        pillTag(item.status),
        ` ${placeOf(item, metres)}`,
      ),
      ...(item.reason ? [tag("p", {}, item.reason)] : []),
      ...item.steps.map(stepTag),
    ]),
    ...check.warnings.map((warning) => tag("p", { class: "warn" }, warning)),
  ];
}
