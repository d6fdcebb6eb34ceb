/** Searching by halves. */

import { expect, test } from "vitest";
import { firstWhere } from "../../../src/checks/steel/binary_search.ts";

test.each([0, 1, 2, 3, 7, 8])(
  "of %i the first of which it is true is found wherever it is, and their count where there is none",
  (count) => {
    for (let first = 0; first <= count; first++) expect(firstWhere(count, (i) => i >= first)).toBe(first);
  },
);
