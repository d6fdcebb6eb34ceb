/** Forces and movements of a member at one place: before and after it, or the range over an envelope. */
import type { Force } from "handoff-solver";
import { el } from "../controls/element.ts";
import { isNaught } from "../format/units.ts";
import { readAt } from "../geometry/hull.ts";
import type { MemberCurves } from "../results/sets.ts";
import type { Session } from "../state/session.ts";
import { rangeAt } from "./curves.ts";

export const COMPONENTS: { key: Force; label: string; quantity: "force" | "moment" }[] = [
  { key: "n", label: "N", quantity: "force" },
  { key: "vy", label: "Vy", quantity: "force" },
  { key: "vz", label: "Vz", quantity: "force" },
  { key: "mx", label: "Mx", quantity: "moment" },
  { key: "my", label: "My", quantity: "moment" },
  { key: "mz", label: "Mz", quantity: "moment" },
];

export function readingTable(session: Session, curves: MemberCurves[], x: number): HTMLElement {
  const envelope = curves.length > 1;
  const heads = envelope ? ["", "smallest", "by", "largest", "by"] : ["", "just before x", "just after x"];
  const rows = COMPONENTS.map(({ key, label, quantity }) => {
    const head = el("th", { scope: "row" }, `${label} (${session.unit(quantity)})`);
    if (envelope) {
      const { min, max } = rangeAt(curves, key, x);
      const told = [min, max].flatMap(({ value, by }) => {
        const written = session.write(value, quantity);
        return [written, isNaught(written) ? "" : by];
      });
      return el("tr", {}, head, ...told.map((text) => el("td", {}, text)));
    }
    const { left, right } = readAt(curves[0]!.stations.x, curves[0]!.stations[key], x);
    return el("tr", {}, head, ...[left, right].map((value) => el("td", {}, session.write(value, quantity))));
  });
  const { stations } = curves[0]!;
  if (!envelope)
    for (const [label, values] of [
      ["deflection z from chord", stations.deflection_z],
      ["deflection y from chord", stations.deflection_y],
      ["displacement X", stations.displacement_x],
      ["displacement Y", stations.displacement_y],
      ["displacement Z", stations.displacement_z],
    ] as const) {
      const { left } = readAt(stations.x, values, x);
      rows.push(
        el(
          "tr",
          {},
          el("th", { scope: "row" }, `${label} (${session.unit("deflection")})`),
          el("td", {}, ""),
          el("td", {}, session.write(left, "deflection")),
        ),
      );
    }
  return el(
    "table",
    { class: "reading" },
    el("caption", { class: "sr" }, "Values at x"),
    el("thead", {}, el("tr", {}, ...heads.map((text) => (text ? el("th", { scope: "col" }, text) : el("td", {}, ""))))),
    el("tbody", {}, ...rows),
  );
}
