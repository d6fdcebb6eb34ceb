/** How little of a permanent load holds down wind that leads and lifts. */

import { expect, test } from "vitest";
import { heldFactor } from "../../../src/offline/validation/uplift.ts";
import type { Damage } from "../../building.ts";
import { edited } from "./judged.ts";

/** Of the sheeting of the portal frame, where ULS3 has it with 1.0 beside 1.5 of a wind that sucks at the roof. */
const held = (change: Damage = () => {}): number | undefined => heldFactor(edited(change), { id: "G" });
const uls3 = (d: Parameters<Damage>[0]) => d.model.load_combinations[2].terms;

test("the least factor beside leading wind counts", () => {
  const heavier = [
    { load_case: "G", factor: 1.35 },
    { load_case: "W", factor: 1.5 },
  ];
  expect(held((d) => d.model.load_combinations.push({ id: "ULS4", limit_state: "ULS", terms: heavier }))).toBe(1);
  expect(held()).toBe(1);
  expect(held((d) => (uls3(d)[0].factor = 1.35))).toBe(1.35);
  expect(held((d) => uls3(d).shift())).toBe(0);
});

test("wind that accompanies, or that presses, leads no uplift", () => {
  // ULS2 has the wind with 0.9 beside leading snow.
  expect(held((d) => d.model.load_combinations.splice(2, 1))).toBeUndefined();
  expect(held((d) => (uls3(d)[1].factor = -1.5))).toBeUndefined();
  const pressing: Damage = (d) => {
    for (const load of d.model.load_cases[2].member_loads) if (load.fz) load.fz = -load.fz;
  };
  expect(held(pressing)).toBeUndefined();
});

test("wind that presses lifts where it is turned round", () => {
  const turned: Damage = (d) => {
    for (const load of d.model.load_cases[2].member_loads) if (load.fz) load.fz = -load.fz;
    uls3(d)[1].factor = -1.5;
  };
  expect(held(turned)).toBe(1);
});
