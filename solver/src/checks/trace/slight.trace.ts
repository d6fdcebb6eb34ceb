/** Trace of buckling beside a torque whose stress is neglected. */

import type { TorsionBucklingInput } from "../../ec3/member_buckling/torsionbuckling.ts";
import type { Step } from "../../results/checks.ts";
import { decided, q } from "./quantity.ts";

export interface Added {
  given: TorsionBucklingInput;
  /** Of 6.3 without torsion. */
  used: number;
  k_alpha: number;
  /** Of θ·My and of the bimoment. */
  turned: number;
  share: number;
  utilisation: number;
}

export const slightSteps = ({ given, used, k_alpha, turned, share, utilisation }: Added): Step[] => [
  decided(
    "EN 1993-6 A(1)",
    "Buckling beside a slight torque",
    "u + θ·My,Ed/Mz,Rd + kw·kα·BEd/BRd ≤ 1",
    [
      q("largest u of 6.3", used),
      q("θ", given.theta),
      q("θ·My,Ed/Mz,Rd", turned),
      q("BEd", given.b, "kNm2"),
      q("BEd/BRd", share),
      q("kα", k_alpha),
    ],
    utilisation,
    "with the worst warping at the ends where it is not stated; beside compression kα = 1/(1 − My,Ed/Mcr − NEd/Ncr), for θ·My too",
  ),
];
