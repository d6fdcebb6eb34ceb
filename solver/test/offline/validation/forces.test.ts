/** How large forces are, and whether names say that they were converted. */

import { expect, test } from "vitest";
import { heaviestLists, isConverted, largestForce, loadedNodes, loneMoment, sizeOf } from "../../../src/offline/validation/forces.ts";
import { edited } from "./judged.ts";

test("a load is as large as its largest component, whatever its sign; a moment is no force", () => {
  expect(sizeOf({ fx: -90_000, fz: 100 })).toBe(90_000);
  expect(sizeOf({ my: 1e6 })).toBe(0);
});

test("the list of a case with the largest force is its heaviest", () => {
  const heaviest = (fx: number) => {
    const document = edited(
      (d) =>
        (d.model.load_cases[0].node_loads = [
          { node: "F1", fx },
          { node: "F1", my: 1e6 },
        ]),
    );
    const loads = heaviestLists(document).get(document.entities("load_cases")[0]!)!;
    return [loads.where.at(-1), loads.largest, loadedNodes(loads), largestForce(document)];
  };
  expect(heaviest(-90_000)).toEqual(["node_loads", 90_000, 2, 90_000]);
  // The sheeting has 2100 N/m, and the snow of another case 3840.
  expect(heaviest(1)).toEqual(["member_loads", 2100, 0, 3840]);
});

test("whoever names a load in kilonewtons has converted it", () => {
  const loads = (...names: object[]) => ({ where: [], places: [], items: names });
  expect(isConverted(loads({}, { name: "snow, 0.1 kN/m" }))).toBe(true);
  expect(isConverted(loads({}, { name: "snow" }))).toBe(false);
});

test("a moment is alone where neither forces nor pressures act beside it", () => {
  const lone = (...loads: object[]) =>
    loneMoment(
      edited((d) => {
        for (const one of d.model.load_cases) one.member_loads = [];
        Object.assign(d.model.load_cases[0], { node_loads: [{ node: "F1", my: -45, mz: 3 }] }, ...loads);
      }),
    );
  expect(lone()).toBe(45);
  expect(lone({ node_loads: [{ node: "F1", my: -45, fz: 1 }] })).toBeUndefined();
  expect(lone({ area_loads: [{ nodes: ["F1", "F2", "F3"], pressure: -1 }] })).toBeUndefined();
});
