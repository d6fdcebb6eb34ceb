/** Checks clause by clause: the worst of them, and those of a chosen member. */
import { type Tag, tag } from "../controls/markup.ts";
import { counted } from "../format/counts.ts";
import { percent, type UnitSystem } from "../format/units.ts";
import type { CheckResult, ListedCheck, Overview } from "../results/overview.ts";
import { STATUS } from "../results/status.ts";
import { compare } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";
import { checkTitle, conversionNote, decided, pillTag, placeOf, quantity, stepTag } from "./steps.ts";

/** What counts stands before what only informs, then by utilisation; what has none comes before all. */
const graver = (a: ListedCheck, b: ListedCheck): number =>
  Number(a.informative) - Number(b.informative) || -compare(a.utilisation ?? Infinity, b.utilisation ?? Infinity);

/** Of the worst every clause (`whole`) or the one that governs, with the others in a list; of the chosen member always every clause. */
export async function traces(source: Source, { checks }: Overview, most: number, whole: boolean, chosen: string | null): Promise<Tag[]> {
  if (!checks.length) return [];
  const gravest = [...checks].sort(graver).slice(0, most);
  const asked = checks.filter((check) => chosen !== null && check.members.includes(chosen) && !(whole && gravest.includes(check)));
  // What is written out above is not written again.
  const worst = gravest.filter((check) => !asked.includes(check));
  const explained = async (list: ListedCheck[], all: boolean): Promise<Tag[]> =>
    (await Promise.all(list.map(({ id }) => source.solution.explain(id)))).flatMap((check) => trace(check, source, all));
  const note = conversionNote(source.units.value);
  const aside = note ? [tag("p", { class: "aside" }, note)] : [];
  const which = asked.length ? "other checks" : "checks";
  const left = checks.length - asked.length;
  const title =
    worst.length === left
      ? which.replace(/^./, (first) => first.toUpperCase())
      : `The ${counted(worst.length)} worst of ${counted(left)} ${which}`;
  return [
    ...(asked.length ? [tag("h2", {}, `Checks of ${chosen}, clause by clause`), ...aside] : []),
    ...(await explained(asked, true)),
    ...(worst.length ? [tag("h2", {}, `${title}, clause by clause`)] : []),
    ...(asked.length ? [] : aside),
    ...(await explained(worst, whole)),
    ...(worst.length && !(whole && worst.length === checks.length)
      ? [
          tag(
            "p",
            { class: "aside" },
            "The page shows every check step by step, the full report many; a member chosen there is added here.",
          ),
        ]
      : []),
  ];
}

type Verification = CheckResult["verifications"][number];

function trace(check: CheckResult, source: Source, whole: boolean): Tag[] {
  const metres = (value: number): string => source.measure(value, "length");
  const system = source.units.value;
  const share = check.utilisation === null ? "nothing verified" : `utilisation ${percent(check.utilisation, decided(check))}`;
  const written = whole ? check.verifications : check.verifications.filter(({ key }) => key === check.governing?.key);
  return [
    tag("h3", {}, checkTitle(check), " ", pillTag(check.verdict)),
    tag(
      "p",
      {},
      `${check.check}: ${share}${check.informative ? ", informative" : ""}. ${check.basis.map((item) => quantity(item, system)).join(", ")}`,
    ),
    ...(whole ? [] : [clauses(check.verifications, metres)]),
    ...written.flatMap((item) => steps(item, metres, system)),
    ...check.warnings.map((warning) => tag("p", { class: "warn" }, warning)),
  ];
}

function steps(item: Verification, metres: (value: number) => string, system: UnitSystem): Tag[] {
  const share = item.utilisation === null ? "" : percent(item.utilisation);
  return [
    tag("h4", {}, `${item.clause} ${item.title}: ${share} `, pillTag(item.status), ` ${placeOf(item, metres)}`),
    ...(item.reason ? [tag("p", {}, item.reason)] : []),
    tag("div", { class: "steps" }, ...item.steps.map((step) => stepTag(step, system))),
  ];
}

/** Every clause of a check in a line. */
function clauses(items: readonly Verification[], metres: (value: number) => string): Tag {
  const cell = (text: string): Tag => tag("td", { class: "text" }, text);
  const line = (item: Verification): Tag =>
    tag(
      "tr",
      {},
      cell(item.clause),
      cell(item.title),
      tag("td", {}, item.utilisation === null ? "–" : percent(item.utilisation)),
      cell(STATUS[item.status]),
      cell([placeOf(item, metres), item.reason].filter(Boolean).join("; ")),
    );
  return tag(
    "table",
    { class: "lines" },
    tag(
      "thead",
      {},
      tag(
        "tr",
        {},
        ...["Clause", "Verification", "Utilisation", "Status", "Where"].map((head) =>
          tag("th", { scope: "col", class: head === "Utilisation" ? null : "text" }, head),
        ),
      ),
    ),
    tag("tbody", {}, ...items.map(line)),
  );
}
