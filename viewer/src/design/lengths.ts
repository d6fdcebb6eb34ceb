/** Buckling lengths that the model gives and a change of sections moves: beyond the member itself they are of a mode of sway. */
import type { Change } from "handoff-solver/design";
import { some } from "../format/counts.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Session } from "../state/session.ts";

/** Longer than the member by less is its author's rounding. */
const OWN = 1.01;
const NAMED = 4;

/** "left-column l_cr_y 15.000 m": given, and longer than the design member. Whose members are `told` has them given anew. */
export function swayLengths(
  { model, memberIndex, runs }: Pick<Catalogue, "model" | "memberIndex" | "runs">,
  measure: Session["measure"],
  told: ReadonlySet<string> = new Set(),
): string[] {
  return (model.model.design_members ?? []).flatMap((one) => {
    if (one.members.some((id) => told.has(id))) return [];
    const length = one.members.reduce((sum, id) => sum + runs[memberIndex.get(id)!]!.length, 0);
    return (["l_cr_y", "l_cr_z"] as const).flatMap((key) =>
      (one[key] ?? 0) > OWN * length ? [`${one.id} ${key} ${measure(one[key], "length")}`] : [],
    );
  });
}

/** What to say once sections change by these steps; "" where no such length is left from before. */
export function swayWords({ parts, measure }: Pick<Session, "parts" | "measure">, changes: readonly Change[]): string {
  const since = changes.findLastIndex(({ kind }) => kind === "section");
  if (since < 0) return "";
  const told = changes.slice(since + 1).filter((one) => one.kind === "restraints" && ("l_cr_y" in one.to || "l_cr_z" in one.to));
  const given = swayLengths(parts, measure, new Set(told.flatMap(({ members }) => members)));
  return given.length
    ? `Buckling lengths beyond the member's own depend on the sections, and were given for those before: ${some(given, NAMED)}. The checks use them as given.`
    : "";
}
