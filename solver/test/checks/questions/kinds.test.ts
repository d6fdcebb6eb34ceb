/** Kinds of question: data that code, documents and the page share. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import schema from "../../../../schemas/model.json" with { type: "json" };
import { solverFiles } from "../../../scripts/layers.mjs";
import { askSaid, KINDS, quantitySaid } from "../../../src/checks/questions/kinds.ts";
import type { Ask } from "../../../src/results/open_points.ts";

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

test("there are at most a dozen", () => expect(KINDS.length).toBeLessThanOrEqual(12));

test("each kind is asked somewhere, and nothing else is", () => {
  const source = solverFiles()
    .filter(([path]) => path.startsWith("checks/"))
    .map(([, text]) => text)
    .join("\n");
  for (const { code, fields, findings } of KINDS) {
    expect(source, code).toContain(code);
    for (const name of Object.keys(findings)) expect(source, `${code}: ${name}`).toContain(`"${name}"`);
    for (const { field } of fields) expect(source, field).toContain(field.slice(0, field.lastIndexOf("/") + 1));
  }
});

test("the chapter on questions has the table of them", () => expect(read("clients/docs/questions.md")).toContain("<!-- questions -->"));

test("every field is one of the model's schema", () => {
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(["model", "analysis"]));
  const parts: Record<string, string> = {
    design_members: read("schemas/design_members.json"),
    checks: read("schemas/checks.json"),
    sections: read("schemas/sections.json"),
  };
  for (const { field } of KINDS.flatMap(({ fields }) => fields)) {
    const [, , kind, , name] = field.split("/");
    expect(parts[kind!], field).toContain(`"${name}"`);
  }
});

test("a sentence has the finding with its figures, what each value leads to, the question and its field", () => {
  const figure = (value: number | string, unit = "") => ({ symbol: "", value, unit });
  const ask: Ask = {
    ...{ code: "bearing_length", field: "/model/design_members/*/stiff_bearing_length", clause: "EN 1993-1-5 6", finding: "needed" },
    figures: { force: figure(90, "kN"), place: figure(3, "m"), combination: figure("ULS1"), needed: figure(62, "mm") },
    effect: [
      { value: "a bearing of 100 mm", utilisation: 0.931 },
      { value: "none", utilisation: null },
    ],
  };
  expect(askSaid(ask)).toBe(
    "A force of 90.0 kN at 3 m in ULS1 needs a bearing of 62 mm. A bearing of 100 mm: 0.93; none: not verified. How long is the bearing? (stiff_bearing_length)",
  );
});

test("numbers have the digits of their unit, and a symbol where they have one", () => {
  const said = (symbol: string, value: number | string, unit: string): string => quantitySaid({ symbol, value, unit });
  expect(said("l_lt", 1, "m")).toBe("l_lt = 1 m");
  expect(said("", 3.6975, "kNm")).toBe("3.70 kN·m");
  expect(said("", 1e6, "kNm")).toBe("1000000 kN·m");
  expect(said("", "U1 and 2 more", "")).toBe("U1 and 2 more");
});
