/** Paths of issues, which read back. */

import { expect, test } from "vitest";
import { LIMIT, path, type Where } from "../../../src/model/validation/report.ts";

test.each<[Where, string]>([
  [["model", "members", 3, "section"], "model.members[3].section"],
  [[], ""],
  [["model", "a.b"], "model['a.b']"],
  [["it's"], "['it\\'s']"],
  [["a\nb"], "['a\\x0ab']"],
  [["a\u202eb"], "['a\\u202eb']"],
  [["x".repeat(70)], `['${"x".repeat(64)}…']`],
])("%j is %s", (where, expected) => expect(path(where)).toBe(expected));

test("two hundred are listed", () => expect(LIMIT).toBe(200));
