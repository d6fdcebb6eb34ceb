/** How a section was made is told of steel alone. */
import { expect, test } from "vitest";
import { madeOf } from "../src/model/section.ts";

const rectangle = { fabrication: "hot_rolled" } as const;

test.each(["timber", "concrete", "aluminium", "other"] as const)("a rectangle of %s is not hot rolled", (type) =>
  expect(madeOf(rectangle, [type])).toBeUndefined(),
);
test("one of steel is, beside others too, and one that nothing has", () => {
  expect(madeOf(rectangle, ["steel"])).toBe("hot rolled");
  expect(madeOf(rectangle, ["timber", "steel"])).toBe("hot rolled");
  expect(madeOf(rectangle, [])).toBe("hot rolled");
});
