/** Rows of rules as they are read: one for each key, the first that holds, and those that must hold of every entity. */

import { expect, test } from "vitest";
import { checks, judged, spread } from "../../../src/offline/validation/judgements.ts";
import { edited, told } from "./judged.ts";

const found = (document: ReturnType<typeof edited>, phase: "errors" | "doubts" | "advice"): string[] =>
  [...checks(document, phase)].flatMap((findings) => told(findings));

test("a row stands for one of each of its keys", () => {
  const row = { at: "shape.@", each: ["h", "b"], says: "{shape.@}" };
  expect(spread([row]).map(({ at, says }) => [at, says])).toEqual([
    ["shape.h", "{shape.h}"],
    ["shape.b", "{shape.b}"],
  ]);
  const plain: Omit<typeof row, "each"> & { each?: string[] } = { at: "a", says: "" };
  expect(spread([plain])).toEqual([plain]);
});

test("a sound model gives no error", () => expect(found(edited(), "errors")).toEqual([]));

test("of rows with one code at one field the first that holds is told", () => {
  const offsets = { start_offset: [0, 0, 0.1], end_offset: [0, 0, 0.1] };
  const document = edited((d) => Object.assign(d.model.members[1], { type: "truss", connect: true, ...offsets }));
  const issues = [...checks(document, "errors")].flatMap((findings) => [...findings]);
  expect(issues.map(([, code, message]) => [code, String(typeof message === "string" ? message : message())])).toEqual([
    ["cannot_connect", expect.stringMatching(/^a truss member carries axial force alone/)],
  ]);
});

test("a path that leads nowhere fulfils no condition", () => {
  const document = edited((d) => {
    d.model.load_cases[0].member_loads = [{ member: "nobody", type: "temperature", dt: 20 }];
    delete d.model.materials[0].thermal_expansion;
  });
  expect(found(document, "errors")).toEqual([]);
});

test("what must hold of every entity is told of the first alone, and not where one differs", () => {
  const grown = (more: (d: Record<string, any>) => void) =>
    edited((d) => {
      for (const node of d.model.nodes) for (const axis of ["x", "y", "z"]) node[axis] *= 150;
      more(d);
    });
  const scale = (document: ReturnType<typeof edited>) => found(document, "advice").filter((issue) => issue.endsWith("coordinates_scale"));
  expect(scale(grown(() => {}))).toEqual(["model.members[0] coordinates_scale"]);
  // A radius of √(1/0.01) = 10 m is no thousandth of any length here.
  expect(scale(grown((d) => (d.model.sections[1] = { id: "rafter", a: 0.01, iy: 1, iz: 1, it: 1 })))).toEqual([]);
});

test("what one entity lacks is told by its first row", () => {
  const concrete = { id: "C", type: "concrete" };
  expect(judged(edited(), "lacks", "materials", concrete)).toEqual([[], "not_steel", expect.stringContaining("'C' is concrete")]);
  expect(judged(edited(), "lacks", "materials", { id: "S", type: "steel", fy: 355e6 })).toBeUndefined();
});
