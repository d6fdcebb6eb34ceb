/** Which nodes lie behind which. */

import { expect, test } from "vitest";
import { Tree } from "../../src/members/tree.ts";

/** 0 and 4 stand on the ground; 1 hangs on 0, 2 and 3 on 1, 5 on 4; 6 hangs in the air. */
const ABOVE = [-1, 0, 1, 1, -1, 4, -1];
const tree = new Tree(7, [0, 4, 1, 5, 2, 3], (node) => ABOVE[node]!);

/** By going there step by step. */
function passes(node: number, root: number): boolean {
  for (let at = node; at >= 0; at = ABOVE[at]!) if (at === root) return true;
  return false;
}

test("a way passes the nodes on it, itself among them, and no others", () => {
  for (let node = 0; node < 6; node++)
    for (let root = 0; root < 6; root++) expect(tree.within(node, root), `${node} by ${root}`).toBe(passes(node, root));
});

test("what hangs in the air has no way", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((node) => tree.has(node))).toEqual([true, true, true, true, true, true, false]);
});
