/** What a support holds, in words. */
import type { Quantity } from "../format/units.ts";

const DOFS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

export function heldWords(
  support: Record<(typeof DOFS)[number], "fixed" | "free" | "push" | "pull" | number>,
  { measure }: { measure(value: number, quantity: Quantity): string },
): string {
  return (
    DOFS.filter((dof) => support[dof] !== "free")
      .map((dof) =>
        support[dof] === "fixed"
          ? dof
          : typeof support[dof] === "string"
            ? `${dof} ${support[dof]} only`
            : `${dof} ${measure(support[dof], dof.startsWith("u") ? "stiffness" : "rotational_stiffness")}`,
      )
      .join(", ") || "nothing held"
  );
}
