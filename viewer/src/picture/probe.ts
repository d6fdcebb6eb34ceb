/** A word beside the pointer: which plate lies under it, and its value there. */
import { el, show } from "../controls/element.ts";
import type { Hit } from "../scene/stage.ts";
import { CONTOURS } from "../solving/plate_values.ts";
import type { Session } from "../state/session.ts";
import type { Choices } from "./choices.ts";

export interface Probe {
  node: HTMLElement;
  at(hit: Hit | null, value: number | null, x: number, y: number): void;
}

export function probe(session: Session, { contour }: Choices): Probe {
  const node = el("div", { class: "probe", "aria-hidden": "true" });
  show(node, false);
  return {
    node,
    at: (hit, value, x, y) => {
      const plate = hit?.kind === "plate" ? session.model.model.plates?.[hit.index] : undefined;
      show(node, plate !== undefined);
      if (!plate) return;
      const name = contour.get();
      const words = name === "none" || value === null ? "" : `: ${CONTOURS[name].label} ${session.measure(value, CONTOURS[name].quantity)}`;
      node.textContent = `${plate.id}${words}`;
      const box = node.offsetParent?.getBoundingClientRect();
      node.style.left = `${x - (box?.left ?? 0) + 14}px`;
      node.style.top = `${y - (box?.top ?? 0) + 14}px`;
    },
  };
}
