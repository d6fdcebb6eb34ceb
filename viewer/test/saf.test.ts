/** SAF workbooks: what is written is read again, and what other programs and older versions write is read or told. */
import { readdirSync, readFileSync } from "node:fs";
import type { AuthoredModel } from "handoff-solver";
import { describe, expect, test } from "vitest";
import { seeds } from "../../solver/test/seeds.ts";
import { told } from "../src/exchange/conversion.ts";
import { readSaf } from "../src/exchange/saf/reading.ts";
import { writeSaf } from "../src/exchange/saf/writing.ts";
import { type Parts, writtenWorkbook } from "../src/files/workbook.ts";
import { anyModel } from "./models_for_saf.ts";
import { fateOf, frame, LIBRARY, read } from "./tables_of_saf.ts";

/** Many models, on machines that do other things too. */
const PATIENCE_MS = 600_000;
const EXAMPLES = new URL("../../schemas/examples/", import.meta.url);
const again = (model: AuthoredModel) => readSaf(writeSaf(model).parts, LIBRARY);

/** Numbers that survive a factor of 1000 or a million with their last bit are rare: compared to twelve digits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, v) => (typeof v === "number" ? Number(v.toPrecision(12)) : v)));

test("a model that SAF can hold comes back whole", { timeout: PATIENCE_MS }, () => {
  for (const seed of seeds(20, 2000)) {
    const model = anyModel(seed);
    const written = writeSaf(model);
    expect(written.report.filter(({ fate }) => fate === "left_out")).toEqual([]);
    const { model: found, report } = again(model);
    expect(report.filter(({ fate }) => fate === "left_out")).toEqual([]);
    expect(rounded(found)).toEqual(rounded(model));
  }
});

test.each(readdirSync(EXAMPLES).map((name) => [name]))(
  "%s: nothing that was written is left out when it is read",
  { timeout: PATIENCE_MS },
  (name) => {
    const model = JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8")) as AuthoredModel;
    const { model: found, report } = again(model);
    expect(report.filter(({ fate }) => fate === "left_out")).toEqual([]);
    expect(found.model.supports.length).toBe(model.model.supports.length);
    expect(found.model.nodes).toEqual(model.model.nodes.map(({ id, x, y, z }) => ({ id, x, y, z })));
    // Twice is once: what SAF cannot say is lost the first time.
    expect(rounded(again(found).model)).toEqual(rounded(found));
  },
);

describe("workbooks by hand", () => {
  /** The parts of a workbook whose one sheet has these rows. */
  const parts = (rows: string): Parts => {
    const made = writtenWorkbook(new Map([["StructuralPointConnection", [["Name"]]]]));
    return { ...made, "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>` };
  };

  test.each([
    ["rows that reach to the last column", '<row><c r="XFD1"/></row>'.repeat(200), "cells"],
    ["a cell longer than any", `<row><c t="str"><v>${"x".repeat(40_000)}</v></c></row>`, "32767 letters"],
  ])("%s are refused before they fill the memory", (_, rows, words) => {
    expect(() => readSaf(parts(rows), LIBRARY)).toThrow(words);
  });

  test.each([["[".repeat(30_000)], ["(".repeat(30_000)], [`]${" ".repeat(30_000)}x`], [`[${"a[".repeat(15_000)}`]])(
    "a heading of 30,000 times %.2s costs no more than its length",
    (heading) => {
      const started = performance.now();
      read({
        StructuralPointConnection: [
          ["Name", heading],
          ["n1", "x"],
        ],
      });
      read({ Model: [["Global coordinate system", `y${"- ".repeat(15_000)}`]] });
      // Tried from each letter anew, as before, it took 1 s and more.
      expect(performance.now() - started).toBeLessThan(500);
    },
  );

  test("every row ends in the report, rows of unknown sheets too, and empty rows are none", () => {
    const found = read({
      StructuralCurveMemberRib: [
        ["Name", "2D Member"],
        ["R1", "S1"],
      ],
      "My notes": [
        ["Name", "Remark"],
        [null, null],
        ["n1", "ask"],
      ],
    });
    const rows = Object.entries(frame())
      .filter(([name]) => name !== "Project" && name !== "Model")
      .reduce((sum, [, table]) => sum + table.length - 1, 0);
    // With two guesses that no row stands for: how it is analysed, and that nothing is checked.
    expect(found.report.length).toBe(rows + 4);
    expect([fateOf(found, "R1"), fateOf(found, "n1"), fateOf(found, "beam")]).toEqual(["left_out", "left_out", "taken"]);
    const count = (fate: string): number => found.report.filter((entry) => entry.fate === fate).length;
    expect(told(found.report).split("\n")[0]).toBe(`${count("taken")} taken, 2 guessed, 2 left out`);
  });

  test("version 1.0.5: one eccentricity for both ends, and ends without a list of nodes", () => {
    const { model } = read({
      StructuralCurveMember: [
        ["Name", "Cross section", "Begin node", "End node", "Eccentricity ey [mm]", "Eccentricity ez [mm]"],
        ["beam", "CS", "B", "C", 0, -90],
      ],
    });
    // Local z of a level member is up.
    expect(model.model.members[0]).toMatchObject({ start: "B", end: "C", start_offset: [0, 0, -0.09], end_offset: [0, 0, -0.09] });
  });

  test("a bent member becomes several, and its loads follow its length", () => {
    const found = read({
      StructuralCurveMember: [
        ["Name", "Cross section", "Nodes", "Segments"],
        ["P", "CS", "A; B; C", "Line; Line"],
      ],
      RelConnectsStructuralMember: [
        ["Name", "Member", "Position", "ux", "uy", "uz", "fix", "fiy", "fiz"],
        ["H", "P", "End", "Rigid", "Rigid", "Rigid", "Rigid", "Free", "Rigid"],
      ],
      StructuralCurveAction: [
        [
          "Name",
          "Distribution",
          "Direction",
          "Value 1 [kN/m]",
          "Value 2 [kN/m]",
          "Member",
          "Load case",
          "Coordinate definition",
          "Start point [m]",
          "End point [m]",
        ],
        ["L", "Trapez", "Z", 0, -10, "P", "G", "Relative", 0, 1],
      ],
      StructuralPointAction: [
        ["Name", "Direction", "Force action", "Reference member", "Value [kN]", "Load case", "Coordinate definition", "Position x [m]"],
        ["F", "Z", "On beam", "P", -5, "G", "Absolute", 7],
      ],
    });
    expect(fateOf(found, "P")).toBe("guessed");
    const { members, load_cases } = found.model.model;
    expect(members.map(({ id, start, end, end_hinge }) => [id, start, end, end_hinge])).toEqual([
      ["P.1", "A", "B", undefined],
      ["P.2", "B", "C", "H"],
    ]);
    // 4 m of 10 m, where a triangle of 10 kN/m has 4 kN/m; the force is at 7 m, 3 m along 6 m.
    expect(rounded(load_cases[0]!.member_loads)).toEqual([
      { member: "P.2", type: "point", position: 0.5, fz: -5000 },
      { member: "P.1", type: "distributed", fz: 0, fz_end: -4000 },
      { member: "P.2", type: "distributed", fz: -4000, fz_end: -10000 },
    ]);
  });

  test("a support on a member has a node made for it", () => {
    const found = read({
      StructuralPointSupport: [
        [
          "Name",
          "Boundary condition",
          "Node",
          "Member",
          "Coordinate system",
          "Origin",
          "Coordinate definition",
          "Position x [m]",
          "ux",
          "uy",
          "uz",
          "fix",
          "fiy",
          "fiz",
        ],
        ["Sb", "On beam", null, "beam", "Global", "From end", "Absolute", 1.5, "Rigid", "Rigid", "Rigid", "Free", "Free", "Free"],
        ["Se", "On beam", null, "left", "Global", "From start", "Relative", 0, "Rigid", "Rigid", "Rigid", "Free", "Free", "Free"],
      ],
    });
    expect(found.model.model.nodes.at(-1)).toEqual({ id: "Sb", x: 4.5, y: 0, z: 4 });
    expect(found.model.model.members[1]!.connect).toBe(true);
    expect(found.model.model.supports.map(({ node }) => node)).toEqual(["Sb", "A"]);
    expect(fateOf(found, "Sb")).toBe("guessed");
  });

  test("surfaces tell of their openings, and of those that no shell element can be", () => {
    const found = read({
      StructuralSurfaceMember: [
        ["Name", "Material", "Thickness type", "Thickness [mm]", "Nodes", "Edges"],
        ["S1", "M", "Constant", 200, "A; B; C; D", "Line; Line; Line; Line"],
        ["S2", "M", "Variable in direction X", 200, "A; B; C", "Line; Line; Line"],
        ["S3", "M", "Constant", 200, "A; B; C", "Line; Circular Arc"],
      ],
      StructuralSurfaceMemberOpening: [
        ["Name", "2D Member", "Nodes"],
        ["O1", "S1", "A; B; C"],
      ],
      StructuralSurfaceAction: [
        ["Name", "Direction", "Value [kN/m2]", "2D Member", "2D Member Region", "Load case", "Coordinate system", "Location"],
        ["P1", "Z", -3, "S1", null, "G", "Global", "Length"],
        ["P2", "Z", -3, "S1", "R1", "G", "Global", "Length"],
      ],
    });
    expect(["S1", "S2", "S3", "O1", "P1", "P2"].map((name) => fateOf(found, name))).toEqual([
      "guessed",
      "left_out",
      "left_out",
      "left_out",
      "taken",
      "left_out",
    ]);
    expect(found.report.find(({ source }) => source.endsWith("'S1'"))!.why).toContain("without its openings: O1");
    expect(found.model.model.load_cases[0]!.plate_loads).toEqual([{ plate: "S1", pressure: -3000, axes: "global" }]);
  });

  test.each([
    ["Coordinate X [mm]", "is in other units than SAF's"],
    ["Coordinate X [ft]", "is in other units than SAF's"],
  ])("a column %s is refused and not misread", (heading, words) => {
    const nodes = frame()["StructuralPointConnection"]!;
    nodes[0]![1] = heading;
    expect(() => read({ StructuralPointConnection: nodes })).toThrow(words);
  });

  test("units are one however they are spelt", () => {
    const { model } = read({
      StructuralCrossSection: [
        ["Name", "Material", "Cross-section type", "Profile", "A [m²]", "Iy [m^4]", "Iz [m4]", "It [m4]"],
        ["CS", "M", "Manufactured", "own", 0.01, 2e-5, "1e-5", "3,5e-6"],
      ],
    });
    expect(model.model.sections[0]).toEqual({ id: "CS", a: 0.01, iy: 2e-5, iz: 1e-5, it: 3.5e-6 });
  });

  test.each([
    ["S 235", "Steel", "S235"],
    ["s355-jr", "Steel", "S355JR"],
    ["EN 10025 S275", "Steel", "S275"],
    ["C 30/37", "Concrete", "C30/37"],
  ])("%s is a grade of the library, however it is spelt, and that is told", (quality, type, grade) => {
    const material = (...numbers: [string, number][]) =>
      read({
        StructuralMaterial: [
          ["Name", "Type", "Quality", ...numbers.map(([heading]) => heading)],
          ["M", type, quality, ...numbers.map(([, number]) => number)],
        ],
      });
    const named = material();
    expect(named.model.model.materials).toEqual([{ id: "M", library: grade }]);
    expect(fateOf(named, "M")).toBe("guessed");
    const numbered = material(["E modulus [MPa]", 210_000], ["G modulus [MPa]", 81_000], ["Unit mass [kg/m3]", 7850]);
    expect(numbered.model.model.materials[0]).toMatchObject({ grade, ...(type === "Steel" ? { fy_rule: "product_standard" } : {}) });
    expect(fateOf(numbered, "M")).toBe("guessed");
  });

  test("steel of a grade that nobody knows is told to have no yield strength", () => {
    const found = read({
      StructuralMaterial: [
        ["Name", "Type", "Quality", "E modulus [MPa]", "G modulus [MPa]", "Unit mass [kg/m3]"],
        ["M", "Steel", "St 37", 210_000, 81_000, 7850],
      ],
    });
    expect(found.report.find(({ source }) => source.endsWith("'M'"))!.why).toContain("'St 37' is no grade of the library");
  });

  test.each([
    [23.9e-4, 1317e-8, "taken"],
    [28.5e-4, 1943e-8, "guessed"],
  ])("an IPE 180 with A = %d m² and Iy = %d m⁴ is %s", (a, iy, fate) => {
    const found = read({
      StructuralCrossSection: [
        ["Name", "Material", "Cross-section type", "Profile", "A [m2]", "Iy [m4]", "Iz [m4]", "It [m4]"],
        ["CS", "M", "Manufactured", "IPE 180", a, iy, 101e-8, 4.79e-8],
      ],
    });
    expect(fateOf(found, "CS")).toBe(fate);
    expect("library" in found.model.model.sections[0]!).toBe(fate === "taken");
  });

  test("a node's name that SAF would part in two is refused", () => {
    const { model } = read();
    model.model.nodes[0]!.id = "A;B";
    expect(() => writeSaf(model)).toThrow("semicolons");
  });
});
