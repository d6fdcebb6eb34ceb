import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openLibrary } from "../../../src/model/sections/library.js";

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8"));
const library = openLibrary(read("../../../data/sections.json"));
const spellings: { known: Record<string, string>; unknown: string[] } = read("../../../../tests/sections/spellings.json");

describe("the section library", () => {
  it.each(Object.entries(spellings.known))("finds %s as %s", (spelling, name) => {
    expect(library.canonical(spelling)).toBe(name);
    expect(library.find(spelling)?.name).toBe(name);
  });

  it.each(spellings.unknown)("knows no section '%s'", (spelling) => {
    expect(library.find(spelling)).toBeUndefined();
  });

  it("finds every section by its own name, in catalogue order", () => {
    const families = library.families();
    const names = families.flatMap((family) => family.names);
    expect(new Set(names).size).toBe(3758);
    expect(names.slice(0, 3)).toEqual(["IPE80", "IPE100", "IPE120"]);
    expect(names.filter((name) => library.find(name)?.name !== name)).toEqual([]);
  });

  it("gives IPE300 as its catalogue has it, in SI units", () => {
    const section = library.find("ipe 300");
    expect(section?.a).toBeCloseTo(53.81e-4, 6);
    expect(section?.iy).toBeCloseTo(8356e-8, 8);
    expect(section?.shape).toEqual({ type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107, r: 0.015 });
    expect(section?.buckling_curves).toEqual({ y: "a", z: "b", y_s460: "a0", z_s460: "a0" });
    expect(section?.wpl).toBe(section?.wpl_y);
  });

  it("refuses what is no library", () => {
    expect(() => openLibrary({})).toThrow("not a section library");
    expect(() => openLibrary(null)).toThrow("not a section library");
  });
});
