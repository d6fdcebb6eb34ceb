/** What a support holds, in words. */
import type { Support } from "handoff-solver";
import type { Quantity } from "../format/units.ts";

const DOFS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

type Held = Omit<Support, "id" | "node">;

export function heldWords(support: Held, { measure }: { measure(value: number, quantity: Quantity): string }): string {
  const words = (dof: (typeof DOFS)[number]): string => {
    const held = support[dof];
    const only = held === "push" || held === "pull" ? held : support[`${dof}_only` as keyof Held];
    const size = typeof held === "number" ? ` ${measure(held, dof.startsWith("u") ? "stiffness" : "rotational_stiffness")}` : "";
    return `${dof}${size}${only ? ` ${only} only` : ""}`;
  };
  return (
    DOFS.filter((dof) => support[dof] !== "free")
      .map(words)
      .join(", ") || "nothing held"
  );
}
