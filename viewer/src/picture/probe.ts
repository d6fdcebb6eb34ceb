/** A word beside the pointer: which plate lies under it, and its value there. */
import { el, show } from "../controls/element.ts";
import { percent } from "../format/units.ts";
import type { Hit } from "../model/hit.ts";
import { CONTOURS } from "../results/plate_values.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Choices } from "./choices.ts";

export interface Probe {
  node: HTMLElement;
  at(hit: Hit | null, stage: Stage | null, x: number, y: number): void;
}

/** What stands under the pointer, with its value in what is drawn. */
function wordsFor(session: Session, { contour, diagram, colours }: Choices, hit: Hit, stage: Stage): string {
  const { members, nodes, plates } = session.model.model;
  if (hit.kind === "node") return nodes[hit.index]!.id;
  if (hit.kind === "plate") {
    const name = contour.value;
    const value = stage.valueAt(hit);
    const said = name === "none" || value === null ? "" : `: ${CONTOURS[name].label} ${session.measure(value, CONTOURS[name].quantity)}`;
    return `${plates?.[hit.index]?.id ?? ""}${said}`;
  }
  const component = diagram.value;
  const share = hit.along ?? 0;
  const values = component === "none" ? [] : stage.marks.diagramAt(hit.index, share);
  if (component === "none" || !values.length) return `${members[hit.index]!.id}${colours.value ? shareOf(session, hit.index) : ""}`;
  const quantity = component.startsWith("m") ? "moment" : "force";
  const [first, ...rest] = values.map((value) => session.write(value, quantity));
  const place = session.measure(share * session.parts.runs[hit.index]!.length, "length");
  const name = `${component[0]!.toUpperCase()}${component.slice(1)}`;
  return `${members[hit.index]!.id}: ${name} ${[first, ...rest].join(" … ")} ${session.unit(quantity)} at x = ${place}`;
}

/** What the colour stands for, in digits: "≥ 51 %, Flexural buckling not verified" where it is a part of a whole. */
function shareOf({ overview }: Session, member: number): string {
  if (!overview?.conditioning.trusted) return "";
  const [ratio, open] = [overview.ratios[member] ?? null, overview.unverified[member] ?? null];
  if (ratio === null) return ": not checked";
  return `: ${percent(ratio, open === null)}${open === null ? "" : `, ${open} not verified`}`;
}

export function probe(session: Session, choices: Choices): Probe {
  const node = el("div", { class: "probe", "aria-hidden": "true" });
  show(node, false);
  return {
    node,
    at: (hit, stage, x, y) => {
      show(node, hit !== null && stage !== null);
      if (!hit || !stage) return;
      node.textContent = wordsFor(session, choices, hit, stage);
      const box = node.offsetParent?.getBoundingClientRect();
      node.style.left = `${x - (box?.left ?? 0) + 14}px`;
      node.style.top = `${y - (box?.top ?? 0) + 14}px`;
    },
  };
}
