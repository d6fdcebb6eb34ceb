/** What the service warned of when it parked a model: a mechanism opens as a refusal, so that a script must not take the link for success. */

import { MECHANISMS } from "../../checks/verdict/doubts.ts";
import type { Doubt } from "../../results/open_points.ts";
import type { Said } from "./checks.ts";
import { EXIT } from "./exit.ts";
import { printable } from "./printable.ts";

export function parkedSaid(warnings: readonly Doubt[]): Said {
  const lines = warnings.map(({ path, message }) => printable(`warning: ${path}: ${message}`));
  const moves = warnings.some(({ code = "" }) => MECHANISMS.has(code));
  return { text: lines.join("\n"), code: moves ? EXIT.unstable : EXIT.done };
}
