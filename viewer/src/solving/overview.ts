/** What the page needs at once when the solve is done. */
import { type CheckResult, type Results, summarise } from "handoff-solver";
import type { Overview } from "./protocol.ts";
import { listSets } from "./sets.ts";

/** Above this many members and plates the machine-readable block is a summary. */
export const WHOLE_BLOCK = 500;

/** Informative checks colour nothing: a picture all red under "all checks pass" would say two things at once. */
export function ratiosOf(members: string[], checks: CheckResult[]): (number | null)[] {
  const place = new Map(members.map((id, i) => [id, i]));
  const ratios: (number | null)[] = members.map(() => null);
  for (const check of checks)
    if (check.utilisation !== null && !check.informative)
      for (const id of check.members) {
        const i = place.get(id)!;
        ratios[i] = Math.max(ratios[i] ?? 0, check.utilisation);
      }
  return ratios;
}

/** Text that may stand inside a script element: "<" escaped, so no name in a model can close it. */
export const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function block(results: Results): string {
  if (results.members.ids.length + results.plates.ids.length <= WHOLE_BLOCK) return scriptSafe({ kind: "results", ...results });
  const { results_version, solver, conditioning, statistics, warnings } = results;
  const set = ({
    id,
    equilibrium,
    residual,
    displacements,
    reactions,
  }: Results["load_combinations"][number] | Results["load_cases"][number]) => ({
    id,
    equilibrium,
    residual,
    reactions,
    largest_displacement: displacements.reduce((m, v, i) => (i % 6 < 3 ? Math.max(m, Math.abs(v)) : m), 0),
  });
  return scriptSafe({
    kind: "summary",
    results_version,
    solver,
    conditioning,
    statistics,
    warnings,
    counts: {
      nodes: results.nodes.length,
      members: results.members.ids.length,
      plates: results.plates.ids.length,
      supports: results.supports.ids.length,
      checks: results.checks.length,
    },
    load_cases: results.load_cases.map(set),
    load_combinations: results.load_combinations.map(set),
    check_summary: summarise(results.checks),
  });
}

export function overview(results: Results, milliseconds: number): Overview {
  const { solver, supports, conditioning, statistics, warnings, checks } = results;
  // Traces are most of the results and would take the page's main thread a while to receive; it asks for the one it shows.
  const light = checks.map((check) => ({ ...check, traced: false, verifications: [], coverage: [], basis: [], warnings: [] }));
  const skips = checks.some((check) => !check.informative && check.verifications.some(({ status }) => status === "skipped"));
  return {
    solver,
    supports,
    conditioning,
    warnings,
    milliseconds,
    checks: light,
    sets: listSets(results),
    summary: summarise(checks),
    skips,
    ratios: ratiosOf(results.members.ids, checks),
    statistics,
    block: block(results),
  };
}
