/** The order of the solver's folders, as `make lint` holds it. */

import { expect, test } from "vitest";
import { faults, solverFiles } from "../scripts/layers.mjs";

test("a file imports from its own folder and from those below", () =>
  expect(
    faults([
      ["model/frame.ts", 'import { a } from "../results/sets.ts";'],
      ["results/sets.ts", ""],
    ]),
  ).toEqual([]));

test("an import from above is named, be it of a type alone", () =>
  expect(faults([["model/frame.ts", 'import type { Span } from "../topology/line.ts";']])).toEqual([
    "model/frame.ts imports topology/line.ts, which lies above it",
  ]));

test("a circle is named, be it of types alone", () =>
  expect(
    faults([
      ["model/a.ts", 'import type { B } from "./b.ts";'],
      ["model/b.ts", 'export type * from "./c.ts";'],
      ["model/c.ts", 'import { a } from "./a.ts";'],
    ]),
  ).toEqual(["model/a.ts -> model/b.ts -> model/c.ts -> model/a.ts is a circle"]));

test("a folder without a place in the order is named", () =>
  expect(faults([["misc/a.ts", ""]])).toEqual(["misc/a.ts is in no folder of scripts/layers.mjs"]));

test("the solver itself has neither", () => expect(faults(solverFiles())).toEqual([]));
