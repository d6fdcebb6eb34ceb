/** What a script for another program leaves out of the model. */
import type { Entry } from "../exchange/conversion.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { upright } from "./actions.ts";

/** `refused` is what the script cannot say, and ends with. */
export function lostIn(parts: Catalogue, refused: readonly string[]): Entry[] {
  const lost = refused.map((source): Entry => ({ source, fate: "left_out", why: "the script stops at once and says so" }));
  if (upright(parts))
    lost.push({ source: "imperfections", fate: "left_out", why: "it has the combinations of the structure upright alone" });
  return lost;
}
