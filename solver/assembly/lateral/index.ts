/** Elastic critical moments of beams that bend sideways and twist, and critical forces of lines of members. One instance serves all. */

import { openBeam, roomForBeam } from "./beam";
import { coupledFactor } from "./coupled";
import { lineFactors as pressLine, roomForLine } from "./line";
import { buildMesh, nodeCount } from "./mesh";
import { twistFactor, twistsAlone } from "./twistmode";

/** Address of `count` doubles for the next beam, see beam.ts. */
export function beamRoom(count: i32): usize {
  return roomForBeam(count);
}

/**
 * Smallest λ > 0 of ½∫(EIz·v″² + EIw·θ″² + GIt·θ′²) − λ·∫My·v″·θ + ½·λ·∫qz·z·θ² at its stationary point; Infinity where the loads cannot buckle it, NaN
 * where the restraints leave a mechanism. A point at height z moves sideways by v − z·θ. With `least` one that it cannot lie below, and lies next to, will do.
 */
export function smallestFactor(count: i32, elements: i32, least: bool): f64 {
  openBeam(count);
  buildMesh(elements);
  if (twistsAlone()) {
    const found = twistFactor(least);
    if (found != 0) return found;
  }
  return coupledFactor(least ? 1e-6 : 1e-10);
}

/** Elements that such a beam has. */
export function elementCount(count: i32, elements: i32): i32 {
  openBeam(count);
  buildMesh(elements);
  return nodeCount - 1;
}

/** Address of so many doubles for the next line of members, see line.ts. */
export function lineRoom(count: i32): usize {
  return roomForLine(count);
}

/** The factors at which its compression buckles the line about y and about z, in place of the first two numbers. */
export function lineFactors(nodes: i32, members: i32): void {
  pressLine(nodes, members);
}
