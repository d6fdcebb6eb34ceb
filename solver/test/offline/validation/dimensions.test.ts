/** Sections of metal that nobody rolls or welds. */

import { expect, test } from "vitest";
import { unusual } from "../../../src/offline/validation/dimensions.ts";
import { edited, told } from "./judged.ts";

const found = (rafter: object, material: object = {}): string[] =>
  told(
    unusual(
      edited((d) =>
        Object.assign(
          d.model,
          { sections: [d.model.sections[0], { id: "rafter", ...rafter }] },
          Object.assign(d.model.materials[0], material),
        ),
      ),
    ),
  );

test.each([
  ["RD3000", "RD300"],
  ["FL3000x600", "FL800x60"],
  ["WI3000x1000x300x400", "WI3000x1000x20x40"],
  ["WI400x180x100x20", "WI400x180x10x20"],
])("%s is none, %s is one", (odd, usual) => {
  expect(found({ library: odd })).toEqual(["model.sections[1].library unusual_dimension"]);
  expect(found({ library: usual })).toEqual([]);
});

test("of a shape the dimension is told", () => {
  expect(found({ shape: { type: "chs", d: 0.4, t: 0.19 } })).toEqual(["model.sections[1].shape.t unusual_dimension"]);
  expect(found({ shape: { type: "chs", d: 0.4, t: 0.1 } })).toEqual([]);
});

test("concrete has solids of any size, and an unused section none that matters", () => {
  const wall = { shape: { type: "rectangle", h: 2, b: 1.2 } };
  expect(found(wall)).toHaveLength(1);
  expect(found(wall, { type: "concrete" })).toEqual([]);
  expect(told(unusual(edited((d) => d.model.sections.push({ id: "spare", ...wall }))))).toEqual([]);
});
