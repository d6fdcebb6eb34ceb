/** What is out of balance in a structure on its displaced shape. */

import type { Fixity } from "../../elements/fixity.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import type { Pressed } from "../buckling/pressed.ts";
import type { DeformedPlates } from "../plates/deformed.ts";
import type { PlateStrains } from "../plates/strain.ts";
import type { System } from "../system.ts";
import type { Deformed } from "./deformed.ts";

/** The pieces of one set of what acts, with their matrix. */
export interface Opened {
  frame: Frame;
  elements: Elements;
  system: System;
  deformed: Deformed;
  strains: PlateStrains;
  plates: DeformedPlates;
  pressed: Pressed;
}

/** One load on the whole members and on the pieces. */
export interface Loaded {
  whole: CaseLoads;
  own: CaseLoads;
  fixity: Fixity;
  clamped: Float64Array;
  /** Six per node: what warm plates press on their nodes. */
  warmth: Float64Array;
  /** Free elongation of each piece by temperature. */
  stretch: Float64Array;
}

/**
 * Loads less what the displaced structure resists with, into `out`; the forces along all pieces into `axial`, those in plates into `plates.forces`. Before a
 * first correction stiff links are far from their forces: where these are `known`, they press by what `axial` has.
 */
export function unbalanced(opened: Opened, loaded: Loaded, u: Float64Array, out: Float64Array, axial: Float64Array, known = false): void {
  const { frame, system, deformed, strains, plates } = opened;
  const { own, warmth } = loaded;
  for (let i = 0; i < out.length; i++) out[i] = own.nodal[i]! + warmth[i]!;
  plates.press(u, own.plates.heat);
  strains.addAllForces(u, -1, out);
  plates.addForces(u, -1, out);
  deformed.takeForces(u, loaded, out, axial, known);
  deformed.addTurns(u, out, -1, true);
  frame.supports.forEach(({ node, stiffness }, s) => {
    for (let j = 0; j < 6; j++) {
      const k = stiffness[j]!;
      if (k !== 0 && k !== Infinity) out[6 * node + j]! -= k * (u[6 * node + j]! - (own.settlement ? own.settlement[6 * s + j]! : 0));
    }
  });
  for (const { node, vector, stiffness } of system.idle) {
    let along = 0;
    for (let j = 0; j < 3; j++) along += vector[j]! * u[6 * node + 3 + j]!;
    for (let j = 0; j < 3; j++) out[6 * node + 3 + j]! -= stiffness * vector[j]! * along;
  }
  system.held.forEach((bits, node) => {
    if (bits) for (let j = 0; j < 6; j++) if ((bits >> j) & 1) out[6 * node + j] = 0;
  });
}
