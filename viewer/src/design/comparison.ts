/** Before and after, side by side: the figures, what differs in the model, and the checks that say something else. */
import type { CheckDifference, CheckSide, Comparison, Largest, Outcome } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { counted, massText, plural } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { wordOf } from "../results/verdict.ts";
import type { Session } from "../state/session.ts";
import { differencesList, MOST, type Pair } from "./differing.ts";

const words = ({ verdict, open_points }: Outcome): string =>
  verdict === "not_solved" ? "not solved" : wordOf(verdict, open_points.length);

/** How the two sides of a comparison are called. */
export interface Sides {
  caption: string;
  heads: [string, string];
}
const CHANGED: Sides = { caption: "Before and after", heads: ["Before", "After"] };
export const OTHER: Sides = { caption: "The other model and this one", heads: ["The other", "This one"] };

type Found = Pick<Comparison, "before" | "after"> & Partial<Comparison>;

export function comparisonView(session: Session, found: Found, sides = CHANGED, pair?: Pair): HTMLElement[] {
  const { before, after, model, checks, unchanged } = found;
  return [
    figures(session, before, after, sides),
    ...[before, after].flatMap((side, i) => sentenceOf(side, sides.heads[i]!)),
    ...(model ? [differencesList(model, pair)] : []),
    ...(checks ? [checksTable(checks, unchanged ?? 0, sides)] : []),
  ];
}

/** What a word in the table leaves unsaid; of a plain pass nothing. */
function sentenceOf({ verdict, sentence }: Outcome, head: string): HTMLElement[] {
  if (verdict === "passes") return [];
  return [el("p", { class: verdict === "not_solved" ? "error" : "hint" }, `${head}: ${sentence}`)];
}

function figures(session: Session, before: Outcome, after: Outcome, { caption, heads }: Sides): HTMLElement {
  const length = (one: Largest | null): string => (one ? `${session.measure(one.value, "deflection")} (${one.at}, ${one.set})` : "–");
  const rows: [string, (one: Outcome) => string][] = [
    ["Verdict", words],
    [
      "Largest utilisation",
      ({ utilisation, governing, partial, verdict }) =>
        governing ? `${percent(utilisation, !partial && verdict !== "incomplete")} (${governing})` : "–",
    ],
    [
      "Checks: pass, fail, open",
      ({ pass, fail, cannot_verify, incomplete }) => [pass, fail, cannot_verify + incomplete].map(counted).join(", "),
    ],
    ["Deflection from the chord", ({ deflection }) => length(deflection)],
    ["Displacement", ({ displacement }) => length(displacement)],
    ["Mass of the members", ({ mass }) => massText(mass, session.units.value)],
  ];
  return table(
    caption,
    ["", ...heads],
    rows.map(([name, text]) => [name, text(before), text(after)]),
  );
}

const sideText = (side: CheckSide | null): string =>
  side
    ? `${side.verdict.replace("_", " ")}, ${percent(side.utilisation, side.verdict === "pass" || side.verdict === "fail")}`
    : "no such check";

function checksTable(checks: CheckDifference[], unchanged: number, { heads }: Sides): HTMLElement {
  if (!checks.length)
    return el("p", { class: "hint" }, `No check says anything else; ${counted(unchanged)} ${unchanged === 1 ? "is" : "are"} the same.`);
  const left = checks.length > MOST ? `, the ${MOST} most worsened shown` : "";
  return table(
    `${plural(checks.length, "check differs", "checks differ")}, ${counted(unchanged)} ${unchanged === 1 ? "does" : "do"} not${left}`,
    ["Check", ...heads],
    checks.slice(0, MOST).map(({ id, before, after }) => [id, sideText(before), sideText(after)]),
  );
}

export function table(caption: string, heads: string[], rows: string[][]): HTMLElement {
  return el(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
    el(
      "table",
      { class: "reading" },
      el("caption", {}, caption),
      el("thead", {}, el("tr", {}, ...heads.map((head) => (head ? el("th", { scope: "col" }, head) : el("td", {}, ""))))),
      el(
        "tbody",
        {},
        ...rows.map(([head, ...cells]) => el("tr", {}, el("th", { scope: "row" }, head!), ...cells.map((cell) => el("td", {}, cell)))),
      ),
    ),
  );
}
