/** Buckling lengths that the model gives and a change of sections moves, as the page tells them. */
import { type Change, givenLengths } from "handoff-solver/design";
import { some } from "../format/counts.ts";
import type { Session } from "../state/session.ts";

const NAMED = 4;

/** What to say once sections change by these steps; "" where no such length is left from before, that was not given anew. */
export function swayWords({ parts, measure }: Pick<Session, "parts" | "measure">, changes: readonly Change[]): string {
  const since = changes.findLastIndex(({ kind }) => kind === "section");
  if (since < 0) return "";
  const anew = changes.slice(since + 1).filter((one) => one.kind === "restraints");
  const given = givenLengths(parts.model)
    .filter(({ key, members }) => !anew.some((one) => key in one.to && one.members.some((id) => members.includes(id))))
    .map(({ design_member, key, length }) => `${design_member} ${key} ${measure(length, "length")}`);
  return given.length
    ? `Buckling lengths beyond the member's own depend on the sections, and were given for those before: ${some(given, NAMED)}. The checks use them as given.`
    : "";
}
