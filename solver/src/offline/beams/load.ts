/** The loads of a beam: downward positive in the inputs, components along global Z in the model. */

import { newtons, plain } from "./units.ts";

/** A uniform load in kN/m over the whole span, or, with a position (fraction of the span), a point load in kN. */
export interface Load {
  kn: number;
  position?: number;
}

export const upward = (load: Load): boolean => load.kn < 0;

export function loadEntry(load: Load, member: string): Record<string, unknown> {
  const where =
    load.position === undefined
      ? { type: "distributed", axes: "global", start: 0, end: 1 }
      : { type: "point", axes: "global", position: load.position };
  return { member, name: loadWords(load), ...where, fz: -newtons(load.kn) };
}

/** "10 kN/m", "20 kN at mid-span", "5 kN/m upward"; with a span, "20 kN at 1.5 m". */
export function loadWords(load: Load, span?: number): string {
  return `${plain(Math.abs(load.kn))} kN${load.position === undefined ? "/m" : ""}${upward(load) ? " upward" : ""}${place(load, span)}`;
}

export function loadsWords(loads: Load[], span: number): string {
  return loads.map((load) => loadWords(load, span)).join(" + ") || "no load";
}

function place({ position }: Load, span: number | undefined): string {
  if (position === undefined) return "";
  if (position === 0.5) return " at mid-span";
  return span === undefined ? ` at ${plain(position)} of the span` : ` at ${plain(position * span)} m`;
}
