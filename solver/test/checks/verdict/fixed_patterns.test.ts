/** Imposed load on neighbouring spans at once: doubted where it bends or sags more on some of them alone, and left alone elsewhere (EN 1991-1-1 6.2.1(1)). */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { hinge, model, support } from "../../building.ts";

type Any = Record<string, unknown>;
/** Knife edges, on which a beam along x turns. */
const KNIFE = "ffffrr";
const spread = (members: readonly string[]): Any[] => members.map((member) => ({ member, type: "distributed", fz: -8000 }));
const STEEL = [{ id: "steel", type: "en1993_1_1", all: true, limit_state: "ULS" }];
const SAG = [{ id: "sag", type: "deflection", all: true, limit_state: "SLS", limit_ratio: 250 }];

interface Built {
  nodes: Record<string, [number, number, number]>;
  members: Any[];
  supports: Any[];
  /** Members under imposed load, case by case. */
  loaded: string[][];
}

/** Combinations by the places of their cases, at a limit state. */
function built(
  { nodes, members, supports, loaded }: Built,
  combined: number[][] = [loaded.map((_, i) => i)],
  state = "ULS",
  more: Any = {},
): Model {
  return model({
    nodes,
    members,
    supports,
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    cases: [
      { id: "G", nature: "permanent", self_weight: 1 },
      ...loaded.map((own, i) => ({ id: `Q${i}`, nature: "imposed", self_weight: 0, member_loads: spread(own), ...more })),
    ],
    combinations: combined.map((own, k) => ({
      id: `C${k}`,
      limit_state: state,
      terms: [{ load_case: "G", factor: 1 }, ...own.map((i) => ({ load_case: `Q${i}`, factor: 1 }))],
    })),
    analysis: { checks: state === "ULS" ? STEEL : SAG },
  });
}

const told = (whole: Model): number => solve(whole).summary.open_points.filter((one) => one.includes("both spans beside")).length;

/** Spans along x over knife edges, each with a case of its own; nodes without a support by their places. */
function beam(spans: readonly number[], { free = [], ends = KNIFE, own = {} }: { free?: number[]; ends?: string; own?: Any } = {}): Built {
  const at = [0, ...spans.map((_, i) => spans.slice(0, i + 1).reduce((sum, span) => sum + span))];
  const outer = (i: number): boolean => i === 0 || i === spans.length;
  return {
    nodes: Object.fromEntries(at.map((x, i) => [`N${i}`, [x, 0, 0] as [number, number, number]])),
    members: spans.map((_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}`, ...own })),
    supports: at.flatMap((_, i) => (free.includes(i) ? [] : [support(`S${i}`, `N${i}`, outer(i) ? ends : KNIFE)])),
    loaded: spans.map((_, i) => [`M${i}`]),
  };
}

const whole = (one: Built): Built => ({ ...one, loaded: [one.loaded.flat()] });

/** Bays of 6 m and storeys of 4 m on pinned feet. */
function frame(bays: number, storeys: number, beams: Any = {}, columns: Any = {}): Built {
  const lines = [...Array(bays + 1).keys()];
  const levels = [...Array(storeys).keys()];
  const flat = levels.flatMap((k) =>
    lines.slice(1).map((i) => ({ id: `B${i}${k}`, start: `N${i - 1}${k + 1}`, end: `N${i}${k + 1}`, ...beams })),
  );
  return {
    nodes: Object.fromEntries(
      lines.flatMap((i) => [...levels, storeys].map((k) => [`N${i}${k}`, [6 * i, 0, 4 * k] as [number, number, number]])),
    ),
    members: [
      ...levels.flatMap((k) => lines.map((i) => ({ id: `C${i}${k}`, start: `N${i}${k}`, end: `N${i}${k + 1}`, ...columns }))),
      ...flat,
    ],
    supports: [
      ...lines.map((i) => support(`F${i}`, `N${i}0`, "ffffrf")),
      ...levels.flatMap((k) => lines.map((i) => support(`S${i}${k}`, `N${i}${k + 1}`, i ? "rfrfrf" : "ffrfrf"))),
    ],
    loaded: [flat.map(({ id }) => id)],
  };
}

/** Girders along y, 8 m on supports, and over their middles a beam along x in 4 m spans. */
function girders(count: number, own: Any = {}): Built {
  const lines = [...Array(count).keys()];
  const over = lines.slice(1).map((i) => ({ id: `B${i}`, start: `M${i - 1}`, end: `M${i}`, ...own }));
  return {
    nodes: Object.fromEntries(
      lines.flatMap((i) =>
        [["A", 0] as const, ["M", 4] as const, ["E", 8] as const].map(([name, y]) => [
          `${name}${i}`,
          [4 * i, y, 0] as [number, number, number],
        ]),
      ),
    ),
    members: [
      ...lines.flatMap((i) => [
        { id: `A${i}`, start: `A${i}`, end: `M${i}` },
        { id: `E${i}`, start: `M${i}`, end: `E${i}` },
      ]),
      ...over,
    ],
    supports: lines.flatMap((i) => ["A", "E"].map((end) => support(`${end}${i}`, `${end}${i}`, "fffrfr"))),
    loaded: [over.map(({ id }) => id)],
  };
}

describe("strength", () => {
  // Three equal spans: 0.117 w·l² over a support beside two loaded spans, 0.100 under load on all three.
  test.each([[[6, 6, 6]], [[6, 6, 6, 6]], [[5, 7, 4, 9]]])("three spans and more, %j", (spans) =>
    expect(told(built(whole(beam(spans))))).toBe(1),
  );

  // Over the support (l1³ + l2³) / 8 (l1 + l2) · w: each span adds to it, and none has more within.
  test.each([[[6]], [[6, 6]], [[9, 4]]])("of spans that turn on their supports two at most have all load as the worst, %j", (spans) =>
    expect(told(built(whole(beam(spans))))).toBe(0),
  );

  // Load on both: w·l²/12 at each end; on one, w·l² (1/12 + 1/48).
  test("two spans between fixed ends", () => expect(told(built(whole(beam([6, 6], { ends: "ffffff" }))))).toBe(1));

  // With a = 0.4 l: in the span w (l/2 − a²/2l)²/2 = 0.088 w·l², and without load on the free end 0.125 w·l².
  test.each([
    [2.4, 1],
    [1.6, 1],
    [1.4, 0],
  ])("a free end of %d m beside 6 m", (free, count) => {
    expect(told(built(whole(beam([6, free], { free: [2] }))))).toBe(count);
    expect(told(built(whole(beam([free, 6], { free: [0] }))))).toBe(count);
  });

  // The inner column of two equal bays has no moment under load on both.
  test.each([
    [2, 1],
    [3, 1],
    [2, 3],
  ])("%d bays and %d storeys", (bays, storeys) => expect(told(built(frame(bays, storeys)))).toBe(1));

  test.each([
    ["one bay", frame(1, 1)],
    ["one bay, four storeys", frame(1, 4)],
    ["simple construction", frame(3, 2, { start_hinge: "pin", end_hinge: "pin" })],
    ["two bays on pinned posts", frame(2, 1, {}, { end_hinge: "pin" })],
    ["hinged at one end", frame(3, 1, { start_hinge: "pin" })],
  ])("%s: nothing runs on, or nothing is bent by less", (_, one) => expect(told(built(one))).toBe(0));

  test("three spans on pinned posts", () => expect(told(built(frame(3, 1, {}, { end_hinge: "pin" })))).toBe(1));
  test("beams that run on over girders", () =>
    expect([girders(4), girders(3), girders(4, { start_hinge: "pin", end_hinge: "pin" })].map((one) => told(built(one)))).toEqual([
      1, 0, 0,
    ]));

  test("spans that a support clamps between them bend alone", () => {
    const clamped = beam([6, 6, 6]);
    clamped.supports = clamped.supports.map(({ id, node }) => support(id as string, node as string, "ffffff"));
    expect(told(built(whole(clamped)))).toBe(0);
  });
});

describe("which combinations part the spans", () => {
  const spans = beam([6, 6, 6]);
  test.each([
    [[[0, 1, 2]], 1],
    [
      [
        [0, 1, 2],
        [0, 1],
      ],
      1,
    ],
    [[[0, 2], [1], [0, 1, 2]], 0],
  ])("%j", (combined, count) => expect(told(built(spans, combined))).toBe(count));

  test("less of a load is not its absence: spans are parted where they have the most of it", () => {
    const lists = (factor: number): Model => {
      const one = built(spans, [[0, 1, 2], [0, 2], [1]]);
      for (const set of one.model.load_combinations.slice(1)) for (const term of set.terms.slice(1)) term.factor = factor;
      return one;
    };
    expect([0.7, 1].map((factor) => told(lists(factor)))).toEqual([1, 0]);
  });

  test.each([{ category: "H" }, { nature: "snow" }, { nature: "other" }])("what is no floor may lie everywhere, %j", (more) =>
    expect(told(built(whole(spans), [[0]], "ULS", more))).toBe(0),
  );

  test("nothing is said where nothing is verified", () => {
    const one = built(whole(spans));
    delete one.analysis!.checks;
    expect(told(one)).toBe(0);
  });

  test("beams that end on a girder load its spans", () => {
    const girder = beam([3, 3, 3, 3, 3, 3], { free: [1, 3, 5] });
    const joists = ["N1", "N3", "N5"].map((node, i) => ({ id: `J${i}`, start: node, end: `J${i}`, start_hinge: "pin", end_hinge: "pin" }));
    const nodes = Object.fromEntries([3, 9, 15].map((x, i) => [`J${i}`, [x, 5, 0] as [number, number, number]]));
    const one: Built = {
      nodes: { ...girder.nodes, ...nodes },
      members: [...girder.members, ...joists],
      supports: [...girder.supports, ...Object.keys(nodes).map((node) => support(`S${node}`, node, "ffffff"))],
      loaded: [["J0"], ["J1"], ["J2"]],
    };
    expect(told(built(one))).toBe(1);
    expect(told(built(one, [[0, 2], [1], [0, 1, 2]]))).toBe(0);
  });
});

// Two spans under 20 kN/m sag by 2/384 of w·l⁴/EI in the middle, one of them alone by 3.5/384 of its load's part.
test("for deflection of two spans too", () => {
  expect(told(built(whole(beam([6, 6])), [[0]], "SLS"))).toBe(1);
  expect(told(built(beam([6, 6]), [[0], [1], [0, 1]], "SLS"))).toBe(0);
});
