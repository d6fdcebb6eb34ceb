/** What an idle member still does: its loads reach its nodes as from a bar that is held at both ends and carries no mean force. */

import type { Fixity } from "../../elements/fixity.ts";
import type { Frame } from "../../model/frame.ts";
import type { MemberLoads } from "../../results/index.ts";

/**
 * Axial force at the end of each idle member. The mean of N along a member is EA/L·(ΔL − εT·L), whatever the loads along it:
 * an idle member is one where this mean is zero, so that between acting and idle its force changes without a jump.
 */
export function slackForces(
  { length, stiffnesses, stiffnessOf }: Frame,
  { strains }: MemberLoads,
  { free }: Fixity,
  idle: ReadonlySet<number>,
): Map<number, number> {
  const stretch = new Map<number, number>();
  for (let i = 0; i < strains.length; i += 4) {
    const m = strains[i]!;
    if (idle.has(m)) stretch.set(m, (stretch.get(m) ?? 0) + strains[i + 1]! * length[m]!);
  }
  const out = new Map<number, number>();
  for (const m of idle) {
    const byLoads = free[6 * m]! - (stretch.get(m) ?? 0);
    out.set(m, -(stiffnesses[stiffnessOf[m]!]!.ea / length[m]!) * byLoads);
  }
  return out;
}
