/** The work of many targets: each once, a bit of everything ahead, and the steps of the most utilised from what was found. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkedInBatches, explain } from "../../src/api/checking.ts";
import { type Model, openLibrary } from "../../src/api/index.ts";
import { analysed } from "../../src/api/statics.ts";
import { model, support } from "../building.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(read("../../data/sections.json"));

/** One beam under checks that each ask for another safety, enough of them for steps to be left out. */
function many(): Model {
  const document = model({
    nodes: { A: [0, 0, 0], B: [6, 0, 0] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("SA", "A", "ffffff"), support("SB", "B", "ffffff")],
    cases: [{ id: "Q", nature: "imposed", self_weight: 0, member_loads: [{ member: "M", type: "distributed", fz: -20e3 }] }],
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "Q", factor: 1.5 }] }],
    sections: [{ id: "section", library: "IPE300" }],
    material: { grade: "S355", fy: 355e6 },
    analysis: {
      checks: Array.from({ length: 210 }, (_, i) => {
        return { id: `steel${i}`, type: "en1993_1_1", all: true, limit_state: "ULS", gamma_m0: 1 + ((i * 83) % 210) / 200 };
      }),
    },
  });
  document.model.design_members = [{ id: "D", members: ["M"] }];
  return document;
}

test("every target once, the most utilised again with the steps that explain gives it", () => {
  const document = many();
  const batches = checkedInBatches(document, analysed(document, { sections }));
  const [plain, traced]: [number[], number[]] = [[], []];
  let next = batches.next();
  for (; !next.done; next = batches.next())
    next.value.results.forEach((result, i) =>
      (result.traced ? traced : plain).push((next.value as { places: number[] }).places[i] as number),
    );
  const { checks } = next.value;
  expect(checks.length).toBeGreaterThan(200);
  expect([...plain].sort((a, b) => a - b)).toEqual(checks.map((_, place) => place));
  expect(traced).toHaveLength(200);
  const left = checks.filter((one) => !one.traced).map(({ utilisation }) => utilisation ?? -1);
  const least = Math.min(...traced.map((place) => checks[place]?.utilisation ?? -1));
  expect(Math.max(...left)).toBeLessThanOrEqual(least);
  for (const place of [traced[0], traced[199]] as number[])
    expect(checks[place]).toEqual(explain(document, next.value, checks[place]?.id as string, { sections }));
});
