/** Progress as the protocol wants it: every figure above the last, and not a message for each crumb. */
import type { ProgressReport } from "handoff-solver";
import { expect, it } from "vitest";
import { type Told, telling } from "../src/progress.js";

function told(...reports: Partial<ProgressReport>[]): Told[] {
  const heard: Told[] = [];
  const tell = telling((one) => heard.push(one));
  for (const report of reports) tell({ phase: "checking", ...report } as ProgressReport);
  return heard;
}

it("says nothing that does not grow", () => {
  expect(told({ fraction: 0.5 }, { fraction: 0.5 }, { fraction: 0.4 }, { fraction: 0.6 }).map(({ progress }) => progress)).toEqual([
    0.5, 0.6,
  ]);
});

it("leaves out less than a hundredth, unless something else is being done", () => {
  const heard = told(
    { fraction: 0.5 },
    { fraction: 0.505 },
    { fraction: 0.506, phase: "stability" },
    { fraction: 0.52, phase: "stability" },
  );
  expect(heard).toEqual([
    { progress: 0.5, message: "forces and stability found; checking" },
    { progress: 0.506, message: "forces found" },
    { progress: 0.52, message: "forces found" },
  ]);
});

it("counts the steps of what takes long", () => {
  expect(told({ fraction: 0.1, phase: "stability", step: { of: "buckling", at: 2, count: 5 } })[0]!.message).toBe(
    "forces found; buckling modes 2 of 5",
  );
});
