/** Sections by library name: looked up, or refused by the name that was not found. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveSection } from "../../src/model/section.ts";
import { openLibrary } from "../../src/model/sections/library.ts";

const IPE300 = { id: "s", library: "ipe 300" };

test("a library name brings the library's properties and its own spelling", () => {
  const library = openLibrary(JSON.parse(readFileSync(new URL("../../data/sections.json", import.meta.url), "utf8")));
  const section = resolveSection(IPE300, "model.sections[0]", library);
  expect(section).toMatchObject({ id: "s", name: "IPE300", fabrication: "hot_rolled", iyz: 0, shape: { type: "i", h: 0.3 } });
  // EN 10365: A = 53.8 cm².
  expect(section.a).toBeCloseTo(53.8e-4, 5);
});

test.each([
  ["SHS 120x5", "SHS120x120x5"],
  ["hfshs120x5", "HFSHS120x120x5"],
  ["CHS 76.1x5 HF", "HFCHS76.1x5"],
  ["CFSHS120x5", "CFSHS120x120x5"],
])("%s: the name keeps what it tells of how the tube is made", (written, name) => {
  const library = openLibrary(JSON.parse(readFileSync(new URL("../../data/sections.json", import.meta.url), "utf8")));
  expect(resolveSection({ id: "s", library: written }, "model.sections[0]", library).name).toBe(name);
});

test("explicit properties stand as they are, with no product of inertia unless one is given", () => {
  const section = { id: "s", a: 1e-3, iy: 2e-6, iz: 1e-6, it: 1e-8, avz: 5e-4 };
  expect(resolveSection(section, "model.sections[0]", undefined)).toEqual({ ...section, iyz: 0 });
});

test("a library section without a library, and one that the library does not know", () => {
  expect(() => resolveSection(IPE300, "model.sections[0]", undefined)).toThrow(/options\.sections/);
  expect(() => resolveSection({ id: "s", library: "IPE310" }, "model.sections[0]", { find: () => undefined })).toThrow(/IPE310/);
});
