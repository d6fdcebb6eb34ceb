/** An id says nothing to a terminal but its letters. */

import { expect, it } from "vitest";
import { printable } from "../../../src/api/command/printable.ts";

it.each([
  ["ESC [ 2 J, which clears a screen", "a\u001b[2Jb", "a\ufffd[2Jb"],
  ["the same begun by one character of C1", "a\u009b2Jb", "a\ufffd2Jb"],
  ["a line of its own", "D1\npass  0.100  D2", "D1\ufffdpass  0.100  D2"],
  ["an override of the reading direction", "\u202e000.1\u2069", "\ufffd000.1\ufffd"],
])("%s", (_, line, shown) => expect(printable(line)).toBe(shown));

it("letters, signs and names of every language stay", () => {
  const line = "η = 0.84 ≥ χLT·fy, 梁-1, שלום, Träger №2";
  expect(printable(line)).toBe(line);
});
