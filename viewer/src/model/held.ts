/** What a support holds, in words. */

import type { Support } from "handoff-solver";
import { DIRECTIONS, type Direction } from "../../../solver/src/results/sets.ts";
import type { Quantity } from "../format/units.ts";

type Held = Omit<Support, "id" | "node">;

export function heldWords(support: Held, { measure }: { measure(value: number, quantity: Quantity): string }): string {
  const words = (dof: Direction): string => {
    const held = support[dof];
    const only = held === "push" || held === "pull" ? held : support[`${dof}_only` as keyof Held];
    const size = typeof held === "number" ? ` ${measure(held, dof.startsWith("u") ? "stiffness" : "rotational_stiffness")}` : "";
    return `${dof}${size}${only ? ` ${only} only` : ""}`;
  };
  return (
    DIRECTIONS.filter((dof) => support[dof] !== "free")
      .map(words)
      .join(", ") || "nothing held"
  );
}
