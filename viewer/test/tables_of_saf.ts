/** A SAF workbook by hand, as saf.guide describes it, for tests to change. */
import { readFileSync } from "node:fs";
import { openLibrary } from "../../solver/src/model/sections/whole.ts";
import type { Conversion } from "../src/exchange/conversion.ts";
import { readSaf } from "../src/exchange/saf/reading.ts";
import { type Table, writtenWorkbook } from "../src/files/workbook.ts";

export const LIBRARY = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));

/** A beam of 6 m on two columns, and one load case. */
export const frame = (): Record<string, Table> => ({
  Project: [["Name", "Frame"]],
  Model: [["System of units", "Metric"]],
  StructuralMaterial: [
    ["Name", "Type", "Quality"],
    ["M", "Steel", "S235"],
  ],
  StructuralCrossSection: [
    ["Name", "Material", "Cross-section type", "Profile"],
    ["CS", "M", "Manufactured", "HEB180"],
  ],
  StructuralPointConnection: [
    ["Name", "Coordinate X [m]", "Coordinate Y [m]", "Coordinate Z [m]"],
    ["A", 0, 0, 0],
    ["B", 0, 0, 4],
    ["C", 6, 0, 4],
    ["D", 6, 0, 0],
  ],
  StructuralCurveMember: [
    ["Name", "Cross section", "Nodes", "Segments", "LCS", "Behaviour in analysis"],
    ["left", "CS", "A; B", "Line", "Standard", "Standard"],
    ["beam", "CS", "B; C", "Line", "Standard", "Standard"],
    ["right", "CS", "D; C", "Line", "Standard", "Standard"],
  ],
  StructuralPointSupport: [
    ["Name", "Node", "ux", "uy", "uz", "fix", "fiy", "fiz"],
    ["SA", "A", "Rigid", "Rigid", "Rigid", "Rigid", "Rigid", "Rigid"],
    ["SD", "D", "Rigid", "Rigid", "Rigid", "Rigid", "Rigid", "Rigid"],
  ],
  StructuralLoadCase: [
    ["Name", "Action type", "Load type"],
    ["G", "Permanent", "Standard"],
  ],
});

/** What is read of it, with some sheets other. */
export const read = (changes: Record<string, Table> = {}): Conversion =>
  readSaf(writtenWorkbook(new Map(Object.entries({ ...frame(), ...changes }))), LIBRARY);

export const fateOf = ({ report }: Conversion, name: string): string | undefined =>
  report.find(({ source }) => source.endsWith(`'${name}'`))?.fate;
