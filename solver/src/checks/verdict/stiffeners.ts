/** Transverse stiffeners at the supports of walls that shear and torsion buckle: EN 1993-1-5 5.1(2). */

import { epsilon } from "../../ec3/cross_section/classification.ts";
import { Vb_bare } from "../../ec3/cross_section/shear.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import type { DesignMember } from "../../generated/model.ts";

/** Utilisations of shear along z and y and of torsion. */
export interface Sheared {
  z: number;
  y: number;
  torsion: number;
}

/** Of slender walls whose stiffeners the model does not tell of: what is asked where they need them, what is told where they do not; else nothing. */
export function stiffenersSaid(c: Capacity, design: DesignMember, used: Sheared): { asked?: string; told?: string } {
  const most = Math.max(needs(c, "h", used), needs(c, "b", used));
  if (design.web_stiffeners || most <= 0) return {};
  const said = `${c.p.name}: hw/tw exceeds 72·ε/η, for which EN 1993-1-5 5.1(2) asks for transverse stiffeners at the supports`;
  return most > 1
    ? { asked: `${said}; its shear stress needs them: are they there? Then give web_stiffeners: at_forces` }
    : { told: `${said}; its shear stress is below what the web bears without them` };
}

/** V/Vb,Rd + τt,Ed/τRd over what the walls bear without: V/(Vb,Rd·(1 − t)) is what shear uses beside the share t of torsion. */
function needs(c: Capacity, along: "h" | "b", used: Sheared): number {
  const [slender, v, v_rd, tau] = along === "h" ? [c.slender_web, used.z, c.v_z, c.tau_z] : [c.slender_y, used.y, c.v_y, c.tau_y];
  const t = torsionBuckles(c, along) ? (used.torsion * Math.min(c.tau_z, c.tau_y)) / tau : 0;
  return !slender ? 0 : (Math.max(v, t, v + t - v * t) * v_rd) / Vb_bare(c.p, along, c.fy, epsilon(c.fy), c.eta, c.gamma_m1);
}
