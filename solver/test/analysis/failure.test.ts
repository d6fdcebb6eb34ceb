/** A part's own failure is told, anything else concerns the whole. */

import { expect, test } from "vitest";
import { failureOf } from "../../src/analysis/failure.ts";
import { SolveError } from "../../src/results/error.ts";

test("a reason of the analysis is one, a cancelled solve or a fault of ours is thrown on", () => {
  expect(failureOf(new SolveError("no_mass", "nothing weighs"))).toEqual({ code: "no_mass", message: "nothing weighs" });
  const [cancelled, fault] = [new SolveError("cancelled", "stop"), new TypeError("oh")];
  expect(() => failureOf(cancelled)).toThrow(cancelled);
  expect(() => failureOf(fault)).toThrow(fault);
});
