/** Buckling modes as checks see them: shares of whole lines, and sway told apart from the lowest mode. */

import { expect, test } from "vitest";
import { modesOf } from "../../../src/checks/forces/modes.ts";
import { readFrame } from "../../../src/model/frame.ts";
import type { Stability } from "../../../src/results/index.ts";
import { model } from "../../building.ts";

// A column in two pieces and a beam on its head.
const frame = readFrame(
  model({
    nodes: { A: [0, 0, 0], B: [0, 0, 3], C: [0, 0, 6], D: [5, 0, 6] },
    members: [
      { id: "lower", start: "A", end: "B" },
      { id: "upper", start: "B", end: "C" },
      { id: "beam", start: "C", end: "D" },
    ],
    supports: [],
  }).model,
  false,
  undefined,
);
const FOUND = {
  ...{
    combination: 2,
    alpha_cr: 4,
    sway: false,
    sway_share: 0.02,
    alpha_sway: null,
    sway_above: null,
    swaying: [],
    swaying_complete: true,
    alpha_waving: null,
    waving: [],
    alpha_turning: null,
    turning: [],
    apart: [],
  },
  ...{ participation: [0.3, 0.6, 0.1], participation_y: [0.3, 0.1, 0] },
} as unknown as Stability;
const modes = (more: Partial<Stability>) => modesOf([{ ...FOUND, ...more }], frame);

test("pieces of one line have its share together, whoever cut it", () => {
  const [bow] = modes({});
  expect(bow).toMatchObject({ combination: 2, alpha_cr: 4, sway: false });
  expect(bow!.participation).toEqual([0.9, 0.9, 0.1].map((share) => expect.closeTo(share, 12)));
  expect(bow!.about_y).toEqual([0.4, 0.4, 0].map((share) => expect.closeTo(share, 12)));
});

test("nothing compressed has no mode, and one that is part sway tells no axis", () => {
  expect(modes({ alpha_cr: null })).toEqual([]);
  expect(modes({ sway_share: 0.3 })[0]).not.toHaveProperty("about_y");
});

test("a mode of sway above the lowest is told beside it, with who sways where it is below 10", () => {
  const [, swaying] = modes({ alpha_sway: 7, swaying: [0, 1] });
  expect(swaying).toMatchObject({ alpha_cr: 7, sway: true, swaying: new Set([0, 1]) });
  expect(modes({ alpha_sway: 12 })[1]).not.toHaveProperty("swaying");
  expect(modes({ alpha_sway: 7, swaying: [0, 1, 2], swaying_complete: false })[1]).toMatchObject({ unsearched: true });
});

test("what a count has shown stands in its place, never below the lowest mode", () => {
  expect(modes({ sway_above: 10 })[1]).toMatchObject({ alpha_cr: 10, sway: true });
  expect(modes({ alpha_cr: 14, sway_above: 10 })[1]).toMatchObject({ alpha_cr: 14 });
  expect(modes({ sway: true, alpha_sway: 4, swaying: [0] })).toHaveLength(1);
});
