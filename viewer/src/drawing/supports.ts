/** How a support holds, as the symbol that an engineer draws for it. */
import type { Support } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";

/** A hatched wall, a triangle, a triangle on a line, the same turned, a spring, and a square for what holds otherwise. */
const PATHS = {
  clamp: "M-9 0h18M-9 0l-4 6M-3 0l-4 6M3 0l-4 6M9 0l-4 6",
  pin: "M0 0l-7 11h14z",
  roller: "M0 0l-7 11h14zM-7 14h14",
  side: "M0 0l-11-7v14zM-14-7v14",
  spring: "M0 0v3l-5 2 10 3-10 3 10 3-5 2v3M-8 19h16",
  held: "M-3-3h6v6h-6z",
} as const;
export type SupportKind = keyof typeof PATHS;

const MOVES = ["ux", "uy"] as const;
const TURNS = ["rx", "ry"] as const;

/** `axes`: the global axis that runs across the sheet and the one it is seen along; null for a view in space, where both count. */
export function supportKind(support: Support, axes: readonly [across: 0 | 1, along: 0 | 1] | null): SupportKind {
  const ways = [support.ux, support.uy, support.uz, support.rx, support.ry, support.rz];
  if (ways.some((way) => typeof way === "number")) return "spring";
  const fixed = (names: readonly ("ux" | "uy" | "rx" | "ry")[]): boolean => names.every((name) => support[name] === "fixed");
  const [across, along] = axes ?? [];
  const isSideways = fixed(across === undefined ? MOVES : [MOVES[across]]);
  const isTurning = fixed(along === undefined ? TURNS : [TURNS[along]]);
  const isUpright = support.uz !== "free";
  if (isSideways && isUpright) return isTurning ? "clamp" : "pin";
  if (isUpright) return "roller";
  return isSideways ? "side" : "held";
}

export const supportSymbol = (kind: SupportKind, [x, y]: readonly [number, number]): Tag =>
  tag("path", { class: kind, transform: `translate(${x} ${y})`, d: PATHS[kind] });
