/** Choosing things in the picture, by pointer and by keyboard. */

import type { Hit } from "../model/hit.ts";
import { membersOf } from "../model/hit.ts";
import type { Eye } from "../scene/camera.ts";
import type { Stage, ViewName } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Probe } from "./probe.ts";

/** A press that moves further than this is a turn of the view, not a choice. */
const STILL = 4;

/** The picture of the model that is on the screen. */
type Drawn = () => Stage;

export function pointer(canvas: HTMLElement, drawn: Drawn, session: Session, probe: Probe): void {
  let down: [number, number] | null = null;
  let waiting = false;
  canvas.addEventListener("pointerdown", (event) => {
    down = [event.clientX, event.clientY];
  });
  canvas.addEventListener("pointerup", (event) => {
    if (down && Math.hypot(event.clientX - down[0], event.clientY - down[1]) < STILL)
      session.selected.value = joined(event.shiftKey ? session.selected.value : null, chosen(drawn().pick(event.clientX, event.clientY)));
    down = null;
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.buttons || waiting) return;
    waiting = true;
    // One look per frame is as often as anyone can see.
    requestAnimationFrame(() => {
      waiting = false;
      const hit = drawn().pick(event.clientX, event.clientY);
      probe.at(hit, drawn(), event.clientX, event.clientY);
      const last = session.hovered.value;
      if (hit?.kind === last?.kind && hit?.index === last?.index) return;
      session.hovered.value = chosen(hit);
      canvas.classList.toggle("aiming", hit !== null);
    });
  });
  canvas.addEventListener("pointerleave", () => {
    session.hovered.value = null;
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
export type Look = (eye: Eye, view: ViewName) => void;

export function keyboard(canvas: HTMLElement, eye: Eye, session: Session, look: Look): void {
  const step = (by: number): void => {
    const count = session.model.model.members.length;
    const hit = session.selected.value;
    const from = hit?.kind === "member" ? hit.index : by > 0 ? -1 : 0;
    if (count) session.selected.value = { kind: "member", index: (from + by + count) % count };
  };
  canvas.addEventListener("keydown", (event) => {
    const turns: Record<string, [number, number]> = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
    const view = VIEWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (turns[event.key]) eye.turn(...turns[event.key]!);
    else if (event.key === "+" || event.key === "=") eye.zoom(0.85);
    else if (event.key === "-") eye.zoom(1 / 0.85);
    else if (event.key.toLowerCase() === "f") eye.fit();
    else if (view) look(eye, view);
    else if (event.key === ".") step(1);
    else if (event.key === ",") step(-1);
    else if (event.key === "Escape") session.selected.value = null;
    else return;
    event.preventDefault();
  });
}
