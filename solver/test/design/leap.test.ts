/** How far a search may leap: never over a section that might pass. */

import { expect, test } from "vitest";
import { nextPlace } from "../../src/design/leap.ts";
import { library } from "../../src/model/sections/included.ts";

const IPE = ["IPE80", "IPE100", "IPE200", "IPE300", "IPE400", "IPE500", "IPE600"];
const next = (place: number, utilisation: number | null): string | null => {
  const found = nextPlace(IPE, place, utilisation, library());
  return found === null ? null : IPE[found]!;
};

test("where it nearly passed, or nothing is known, the next one is solved", () => {
  expect([next(0, 1.01), next(0, 3), next(0, null)]).toEqual(["IPE100", "IPE100", "IPE100"]);
});

test("what has less than a third of what is missing in its best property is hopeless", () => {
  const [first, ...others] = IPE.map((name) => library().find(name)!);
  const grown = others.map(({ iw }) => iw / first!.iw);
  // Of an I section's properties Iw grows most: with the fifth power of the depth and more.
  const asked = 3 * grown[2]!;
  expect(next(0, asked * 0.999)).toBe("IPE300");
  expect(next(0, asked * 1.001)).toBe("IPE400");
});

test("the heaviest is tried however hopeless it looks, and beyond it there is none", () => {
  expect(next(0, 1e12)).toBe("IPE600");
  expect(next(IPE.length - 1, 2)).toBeNull();
});
