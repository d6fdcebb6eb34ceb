/** The inspector's view of a plate. */
import { el } from "../controls/element.ts";
import { CONTOURS, type PlateRange, VALUE_NAMES } from "../results/plate_values.ts";
import type { Session } from "../state/session.ts";
import { pairs } from "./pairs.ts";

export function plateView(session: Session, index: number): () => Promise<HTMLElement[]> {
  const plate = session.model.model.plates?.[index];
  if (!plate) return async () => [];
  const out = [
    el("div", { class: "who" }, el("strong", {}, plate.id), plate.name ? el("span", { class: "hint" }, plate.name) : null),
    pairs([
      ["nodes", plate.nodes.join(", ")],
      ["thickness", session.measure(plate.thickness, "thickness")],
      ["material", plate.material],
      ["offset", plate.offset ? session.measure(plate.offset, "thickness") : null],
    ]),
  ];
  if (!session.isSolved) return async () => out;
  const { setInfo, solution } = session;
  const key = session.set.value;
  return async () => {
    const range = await solution.plate(key, index);
    return [
      ...out,
      el("h3", {}, `Per unit of length, local axes, ${setInfo?.id ?? ""}`),
      el("div", { class: "wide" }, values(session, range)),
      el(
        "p",
        { class: "hint" },
        "Local z by the right-hand rule over the nodes, x along global X projected on the plate. Positive moments stretch the +z face.",
        range.angle ? ` At the centre m1 acts ${range.angle.m.toFixed(1)}° and n1 ${range.angle.n.toFixed(1)}° from x towards y.` : "",
      ),
    ];
  };
}

/** One row per quantity, one column for the centre and each node; of an envelope the extreme that is larger in size. */
function values(session: Session, { points, combinations }: PlateRange): HTMLElement {
  const written = (k: number, i: number): string => {
    const { min, max, minBy, maxBy } = points[i]!.values[k]!;
    const { quantity } = CONTOURS[VALUE_NAMES[k]!];
    const below = Math.abs(min) > Math.abs(max);
    const larger = session.write(below ? min : max, quantity);
    return combinations ? `${larger} (${combinations[below ? minBy : maxBy]})` : larger;
  };
  return el(
    "table",
    { class: "lines" },
    el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, ""), ...points.map(({ node }) => el("th", { scope: "col" }, node ?? "centre"))),
    ),
    el(
      "tbody",
      {},
      ...VALUE_NAMES.map((name, k) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, `${CONTOURS[name].label} (${session.unit(CONTOURS[name].quantity)})`),
          ...points.map((_, i) => el("td", {}, written(k, i))),
        ),
      ),
    ),
  );
}
