/** Storeys: a member stands in the highest whose floor is not above its lower end. */

import { expect, test } from "vitest";
import type { Member, Node } from "../../src/generated/model.ts";
import { storeyAt, storeyMembers } from "../../src/model/storeys.ts";

const storeys = [
  { id: "ground", z: 0 },
  { id: "roof", z: 6 },
  { id: "first", z: 3 },
];

test("in whatever order they are listed, and a millimetre below a floor is on it", () => {
  const at = storeyAt(storeys);
  expect([-0.1, 0, 2.9, 2.9995, 5, 100].map(at)).toEqual([undefined, "ground", "ground", "first", "first", "roof"]);
});

test("columns stand in the storey of their foot, beams on their floor, and what hangs below in none", () => {
  const nodes = [-2, 0, 3, 6].map((z): Node => ({ id: `at ${z}`, x: 0, y: 0, z }));
  const member = (id: string, start: number, end: number): Member => ({
    id,
    start: `at ${start}`,
    end: `at ${end}`,
    section: "s",
    material: "m",
  });
  const members = [member("column", 3, 0), member("upper", 3, 6), member("beam", 3, 3), member("pile", -2, 0)];
  expect(Object.fromEntries(storeyMembers({ storeys, nodes, members }))).toEqual({
    ground: ["column"],
    first: ["upper", "beam"],
    roof: [],
  });
});
