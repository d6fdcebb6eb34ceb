import { expect, it } from "vitest";
import { read } from "../../../src/model/sections/names.js";

it.each([
  ["IPE 300", "IPE", [300_000]],
  ["ipe300", "IPE", [300_000]],
  ["RHS 200×100×8", "RHS", [200_000, 100_000, 8_000]],
  ["200/100/8", "", [200_000, 100_000, 8_000]],
  ["SHS 100x100x6,3", "SHS", [100_000, 100_000, 6_300]],
  ["HSS 6x4x1/4", "HSS", [6_000, 4_000, 250]],
  ["L 3-1/2 x 3-1/2 x ½", "L", [3_500, 3_500, 500]],
  ["HSS6.625X0.312", "HSS", [6_625, 313]],
  ["Pipe 4 XS", "PIPEXS", [4_000]],
  ["½ ipe–300", "IPE", [500, 300_000]],
])("%s reads as its letters and its sizes in thousandths", (name, letters, numbers) => {
  expect(read(name)).toEqual({ letters, numbers });
});

it("an X by itself parts numbers, one in a word is a letter", () => {
  expect(read("W12X26")).toEqual({ letters: "W", numbers: [12_000, 26_000] });
  expect(read("Pipe 4 XXS")?.letters).toBe("PIPEXXS");
});

it("what no section's name has is no name, nor is a text beyond any", () => {
  expect(read("IPE300!")).toBeUndefined();
  expect(read("9".repeat(65))).toBeUndefined();
  expect(read("9".repeat(64))?.numbers).toHaveLength(1);
  // Characters count, not the units they take.
  expect(read("😀".repeat(64))).toBeUndefined();
});
