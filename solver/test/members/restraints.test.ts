/** Members that frame in between the ends of a design member: what is shown to be far stiffer holds it against twist, what may twist along does not. */

import { expect, test } from "vitest";
import { hinge } from "../building.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { checked, cutBeam, even, FORK, SLIDE, type Structure } from "../checks/held.ts";

const mcr = (structure: Structure): number => printed(checked(structure).D!, "ltb", "Mcr");

/** 8 m between forks, something framing in at its middle. */
function joined(more: Partial<Structure>, members: Structure["members"] = [], design: object = {}): Structure {
  const beam = cutBeam(8, [4]);
  return {
    ...beam,
    ...more,
    nodes: { ...beam.nodes, ...more.nodes },
    members: [...beam.members, ...members],
    supports: { ...beam.supports, ...more.supports },
    loads: even(["M0", "M1"], 3e3),
    designs: [{ ...beam.designs[0], ...design }],
    check: { load_height: "centre" },
  };
}

const cross: Partial<Structure> = { nodes: { C: [4, 3, 0], D: [4, -3, 0] }, supports: { C: "ffffff", D: "ffffff" } };
const both: Structure["members"] = [
  ["c", "N1", "C"],
  ["d", "N1", "D"],
];

test("beams to clamps on either side hold its middle against twist: more than bare, no more than both flanges held there", () => {
  const [bare, held] = [mcr(joined({})), mcr(joined(cross, both))];
  const fixed = mcr(joined(cross, both, { lateral_restraints: [{ position: 0.5, flange: "both" }] }));
  expect(held).toBeGreaterThan(1.5 * bare);
  expect(held).toBeLessThanOrEqual(fixed * (1 + 1e-6));
});

test("a support within holds twist of a beam that rises by 1/4000 as of a level one", () => {
  const level = joined({ supports: { N1: "rrrfrr" } });
  const { N0, N1, end, ...others } = level.nodes;
  const rising = { ...level, nodes: { ...others, N0: N0!, N1: [4, 0, 0.001] as const, end: [8, 0, 0.002] as const } } as Structure;
  expect(mcr(level)).toBeGreaterThan(1.5 * mcr(joined({})));
  expect(mcr(rising) / mcr(level)).toBeCloseTo(1, 3);
});

test("hinges that let the beam turn about its axis hold nothing", () => {
  const pinned = both.map(([id, start, end]): Structure["members"][number] => [id, start, end, { start_hinge: "pin" }]);
  const structure = joined({ ...cross, hinges: [hinge("pin", { ry: "free" })] }, pinned);
  expect(JSON.stringify(part(checked(structure).D!, "ltb").steps)).not.toContain("members c");
  expect(JSON.stringify(part(checked(joined(cross, both)).D!, "ltb").steps)).toContain("members c, d at 4.000 m held against twist");
});

test("a like beam beside it, tied to it in the middle, twists along and holds nothing", () => {
  const pair = joined({ nodes: { P: [0, 3, 0], Q: [4, 3, 0], R: [8, 3, 0] }, supports: { P: FORK, R: SLIDE } }, [
    ["p", "P", "Q"],
    ["q", "Q", "R"],
    ["t", "N1", "Q"],
  ]);
  expect(mcr(pair)).toBeCloseTo(mcr(joined({})), 1);
});

test("an end that its support keeps from twisting and leaves free sideways is not held sideways: two points beside it are no restraint", () => {
  const forked = { N0: FORK, end: SLIDE };
  const sliding = (held: string) =>
    mcr({ ...joined({ supports: { N1: "rfrrrr", end: held } }), designs: [{ id: "D", members: ["M0", "M1"] }] });
  // v enters by v″ alone: held at two places, wherever they are, it is the beam between forks.
  expect(sliding("rrffrr")).toBeCloseTo(mcr(joined({ supports: forked })), 1);
  expect(sliding("rfffrr")).toBeGreaterThan(1.5 * sliding("rrffrr"));
});

test("a support of a node off the axis holds the beam there: below the axis of a sagging beam next to nothing, above it as at its middle", () => {
  const middle = (offset: number): number => {
    const aside = { start_offset: [0, 0, offset], end_offset: [0, 0, offset] };
    const beam = joined({ supports: { N1: "rfrrrr" } });
    return mcr({ ...beam, members: beam.members.map(([id, start, end]) => [id, start, end, aside]) });
  };
  const bare = mcr(joined({}));
  // The member lies above its nodes, so that what holds them is below it.
  expect(middle(0.25)).toBeLessThan(1.1 * bare);
  expect(middle(0.25)).toBeGreaterThanOrEqual(bare * (1 - 1e-6));
  expect(middle(-0.25)).toBeCloseTo(middle(0), 0);
  expect(middle(0)).toBeGreaterThan(2.5 * bare);
});

test("a load of a node above the axis drives the twist on by its arm, be it stated at the centre", () => {
  const loaded = (offset: number, height: string): number => {
    const aside = { start_offset: [0, 0, offset], end_offset: [0, 0, offset] };
    const beam = { ...joined({}), loads: { node_loads: [{ node: "N1", fz: -10e3 }] }, check: { load_height: height } };
    return mcr({ ...beam, members: beam.members.map(([id, start, end]) => [id, start, end, aside]) });
  };
  expect(loaded(-0.15, "centre")).toBeCloseTo(loaded(0, "top"), 6);
  expect(loaded(-0.4, "adverse")).toBeLessThan(0.8 * loaded(0, "adverse"));
  expect(loaded(0.4, "adverse")).toBeCloseTo(loaded(0, "adverse"), 6);
});

test.each([2e4, 4e4])(
  "a flange that lies on springs rolls over them however long the line is: Mcr below that of all spans in one wave, k = %s",
  (k) => {
    const [l, n, q] = [6, 5, 10e3];
    const lies = { ux: "free", uy: "fixed", uz: "fixed", rx: k, ry: "free", rz: "free" };
    const supports = { N0: FORK, N1: lies, N2: lies, N3: lies, N4: lies, end: SLIDE };
    const beam = cutBeam(n * l, [l, 2 * l, 3 * l, 4 * l], supports);
    // Rayleigh with v = 0 and θ = sin(πx/L), per span: springs and own stiffness against q·l on the upper flange and no less on the lower one.
    const wave = Math.PI / (n * l);
    const { it, iw = 0 } = tabulated("IPE300");
    const own = (81e9 * it * wave ** 2 + 210e9 * iw * wave ** 4) * l;
    const most = (k + own) / (2 * q * l * 0.15);
    // Over the outer supports of five spans, 0.1053·q·l².
    const largest = 0.1053 * q * l ** 2;
    const loads = even(["M0", "M1", "M2", "M3", "M4"], q);
    expect(mcr({ ...beam, loads })).toBeLessThan((most * largest) / 1e3);
  },
);
