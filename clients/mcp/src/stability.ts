/** Critical load factors and modes, the lowest first. */

import type { Results, Stability } from "handoff-solver";

import { significant } from "./quiet.js";

type Row = Record<string, unknown>;

/** α_cr of one combination in a line. */
export function stabilityLine(results: Results, one: Stability): Record<string, unknown> {
  const { combination, alpha_cr, sway, alpha_sway, sway_above, failed } = one;
  const set = results.load_combinations[combination]!.id;
  if (failed) return { set, failed: failed.message };
  if (alpha_cr === null) return { set, alpha_cr, note: "nothing is in compression" };
  const kind = sway ? "sway" : "inside members";
  return {
    ...{ set, alpha_cr: significant(alpha_cr), mode: kind },
    ...(alpha_sway === null || (sway && alpha_sway === alpha_cr) ? {} : { alpha_sway: significant(alpha_sway) }),
    ...(alpha_sway !== null || sway_above === null ? {} : { sway_above: significant(sway_above) }),
  };
}

/** Without a factor first, then by the lowest. */
const height = ({ failed, alpha_cr }: Stability): number => (failed ? -Infinity : (alpha_cr ?? Infinity));
export const stability = (results: Results): Stability[] => [...results.stability].sort((a, b) => height(a) - height(b) || 0);

/** Members with a noticeable share in a mode, the largest first. */
const SHARES = 20;
export function taking(results: Results, participation: number[]): Record<string, number> {
  const shares = participation.map((share, place) => ({ share, id: results.members.ids[place]! })).filter(({ share }) => share >= 0.01);
  const largest = shares.sort((a, b) => b.share - a.share).slice(0, SHARES);
  return Object.fromEntries(largest.map(({ share, id }) => [id, significant(share)]));
}

export function bucklingRows({ buckling, load_combinations }: Results): Row[] {
  const rows = buckling.flatMap(({ combination, modes, failed }): Row[] => {
    const set = load_combinations[combination]!.id;
    if (failed) return [{ set, failed: failed.message }];
    return modes.map(({ alpha_cr, sway, sway_share }, i) => ({ set, mode: i + 1, alpha_cr, sway, sway_share }));
  });
  const height = ({ alpha_cr }: Row): number => (alpha_cr as number | undefined) ?? -Infinity;
  return rows.sort((a, b) => height(a) - height(b) || 0);
}

export function modalRows({ modal }: Results): Row[] {
  if (!modal) return [];
  if (modal.failed) return [{ failed: modal.failed.message }];
  return modal.modes.map(({ frequency, period, mass, mass_sum }, i) => ({ mode: i + 1, frequency, period, mass, mass_sum }));
}
