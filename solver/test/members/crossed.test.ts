/** Ties in crosses hold columns both ways; a tie alone, or two that pull the same way, hold nothing. */

import { describe, expect, test } from "vitest";
import { random } from "../building.ts";
import { printed, tabulated } from "../checks/fake.ts";
import { AMONG_LOADS, checked, type Structure } from "../checks/held.ts";

const PIN = "fffrrf";
/** Pinned about both axes, with twist passed on; and free along itself besides. */
const HINGES = [
  { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" },
  { id: "slot", ux: 1, uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" },
];
type Tie = [start: string, end: string];

/** Two columns with a pinned beam across, heavily loaded (αcr of the columns alone is below 10), and ties between the corners a, b on the ground and A, B above. */
function bay(seed: number, ties: Tie[], { beam = "pin", middle = false } = {}): Structure {
  const next = random(seed);
  const [width, height] = [4 + 4 * next(), 3.5 + next()];
  return {
    nodes: {
      ...{ a: [0, 0, 0], b: [width, 0, 0], A: [0, 0, height], B: [width, 0, height] },
      ...(middle ? { M: [width / 2, 0, height] } : {}),
    } as Structure["nodes"],
    members: [
      ["left", "a", "A"],
      ["right", "b", "B"],
      ...((middle
        ? [
            ["beam1", "A", "M", { start_hinge: "pin" }],
            ["beam2", "M", "B", { end_hinge: "pin" }],
          ]
        : [["beam", "A", "B", { start_hinge: beam, end_hinge: "pin" }]]) as Structure["members"]),
      ...ties.map(([start, end], i): Structure["members"][number] => [`tie${i}`, start, end, { type: "tension" }]),
    ],
    supports: { a: PIN, b: PIN, A: "rfrrrr", B: "rfrrrr", ...(middle ? { M: "rfrrrr" } : {}) },
    hinges: HINGES,
    section: { ...tabulated("HEB200"), id: "section" },
    loads: {
      node_loads: [
        { node: "A", fx: 2e4, fz: -5e5 },
        { node: "B", fz: -5e5 },
      ],
    },
    designs: ["left", "right"].map((id) => ({ id, members: [id] })),
  };
}

const CROSS: Tie[] = [
  ["a", "B"],
  ["b", "A"],
];
const V: Tie[] = [
  ["a", "M"],
  ["b", "M"],
];
/** Buckling lengths of the columns in the plane of the bay, of the height between their pins. */
const lengths = (structure: Structure): number[] =>
  columns(structure).map((column) => printed(column, "buckling_y", "Lcr,y") / structure.nodes.A![2]);
const columns = (structure: Structure) => Object.values(checked(structure));

describe.each([1, 2])("bay %s", (seed) => {
  test("a cross holds both columns: their length is that between the joints, and all is verified", () => {
    const crossed = { ...bay(seed, CROSS), options: AMONG_LOADS };
    for (const column of columns(crossed)) expect(column.verdict).toBe("pass");
    // π²·E·I/h² between pins, found within 0.3 %; the give of the ties takes little of it.
    for (const length of lengths(crossed)) {
      expect(length).toBeGreaterThan(0.9985);
      expect(length).toBeLessThan(1.005);
    }
  });
  test("two ties from the beam's middle to either foot do not: the one that is pulled bends the beam", () => {
    const tied = bay(seed, V, { middle: true });
    expect(columns(tied).some(({ verdict }) => verdict === "pass")).toBe(false);
    for (const length of lengths(tied)) expect(length).toBeGreaterThan(1.5);
  });
  test.each<[string, Tie[], string]>([
    ["one tie alone", [["a", "B"]], "pin"],
    [
      "two ties that are pulled at once",
      [
        ["a", "B"],
        ["a", "B"],
      ],
      "pin",
    ],
    ["a cross whose beam slides at its end", CROSS, "slot"],
  ])("%s: not shown to be held", (_, ties, beam) => {
    // 2 kN keep the ties taut, and a lean of 1,000 kN by 1/200 slackens them.
    const node_loads = ["A", "B"].map((node, i) => ({ node, fx: i ? 0 : 2e3, fz: -5e5 }));
    const found = columns({ ...bay(seed, ties, { beam }), loads: { node_loads }, options: { order: undefined } });
    expect(found.some(({ verdict }) => verdict === "pass")).toBe(false);
  });
  test("lightly loaded, αcr above 10, pushed by more than 0.15·V_Ed (5.3.2(4)B): one tie holds as a cross does, for no lean is due that would slacken it", () => {
    const light = (ties: Tie[]) => {
      const structure = bay(seed, ties);
      return columns({
        ...structure,
        options: { order: undefined },
        loads: {
          node_loads: [
            { node: "A", fx: 32e3, fz: -1e5 },
            { node: "B", fz: -1e5 },
          ],
        },
      });
    };
    for (const ties of [[["a", "B"]] as Tie[], CROSS])
      for (const column of light(ties)) expect(column).toMatchObject({ verdict: "pass", questions: [] });
  });
});
