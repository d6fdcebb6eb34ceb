/** A moment that Mcr cannot lie below, from what equal members share: it settles which combinations need the eigenvalue. */

import { FINE, type LateralBeam, type Restraint } from "./mcr.ts";
import { type Known, rememberedMcr } from "./remembered.ts";

/** What the discretisation of the shared problem and round-off may take. */
const SAFETY = 1 - 1e-4;

/**
 * Sideways bending can give at most ∫(M·θ)²/EIz to a twist θ, and a load at a height at most its own share, so that no beam buckles before
 * x²/EIz + x·(d + P·μ) = μ: μ is the least twisting energy over ∫θ², which an even moment's Mcr gives as Mcr²/EIz; x·d and x·P are what spread and
 * point loads take by their heights, a point's θ² being at most its compliance against torque times the energy. Null where that shows nothing.
 */
export function leastMcr(beam: LateralBeam, m_max: number, known: Known): number | null {
  const { length, ei_z, gi_t } = beam;
  // Nothing is shown of a beam that may be a mechanism: two places must hold it sideways.
  if (beam.restraints.filter(({ v, flange }) => v || flange !== undefined).length < 2) return null;
  const twisting = beam.restraints.flatMap(({ s, theta, twist, warping }): Restraint[] =>
    theta || twist || warping ? [{ s, v: false, theta, slope: false, warping, ...(theta ? {} : { twist: twist ?? 0 }) }] : [],
  );
  const sideways = [0, length].map((s): Restraint => ({ s, v: true, theta: false, slope: false, warping: false }));
  const even: LateralBeam = {
    ...{ length, ei_z, ei_w: beam.ei_w, gi_t, restraints: [...sideways, ...twisting] },
    ...{ moment: () => 1, loads: { points: [], spread: [] }, breaks: [] },
  };
  const whole = rememberedMcr(even, 1, { ...known, elements: FINE });
  if (whole === null || whole === Infinity) return null;
  const mu = (whole * whole) / ei_z;
  let d = 0;
  for (const { q1, q2, z } of beam.loads.spread) d += Math.max(0, -q1 * z, -q2 * z);
  let p = 0;
  const held = [0, length].map((end) => compliance(beam.restraints, end, length)) as [number, number];
  for (const { s, f, z } of beam.loads.points) {
    if (f * z >= 0) continue;
    const [a, b] = [held[0] + s / gi_t, held[1] + (length - s) / gi_t];
    p -= f * z * (a === Infinity ? b : b === Infinity ? a : a + b === 0 ? 0 : (a * b) / (a + b));
  }
  const taken = (d + p * mu) / m_max;
  const least = (2 * mu) / (taken + Math.sqrt(taken * taken + (4 * mu) / ei_z));
  return least > 0 ? SAFETY * least : null;
}

/** Twist of one end per unit of torque, by what holds it there. */
function compliance(restraints: readonly Restraint[], end: number, length: number): number {
  let stiffness = 0;
  for (const { s, theta, twist } of restraints) if (Math.abs(s - end) <= 1e-9 * length) stiffness += theta ? Infinity : (twist ?? 0);
  return stiffness === Infinity ? 0 : 1 / stiffness;
}
