/** A beam that may buckle sideways, as its critical moment asks for it. */

import type { HeightLoads } from "../diagrams/shapes.ts";

/** What holds the beam sideways at one place. `flange`: height of a restraint that holds only that point sideways. */
export interface Restraint {
  s: number;
  v: boolean;
  theta: boolean;
  slope: boolean;
  warping: boolean;
  flange?: number | undefined;
  /** Springs against twist (N·m/rad) and sideways (N/m), where what holds the place gives way. */
  twist?: number;
  side?: number;
}

export interface LateralBeam {
  length: number;
  ei_z: number;
  ei_w: number;
  gi_t: number;
  restraints: readonly Restraint[];
  /** My(s), positive with the −z side in tension. */
  moment: (s: number) => number;
  loads: HeightLoads;
  /** Places where the moment jumps or kinks. */
  breaks: readonly number[];
}

/** Elements along it: even moment comes out exact to 4e-7. */
export const FINE = 28;

/** Mcr of a fork-supported beam under even moment, (π/L)·√(EIz·(GIt + π²·EIw/L²)): the reference of C1. */
export function Mcr_uniform(length: number, ei_z: number, ei_w: number, gi_t: number): number {
  return (Math.PI / length) * Math.sqrt(ei_z * (gi_t + (Math.PI ** 2 * ei_w) / (length * length)));
}
