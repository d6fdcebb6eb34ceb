/** Critical moments already found in a run, so that equal beams and proportional combinations are solved once. */

import { type HeightLoads, type LateralBeam, lambda_cr } from "./mcr.ts";

/** Critical moments by the shape of the problem, and how finely to look. */
export interface Known {
  moments: Map<string, number | null>;
  elements: number;
}

/** Enough for the shapes of a large model's beams; a bound so that ten thousand members cannot fill memory with them. */
const REMEMBERED = 5000;

/** Mcr of one problem. Proportional loads have the same Mcr, so combinations and equal beams share what was found. */
export function rememberedMcr(beam: LateralBeam, m_max: number, known: Known): number | null {
  const name = `${known.elements},${shapeOf(beam, m_max)}`;
  const held = known.moments.get(name);
  if (held !== undefined) return held;
  const lambda = lambda_cr(beam, known.elements);
  const found = lambda === null ? null : lambda * m_max;
  if (known.moments.size > REMEMBERED) known.moments.clear();
  known.moments.set(name, found);
  return found;
}

/** Between its breaks a moment diagram follows from its loads, so these numbers tell two problems apart. */
function shapeOf(beam: LateralBeam, m_max: number): string {
  const l = beam.length;
  const numbers = [l, beam.ei_z, beam.ei_w, beam.gi_t];
  for (const r of beam.restraints)
    numbers.push(
      r.s / l,
      (r.v ? 1 : 0) + (r.theta ? 2 : 0) + (r.slope ? 4 : 0) + (r.warping ? 8 : 0),
      r.flange ?? 0,
      r.twist ?? 0,
      r.side ?? 0,
    );
  for (const s of beam.breaks) numbers.push(s / l, beam.moment(s * (1 - 1e-9)) / m_max, beam.moment(s) / m_max);
  for (let i = 0; i < 8; i++) numbers.push(beam.moment(((i + 0.37) / 8) * l) / m_max);
  for (const load of beam.loads.points) numbers.push(load.s / l, (load.f * l) / m_max, load.z);
  for (const load of beam.loads.spread)
    numbers.push(load.s1 / l, load.s2 / l, (load.q1 * l * l) / m_max, (load.q2 * l * l) / m_max, load.z);
  // Single precision as a string of its own bytes: printing digits would cost as much as the eigenvalue.
  let name = "";
  for (const half of new Uint16Array(Float32Array.from(numbers).buffer)) name += String.fromCharCode(half);
  return name;
}

/** C1 = Mcr of this diagram over Mcr of an even moment, both with loads at the shear centre. */
export function C1(beam: LateralBeam, m_max: number, known: Known): number {
  const none: HeightLoads = { points: [], spread: [] };
  const own = rememberedMcr({ ...beam, loads: none }, m_max, known);
  const even = rememberedMcr({ ...beam, loads: none, moment: () => m_max }, m_max, known);
  return own && even && Number.isFinite(own) ? Math.max(1, own / even) : 1;
}
