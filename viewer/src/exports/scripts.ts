/** What a script for another program leaves out of the model, told before it is saved. */
import type { Entry } from "../exchange/conversion.ts";
import { reviewed } from "../exchange/review.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { upright } from "./actions.ts";

/** `refused` is what the script cannot say, and ends with. */
export function lostIn(parts: Catalogue, refused: readonly string[]): Entry[] {
  const lost = refused.map((source): Entry => ({ source, fate: "left_out", why: "the script stops at once and says so" }));
  if (upright(parts))
    lost.push({ source: "imperfections", fate: "left_out", why: "it has the combinations of the structure upright alone" });
  return lost;
}

/** Whether the reader still wants it; not asked where nothing is lost. */
export async function agreedWith(title: string, parts: Catalogue, refused: readonly string[]): Promise<boolean> {
  const report = lostIn(parts, refused);
  const lead = refused.length
    ? "It would compute another model than this one, and so gives no results: the numbers of the model are in it, for whoever adds what is left out."
    : "It leaves out some of this model, so that its results are others.";
  return !report.length || reviewed(report, { title, lead, go: "Save the script", stay: "Close" });
}
