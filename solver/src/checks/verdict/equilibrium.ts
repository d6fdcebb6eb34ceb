/** What rests on one-way supports: static equilibrium (EQU, EN 1990 6.4.1(1)a), would they let go if permanent loads weighed 0.9 of themselves? And what those that do still hold; and on springs that give way too far to be any. */

import type { Frame } from "../../model/frame.ts";
import { type CombinationResults, DIRECTIONS, type Doubt, type Results } from "../../results/index.ts";
import type { CheckModel } from "../../topology/context.ts";

/** γG,inf and γG,sup of Table A1.2(A). */
const HELPING = 0.9;
const HARMING = 1.1;

/** Of factors, and of what presses a support; and what is no force at all, N. */
const ROUND_OFF = 1e-6;
const NOTHING = 1e-3;

/** From here on a contact along z is no contact, m. */
const CLEAR = 1e-4;
const UP = 2;

/** By which no ground gives way under a structure that is to stand, five times what EN 1997-1 Annex H(4) bears, m. */
const SUNK = 0.25;

/** Of a load case whose factor is of no matter to a contact. */
const NONE: [force: number, due: number] = [0, Number.MIN_SAFE_INTEGER];

const doubt = (code: string, message: string): Doubt => ({ path: "", code, message });

/** Of models whose steel is checked: none where every contact lasts, or where a combination with these factors is there to tell. */
export function equilibriumDoubts(
  { analysis }: Pick<CheckModel, "analysis">,
  { supports }: Pick<Frame, "supports">,
  results: Results,
): Doubt[] {
  if (!analysis?.checks?.some(({ type, informative }) => type === "en1993_1_1" && !informative)) return [];
  const ultimate = results.load_combinations.filter(({ limit_state }) => limit_state === "ULS");
  let least = -NOTHING;
  let said: Doubt[] = [];
  supports.forEach(({ id, node, sign }, s) =>
    sign.forEach((way, k) => {
      // Where another support of the node, an anchor beside a bearing, holds on the other way nothing is lost with the contact.
      if (!way || supports.some((one) => one.node === node && one.stiffness[k] && one.sign[k] !== way)) return;
      const place = 6 * s + k;
      const effect = effectOn(place, way, results);
      for (const set of ultimate) {
        // Its force with the factors of EQU: below 0 it lets go, as it has where it takes no part already.
        const left = set.terms.reduce((sum, { load_case, factor }) => {
          const [force, due] = effect(load_case, factor);
          return sum + (force ? (due - factor) * force : due > factor ? -Infinity : 0);
        }, way * set.reactions[place]!);
        if (!(left < least) || ultimate.some((other) => isTold(effect, set, other))) continue;
        least = left;
        said = [
          doubt(
            "equilibrium",
            `Permanent loads keep support '${id}' (u${"xyz"[k]}) in contact; with 0.9 of what presses and 1.1 of what lifts (EQU, EN 1990 Table A1.2(A)) it lets go in ${set.id}: add a combination with these factors and the same variable loads`,
          ),
        ];
      }
    }),
  );
  return [...said, ...heldAloft(supports, results), ...sunk(supports, results)];
}

/** Stiffness that was given in kN/m is a thousand times too small, and what would press on the ground goes another way. */
function sunk(supports: Frame["supports"], { load_combinations }: Results): Doubt[] {
  let most = SUNK;
  let said: Doubt[] = [];
  for (const { id: set, limit_state, displacements, reactions } of load_combinations)
    supports.forEach(({ id, node, stiffness }, s) => {
      for (let k = 0; k <= UP; k++) {
        const way = Math.abs(displacements[6 * node + k]!);
        if (limit_state !== "ULS" || !reactions[6 * s + k] || stiffness[k] === Infinity || !(way > most)) continue;
        most = way;
        said = [
          doubt(
            "soft_support",
            `The spring of support '${id}' (u${"xyz"[k]}) gives way by ${way.toFixed(2)} m in ${set}: is its stiffness, ${stiffness[k]!.toPrecision(3)} N/m, in N/m?`,
          ),
        ];
      }
    });
  return said;
}

/** A bearing from which the structure has lifted off guides it no more, but the analysis and the critical moments go on counting on its other directions. What lets go sideways still stands on it. */
function heldAloft(supports: Frame["supports"], { load_combinations }: Results): Doubt[] {
  for (const set of load_combinations)
    for (const [s, k] of set.idle_supports) {
      const { id, node, stiffness, sign } = supports[s]!;
      const held = DIRECTIONS.filter((_, i) => stiffness[i] && !sign[i]);
      if (k === UP && set.limit_state !== "SLS" && held.length && sign[k]! * set.displacements[6 * node + k]! > CLEAR)
        return [
          doubt(
            "lifted_support",
            `Support '${id}' (uz) lets go in ${set.id} and still counts for ${held.join(", ")}: give what holds it there as a support of its own`,
          ),
        ];
    }
  return [];
}

/** What a load case presses a contact with, negative where it lifts, and the factor due; of one that the structure does not bear alone there is no reaction: its force is not a number, and taken to lift. */
type Effect = (load_case: number, factor: number) => [force: number, due: number];

const effectOn =
  (place: number, way: number, { load_cases, imperfections }: Results): Effect =>
  (load_case, factor) => {
    const { nature, reactions } = load_cases[load_case]!;
    const force = way * reactions[place]!;
    if (imperfections?.load_cases.includes(load_case)) return NONE;
    if (nature !== "permanent") return [force, factor];
    return Math.abs(force) < NOTHING ? NONE : [force, force > 0 ? HELPING : HARMING];
  };

/** The other combination has the factors of EQU, and as much of all that lifts; what presses may be left out of it. */
const isTold = (effect: Effect, one: CombinationResults, other: CombinationResults): boolean =>
  [...one.terms, ...other.terms].every(({ load_case }) => {
    const factorIn = ({ terms }: CombinationResults): number => terms.find((term) => term.load_case === load_case)?.factor ?? 0;
    const [mine, theirs] = [factorIn(one), factorIn(other)];
    const [force, due] = effect(load_case, mine);
    const way = mine || theirs;
    return force * way > 0 ? theirs / due <= 1 + ROUND_OFF : (theirs - due) * way >= -ROUND_OFF;
  });
