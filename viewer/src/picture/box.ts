/** The section box: what lies outside of it is not drawn. */
import { effect } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { isFlat } from "../geometry/bounds.ts";
import { type Vec, vector } from "../geometry/vectors.ts";
import type { Session } from "../state/session.ts";

const STEPS = 100;

/** Over the picture, at the side that the model then leaves free. */
export function boxPanel(session: Session): HTMLElement {
  const faces = el("div", {});
  // Another model has other faces.
  const end = effect(() => faces.replaceChildren(...boxControls(session)));
  const close = (): void => {
    end();
    panel.remove();
  };
  const all = (): void => void (session.part.value = { ...session.part.value, box: null });
  const panel = el(
    "section",
    { class: "overlay beside", "aria-label": "Section box" },
    el("strong", {}, "Section box"),
    faces,
    el(
      "div",
      { class: "group" },
      el("button", { type: "button", class: "button small", onclick: all }, "Whole"),
      el("button", { type: "button", class: "button small", onclick: close }, "Close"),
    ),
  );
  return panel;
}

/** A slider for each face of the box, from one end of the model to the other. */
function boxControls({ parts: { bounds }, measure, part }: Session): HTMLElement[] {
  const faces = (["x", "y", "z"] as const).flatMap((axis, k) =>
    isFlat(bounds, k) ? [] : (["from", "to"] as const).map((side) => ({ axis, k, side })),
  );
  const place = (k: number, value: number): number => bounds.low[k]! + ((bounds.high[k]! - bounds.low[k]!) * value) / STEPS;
  const sliders = faces.map(({ axis, k, side }) => {
    const said = el("output", {});
    const input = el("input", { type: "range", min: 0, max: STEPS, value: side === "to" ? STEPS : 0, "aria-label": `Box ${axis} ${side}` });
    input.addEventListener("input", () => {
      const { low, high } = part.value.box ?? bounds;
      const moved = (from: Vec): Vec => vector((at) => (at === k ? place(k, Number(input.value)) : from[at]));
      part.value = { ...part.value, box: side === "from" ? { low: moved(low), high } : { low, high: moved(high) } };
    });
    return { k, side, input, said, node: el("label", { class: "face" }, `${axis} ${side}`, input, said) };
  });
  // A storey is a box too: the sliders stand where its faces are, each beside its place.
  effect(() => {
    const { box } = part.value;
    for (const { k, side, input, said } of sliders) {
      const at = side === "to" ? (box?.high ?? bounds.high)[k]! : (box?.low ?? bounds.low)[k]!;
      input.value = String(Math.round(((at - bounds.low[k]!) / (bounds.high[k]! - bounds.low[k]!)) * STEPS));
      said.textContent = measure(at, "length");
    }
  });
  return sliders.map(({ node }) => node);
}
