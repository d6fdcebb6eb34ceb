/** The report; the code for it is loaded only on use. */

import { createHash } from "node:crypto";
import { plainModel } from "../src/api/authoring.ts";
import type { Model } from "../src/api/index.ts";
import { judgedModel, library } from "../src/model/offline/index.ts";
import { linkText } from "../src/model/offline/linktext.ts";
import { parsed, readText, written } from "./commands.ts";
import type { Options } from "./options.ts";

/** What clients/paper builds beside this command, as far as it is used here. */
interface Paper {
  reportHtml(
    given: { model: Model; fingerprint: string; warnings: readonly object[] },
    form: { extent: string; units: string },
    sections: ReturnType<typeof library>,
  ): Promise<string>;
  converted(model: Model, format: string, sections: ReturnType<typeof library>): { text: string; said: string };
}

export const paper = async (): Promise<Paper> => (await import(new URL("./paper.js", import.meta.url).href)) as Paper;

export async function report(options: Options): Promise<number> {
  const text = readText(options.argument!);
  const json = parsed(text);
  const { model: authored, warnings } = judgedModel(json);
  const model = plainModel(authored);
  const fingerprint = createHash("sha256").update(linkText(text)).digest("hex");
  const { reportHtml } = await paper();
  const form = { extent: options.values["extent"] as string, units: options.values["units"] as string };
  return written(await reportHtml({ model, fingerprint, warnings }, form, library()), options);
}
