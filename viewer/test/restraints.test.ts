/** What holds design members: shown as it is, changed by field, and read with a decimal point or comma. */
import type { Model } from "handoff-solver";
import { expect, test } from "vitest";
import { converted, designsOf, numberIn, placesIn, restraintsIn, shownOf, toldOf } from "../src/design/restraints.ts";

const held = [0, 0.25, 0.5, 0.75, 1].map((position) => ({ position, flange: "both" as const }));
const model = {
  model: {
    design_members: [
      { id: "raf-L", members: ["R1", "R2"], l_cr_y: 24.1, l_cr_z: 4.8, stiff_bearing_length: 0.1, lateral_restraints: held },
      { id: "raf-R", members: ["R3"], l_cr_y: 24.1, l_cr_z: 5, lateral_restraints: [{ position: 0.5, flange: "top" }] },
    ],
  },
} as unknown as Model;
const left = designsOf(model, ["R2"]);
const shown = shownOf(left, "kN");

test("what is there is shown, in the units that are chosen", () => {
  expect(left.map(({ id }) => id)).toEqual(["raf-L"]);
  expect(shown.texts).toMatchObject({
    both: "0  0.25  0.5  0.75  1",
    top: "",
    l_cr_y: "24.1",
    l_cr_z: "4.8",
    l_lt: "",
    stiff_bearing_length: "100",
  });
  // 4.8 m / 0.3048 m/ft, 0.1 m / 25.4 mm.
  expect(shownOf(left, "kip").texts).toMatchObject({ l_cr_z: "15.748", stiff_bearing_length: "3.93701" });
});

test("what is left as it is changes nothing, in no unit", () => {
  for (const system of ["kN", "SI", "kip"] as const) {
    const now = shownOf(left, system);
    expect(restraintsIn(now.texts, now, system)).toEqual({});
  }
});

test("a point is added or taken away and the others stay, each with its flange", () => {
  const texts = { ...shown.texts, both: "0 0.25 0.75 1", top: "0,6" };
  expect(restraintsIn(texts, shown, "kN")).toEqual({
    lateral_restraints: [...held.slice(0, 2), { position: 0.6, flange: "top" }, ...held.slice(3)],
  });
});

test("what is emptied is taken away", () => {
  expect(restraintsIn({ ...shown.texts, both: " ", l_cr_z: "" }, shown, "kN")).toEqual({ lateral_restraints: null, l_cr_z: null });
});

test("a length is read in its unit", () => {
  expect(restraintsIn({ ...shown.texts, l_cr_z: "2,4", stiff_bearing_length: "150" }, shown, "kN")).toEqual({
    l_cr_z: 2.4,
    stiff_bearing_length: 0.15,
  });
  expect(restraintsIn({ ...shownOf(left, "kip").texts, l_cr_z: "10" }, shownOf(left, "kip"), "kip").l_cr_z).toBeCloseTo(3.048, 12);
  expect(() => restraintsIn({ ...shown.texts, l_cr_z: "0" }, shown, "kN")).toThrow("more than 0");
});

test("of design members that differ only what they share is shown, and only what is entered is changed", () => {
  const both = designsOf(model, ["R1", "R3"]);
  const together = shownOf(both, "kN");
  expect(together.texts).toMatchObject({ l_cr_y: "24.1", l_cr_z: "", both: "", top: "" });
  expect([...together.differing].sort()).toEqual(["both", "bottom", "l_cr_z", "stiff_bearing_length", "top"]);
  expect(restraintsIn({ ...together.texts, l_cr_z: "3" }, together, "kN")).toEqual({ l_cr_z: 3 });
});

test.each([
  ["0 0.5 1", [0, 0.5, 1]],
  ["0; 0,5; 1", [0, 0.5, 1]],
  ["0.25, 0.5", [0.25, 0.5]],
  ["0,25", [0.25]],
  ["", []],
])("points in “%s”", (text, places) => expect(placesIn(text)).toEqual(places));

test.each([
  ["0,1", "may be one point or several"],
  ["0.25,0.5", "may be one point or several"],
  ["1.5", "no fraction"],
  ["half", "no fraction"],
  ["-0.5", "no fraction"],
])("points in “%s” are refused", (text, words) => expect(() => placesIn(text)).toThrow(words));

test("a comma is decimal, but not where it may stand between thousands", () => {
  expect([numberIn("4,8"), numberIn("4.8"), numberIn("12")]).toEqual([4.8, 4.8, 12]);
  expect(() => numberIn("1,200")).toThrow("may be 1.200 or 1200");
  expect(() => numberIn("4 m")).toThrow("no number");
});

test("what is typed otherwise and means the same changes nothing", () => {
  const texts = { ...shown.texts, both: " 1 0,25; 0.50 0.75 0.0", l_cr_y: "24,10", stiff_bearing_length: "100.0" };
  expect(restraintsIn(texts, shown, "kN")).toEqual({});
});

test("a change says what it is and what it was, each of several fields by itself", () => {
  expect(toldOf({ ...shown.texts, bottom: "0.2  0,8" }, shown, "kN")).toEqual({ words: "bottom flange 0.2 0.8", was: "nowhere" });
  expect(toldOf({ ...shown.texts, l_cr_z: "" }, shown, "kN")).toEqual({
    words: "buckling length about z-z not given",
    was: "4.8 m",
  });
  expect(toldOf({ ...shown.texts, both: "0 1", stiff_bearing_length: "150" }, shown, "kN")).toEqual({
    words: "both flanges 0 1 (was 0 0.25 0.5 0.75 1), stiff bearing length at supports and loads 150 mm (was 100 mm)",
    was: "",
  });
  const together = shownOf(designsOf(model, ["R2", "R3"]), "kN");
  expect(toldOf({ ...together.texts, top: "0.5" }, together, "kN")).toEqual({ words: "top flange 0.5", was: "differing" });
});

test("what is typed in feet is kept in metres as it was meant", () => {
  const feet = shownOf(left, "kip");
  // 50 · 0.3048, without the rest of a division.
  expect(restraintsIn({ ...feet.texts, l_cr_z: "50" }, feet, "kip")).toEqual({ l_cr_z: 15.24 });
});

test("what is typed goes along into other units, and what is no length stays", () => {
  expect(converted("50", "l_cr_z", "kip", "kN")).toBe("15.24");
  expect(converted("100", "stiff_bearing_length", "kN", "SI")).toBe("0.1");
  expect(converted("0.25 0.5", "top", "kN", "kip")).toBe("0.25 0.5");
  expect(["", "3 m"].map((text) => converted(text, "l_cr_y", "kN", "kip"))).toEqual(["", "3 m"]);
});
