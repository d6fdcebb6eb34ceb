/** Imperfections, critical factors and modes. */

import type { Imperfections } from "../generated/model.ts";

export type BucklingCurve = NonNullable<Imperfections["bow"]>;

/** Why one part of the analysis has no results; all others have theirs. */
export interface PartFailure {
  code: string;
  message: string;
}

/** Sway imperfections that ULS and ALS combinations carry in variants of their own, EN 1993-1-1 5.3.2(3): φ = φ0·αh·αm. */
export interface ImperfectionResults {
  phi: number;
  phi_0: number;
  alpha_h: number;
  alpha_m: number;
  /** m. */
  height: number;
  columns: number;
  /** Indices into `load_cases` of the loads they stand for, behind the model's own. */
  load_cases: number[];
  bow: BowResults | null;
}

/** Bows of members as loads across them, EN 1993-1-1 5.3.2(3)b and 5.3.2(7): 8·N·e0/L² along each, held by 4·N·e0/L at its ends. */
export interface BowResults {
  curve: BucklingCurve;
  /** e0/L by Table 5.1 for elastic analysis. */
  ratio: number;
  /** Indices into `load_cases`, among those of the imperfections. */
  load_cases: number[];
}

/** Factors of a structure under forces that press it, and searches for eigenpairs. */
export interface Work {
  factorisations: number;
  searches: number;
}

/** The critical load factor of one combination at the ultimate limit state, EN 1993-1-1 5.2.1(3), by linear theory. */
export interface Stability {
  /** Index into `load_combinations`. */
  combination: number;
  /** Lowest positive factor; null where nothing is in compression and no closed section is bent. Twist and lateral-torsional buckling of open sections and flats are no part of it. */
  alpha_cr: number | null;
  /** A Sturm count has shown that no positive factor lies below. */
  proved_above: number | null;
  /** Whether chords of members do half of the axial forces' work or more: members' ends displace relative to each other. */
  sway: boolean;
  /** Their share of that work, 0 … 1. */
  sway_share: number | null;
  /** Lowest factor of a sway mode, looked for up to 15; null where none was found. */
  alpha_sway: number | null;
  /** A count has shown that no factor of a sway mode lies below; null where none was made. */
  sway_above: number | null;
  /** Members by index that lean or bend by a tenth of the largest angle, or little less, in a sway mode whose factor is below 10. */
  swaying: number[];
  /** Those of them that lean or bend so about their own y, moving along their z; and about their own z. */
  swaying_y: number[];
  swaying_z: number[];
  /** False where more modes lie there than were looked at: `swaying` then has every member. */
  swaying_complete: boolean;
  /** Lowest factor of a sway mode below 10 that no lean of the structure brings about, so that imperfections have its own shape (5.3.2(11)); null without one. */
  alpha_waving: number | null;
  /** Members by index that take part in such a mode before any that a lean brings about. */
  waving: number[];
  /** Shapes of these modes with their factors, six per node: for imperfections in their shape, taken out before results are handed over. */
  waves?: { factor: number; shape: Float64Array }[];
  /** What it took. */
  work?: Work;
  /** The same of modes that turn the structure about the vertical, which no lean along one way brings about (5.3.2(10)); `directions` +rz and -rz do. */
  alpha_turning: number | null;
  turning: number[];
  /** Share of each member in the axial forces' work: the sum is 1, members in tension count below zero. Empty without a mode. */
  participation: number[];
  /** What of its share each member has by bending about its own y, moving along its z; the rest is about z. */
  participation_y: number[];
  /**
   * Members by index that are slack under the combination and count as taut here: the modes draw them apart, and a lean below the sway imperfection of
   * 5.3.2(3) takes up their slack.
   */
  taut: number[];
  /** Members by index of the one structure that this is of; empty of the whole model. */
  members: number[];
  /**
   * The same of each structure that stands apart and is pressed, where the model has several and by the lowest of all factors some member would fail or be
   * asked about sway; empty where they were not looked at each.
   */
  apart: Stability[];
  failed: PartFailure | null;
}

/** Movements of a mode, the largest translation being 1. */
export interface ModeShape {
  /** Six per node in the order of `nodes`. */
  shape: number[];
  /** Three translations per node inside members, parts − 1 each in the order of `members`. */
  inner: number[];
}

export interface BucklingMode extends ModeShape {
  alpha_cr: number;
  sway: boolean;
  sway_share: number;
}

/** How a Sturm count closes a search: as many lie below as were found. */
export interface Proof {
  /** Of buckling false where open sections are pressed or bent: their twist is not looked for. */
  proved: boolean;
  counted: number;
  /** Null where the search ended because there is nothing more. */
  below: number | null;
}

export interface BucklingResults {
  /** Index into `load_combinations`. */
  combination: number;
  /** Pieces of each member. */
  parts: number;
  modes: BucklingMode[];
  proof: Proof | null;
  failed: PartFailure | null;
}

export interface ModalMode extends ModeShape {
  /** Hz. */
  frequency: number;
  /** s. */
  period: number;
  /** Mass that moves along x, y, z with this mode (kg). */
  mass: [number, number, number];
  /** Of this mode and all before it, as a share of `total_mass`. */
  mass_sum: [number, number, number];
}

export interface ModalResults {
  parts: number;
  /** All mass (kg). */
  total_mass: number;
  modes: ModalMode[];
  proof: Proof | null;
  failed: PartFailure | null;
}
