/** Resistances of one section in one steel, and the forces held against them. */

import type { Gap } from "../results/open_points.ts";
import type { Forces } from "../topology/context.ts";
import type { ClassForces, SectionClass } from "./cross_section/classification.ts";
import type { EffectiveSection } from "./cross_section/effectivesection.ts";
import type { Profile } from "./profile.ts";

/** Resolved once per section, material and check. */
export interface Capacity {
  readonly p: Profile;
  readonly fy: number;
  readonly gamma_m0: number;
  readonly gamma_m1: number;
  readonly eta: number;
  readonly npl: number;
  readonly av_z: number;
  readonly av_y: number;
  readonly vpl_z: number;
  readonly vpl_y: number;
  /** Shear resistances with buckling of the webs where 6.2.6(6) asks for it; along y only a hollow section has webs. */
  readonly v_z: number;
  readonly v_y: number;
  readonly slender_web: boolean;
  readonly slender_y: boolean;
  /** τRd of torsion, in the thinnest wall, that uses up the walls along z and along y: they yield, or of a slender rhs buckle. T/(2·Am·t) of a thicker wall is less. */
  readonly tau_z: number;
  readonly tau_y: number;
  /** Class in bending about y-y alone and z-z alone: the commonest questions. */
  readonly class_y: SectionClass;
  readonly class_z: SectionClass;
  /** Class in even compression, the worst there is. */
  readonly class_n: SectionClass;
  /** What is left of a section that even compression makes class 4; null for others, and for tubes. */
  readonly effective: EffectiveSection | null;
  /** Below these a force is round-off. */
  readonly negligible: Forces;
}

/** Magnitudes at a station with round-off cut to zero; n is compression positive. */
export interface Action extends ClassForces {
  vy: number;
  vz: number;
  mx: number;
  /** How the torque of an open section divides, where it was solved along the member. */
  twist?: Twisted;
  /** Why it was not, where it is more than may be neglected. */
  untwisted?: Gap;
}

/** Magnitudes: St Venant and warping torque, bimoment. */
export interface Twisted {
  t_t: number;
  t_w: number;
  b: number;
}
