/** What is wrong with a file, each mistake with its place. */

import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { InvalidFile } from "./text.ts";

export const faults = (error: unknown): (HTMLElement | string)[] =>
  error instanceof InvalidFile
    ? [
        el("p", {}, "This model is invalid, so it is not solved:"),
        el(
          "ul",
          { class: "faults" },
          ...error.issues.map(({ path, message }) => el("li", {}, path ? el("code", {}, path) : null, path ? ": " : null, message)),
        ),
      ]
    : [`This could not be opened: ${reasonOf(error)}.`];
