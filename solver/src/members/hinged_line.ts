/** Critical moment of a line of members whose hinges part it in bending and not in twist: what it cannot lie below. */

import { memberForces } from "../diagrams/lineloads.ts";
import type { CriticalInput } from "./critical.ts";
import { keepsTwist, ownTwist } from "./restraints.ts";

/** The bound and what it rests on. */
export interface HingedMoment {
  m_cr: number;
  /** π of forks at both ends, π/2 of one alone. */
  kappa: number;
}

/**
 * ∫ (E·Iz·v″² + G·It·θ′² − 2·α·M·v″·θ) is least for v″ = α·M·θ/(E·Iz), so that α is at least where α²·M²/(E·Iz)·(L/κ)² uses up G·It; at a hinge M is 0, whatever
 * kink v has there. A force f beside the axis, by half of the depth at most, takes f·e·θ² ≤ f·e·L·∫θ′². Warping helps and is left out. Null without a fork.
 */
export function hingedMoment({ diagram, ends, p, s, check, m_max }: CriticalInput): HingedMoment | null {
  const { line } = diagram;
  const own = ownTwist(p, s, line.length);
  const forks = [ends.start, ends.end].filter((end) => keepsTwist(end, own)).length;
  if (forks === 0) return null;
  const kappa = (Math.PI * forks) / 2;
  const height = check.load_height === "centre" ? 0 : p.h / 2;
  const bent = ((m_max * line.length) / kappa) ** 2 / (s.e * p.iz);
  const raised = height * across(diagram) * line.length;
  const gj = s.g * p.it;
  // α²·bent + α·raised = G·It.
  const alpha = (2 * gj) / (raised + Math.sqrt(raised ** 2 + 4 * bent * gj));
  return { m_cr: alpha * m_max, kappa };
}

/** All that acts along z between and at its nodes. */
function across(diagram: CriticalInput["diagram"]): number {
  const { line } = diagram;
  const scratch = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const shear = (at: number, side: -1 | 1): number => diagram.forces(at, side, scratch).vz;
  const places = [...line.spans.map(({ from }) => from), line.length];
  const jumps = places.map((at, i) => Math.abs((i < line.spans.length ? shear(at, 1) : 0) - (i > 0 ? shear(at, -1) : 0)));
  return jumps.reduce((sum, jump) => sum + jump, 0) + memberForces(diagram).reduce((sum, { fz }) => sum + Math.abs(fz), 0);
}
