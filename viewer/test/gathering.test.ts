/** Checks that arrive are told of early, and then ever more at a time: all renewals of the page cost as much as a few of its whole list. */
import type { CheckResult } from "handoff-solver";
import { expect, it } from "vitest";
import { gathered } from "../src/solving/gathering.ts";
import { check } from "./check.ts";

const ten = Array.from({ length: 10 }, (_, i): CheckResult => check(`c${i}`, 0.5));

/** Lengths of the list at each renewal, where ten checks are made in so many milliseconds. */
function renewals(batches: number, milliseconds: number): number[] {
  const lengths: number[] = [];
  let [clock, length] = [0, 0];
  const take = gathered(
    (made) => {
      length += made.length;
      lengths.push(length);
    },
    () => clock,
  );
  for (let i = 0; i < batches; i++) {
    clock += milliseconds;
    take(ten);
  }
  return lengths;
}

it("tells of the first at once where they take long, and of several together where they do not", () => {
  expect(renewals(3, 500)[0]).toBe(10);
  expect(renewals(50, 100)[0]).toBe(40);
});

it("costs the page a few times its last renewal", () => {
  const lengths = renewals(1000, 500);
  const sum = lengths.reduce((all, length) => all + length, 0);
  // A geometric series that grows by a quarter: its sum is five times its last member.
  expect(sum / lengths.at(-1)!).toBeLessThan(5.5);
  expect(lengths.at(-1)!).toBeGreaterThan(10_000 / 1.25);
});
