/** Angles and tees have a check of their own, and one of them among its members gives a target to it. */

import { expect, test } from "vitest";
import { hasAngle, isAngleOrTee } from "../../../src/ec3/angles/angle_or_tee.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { library } from "../../../src/model/sections/included.ts";
import type { Target } from "../../../src/topology/target.ts";

const section = (name: string) => ({ id: name, ...library().find(name) }) as unknown as ExplicitSection;
const target = (...names: string[]) => ({ members: names.map((name) => ({ section: section(name) })) }) as unknown as Target;

test.each([
  ["L100x100x10", true],
  ["T-IPE300", true],
  ["IPE300", false],
  ["UPE200", false],
  ["SHS50x50x5", false],
])("%s: %s", (name, isOne) => expect(isAngleOrTee(section(name))).toBe(isOne));

test("one among many is enough", () => {
  expect(hasAngle(target("IPE300", "L100x100x10"))).toBe(true);
  expect(hasAngle(target("IPE300", "UPE200"))).toBe(false);
});
