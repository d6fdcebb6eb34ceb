/** The report and pictures; the code for it is loaded only on use. */

import { createHash } from "node:crypto";
import { plainModel } from "../src/api/authoring.ts";
import { type Model, type Results, solve } from "../src/api/index.ts";
import { judgedModel, library } from "../src/model/offline/index.ts";
import { linkText } from "../src/model/offline/linktext.ts";
import { parsed, readModel, readText, written } from "./commands.ts";
import type { Options } from "./options.ts";

/** What clients/paper builds beside this command, as far as it is used here. */
interface Paper {
  reportHtml(
    given: { model: Model; fingerprint: string; warnings: readonly object[] },
    form: { extent: string; units: string },
    sections: ReturnType<typeof library>,
  ): Promise<string>;
  picture(
    model: Model,
    results: Results | null,
    wish: { quantity: string; set: string | undefined; members: string[] | undefined; units: string },
    sections: ReturnType<typeof library>,
  ): Promise<{ svg: string; text: string }>;
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

/** Of the model alone nothing is solved. */
export async function diagram(options: Options): Promise<number> {
  const { argument, values } = options;
  const { model: authored, warnings } = judgedModel(readModel(argument!));
  const model = plainModel(authored);
  const quantity = values["quantity"] as string;
  const results = quantity === "model" ? null : solve(model, { sections: library(), warnings });
  const wish = {
    quantity,
    set: values["set"] as string | undefined,
    members: (values["members"] as string | undefined)?.split(",").map((id) => id.trim()),
    units: values["units"] as string,
  };
  const { svg, text } = await (await paper()).picture(model, results, wish, library());
  return values["output"] === undefined ? written(text, { ...options, values: {} }) : written(svg, options);
}
