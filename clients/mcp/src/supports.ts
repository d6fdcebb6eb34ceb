/** How a support holds, as the symbol that an engineer draws for it. */

import type { Support } from "handoff-solver";

/** A hatched wall, a triangle, a triangle on a line, the same turned, a spring, and a dot for what holds otherwise. */
const PATHS: Record<string, string> = {
  clamp: '<path d="M-10 0h20M-10 6l5-6M-4 6l5-6M2 6l5-6M8 6l2-3" fill="none" stroke="#1f2933" stroke-width="1.5"/>',
  pin: '<path d="M0 0l-7 12h14z" fill="#fff" stroke="#1f2933" stroke-width="1.5"/>',
  roller: '<path d="M0 0l-7 12h14zM-9 15h18" fill="#fff" stroke="#1f2933" stroke-width="1.5"/>',
  side: '<path d="M0 0l-12 -7v14zM-15 -9v18" fill="#fff" stroke="#1f2933" stroke-width="1.5"/>',
  spring: '<path d="M0 0v3l-5 2 10 3 -10 3 10 3 -5 2v3M-8 19h16" fill="none" stroke="#b5790a" stroke-width="1.5"/>',
  held: '<circle r="4" fill="#fff" stroke="#1f2933" stroke-width="1.5"/>',
};

export const SYMBOLS = Object.entries(PATHS)
  .map(([name, path]) => `<symbol id="${name}" overflow="visible">${path}</symbol>`)
  .join("");

const MOVES = ["ux", "uy"] as const;
const TURNS = ["rx", "ry"] as const;

/** `axes`: the global axis that runs across the picture and the one it is seen along; −1 for a view in space, where both count. */
export function supportKind(support: Support, [across, along]: [number, number]): keyof typeof PATHS {
  const ways = [support.ux, support.uy, support.uz, support.rx, support.ry, support.rz];
  if (ways.some((way) => typeof way === "number")) return "spring";
  const fixed = (names: readonly ("ux" | "uy" | "rx" | "ry")[]): boolean => names.every((name) => support[name] === "fixed");
  const sideways = across < 0 ? fixed(MOVES) : fixed([MOVES[across]!]);
  const turning = along < 0 ? fixed(TURNS) : fixed([TURNS[along]!]);
  const upright = support.uz !== "free";
  if (sideways && upright) return turning ? "clamp" : "pin";
  if (upright) return "roller";
  return sideways ? "side" : "held";
}
