/** Which columns can lean, told from a structure's shape and supports alone. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { readFrame } from "../../src/model/frame.ts";
import { partsOf } from "../../src/topology/columns.ts";
import { Joints } from "../../src/topology/joints.ts";
import { hinge } from "../building.ts";
import { CLAMP, held, type Structure } from "../checks/held.ts";

const PIN = "fffrrf";
/** Held across a plane frame alone. */
const PLANE = "rfrrrr";

/** Ids of the columns that lean along x, and along y, in all parts. */
function leaning(structure: Omit<Structure, "designs" | "loads">, plates: string[][] = []): [string[], string[]] {
  const built = held({ ...structure, designs: [], check: { members: [structure.members[0]![0]], design_members: undefined } }) as Model;
  const shells = plates.map((nodes, i) => ({ id: `plate${i}`, nodes, material: "steel", thickness: 0.2 }));
  Object.assign(built.model, plates.length > 0 ? { plates: shells } : {});
  const results = solve(built);
  const parts = partsOf(new Joints(checkContext(built, readFrame(built.model, false, undefined), results)));
  const along = (axis: 0 | 1): string[] =>
    [...new Set(parts.values())].flatMap((part) => part.leaning[axis].map(({ member }) => member.id)).sort();
  return [along(0), along(1)];
}

/** A pinned beam over two columns, and a diagonal between their corners. */
const BAY = {
  nodes: { a: [0, 0, 0], b: [6, 0, 0], A: [0, 0, 4], B: [6, 0, 4] } as Structure["nodes"],
  members: [
    ["left", "a", "A"],
    ["right", "B", "b"],
    ["beam", "A", "B", { start_hinge: "pin", end_hinge: "pin" }],
    ["brace", "a", "B", { type: "truss" }],
  ] as Structure["members"],
  supports: { a: PIN, b: PIN, A: PLANE, B: PLANE } as Structure["supports"],
  hinges: [hinge("pin", { ry: "free", rz: "free" })],
};

describe("a plane bay", () => {
  test("leans in its plane, whatever braces it, and not across, where its supports hold it", () =>
    expect(leaning(BAY)).toEqual([["left", "right"], []]));
  test("clamped at its feet and free above it leans both ways", () =>
    expect(leaning({ ...BAY, supports: { a: CLAMP, b: CLAMP } })).toEqual([
      ["left", "right"],
      ["left", "right"],
    ]));
  test("a support at one head holds the other through the level beam", () =>
    expect(leaning({ ...BAY, supports: { ...BAY.supports, B: "ffrrrr" } })).toEqual([[], []]));
  test("a beam free along itself passes nothing on", () =>
    expect(
      leaning({
        ...BAY,
        hinges: [hinge("pin", { ux: 1, ry: "free", rz: "free" })],
        supports: { ...BAY.supports, a: CLAMP, B: "ffrrrr" },
      })[0],
    ).toEqual(["left"]));
  test("a floor passes on what holds it; a wall is bracing, as a diagonal is, though it leads to a support", () => {
    const corners: Structure["nodes"] = { c: [8, 0, 0], d: [11, 0, 0], C: [8, 0, 4], D: [11, 0, 4], E: [8, 3, 4], F: [11, 3, 4] };
    const tie: Structure["members"][number] = ["tie", "B", "C", { start_hinge: "pin", end_hinge: "pin" }];
    const bay = { ...BAY, nodes: { ...BAY.nodes, ...corners }, members: [...BAY.members.slice(0, 3), tie] };
    const plates = ["cdDC", "CDFE"].map((nodes) => [...nodes]);
    const beside = (supports: Structure["supports"]) => leaning({ ...bay, supports: { ...BAY.supports, ...supports } }, plates)[0];
    expect(beside({ c: CLAMP, d: CLAMP, E: CLAMP, F: CLAMP })).toEqual([]);
    expect(beside({ c: CLAMP, d: CLAMP })).toEqual(["left", "right"]);
  });
  test("nor does one hold across itself: a beam along x leads to no hold along y", () =>
    expect(leaning({ ...BAY, supports: { a: CLAMP, b: CLAMP, B: PLANE } })[1]).toEqual(["left"]));
});

describe("one column", () => {
  const nodes: Structure["nodes"] = { a: [0, 0, 0], m: [0, 0, 2], A: [0, 0, 4] };
  const members: Structure["members"] = [
    ["lower", "a", "m"],
    ["upper", "A", "m"],
  ];
  const column = (supports: Structure["supports"], more: Partial<Structure> = {}) => leaning({ nodes, members, supports, ...more });
  const both = ["lower", "upper"];
  test("cantilevers", () => expect(column({ a: CLAMP })).toEqual([both, both]));
  test("is held at its head, and so is its splice", () => expect(column({ a: PIN, A: "ffrrrr" })).toEqual([[], []]));
  test("is held along x alone", () => expect(column({ a: CLAMP, A: "frrrrr" })).toEqual([[], both]));
  test("held halfway it leans above", () => expect(column({ a: CLAMP, m: "ffrrrr" })).toEqual([["upper"], ["upper"]]));
  test("a spring at its head is a brace, whose stiffness nobody vouches for", () =>
    expect(column({ a: PIN, A: { ux: 1e6, uy: "fixed" } })).toEqual([both, []]));
  test("a hinge halfway leaves the lower piece to whatever else holds it", () => {
    const hinges = [hinge("pin", { ry: "free", rz: "free" })];
    const pinned: Structure["members"] = [
      ["lower", "a", "m", { end_hinge: "pin" }],
      ["upper", "A", "m"],
    ];
    expect(column({ a: CLAMP, A: "ffrrrr" }, { members: pinned, hinges })).toEqual([["lower"], ["lower"]]);
  });
  test.each([
    [14, ["post"]],
    [16, []],
  ])("%i° from the vertical", (degrees, found) => {
    const x = 4 * Math.tan((degrees * Math.PI) / 180);
    expect(leaning({ nodes: { a: [0, 0, 0], A: [x, 0, 4] }, members: [["post", "a", "A"]], supports: { a: CLAMP } })[0]).toEqual(found);
  });
  test("a leg that slopes along x is upright along y, however much it slopes up to 45°", () => {
    const legs = (x: number): [string[], string[]] =>
      leaning({
        nodes: { a: [-x, 0, 0], b: [x, 0, 0], A: [0, 0, 4] },
        members: [
          ["l", "a", "A"],
          ["r", "b", "A"],
        ],
        supports: { a: CLAMP, b: CLAMP },
      });
    expect(legs(2)).toEqual([[], ["l", "r"]]);
    expect(legs(5)).toEqual([[], []]);
  });
  test("a brace that slopes beside a column is none", () =>
    expect(
      leaning({
        nodes: { a: [0, 0, 0], b: [2, 0, 0], A: [0, 0, 4] },
        members: [
          ["post", "a", "A"],
          ["brace", "b", "A"],
        ],
        supports: { a: CLAMP, b: CLAMP },
      }),
    ).toEqual([["post"], ["post"]]));
  test("hung from above it does not lean", () =>
    expect(leaning({ nodes: { a: [0, 0, 0], A: [0, 0, 4] }, members: [["hanger", "a", "A"]], supports: { A: CLAMP } })).toEqual([[], []]));
});

describe("what stands on no columns", () => {
  test("a beam", () =>
    expect(leaning({ nodes: { a: [0, 0, 0], b: [6, 0, 0] }, members: [["beam", "a", "b"]], supports: { a: PIN, b: "rffrrr" } })).toEqual([
      [],
      [],
    ]));
  test("a truss on its chord's ends: its post stands on the chord, which the forces are to tell from a beam", () => {
    const nodes: Structure["nodes"] = { a: [0, 0, 0], m: [3, 0, 0], b: [6, 0, 0], M: [3, 0, 2] };
    const members: Structure["members"] = [
      ["c1", "a", "m"],
      ["c2", "m", "b"],
      ["r1", "a", "M"],
      ["r2", "M", "b"],
      ["post", "m", "M"],
    ];
    expect(leaning({ nodes, members, supports: { a: PIN, b: "rffrrf", M: PLANE } })).toEqual([["post"], []]);
  });
});

describe("posts at a girder's ends", () => {
  /** A chord below, one above, end posts and two diagonals; the far end rolls. */
  const girder = (length: number, height: number, far = "rffrrf") => {
    const nodes: Structure["nodes"] = { a: [0, 0, 0], m: [length / 2, 0, 0], b: [length, 0, 0], A: [0, 0, height], B: [length, 0, height] };
    const members: Structure["members"] = [
      ["c1", "a", "m"],
      ["c2", "m", "b"],
      ["top", "A", "B"],
      ["d1", "A", "m"],
      ["d2", "m", "B"],
      ["p1", "a", "A"],
      ["p2", "b", "B"],
    ];
    return leaning({ nodes, members, supports: { a: PIN, b: far, A: PLANE, B: PLANE } })[0];
  };
  test("do not lean: it lies on its bearings", () => expect(girder(16, 2)).toEqual([]));
  test("lean where it is higher than a quarter of its length", () => expect(girder(7, 2)).toEqual(["p1", "p2"]));
  test("lean where both ends are fixed to the ground", () => expect(girder(16, 2, PIN)).toEqual(["p1", "p2"]));
});

describe("posts on a beam that rests on two supports", () => {
  /** At the quarters of its length, with a beam above. */
  const planted = (height: number, length = 12): [string[], string[]] => {
    const nodes: Structure["nodes"] = {
      s: [0, 0, 0],
      a: [length / 4, 0, 0],
      b: [(3 * length) / 4, 0, 0],
      t: [length, 0, 0],
      A: [length / 4, 0, height],
      B: [(3 * length) / 4, 0, height],
    };
    const members: Structure["members"] = [
      ["t1", "s", "a"],
      ["t2", "a", "b"],
      ["t3", "b", "t"],
      ["left", "a", "A"],
      ["right", "b", "B"],
      ["top", "A", "B"],
    ];
    return leaning({ nodes, members, supports: { s: PIN, t: "rffrrf", A: PLANE, B: PLANE } });
  };
  test("lean as columns on supports do", () => expect(planted(4)).toEqual([["left", "right"], []]));
  test("lean not where they are an eighth of its length or less: a girder", () => expect(planted(1.4)).toEqual([[], []]));
});

describe("raked legs", () => {
  const frame = (degrees: number, more: Partial<Structure> = {}) => {
    const x = 4 * Math.tan((degrees * Math.PI) / 180);
    return leaning({
      nodes: { a: [-x, 0, 0], A: [0, 0, 4], B: [5, 0, 4], b: [5 + x, 0, 0] },
      members: [
        ["left", "a", "A"],
        ["beam", "A", "B"],
        ["right", "B", "b"],
      ],
      supports: { a: CLAMP, b: CLAMP },
      ...more,
    });
  };
  // The beam takes one leg's thrust to the other: what is left to carry a lean is bending, as between upright columns.
  test.each([20, 40])("%i° from the vertical lean under a level beam", (degrees) =>
    expect(frame(degrees)).toEqual([
      ["left", "right"],
      ["left", "right"],
    ]),
  );
  test("beyond 45° they are no columns", () => expect(frame(50)).toEqual([[], []]));
  test("that meet at one head push against each other, as in a truss, and lean across it", () => {
    const nodes: Structure["nodes"] = { a: [-2, 0, 0], A: [0, 0, 4], b: [2, 0, 0] };
    const members: Structure["members"] = [
      ["left", "a", "A"],
      ["right", "A", "b"],
    ];
    expect(leaning({ nodes, members, supports: { a: CLAMP, b: CLAMP } })).toEqual([[], ["left", "right"]]);
  });
});
