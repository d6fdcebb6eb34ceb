/** What a script leaves out, told before it is saved. */
import { reviewed } from "../exchange/review.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { lostIn } from "./lost.ts";

/** Whether the reader still wants it; not asked where nothing is lost. */
export async function agreedWith(title: string, parts: Catalogue, refused: readonly string[]): Promise<boolean> {
  const report = lostIn(parts, refused);
  const lead = refused.length
    ? "It would compute another model than this one, and so gives no results: the numbers of the model are in it, for whoever adds what is left out."
    : "It leaves out some of this model, so that its results are others.";
  return !report.length || reviewed(report, { title, lead, go: "Save the script", stay: "Close" });
}
