/** Results in a few lines: whole results flood a conversation, so extremes, reactions and governing checks come first. */

import {
  type CheckResult,
  QUANTITIES,
  type Quantity,
  type Results,
  reasonSaid,
  reasonsOf,
  type SetResults,
  type Stability,
} from "handoff-solver";

import { displacements } from "./displacements.js";
import { byLimitState } from "./limitstates.js";
import { largestOf, quietSixes, significant } from "./quiet.js";

/** In mm; forces are in kN, moments in kNm. */
const isDeflection = (quantity: Quantity): boolean => quantity.startsWith("deflection");
const UNITS = "n vy vz kN; mx my mz kNm; deflections mm, from the line between a member's ends, by limit state; x m";
const MOVED = "mm, of nodes, global axes";

export interface Extreme {
  quantity: string;
  limit_state?: string;
  value: number;
  member: string;
  x_m: number;
  in: string;
}

/** The value of largest magnitude of each quantity over all members and the given sets; of deflections at each limit state, SLS first. */
export function extremes(results: Results, sets: SetResults[]): Extreme[] {
  const states = byLimitState(results, sets);
  return QUANTITIES.flatMap((quantity) =>
    (isDeflection(quantity) ? states : [{ state: {}, sets }]).flatMap(({ state, sets: among }) => {
      const best = largestIn(results, quantity, among);
      return best ? [{ quantity, ...state, ...best }] : [];
    }),
  );
}

function largestIn(results: Results, quantity: Quantity, sets: SetResults[]): Omit<Extreme, "quantity"> | undefined {
  const factor = isDeflection(quantity) ? 1e3 : 1e-3;
  let best: Omit<Extreme, "quantity"> | undefined;
  for (const set of sets) {
    const table = set.extrema[quantity];
    for (const side of ["min", "max"] as const) {
      table[side].forEach((value, place) => {
        if (Math.abs(value) * factor <= Math.abs(best?.value ?? 0)) return;
        best = {
          value: significant(value * factor),
          in: set.id,
          member: results.members.ids[place]!,
          x_m: significant(table[`${side}_x`][place]!),
        };
      });
    }
  }
  return best;
}

export function reactions(results: Results, set: SetResults): Record<string, unknown>[] {
  const quiet = quietSixes(set.reactions, largestOf(results.members.length));
  return results.supports.ids.map((id, place) => {
    const [fx, fy, fz, mx, my, mz] = quiet.slice(6 * place, 6 * place + 6).map((value) => significant(value / 1e3));
    return { support: id, node: results.nodes[results.supports.nodes[place]!], fx, fy, fz, mx, my, mz };
  });
}

/** Failures, then what could not be verified, then what awaits an answer, then by utilisation. */
const RANK: Record<CheckResult["verdict"], number> = { fail: 0, cannot_verify: 1, incomplete: 2, pass: 3 };
const worstFirst = (a: CheckResult, b: CheckResult): number =>
  RANK[a.verdict] - RANK[b.verdict] || (b.utilisation ?? -1) - (a.utilisation ?? -1);

export function checks(results: Results): Record<string, unknown>[] {
  return [...results.checks].sort(worstFirst).map((check) => ({
    check: check.check,
    target: check.target.id,
    verdict: check.verdict,
    utilisation: check.utilisation === null ? null : significant(check.utilisation),
    governing: check.governing && `${check.governing.title} (${check.governing.clause}), ${check.governing.combination}`,
    informative: check.informative,
    not_verified: [
      ...reasonsOf(check).map(reasonSaid),
      ...check.verifications.flatMap(({ status, title, reason }) => (status === "skipped" ? [`${title}: skipped, ${reason}`] : [])),
    ],
    warnings: check.warnings,
  }));
}

/** α_cr of one combination in a line. */
export function stabilityLine(results: Results, one: Stability): Record<string, unknown> {
  const { combination, alpha_cr, sway, alpha_sway, sway_above, failed } = one;
  const set = results.load_combinations[combination]!.id;
  if (failed) return { set, failed: failed.message };
  if (alpha_cr === null) return { set, alpha_cr, note: "nothing is in compression" };
  const kind = sway ? "sway" : "inside members";
  return {
    ...{ set, alpha_cr: significant(alpha_cr), mode: kind },
    ...(alpha_sway === null ? {} : { alpha_sway: significant(alpha_sway) }),
    ...(alpha_sway !== null || sway_above === null ? {} : { sway_above: significant(sway_above) }),
  };
}

/** Buckling factors by combination and natural frequencies, where the model asks for them. */
function requested({ buckling, modal, load_combinations }: Results): Record<string, unknown> {
  const named = buckling.map(({ combination, modes, failed }) => [
    load_combinations[combination]!.id,
    failed ? failed.message : modes.map(({ alpha_cr }) => significant(alpha_cr)),
  ]);
  return {
    ...(named.length ? { buckling_factors: Object.fromEntries(named) } : {}),
    ...(modal ? { frequencies_hz: modal.failed ? modal.failed.message : modal.modes.map(({ frequency }) => significant(frequency)) } : {}),
  };
}

/** What a reader wants first; `full tables` are one more call away. */
export function summary(results: Results): Record<string, unknown> {
  const all = results.load_combinations.length ? results.load_combinations : results.load_cases;
  const sets = all.filter(({ failed }) => !failed);
  const shown = sets.slice(0, 10);
  return {
    verdict: results.summary.verdict,
    sentence: results.summary.sentence,
    open: results.summary.open_points,
    solver: `${results.solver.name} ${results.solver.version}`,
    nodes: results.nodes.length,
    members: results.members.ids.length,
    sets: sets.map((set) => set.id),
    without_results: Object.fromEntries(all.flatMap(({ id, failed }) => (failed ? [[id, failed.message]] : []))),
    extremes: { units: UNITS, rows: extremes(results, sets) },
    displacements: { units: MOVED, rows: displacements(results, sets) },
    reactions:
      results.supports.ids.length > 20
        ? "ask for the table 'reactions'"
        : { units: "kN, kNm", ...Object.fromEntries(shown.map((set) => [set.id, reactions(results, set)])) },
    checks: checks(results).slice(0, 20),
    stability: results.stability.map((entry) => stabilityLine(results, entry)).slice(0, 20),
    ...requested(results),
    equilibrium_error: largest(sets.map((set) => set.equilibrium.error)),
    residual: largest(sets.map((set) => set.residual)),
    warnings: results.warnings.map((warning) => warning.message),
  };
}

/** Round-off is as good as none; above it, two digits: only the size tells anything. */
const ROUND_OFF = 1e-10;
function largest(values: number[]): number {
  const most = largestOf(values);
  return most < ROUND_OFF ? 0 : Number(most.toPrecision(2));
}
