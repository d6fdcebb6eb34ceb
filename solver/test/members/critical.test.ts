/** What the critical moment of a design member is sought with: the height of its loads, its root, and lengths that differ. */

import { expect, test } from "vitest";
import type { SteelCheck } from "../../src/generated/model.ts";
import { loadHeight, otherLength, rootOf } from "../../src/members/critical.ts";
import type { Ends } from "../../src/members/ends.ts";
import { check, iProfile, printed, tabulated } from "../checks/fake.ts";

test.each<[SteelCheck["load_height"], number | null]>([
  ["top", 0.15],
  ["centre", 0],
  ["bottom", -0.15],
  ["adverse", null],
  [undefined, null],
])("load_height %s: %s m above the shear centre of an IPE 300", (load_height, height) => {
  expect(loadHeight(iProfile(), { load_height } as SteelCheck)).toBe(height);
});

test("the root is the end that keeps it from twisting where nothing holds the other", () => {
  const end = (twist: number, y: number) => ({ twist, sway: { y } });
  const root = (start: object, other: object) => rootOf({ start, end: other } as unknown as Ends, 1e3);
  const [held, loose] = [end(Infinity, Infinity), end(0, 0)];
  expect([root(held, loose), root(loose, held), root(held, held), root(loose, loose)]).toEqual(["start", "end", null, null]);
  expect(root(held, end(0, 1e6))).toBeNull();
});

test("a length is another one beyond round-off", () => {
  expect([otherLength(6, 6), otherLength(6 * (1 + 1e-9), 6), otherLength(6.001, 6)]).toEqual([false, false, true]);
});

test("under even moment Mcr = (π/L)·√(EIz·GIt·(1 + π²·EIw/(L²·GIt))), whatever the height", () => {
  const section = tabulated("IPE300");
  const [ei_z, ei_w, gi_t] = [210e9 * section.iz, 210e9 * section.iw!, 81e9 * section.it];
  const exact = (Math.PI / 6) * Math.sqrt(ei_z * gi_t * (1 + (Math.PI ** 2 * ei_w) / (36 * gi_t)));
  for (const load_height of ["top", "centre"] as const) {
    const found = check({ section, length: 6, my: [1e4, 1e4], check: { load_height } });
    expect(printed(found, "ltb", "Mcr") / (exact / 1e3)).toBeCloseTo(1, 4);
  }
});

test("Mcr that the check gives stands in place of it", () => {
  const found = check({ section: tabulated("IPE300"), length: 6, my: [1e4, 1e4], check: { mcr: 123e3 } });
  expect(printed(found, "ltb", "Mcr")).toBe(123);
});
