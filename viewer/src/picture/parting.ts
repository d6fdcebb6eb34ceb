/** The controls that draw a part of the model: isolate, hide, storeys, a box. */
import "../styles/parts.css";
import { effect } from "../base/signal.ts";
import { el, live, show } from "../controls/element.ts";
import { isFlat } from "../geometry/bounds.ts";
import { type Vec, vector } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { membersOf } from "../model/hit.ts";
import { type Chosen, type Part, WHOLE, withThese } from "../model/part.ts";
import { type Storey, storeys } from "../model/storeys.ts";
import type { Session } from "../state/session.ts";
import { groupControls } from "./grouping.ts";

const STEPS = 100;

/** Made anew for a changed model, which may have other storeys and groups. */
export const partControls = (session: Session): HTMLElement =>
  live(el("div", { class: "parts", role: "group", "aria-label": "Part of the model" }), () => controls(session, session.parts));

function controls(session: Session, parts: Catalogue): HTMLElement[] {
  const { part, selected } = session;
  const change = (next: Partial<Part>): void => void (part.value = { ...part.value, ...next });
  const chosen = (to?: Chosen): Chosen | null => {
    const hit = selected.value;
    if (hit?.kind === "plate") return withThese("plate", [hit.index], to);
    return hit?.kind === "member" ? withThese("member", membersOf(hit), to) : null;
  };
  const button = (label: string, act: () => void): HTMLButtonElement =>
    el("button", { type: "button", class: "button small", onclick: act }, label);
  const isolate = button("Isolate", () => change({ only: chosen()! }));
  const hide = button("Hide", () => change({ hidden: chosen(part.value.hidden)! }));
  const whole = button("Show all", () => {
    level.value = "";
    part.value = WHOLE;
  });
  const levels = storeys(parts);
  const level = storeySelect(levels, (storey) => {
    const { low, high } = parts.bounds;
    change({ box: storey && { low: [low[0], low[1], storey.low], high: [high[0], high[1], storey.high] } });
  });
  effect(() => {
    isolate.disabled = hide.disabled = chosen() === null;
    whole.disabled = part.value === WHOLE;
  });
  show(level, levels.length > 0);
  const groups = groupControls(session);
  return [
    el("div", { class: "kind" }, "Part of the model"),
    el("div", { class: "group" }, isolate, hide, whole),
    level,
    ...(groups ? [groups] : []),
    boxControls(session, (next) => {
      level.value = "";
      change(next);
    }),
  ];
}

function storeySelect(levels: Storey[], choose: (storey: Storey | null) => void): HTMLSelectElement {
  const select = el(
    "select",
    { class: "field", "aria-label": "Storey", onchange: () => choose(levels[Number(select.value)] ?? null) },
    el("option", { value: "" }, "All storeys"),
    ...levels.map(({ name }, i) => el("option", { value: i }, name)),
  );
  return select;
}

/** A slider for each face of the box, from one end of the model to the other. */
function boxControls({ parts: { bounds }, measure, part }: Session, change: (next: Partial<Part>) => void): HTMLElement {
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
      change({ box: side === "from" ? { low: moved(low), high } : { low, high: moved(high) } });
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
  return el("details", {}, el("summary", {}, "Section box"), ...sliders.map(({ node }) => node));
}
