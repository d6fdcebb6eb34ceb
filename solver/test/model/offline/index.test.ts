/** The local answers: entries that stay apart, and the library inside. */

import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { createBeam, nearestSections, sectionListing, UnknownName, validate } from "../../../src/model/offline/index.ts";

const root = new URL("../../../", import.meta.url).pathname;

async function inputs(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`${root}src/${entry}`],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
  });
  return Object.keys(metafile.inputs);
}

describe("entries", () => {
  test("the solver itself carries no validation, no builders and no tables", async () => {
    // What Python means stands beside validation, for sections too.
    const beside = (await inputs("api/index.ts")).filter((file) =>
      /\/model\/(offline|validation|beams)\/|\/data\/|included\.ts/.test(file),
    );
    expect(beside.filter((file) => !/offline\/(python|collections|order|patterns|texts)\.ts$/.test(file))).toEqual([]);
  });

  test("validation and the classic script carry no section data", async () => {
    for (const entry of ["model/validation/index.ts", "design/script.ts"]) {
      expect((await inputs(entry)).filter((file) => file.endsWith("sections.json"))).toEqual([]);
    }
  });
});

describe("the library inside", () => {
  test("lists 3758 sections", () => {
    expect(sectionListing().count).toBe(3758);
    expect(sectionListing("IPE").families.map(({ family }) => family)).toEqual(["IPE"]);
    expect(() => sectionListing("XYZ")).toThrow(UnknownName);
  });

  test("has the nearest names", () => expect(nearestSections("IPE310", 2)).toEqual(["IPE300", "IPE330"]));

  test("makes and judges a beam", () => {
    const { model } = createBeam({ span_m: 6, section: "IPE300" });
    expect(validate(model).valid).toBe(true);
    model.model.sections = [{ id: "P1", library: "IPE310" }];
    expect(validate(model).errors.map(({ code }) => code)).toEqual(["unknown_library_section"]);
  });
});
