/** Models that the session keeps under short names, so that a change costs no second posting. */

import type { OpenPoint } from "../../../viewer/src/results/points.ts";

/** A model as JSON text, and what stood open when it was solved. */
export interface Kept {
  name: string;
  text: string;
  points?: OpenPoint[];
}

/** More than a conversation goes back to; the oldest is forgotten first. */
const MOST = 40;

const models = new Map<string, Kept>();
let count = 0;
let tell: (kept: Kept) => void = () => {};

/** Whoever else keeps them is told of each: a thread that is ended loses its own. */
export const onKept = (listener: (kept: Kept) => void): void => {
  tell = listener;
};

/** All of them, the oldest first. */
export const allKept = (): Kept[] => [...models.values()];

/** As another thread had them. */
export function restore(kept: readonly Kept[]): void {
  for (const one of kept) {
    set(one);
    count = Math.max(count, Number(one.name.slice(1)));
  }
}

/** The name of that model: the same for the same model. */
export function keep(model: unknown): string {
  const text = JSON.stringify(model);
  for (const kept of models.values()) if (kept.text === text) return kept.name;
  count += 1;
  put({ name: `m${count}`, text });
  return `m${count}`;
}

export function keepPoints(name: string, points: OpenPoint[]): void {
  put({ ...models.get(name)!, points });
}

function put(kept: Kept): void {
  set(kept);
  tell(kept);
}

function set(kept: Kept): void {
  models.set(kept.name, kept);
  if (models.size > MOST) models.delete(models.keys().next().value!);
}

export const isName = (value: unknown): value is string => typeof value === "string" && /^m\d+$/.test(value.trim());

export function keptModel(name: string): Kept {
  const found = models.get(name.trim());
  if (found) return found;
  const known = [...models.keys()].slice(-10).join(", ");
  throw new Error(
    `no model '${name.trim()}' is kept; ${known ? `there are: ${known}` : "none is yet: send one, or call build_frame or import_model"}`,
  );
}
