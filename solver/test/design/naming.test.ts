/** Ids of added entries are free. */

import { expect, test } from "vitest";
import { freeId } from "../../src/design/naming.ts";

test("the name itself, or the first number behind it that is free", () => {
  expect(freeId("S355", new Set())).toBe("S355");
  expect(freeId("S355", new Set(["S355"]))).toBe("S355 2");
  expect(freeId("S355", new Set(["S355", "S355 2", "S355 3"]))).toBe("S355 4");
});
