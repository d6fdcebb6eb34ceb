/** Reactions in the picture: what is written as zero is neither drawn nor named; of an envelope both ways are. */
import { Color, Vector2 } from "three";
import { expect, it } from "vitest";
import { measure } from "../src/format/units.ts";
import type { Palette } from "../src/scene/palette.ts";
import { reactionSymbols } from "../src/scene/reactions.ts";

const palette = { reaction: new Color("#0d7a4f"), css: { reaction: "#0d7a4f" } } as unknown as Palette;

const namedIn = (system: "kN" | "SI", values: number[], others: number[] = values): string[] => {
  const words = {
    force: (value: number) => measure(value, "force", system),
    moment: (value: number) => measure(value, "moment", system),
    line: (value: number) => measure(value, "line_load", system),
  };
  const both = values.map((value, k) => [{ value, by: "ULS1" } as const, { value: others[k]!, by: "ULS2" } as const] as const);
  const item = { at: [0, 0, 0] as [number, number, number], values: both };
  return reactionSymbols([item], 1, palette, new Vector2(1, 1), words).labels.map(({ text }) => text);
};

// 4 N·m are 0.00 kN·m to two digits: a hundredth of the other moment, and yet nothing to read.
const values = [0, 40, 50_000, 0, 400, 4];

it("leaves out a component that rounds to nothing in the reader's units", () => {
  expect(namedIn("kN", values)).toEqual(["My 0.40 kN·m (ULS1)", "Fz 50.00 kN (ULS1)"]);
});

it("names the same component where the units have figures for it", () => {
  expect(namedIn("SI", values)).toContain("Mz 4 N·m (ULS1)");
});

it("leaves out what is less than a thousandth of the largest of its kind", () => {
  // Fy is 40 N beside 50 kN.
  expect(namedIn("SI", values).join()).not.toContain("Fy");
});

it("tells what acts the other way in an envelope, and whose it is", () => {
  // A foot that is pressed by 144.04 kN and lifted by 12.39 kN; Fx pushes one way alone.
  const told = namedIn("kN", [-20_000, 0, 144_040, 0, 0, 0], [-5_000, 0, -12_390, 0, 0, 0]);
  expect(told).toEqual(["Fx −20.00 kN (ULS1)", "Fz 144.04 / −12.39 kN (ULS1 / ULS2)"]);
  // 10 N the other way beside 51 kN, a fifth of a thousandth, are nothing to look at.
  expect(namedIn("kN", [0, 0, 51_000, 0, 0, 0], [0, 0, -10, 0, 0, 0])).toEqual(["Fz 51.00 kN (ULS1)"]);
});
