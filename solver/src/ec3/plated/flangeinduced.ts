/** Flange-induced buckling of the web: EN 1993-1-5 8. */

import type { SectionClass } from "../cross_section/classification.ts";
import { hw, isSolid, type Profile } from "../profile.ts";

export interface FlangeInduced {
  /** 0.4 where the plastic moment is used, 0.55 where the elastic one is; 0.3 is for plastic hinges that rotate, which an elastic analysis has none of. */
  k: number;
  ratio: number;
  limit: number;
  utilisation: number;
}

/** hw/tw ≤ k·(E/fyf)·√(Aw/Afc) (8.1); a tube's wall has no flange to be pushed in by, a solid bar no web. */
export function flangeInduced(p: Profile, e: number, fy: number, found: SectionClass): FlangeInduced | null {
  if (p.kind === "chs" || isSolid(p) || (p.kind === "rhs" && p.fabrication !== "welded")) return null;
  const k = found < 3 ? 0.4 : 0.55;
  const webs = p.kind === "rhs" ? 2 : 1;
  const ratio = hw(p) / p.tw;
  const limit = k * (e / fy) * Math.sqrt((webs * hw(p) * p.tw) / (p.b * p.tf));
  return { k, ratio, limit, utilisation: ratio / limit };
}
