/** What the diagrams of several combinations show, in words and as a table. */
import { el } from "../controls/element.ts";
import { plural } from "../format/counts.ts";
import { isNaught } from "../format/units.ts";
import type { CheckResult } from "../results/overview.ts";
import type { MemberCurves } from "../results/sets.ts";
import type { Session } from "../state/session.ts";
import { peaksOf } from "./curves.ts";
import type { COMPONENTS } from "./reading.ts";

/** The combination that governs the member's checks, where it is among those that are drawn. */
export function governingOf(traced: readonly CheckResult[], curves: readonly MemberCurves[]): string | null {
  const counted = traced.filter(({ informative, governing }) => !informative && governing !== null);
  const worst = counted.reduce<CheckResult | null>((a, b) => ((b.utilisation ?? -1) > (a?.utilisation ?? -1) ? b : a), null);
  const by = worst?.governing?.combination;
  return curves.some(({ set }) => set === by) ? by! : null;
}

/** `governing`: the one combination that is drawn as a line; null where each diagram has its own, that of its largest value. */
export function envelopeKey(curves: readonly MemberCurves[], governing: string | null): HTMLElement {
  const sign = (kind: string): HTMLElement => el("i", { class: kind, "aria-hidden": "true" });
  return el(
    "p",
    { class: "hint plot-key" },
    sign("band"),
    `largest and smallest of ${plural(curves.length, "combination")} `,
    sign("strong"),
    governing ? `${governing}, which governs its checks` : "the combination of the largest value",
  );
}

/** The ends of each band, by whom and where: what the diagrams say to who does not see them. */
export function envelopeTable(session: Session, curves: MemberCurves[], drawn: typeof COMPONENTS): HTMLElement {
  const rows = drawn.flatMap(({ key, label, quantity }) => {
    const { max, min } = peaksOf(curves, key);
    return (
      [
        ["largest", max],
        ["smallest", min],
      ] as const
    ).map(([which, { value, by, x }]) => {
      const written = session.write(value, quantity);
      const told = isNaught(written) ? [written, "", ""] : [written, by, session.measure(x, "length")];
      return el(
        "tr",
        {},
        el("th", { scope: "row" }, `${label} ${which} (${session.unit(quantity)})`),
        ...told.map((text) => el("td", {}, text)),
      );
    });
  });
  const heads = ["value", "by", "at x"].map((text) => el("th", { scope: "col" }, text));
  return el(
    "details",
    {},
    el("summary", {}, "Largest and smallest as a table"),
    el(
      "table",
      { class: "reading" },
      el("caption", { class: "sr" }, "Largest and smallest along the member"),
      el("thead", {}, el("tr", {}, el("td", {}, ""), ...heads)),
      el("tbody", {}, ...rows),
    ),
  );
}
