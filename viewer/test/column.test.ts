/** The order of a table's rows. */
import { expect, it } from "vitest";
import { compare, order } from "../src/tables/column.ts";

it("sorts ids as people count and leaves what has no value last in both directions", () => {
  const column = { key: "id", title: "id", value: (row: number) => ["M10", "M2", null, "M1"][row]! };
  expect(order([0, 1, 2, 3], column, false)).toEqual([3, 1, 0, 2]);
  expect(order([0, 1, 2, 3], column, true)).toEqual([0, 1, 3, 2]);
  expect(compare(2, 10)).toBeLessThan(0);
});
