/** The design loop: sections suggested, two models compared; the code for it is loaded only on use. */

import { library } from "../src/model/offline/index.ts";
import { answered, readModel, written } from "./commands.ts";
import type { Options } from "./options.ts";

type Design = typeof import("../src/design/index.ts");
const design = async (): Promise<Design> => (await import(new URL("./design.js", import.meta.url).href)) as Design;

export async function suggest(options: Options): Promise<number> {
  const { argument, values } = options;
  const wish = { members: values["members"] as string | undefined, family: values["family"] as string | undefined };
  const { model, ...said } = (await design()).suggestSaid(readModel(argument!), wish, library(), values["json"] === true);
  if (values["output"] !== undefined) written(model, options);
  return values["output"] === "-" ? said.code : answered(said);
}

export async function compare({ argument, second, values }: Options): Promise<number> {
  const models = [readModel(argument!), readModel(second!)] as const;
  return answered((await design()).compareSaid(...models, library(), values["json"] === true));
}
