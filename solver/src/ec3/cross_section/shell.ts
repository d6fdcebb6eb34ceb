/** Shear of tubes so thin that they buckle as shells (EN 1993-1-6), which is not covered. */

import type { Capacity } from "../resistances.ts";
import { TORSION_NEGLECTED } from "../torsion/torsion.ts";
import { epsilon, tubular } from "./classification.ts";

/**
 * Does this share of the shear resistance, of a force or a torque, buckle a tube beyond class 3? What is neglected falls as the critical shear stress of a
 * long cylinder does, with (t/r)^1.5 (EN 1993-1-6 D.1.4.2). What exceeds its plastic resistance needs no shell to fail.
 */
export const bucklesAsShell = ({ p, fy, class_n }: Capacity, share: number): boolean =>
  p.kind === "chs" && class_n === 4 && share <= 1 && share > TORSION_NEGLECTED * ((tubular(epsilon(fy))[2] * p.tw) / p.h) ** 1.5;
