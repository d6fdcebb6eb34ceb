/** What temperature and settlements alone do to members, in each combination. */

import type { LoadCase, Model } from "../generated/model.ts";
import type { Frame } from "../model/frame.ts";
import type { Results } from "../results/index.ts";
import type { CheckContext } from "../topology/context.ts";

const strains = ({ support_displacements, member_loads, plate_loads }: LoadCase): boolean =>
  Boolean(support_displacements?.length) ||
  (member_loads ?? []).some(({ type }) => type === "temperature") ||
  (plate_loads ?? []).some(({ dt, gradient_z }) => dt || gradient_z);

/** Undefined where no load case has any. Loads in such a case count with it; one that has no results by itself counts as all of its combination. */
export function imposedMovements({ load_cases }: Model["model"], { nodeIndex }: Frame, results: Results): CheckContext["imposed"] {
  const own = load_cases.map(strains);
  if (!own.includes(true)) return undefined;
  return ({ index, start, end }, combination) => {
    const whole = results.load_combinations[combination.index]!;
    const terms = whole.terms.filter(({ load_case, factor }) => own[load_case] && factor !== 0);
    if (!terms.length) return null;
    const parts = terms.map(({ load_case, factor }) => ({ factor, set: results.load_cases[load_case]! }));
    const counted = parts.some(({ set }) => set.failed) ? [{ factor: 1, set: whole }] : parts;
    const [i, j] = [nodeIndex.get(start)!, nodeIndex.get(end)!];
    const moved: [number, number, number] = [0, 0, 0];
    const shear = [0, 0];
    for (const { factor, set } of counted) {
      for (let k = 0; k < 3; k++) moved[k]! += factor * (set.displacements[6 * j + k]! - set.displacements[6 * i + k]!);
      for (let k = 0; k < 2; k++) shear[k]! += factor * set.end_forces[12 * index + 1 + k]!;
    }
    return { moved, shear: Math.hypot(shear[0]!, shear[1]!) };
  };
}
