/** Sentences of rows with their fields filled in, and the places that they are said of. */

import { expect, test } from "vitest";
import { placeOf, told } from "../../../src/offline/validation/telling.ts";
import { edited } from "./judged.ts";

const DESIGN = { id: "d", members: ["C1"], l_cr_y: 12000.5, l_cr_z: 0.7 };

test.each([
  ["'{id}' has {l_cr_y} m", "'d' has 12000.5 m"],
  ["{l_cr_y:3}", "1.2e+04"],
  ["{l_cr_y*0.001}", "12.0005"],
  ["{l_cr_z*-2}", "-1.4"],
  // C1 is 6 m long.
  ["{l_cr_z*length}", "4.2"],
  ["{l_cr_y/length:4}", "2000"],
  ["{node_limit:,}", "40,000"],
  ["{members}", "C1"],
  ["{here}", "C1"],
])("%s is told as %s", (says, expected) => expect(told(edited(), "design_members", DESIGN, ["members", 0], says)).toBe(expected));

test("a quantity in a place is a step, a number the number of an entry", () => {
  const document = edited();
  expect(placeOf(document, "load_cases", document.entities["load_cases"]![0]!, "heaviest.0")).toEqual(["member_loads", 0]);
  expect(placeOf(document, "sections", {}, "shape.h")).toEqual(["shape", "h"]);
  expect(placeOf(document, "sections", {}, "")).toEqual([]);
});
