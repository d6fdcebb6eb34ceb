/** Whether everything that the command needs is here. */

import { doctorSaid, EXIT } from "../src/api/command/index.ts";
import { library } from "../src/model/offline/index.ts";
import * as credentials from "./credentials.ts";
import { said } from "./description.ts";
import { accountOf } from "./service.ts";

export async function doctor(): Promise<number> {
  const { text, code } = doctorSaid(library());
  const service = await reached();
  process.stdout.write(`node ${process.versions.node}, ${text}\n${service.words}\n`);
  return code === EXIT.done && service.fine ? EXIT.done : EXIT.failed;
}

/** Nobody need be signed in; whoever is should be known. */
async function reached(): Promise<{ words: string; fine: boolean }> {
  let known: credentials.Credentials;
  try {
    known = credentials.load();
  } catch (error) {
    return { words: (error as Error).message, fine: true };
  }
  try {
    return { words: said("known", { base: known.base_url, email: await accountOf(known) }), fine: true };
  } catch (error) {
    return { words: said("failed", { reason: (error as Error).message }), fine: false };
  }
}
