/** A run seen from either end: its own freedoms first, and pieces drawn backwards are no other. */

import { expect, test } from "vitest";
import { RunStiffnesses } from "../../src/members/runstiffnesses.ts";
import type { CheckContext, CheckMember } from "../../src/topology/context.ts";
import type { Run } from "../../src/topology/runs.ts";

/** A spring along x of any number: k at its start and end, −k between. */
const stiffness: CheckContext["stiffness"] = ({ length: k }, out) => {
  out.fill(0);
  [out[0], out[6], out[72], out[78]] = [k, -k, -k, k];
  // So that the ends can be told apart.
  out[13] = 1;
};
const spring = (start: string, end: string, k: number) => ({ id: start + end, start, end, length: k }) as unknown as CheckMember;
const run = (from: string, to: string, ...pieces: CheckMember[]) => ({ from, to, pieces }) as unknown as Run;
const seen = (one: Run, fromStart: boolean) => Float64Array.from(new RunStiffnesses({ stiffness }).seenFrom(one, fromStart));

test("the end that it is seen from comes first", () => {
  const one = run("A", "B", spring("A", "B", 5));
  expect([seen(one, true)[13], seen(one, true)[13 * 7]]).toEqual([1, 0]);
  expect([seen(one, false)[13], seen(one, false)[13 * 7]]).toEqual([0, 1]);
  expect(seen(one, false)[0]).toBe(5);
});

test("a piece drawn backwards is turned round", () => {
  expect(seen(run("A", "B", spring("B", "A", 5)), true)[13]).toBe(0);
  expect(seen(run("A", "B", spring("B", "A", 5)), false)[13]).toBe(1);
});

test("pieces are in series: 1/(1/3 + 1/6) = 2", () => {
  const two = run("A", "C", spring("A", "B", 3), spring("C", "B", 6));
  expect([seen(two, true)[0], seen(two, true)[6], seen(two, false)[0]]).toEqual([2, -2, 2].map((k) => expect.closeTo(k, 12)));
});
