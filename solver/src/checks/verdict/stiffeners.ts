/** Transverse stiffeners at the supports of walls that shear and torsion buckle: EN 1993-1-5 5.1(2). */

import { epsilon } from "../../ec3/cross_section/classification.ts";
import { Vb_bare } from "../../ec3/cross_section/shear.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Ask } from "../../results/open_points.ts";

/** Utilisations of shear along z and y and of torsion. */
export interface Sheared {
  z: number;
  y: number;
  torsion: number;
}

/** Of slender walls of which the model does not tell whether they are stiffened: what they use of themselves bare; 0 where nothing is to be said. */
export const bareWeb = (c: Capacity, design: DesignMember, used: Sheared): number =>
  design.web_stiffeners ? 0 : Math.max(0, needs(c, "h", used), needs(c, "b", used));

/** Null where they bear without. */
export function stiffenersAsk(c: Capacity, design: DesignMember, used: Sheared): Ask | null {
  const bare = bareWeb(c, design, used);
  if (bare <= 1) return null;
  return {
    ...{ code: "web_stiffeners", field: "/model/design_members/*/web_stiffeners", clause: "EN 1993-1-5 5.1(2)", finding: "slender" },
    ...{ figures: { section: { symbol: "", value: c.p.name, unit: "" } }, effect: [{ value: "without stiffeners", utilisation: bare }] },
  };
}

/** V/Vb,Rd + τt,Ed/τRd over what the walls bear without: V/(Vb,Rd·(1 − t)) is what shear uses beside the share t of torsion. */
function needs(c: Capacity, along: "h" | "b", used: Sheared): number {
  const [slender, v, v_rd, tau] = along === "h" ? [c.slender_web, used.z, c.v_z, c.tau_z] : [c.slender_y, used.y, c.v_y, c.tau_y];
  const t = torsionBuckles(c, along) ? (used.torsion * Math.min(c.tau_z, c.tau_y)) / tau : 0;
  return !slender ? 0 : (Math.max(v, t, v + t - v * t) * v_rd) / Vb_bare(c.p, along, c.fy, epsilon(c.fy), c.eta, c.gamma_m1);
}
