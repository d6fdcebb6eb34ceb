/** What is said of a structure that does not stand because of what acts one way alone. */

import { expect, test } from "vitest";
import { lostSaid } from "../../../src/analysis/one_way/lost.ts";
import type { Frame } from "../../../src/model/frame.ts";

const frame = { memberIds: ["a", "b", "c", "d"], supports: [{ id: "S" }, { id: "T" }] } as unknown as Frame;
const said = (idle: number[], lifted: number[]): string => lostSaid(frame, { idle: new Set(idle), lifted: new Set(lifted) });

test("one or more members, the first of many", () => {
  expect(said([1], [])).toBe("'b' is slack");
  expect(said([0, 1, 2, 3], [])).toBe("'a', 'b', 'c' and 1 more are slack");
});

test("supports with their direction, and both", () => {
  expect(said([], [2])).toBe("support 'S' (uz) lets go");
  expect(said([0], [2, 6])).toBe("'a' is slack and supports 'S' (uz), 'T' (ux) let go");
});
