/** A purlin given as a support of the axis and as a flange held: one holder, at the flange. */

import { describe, expect, test } from "vitest";
import { Mcr_uniform } from "../../src/members/mcr.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { checked, cutBeam, even, type Structure } from "../checks/held.ts";
import { factorByElements, type Line } from "./lateralelements.ts";

const L = 8;
const M = 20e3;
const p = tabulated("IPE300");
const own = { ei_z: 210e9 * p.iz, ei_w: 210e9 * p.iw!, gi_t: 81e9 * p.it };
const half = (0.3 - 0.0107) / 2;

type Flange = "top" | "bottom" | "both";

/** Between forks under an even moment that presses the upper flange, or the lower one. */
function beam(sign: 1 | -1, support: boolean, ...held: [position: number, flange: Flange][]): Structure {
  const cut = cutBeam(L, [L / 2]);
  return {
    ...cut,
    supports: { ...cut.supports, ...(support ? { N1: "rfrrrr" } : {}) },
    loads: {
      node_loads: [
        { node: "N0", my: sign * M },
        { node: "end", my: -sign * M },
      ],
    },
    designs: [{ ...cut.designs[0], lateral_restraints: held.map(([position, flange]) => ({ position, flange })) }],
    check: { load_height: "centre" },
  };
}

const mcr = (...given: Parameters<typeof beam>): number => printed(checked(beam(...given)).D!, "ltb", "Mcr");
const restraints = (...given: Parameters<typeof beam>): string =>
  JSON.stringify(
    part(checked(beam(...given)).D!, "ltb").steps.flatMap(({ inputs }) => inputs.filter(({ symbol }) => symbol === "restraints")),
  );

const forks: Line["holds"] = [0, L].map((s) => ({ s, z: 0, theta: true }));
/** kN·m, held besides at a height in the middle. */
const byElements = (sign: 1 | -1, ...middle: Line["holds"]): number =>
  (M * factorByElements({ length: L, of: () => own, moment: () => sign * M, holds: [...forks, ...middle] })) / 1e3;

describe("the elements that tell what is right", () => {
  test("are those of the closed form between forks, over the whole and over half of it where the middle is a fork", () => {
    expect(byElements(1) / (Mcr_uniform(L, own.ei_z, own.ei_w, own.gi_t) / 1e3)).toBeCloseTo(1, 3);
    const fork = byElements(1, { s: L / 2, z: 0, theta: true });
    expect(fork / (Mcr_uniform(L / 2, own.ei_z, own.ei_w, own.gi_t) / 1e3)).toBeCloseTo(1, 3);
  });
});

describe.each<[Flange, 1 | -1]>([
  ["bottom", 1],
  ["top", -1],
])("the %s flange held, which is pulled, and a support of the axis at the same node", (flange, sign) => {
  const z = flange === "top" ? half : -half;
  const expected = byElements(sign, { s: L / 2, z });

  test("is held at that flange alone: half of a fork's", () => {
    expect(mcr(sign, true, [0.5, flange]) / expected).toBeCloseTo(1, 2);
    expect(expected).toBeLessThan(0.55 * byElements(sign, { s: L / 2, z: 0, theta: true }));
    expect(restraints(sign, true, [0.5, flange])).toContain(`${flange} flange held at 4.000 m (support N1 is the same holder)`);
  });

  test("so too where the place is given with two digits, 80 mm beside the node", () =>
    expect(mcr(sign, true, [0.49, flange])).toBeCloseTo(mcr(sign, false, [0.49, flange]), 6));

  test("a metre away it is another holder", () =>
    expect(mcr(sign, true, [0.625, flange])).toBeGreaterThan(1.5 * mcr(sign, false, [0.625, flange])));

  test("both flanges, in one word or in two, stay a fork with the support", () => {
    const fork = byElements(sign, { s: L / 2, z: 0, theta: true });
    expect(mcr(sign, true, [0.5, "both"]) / fork).toBeCloseTo(1, 3);
    expect(mcr(sign, true, [0.5, "top"], [0.5, "bottom"]) / fork).toBeCloseTo(1, 3);
  });
});

test("6.3.3 does not neglect such a restraint for less of CmLT: its holder would be back at the axis, and hold better", () => {
  // The node is where the lower flange is no longer pressed, so that the restraint cuts the diagram.
  const pressed = (support: boolean): number => {
    const cut = cutBeam(L, [0.8 * L]);
    const node_loads = [
      { node: "N0", my: -M },
      { node: "end", my: -0.5 * M, fx: -200e3 },
    ];
    const designs = [{ ...cut.designs[0], l_cr_y: L, l_cr_z: L / 2, lateral_restraints: [{ position: 0.8, flange: "top" }] }];
    const supports = { ...cut.supports, ...(support ? { N1: "rfrrrr" } : {}) };
    const result = checked({ ...cut, supports, loads: { node_loads }, designs, check: { load_height: "centre" } }).D!;
    return part(result, "interaction").utilisation as number;
  };
  expect(pressed(true)).toBeGreaterThanOrEqual(pressed(false) * (1 - 1e-9));
});

test("a short piece held in its middle keeps both its ends", () => {
  const cut = cutBeam(0.5, []);
  const designs = [{ ...cut.designs[0], lateral_restraints: [{ position: 0.5, flange: "top" }] }];
  expect(part(checked({ ...cut, designs, loads: even(["M0"], 50e3) }).D!, "ltb").status).toBe("pass");
});

test("at an end whose support holds the axis and leaves twist to a spring the flange alone is held, and no fork", () => {
  const spring = { ux: "fixed", uy: "fixed", uz: "fixed", rx: 2e3, ry: "free", rz: "free" };
  const one = beam(1, true, [0, "bottom"]);
  const found = printed(checked({ ...one, supports: { ...one.supports, N0: spring } }).D!, "ltb", "Mcr");
  const held: Line["holds"] = [
    { s: L / 2, z: 0 },
    { s: L, z: 0, theta: true },
    { s: 0, z: -half, twist: 2e3 },
  ];
  const at = (holds: Line["holds"]): number => (M * factorByElements({ length: L, of: () => own, moment: () => M, holds })) / 1e3;
  // Springs are rounded down, by a fifth at most.
  expect(found / at(held)).toBeLessThan(1.001);
  expect(found / at(held)).toBeGreaterThan(0.9);
  expect(at([...held, { s: 0, z: 0 }])).toBeGreaterThan(1.3 * found);
});
