/** What the scripts for other programs leave out, as it is told before they are saved. */
import { expect, it } from "vitest";
import { caseActions } from "../src/exports/actions.ts";
import { lostIn } from "../src/exports/lost.ts";
import { openSeesRefusals, openSeesScript } from "../src/exports/opensees.ts";
import { pyniteRefusals, pyniteScript } from "../src/exports/pynite.ts";
import { catalogue } from "../src/model/catalogue.ts";
import { tower } from "./tower.ts";

const parted = (options: object) => {
  const model = tower({ sections: [{ id: "s", a: 0.01 }], materials: [{ id: "m", e: 2.1e11, g: 8.1e10, density: 7850 }] });
  return catalogue({ ...model, analysis: { options } } as never);
};
const sectionsOf = (parts: ReturnType<typeof parted>) =>
  new Map(parts.model.model.sections.map((section) => [section.id, section as object]));

it("tells of second order that the script stops, in the words that it stops with", () => {
  const parts = parted({ order: "second" });
  for (const [refusals, script] of [
    [pyniteRefusals, pyniteScript],
    [openSeesRefusals, openSeesScript],
  ] as const) {
    const told = lostIn(parts, refusals(parts, sectionsOf(parts)));
    expect(told.map(({ source }) => source)).toContain("second-order analysis");
    for (const { source } of told) expect(script(parts, sectionsOf(parts))).toContain(source);
  }
});
it("writes the weight of a listed tube as listed, 40.895 kg/m of HSS6X6X3/8 and half of it in a case of 0.5", () => {
  const load_cases = [{ id: "G", nature: "permanent", self_weight: 0.5 }];
  const materials = [{ id: "m", e: 2.1e11, g: 8.1e10, density: 7850 }];
  const model = tower({ sections: [{ id: "s", library: "HSS6X6X3/8" }], materials, load_cases });
  const { lines } = caseActions(catalogue(model), new Map([["s", { a: 0.0048872, mass_per_m: 40.895 }]]), model.model.load_cases[0]!);
  expect(lines.map(({ first, last }) => [first, last])).toEqual(
    Array.from({ length: 4 }, () => Array.from({ length: 2 }, () => expect.closeTo(-0.5 * 40.895 * 9.80665, 9))),
  );
});
it("tells of imperfections that the script has none, unless the loads hold them", () => {
  const sources = (imperfections: object): string[] => lostIn(parted({ imperfections }), []).map(({ source }) => source);
  expect(sources({ directions: ["+x"] })).toEqual(["imperfections"]);
  expect(sources({ directions: ["+x"], among_loads: true })).toEqual([]);
  expect(sources({ directions: ["+x"], among_loads: true, bow: "c" })).toEqual(["imperfections"]);
  const parts = parted({ imperfections: { directions: ["+x"] } });
  expect(pyniteScript(parts, sectionsOf(parts))).toContain("imperfections are not in it");
});
