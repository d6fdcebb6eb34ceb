/** Trace of effective widths of class 4 sections, EN 1993-1-5 4.3 and 4.4. */

import { epsilon } from "../../ec3/cross_section/classification.ts";
import type { Plate } from "../../ec3/cross_section/effectivewidth.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { computed, q } from "./quantity.ts";

const TABLES = { internal: "Table 4.1", outstand_tip: "Table 4.2", outstand_root: "Table 4.2" } as const;

function plateStep(one: Plate, eps: number, under: string): Step {
  return computed(
    `EN 1993-1-5 4.4(2), ${TABLES[one.support]}`,
    `Effective width of the ${one.part} under ${under}`,
    one.support === "internal"
      ? "ρ = (λp − 0.055·(3 + ψ))/λp² ≤ 1; λp = (c/t)/(28.4·ε·√kσ)"
      : "ρ = (λp − 0.188)/λp² ≤ 1; λp = (c/t)/(28.4·ε·√kσ)",
    [
      q("c", one.c, "mm"),
      q("t", one.t, "mm"),
      q("ε", eps),
      q("ψ", one.psi),
      q("kσ", one.k),
      q("λp", one.lambda),
      q("bc", one.compressed, "mm"),
      q("beff", one.compressed - one.lost, "mm"),
    ],
    q("ρ", one.rho),
  );
}

/** Aeff and eN under axial compression alone; nothing where no class 4 calls for it. */
export function effectiveAreaSteps(c: Capacity): Step[] {
  if (!c.effective) return [];
  const { a, e_n, plates } = c.effective.n;
  return [
    ...plates.map((one) => plateStep(one, epsilon(c.fy), "compression")),
    computed(
      "EN 1993-1-5 4.3(3)",
      "Effective area in compression",
      "Aeff = A − Σ(1 − ρ)·c·t",
      [q("A", c.p.a, "mm2"), q("eN", e_n, "mm")],
      q("Aeff", a, "mm2"),
      "at yield: neither the larger ε of 5.5.2(9) nor λp,red of EN 1993-1-5 4.4(4) is made use of",
    ),
  ];
}

/** Weff under bending alone about one axis. */
export function effectiveModulusSteps(c: Capacity, axis: "y" | "z"): Step[] {
  if (!c.effective) return [];
  const { w, i, shift, plates } = c.effective[axis];
  const [gross, own]: [Quantity, Quantity] =
    axis === "y" ? [q("Iy", c.p.iy, "mm4"), q("Wel,y", c.p.wel_y, "mm3")] : [q("Iz", c.p.iz, "mm4"), q("Wel,z", c.p.wel_z, "mm3")];
  return [
    ...plates.map((one) => plateStep(one, epsilon(c.fy), `bending about ${axis}-${axis}`)),
    computed(
      "EN 1993-1-5 4.3(4)",
      `Effective modulus about ${axis}-${axis}`,
      "Weff = Ieff/zmax of the section without the widths that buckle",
      [gross, own, q("Ieff", i, "mm4"), q("shift of the neutral axis", Math.abs(shift), "mm")],
      q(`Weff,${axis}`, w, "mm3"),
      ...(plates.length > 1 ? ["first the flange on gross stresses, then the web with what is left of it (4.4(3))"] : []),
    ),
  ];
}
