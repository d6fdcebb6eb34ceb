/** Critical factors, buckling and vibration modes on paper. */
import { type Markup, type Tag, tag } from "../controls/markup.ts";
import { massText } from "../format/counts.ts";
import type { UnitSystem } from "../format/units.ts";
import { alphaText, formText, frequencyText, type ModeList } from "../results/modes.ts";
import { criticalRows } from "./critical.ts";

function plain(caption: string, heads: (string | Markup[])[], rows: string[][]): Tag {
  return tag(
    "div",
    {},
    tag("h3", {}, caption),
    tag(
      "table",
      { class: "lines" },
      tag("thead", {}, tag("tr", {}, ...heads.map((head) => tag("th", { scope: "col", class: "text" }, ...[head].flat())))),
      tag("tbody", {}, ...rows.map((row) => tag("tr", {}, ...row.map((cell) => tag("td", { class: "text" }, cell))))),
    ),
  );
}

const CRITICAL = ["α", tag("sub", {}, "cr")];

/** `all`: critical factors of every combination, not of the lowest alone. */
export function modes({ critical, sway, buckling, modal }: ModeList, all = false, system: UnitSystem = "kN"): Tag[] {
  const rows = criticalRows(critical, all);
  const share = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const out = [
    ...(critical.length
      ? [
          plain(
            "Critical factors by combination (EN 1993-1-1 5.2.1)",
            ["Combination", CRITICAL, "Form", ["Sway ", ...CRITICAL, " (5.2.1(3))"]],
            rows,
          ),
          // A combination that is not listed by name may have it.
          ...(sway && critical.length > 1 ? [tag("p", { class: "aside" }, `Lowest of all combinations: ${sway.said}.`)] : []),
        ]
      : []),
    ...buckling.map(({ combination, failed, proof, modes: found }) =>
      failed
        ? tag("p", {}, `Buckling of ${combination} has no results: ${failed}`)
        : plain(
            `Buckling, ${combination}${proof}`,
            ["Mode", "α", "Form"],
            found.map(({ alpha, sway }, i) => [String(i + 1), alphaText(alpha), formText(sway)]),
          ),
    ),
    ...(modal?.failed ? [tag("p", {}, `Vibration has no results: ${modal.failed}`)] : []),
    ...(modal && !modal.failed
      ? [
          plain(
            `Vibration, ${massText(modal.totalMass, system)} in all${modal.proof}; shares of mass, and summed`,
            ["Mode", "f", "T (s)", "X", "Y", "Z", "ΣX", "ΣY", "ΣZ"],
            modal.modes.map(({ frequency, period, mass, sum }, i) => [
              String(i + 1),
              frequencyText(frequency),
              period.toPrecision(3),
              ...mass.map((value) => share(value / modal.totalMass)),
              ...sum.map(share),
            ]),
          ),
        ]
      : []),
  ];
  return out.length ? [tag("h2", {}, "Stability and vibration"), ...out] : [];
}
