/** Questions of a result by the fields that answer them. */

import { fieldName } from "../../src/checks/questions/kinds.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import type { Ask } from "../../src/results/open_points.ts";

type Asking = Pick<CheckResult, "asks">;

export const asked = ({ asks }: Asking): string[] => asks.map(fieldName);

/** The question with a code; a test that has none fails. */
export function askOf({ asks }: Asking, code: Ask["code"]): Ask {
  const found = asks.find((one) => one.code === code);
  if (!found) throw new Error(`no question '${code}' among ${asks.map((one) => one.code).join(", ") || "none"}`);
  return found;
}

/** What its values lead to, in their order. */
export const effects = (result: Asking, code: Ask["code"]): (number | null)[] =>
  askOf(result, code).effect.map(({ utilisation }) => utilisation);
