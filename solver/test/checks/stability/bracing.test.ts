/** What bars and supports hold in place, by closed forms; what sways is never among it. */

import { describe, expect, test } from "vitest";
import { along, type Brace } from "../../../src/checks/stability/bracing.ts";
import { random } from "../../building.ts";
import { part } from "../fake.ts";
import { checked, type Structure } from "../held.ts";

const brace = (k: number[], fixed = [false, false, false]): Brace => ({ k: Float64Array.from(k), fixed });

describe("stiffness along a direction, all others free to give way", () => {
  test("springs along x and y, seen at 45°: 1/k = ½/kx + ½/ky", () =>
    expect(along(brace([4, 0, 0, 0, 12, 0, 0, 0, 1]), [Math.SQRT1_2, Math.SQRT1_2, 0])).toBeCloseTo(6, 9));
  test("one bar holds along itself alone", () => {
    const bar = brace([50, 50, 0, 50, 50, 0, 0, 0, 0]);
    expect(along(bar, [Math.SQRT1_2, Math.SQRT1_2, 0])).toBeCloseTo(100, 6);
    expect(along(bar, [1, 0, 0])).toBe(0);
  });
  test("fixed directions give nothing, the rest as it is", () => {
    expect(along(brace(new Array(9).fill(0), [true, true, true]), [0, 0.6, 0.8])).toBe(Infinity);
    expect(along(brace([0, 0, 0, 0, 9, 0, 0, 0, 0], [true, false, false]), [0.8, 0.6, 0])).toBeCloseTo(25, 6);
    expect(along(brace(new Array(9).fill(0), [true, false, true]), [0.8, 0.6, 0])).toBe(0);
  });
});

/** Storeys of columns and beams in a plane, so heavily loaded that what bends alone sways; `diagonal`: which storeys have a brace. */
function tower(storeys: number, diagonal: (k: number) => boolean, height: number): Structure {
  const nodes: Structure["nodes"] = {};
  const members: Structure["members"] = [];
  const supports: Structure["supports"] = {};
  for (let k = 0; k <= storeys; k++) {
    nodes[`a${k}`] = [0, 0, height * k];
    nodes[`b${k}`] = [6, 0, height * k];
    supports[`a${k}`] = supports[`b${k}`] = k === 0 ? "ffffff" : "rfrrrr";
    if (k === 0) continue;
    members.push([`c${k}`, `a${k - 1}`, `a${k}`], [`d${k}`, `b${k - 1}`, `b${k}`], [`g${k}`, `a${k}`, `b${k}`]);
    if (diagonal(k)) members.push([`x${k}`, `a${k - 1}`, `b${k}`, { type: "truss" }]);
  }
  return {
    nodes,
    members,
    supports,
    loads: { node_loads: ["a", "b"].map((side) => ({ node: `${side}${storeys}`, fz: -2e6 })) },
    designs: Array.from({ length: storeys }, (_, k) => ({ id: `D${k + 1}`, members: [`c${k + 1}`] })),
  };
}

describe("columns of a frame in a plane", () => {
  const open = (structure: Structure, id: string): boolean =>
    (["y", "z"] as const).some((axis) => part(checked(structure)[id]!, `buckling_${axis}`).status === "not_covered");
  test.each([1, 2, 3, 4, 5])("held up to the first storey without a brace, seed %s", (seed) => {
    const next = random(seed);
    const storeys = 2 + Math.floor(3 * next());
    const missing = 1 + Math.floor(storeys * next());
    const structure = tower(storeys, (k) => k !== missing, 3 + next());
    for (let k = 1; k <= storeys; k++) expect(open(structure, `D${k}`), `storey ${k}, brace missing in ${missing}`).toBe(k >= missing);
    expect(
      open(
        tower(storeys, () => true, 3.5),
        `D${storeys}`,
      ),
    ).toBe(false);
  });
});
