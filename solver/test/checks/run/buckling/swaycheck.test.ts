/** What is asked of a member whose frame sways, beside its lean: EN 1993-1-1 5.3.2(6). */

import { expect, test } from "vitest";
import { tabulated } from "../../fake.ts";
import { CLAMP, checked } from "../../held.ts";

const HEIGHT = 6;
const SECTION = tabulated("HEB200") as unknown as { iy: number };
const EULER = (Math.PI ** 2 * 210e9 * SECTION.iy) / HEIGHT ** 2;

/** Questions about bows in a clamped portal, each column of which is pressed by a share of its Euler force. */
const asked = (share: number, imperfections: object = {}, order = "second"): string[] =>
  Object.values(
    checked({
      nodes: { a: [0, 0, 0], A: [0, 0, HEIGHT], B: [6, 0, HEIGHT], b: [6, 0, 0] },
      members: [
        ["left", "a", "A"],
        ["beam", "A", "B"],
        ["right", "b", "B"],
      ],
      supports: { a: CLAMP, b: CLAMP, A: "rfrrrf", B: "rfrrrf" },
      loads: { node_loads: ["A", "B"].map((node) => ({ node, fz: -share * EULER })) },
      section: { ...SECTION, id: "section" },
      designs: ["left", "right"].map((id) => ({ id, members: [id], l_cr_y: HEIGHT })),
      options: { order, imperfections: { directions: ["+x", "-x", "+y", "-y"], ...imperfections } },
    }),
  ).flatMap(({ questions }) => questions.filter((question) => question.includes("5.3.2(6)")));

test("a column of a frame that sways bows from a quarter of its Euler force on: λ > 0.5·√(A·fy/NEd)", () => {
  expect(asked(0.24)).toEqual([]);
  expect(asked(0.26).length).toBeGreaterThan(0);
  expect(asked(0.26)[0]).toContain("0.26·Ncr");
  expect(asked(0.26, { bow: "a" })).toEqual([]);
  expect(asked(0.26, {}, "first")).toEqual([]);
});
