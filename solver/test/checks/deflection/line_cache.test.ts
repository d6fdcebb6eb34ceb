/** Found once for each line, check and name. */

import { expect, test } from "vitest";
import { LineCache } from "../../../src/checks/deflection/line_cache.ts";
import type { DeflectionCheck } from "../../../src/generated/model.ts";
import type { Line } from "../../../src/topology/line.ts";

test("asked again it is not sought again, and of another line, check or name it is", () => {
  const kept = new LineCache<number>();
  const [line, other] = [{} as Line, {} as Line];
  const [check, stricter] = [{} as DeflectionCheck, {} as DeflectionCheck];
  let sought = 0;
  const of = (...asked: [Line, DeflectionCheck, string]) => kept.of(...asked, () => ++sought);
  expect([of(line, check, "y"), of(line, check, "y")]).toEqual([1, 1]);
  expect([of(line, check, "z"), of(line, stricter, "y"), of(other, check, "y"), of(line, check, "z")]).toEqual([2, 3, 4, 2]);
});
