/** Steel grades in names, of the table that the service is held to as well. */

import { expect, test } from "vitest";
import names from "../../../tests/core/grade_names.json" with { type: "json" };
import { gradeOf } from "../../src/model/standards.ts";

test.each(Object.entries(names))("%j names %s", (name, grade) => {
  expect(gradeOf(name)).toBe(grade);
});
