/** Trace of the forces at a governing station. */

import type { Step } from "../../results/checks.ts";
import type { Station } from "../governing.ts";
import { computed, q } from "./quantity.ts";

export const forcesStep = (combination: string, { span, x, f }: Station): Step =>
  computed(
    "5.1",
    "Design forces at the governing station",
    "from the analysis",
    [
      q("combination", combination),
      q("member", span.member.id),
      q("x", x, "m"),
      q("NEd (compression +)", f.n, "kN"),
      q("Vy,Ed", f.vy, "kN"),
      q("Vz,Ed", f.vz, "kN"),
      q("TEd", f.mx, "kNm"),
      q("My,Ed", f.my, "kNm"),
      q("Mz,Ed", f.mz, "kNm"),
    ],
    null,
    "magnitudes; below 1e-6 of the plastic resistance a force counts as zero",
  );
