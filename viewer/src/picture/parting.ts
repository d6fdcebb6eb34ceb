/** The controls that draw a part of the model: isolate, hide, storeys, a box. */
import "../styles/parts.css";
import { effect } from "../base/signal.ts";
import { el, live } from "../controls/element.ts";
import { membersOf } from "../model/hit.ts";
import { type Chosen, type Part, WHOLE, withThese } from "../model/part.ts";
import { type Storey, storeys } from "../model/storeys.ts";
import type { Session } from "../state/session.ts";
import { boxPanel } from "./box.ts";
import { groupControls } from "./grouping.ts";

/** Made anew for a changed model, which may have other storeys and groups. */
export const partControls = (session: Session): HTMLElement =>
  live(el("div", { class: "parts", role: "group", "aria-label": "Part of the model" }), () => controls(session));

function controls(session: Session): HTMLElement[] {
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
    part.value = WHOLE;
  });
  const storey = storeyChoice(session);
  effect(() => {
    isolate.disabled = hide.disabled = chosen() === null;
    whole.disabled = part.value === WHOLE;
  });
  const groups = groupControls(session);
  return [
    el("div", { class: "kind" }, "Part of the model"),
    el("div", { class: "group" }, isolate, hide, whole),
    ...(storey ? [storey] : []),
    ...(groups ? [groups] : []),
    boxButton(session),
  ];
}

/** Null where a model has no storeys that could be told apart. */
export function storeyChoice({ parts, part }: Session): HTMLElement | null {
  const levels = storeys(parts);
  const { low, high } = parts.bounds;
  const boxOf = (storey: Storey): NonNullable<Part["box"]> => ({
    low: [low[0], low[1], storey.low],
    high: [high[0], high[1], storey.high],
  });
  const select = el(
    "select",
    {
      class: "field",
      "aria-label": "Storey",
      onchange: () => {
        const storey = levels[Number(select.value)];
        part.value = { ...part.value, box: storey ? boxOf(storey) : null };
      },
    },
    el("option", { value: "" }, "All storeys"),
    ...levels.map(({ name }, i) => el("option", { value: i }, name)),
  );
  // Whole again, or another box: none of the storeys.
  effect(() => {
    const box = JSON.stringify(part.value.box);
    const at = levels.findIndex((storey) => JSON.stringify(boxOf(storey)) === box);
    select.value = at < 0 ? "" : String(at);
  });
  return levels.length ? select : null;
}

/** Opens the box beside the model, which stays in sight while its faces are moved. */
function boxButton(session: Session): HTMLElement {
  const button = el("button", { type: "button", class: "button small" }, "Section box");
  button.addEventListener("click", () => {
    const view = button.closest<HTMLElement>(".view");
    if (!view?.querySelector(":scope > .beside")) view?.append(boxPanel(session));
  });
  return button;
}
