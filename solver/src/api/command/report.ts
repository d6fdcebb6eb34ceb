/** What validation says of a model, line by line, and the verdict. */

import type { Report } from "../../model/validation/report.ts";
import { count } from "../../results/counts.ts";
import type { Said } from "./checks.ts";
import { EXIT } from "./exit.ts";
import { printable } from "./printable.ts";

export function reportSaid({ valid, errors, warnings }: Report): Said {
  const lines = [...errors, ...warnings].map(({ severity, path, message }) => printable(`${severity}: ${path}: ${message}`));
  const verdict = valid ? "valid" : `not valid: ${count(errors.length, "error")}`;
  return { text: [...lines, verdict].join("\n"), code: valid ? EXIT.done : EXIT.invalid };
}
