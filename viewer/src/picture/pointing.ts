/** Choosing things in the picture, by pointer and by keyboard. */

import type { Hit } from "../model/hit.ts";
import { membersOf } from "../model/hit.ts";
import type { Stage, ViewName } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Probe } from "./probe.ts";

/** A press that moves further than this is a turn of the view, not a choice. */
const STILL = 4;

export function pointer(stage: Stage, session: Session, probe: Probe): void {
  const { canvas } = stage.screen;
  let down: [number, number] | null = null;
  let waiting = false;
  canvas.addEventListener("pointerdown", (event) => {
    down = [event.clientX, event.clientY];
  });
  canvas.addEventListener("pointerup", (event) => {
    if (down && Math.hypot(event.clientX - down[0], event.clientY - down[1]) < STILL)
      session.selected.set(joined(event.shiftKey ? session.selected.get() : null, chosen(stage.pick(event.clientX, event.clientY))));
    down = null;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.buttons || waiting) return;
    waiting = true;
    // One look per frame is as often as anyone can see.
    requestAnimationFrame(() => {
      waiting = false;
      const hit = stage.pick(event.clientX, event.clientY);
      probe.at(hit, stage, event.clientX, event.clientY);
      const last = session.hovered.get();
      if (hit?.kind === last?.kind && hit?.index === last?.index) return;
      session.hovered.set(chosen(hit));
      canvas.classList.toggle("aiming", hit !== null);
    });
  });
  canvas.addEventListener("pointerleave", () => {
    session.hovered.set(null);
    probe.at(null, null, 0, 0);
  });
}

/** What was chosen, without where on it. */
const chosen = (hit: Hit | null): Hit | null => hit && { kind: hit.kind, index: hit.index };

/** A member more, or one less of several. */
export function joined(to: Hit | null, hit: Hit | null): Hit | null {
  if (to?.kind !== "member" || hit?.kind !== "member") return hit ?? to;
  const known = membersOf(to);
  const all = known.includes(hit.index) ? known.filter((one) => one !== hit.index) : [...known, hit.index];
  const index = all.at(-1);
  return index === undefined ? null : { kind: "member", index, all };
}

const VIEWS: Record<string, ViewName> = { "1": "iso", "2": "front", "3": "side", "4": "top" };

/** Turns to a view in the projection it is read in. */
export type Look = (stage: Stage, view: ViewName) => void;

export function keyboard(stage: Stage, session: Session, look: Look): void {
  const count = session.model.model.members.length;
  const step = (by: number): void => {
    const hit = session.selected.get();
    const from = hit?.kind === "member" ? hit.index : by > 0 ? -1 : 0;
    if (count) session.selected.set({ kind: "member", index: (from + by + count) % count });
  };
  stage.screen.canvas.addEventListener("keydown", (event) => {
    const turns: Record<string, [number, number]> = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
    const view = VIEWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (turns[event.key]) stage.eye.turn(...turns[event.key]!);
    else if (event.key === "+" || event.key === "=") stage.eye.zoom(0.85);
    else if (event.key === "-") stage.eye.zoom(1 / 0.85);
    else if (event.key.toLowerCase() === "f") stage.eye.fit();
    else if (view) look(stage, view);
    else if (event.key === ".") step(1);
    else if (event.key === ",") step(-1);
    else if (event.key === "Escape") session.selected.set(null);
    else return;
    event.preventDefault();
  });
}
