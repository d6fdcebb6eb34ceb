/** Loads on a node in a combination: those of its cases times their factors. */

import { expect, test } from "vitest";
import { nodeLoads } from "../../src/diagrams/nodeloads.ts";
import type { Model } from "../../src/generated/model.ts";
import type { Results } from "../../src/results/index.ts";
import type { CheckCombination } from "../../src/topology/context.ts";

const load_cases = [
  { id: "G", node_loads: [{ node: "A", fz: -10 }] },
  {
    id: "Q",
    node_loads: [
      { node: "A", fy: 3, mx: 2 },
      { node: "A", fy: 1, fz: -4 },
    ],
  },
  { id: "W" },
] as unknown as Model["model"]["load_cases"];
const terms = [
  { load_case: 0, factor: 1.35 },
  { load_case: 1, factor: 1.5 },
];
// What leans the structure is a case behind the model's own.
const load_combinations = [{ terms: [...terms, { load_case: 3, factor: 1 }] }, { terms: [] }] as unknown as Results["load_combinations"];
const at = (node: string, index: number) => nodeLoads({ load_cases }, { load_combinations })(node, { index } as CheckCombination);

test("each with its factor, those of one case together", () => {
  expect(at("A", 0)).toEqual({ force: [0, 6, -19.5], moment: [3, 0, 0] });
  expect(at("A", 1)).toEqual({ force: [0, 0, 0], moment: [0, 0, 0] });
});

test("a node that no case loads has none", () => expect(at("B", 0)).toBeNull());
