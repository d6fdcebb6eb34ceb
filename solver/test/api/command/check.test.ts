/** What `handoff check` says of a whole model, in lines and as JSON. */

import { expect, it } from "vitest";
import { checkSaid } from "../../../src/api/command/check.ts";
import { EXIT } from "../../../src/api/command/exit.ts";
import { checkBeam } from "../../../src/model/offline/index.ts";
import { library } from "../../../src/model/sections/included.ts";

const sections = library();
const SPAN_M = 6;
const UDL_KN = 10;

function restrained() {
  return checkBeam({ span_m: SPAN_M, section: "IPE300", udl: UDL_KN, restrained: true, bearing_mm: 100 }, sections).model;
}
const spoken = (model: unknown) => {
  const { text, code } = checkSaid(model, sections, "json");
  return { said: JSON.parse(text), code };
};

it("tells programs the verdict, and of each check utilisation, clause and combination", () => {
  const { said, code } = spoken(restrained());
  expect([said.verdict, code]).toEqual(["passes", EXIT.done]);
  const [steel, sag] = said.checks;
  expect(steel).toMatchObject({
    check: "EC3",
    target: "D1",
    verdict: "pass",
    clause: "6.2.5",
    combination: "ULS",
    informative: false,
    open: [],
  });
  // EN 1993-1-1 (6.12), Wpl,y of an IPE300 is 628.4 cm³.
  expect(steel.utilisation).toBeCloseTo((1.35 * UDL_KN * SPAN_M ** 2) / 8 / (628.4e-6 * 235e3), 3);
  expect(sag).toMatchObject({ check: "DEFL", combination: "SLS", informative: true });
  expect([said.open_points, said.warnings]).toEqual([[], []]);
});

it("prints what validation warns of and the verdict does not hang on, in lines and in JSON, and nothing twice", () => {
  const model = restrained();
  const nodes = [...model.model.nodes, { id: "stray", x: 1, y: 1, z: 1 }];
  const load_cases = [...model.model.load_cases, { id: "LC2", nature: "other" as const, self_weight: 0 }];
  const strayed = { ...model, model: { ...model.model, nodes, load_cases } };
  const { text, code } = checkSaid(strayed, sections);
  expect(code).toBe(EXIT.done);
  const lines = text.split("\n").filter((one) => one.startsWith("warning: "));
  expect(lines.filter((line) => line.includes("'stray'"))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringMatching(/^warning: model\.load_cases\[1\]: .*'LC2'/));
  expect(spoken(strayed).said.warnings).toEqual(lines.map((line) => line.replace("warning: ", "")));
});

it("has every error of a model that is not valid, and why one has no numbers", () => {
  const broken = restrained();
  broken.model.members[0]!.section = "none";
  broken.model.members[0]!.material = "none";
  const invalid = spoken(broken);
  expect(invalid.code).toBe(EXIT.invalid);
  expect(invalid.said).toMatchObject({ verdict: null, error: { code: "invalid_model", errors: [{}, {}] } });
  const loose = restrained();
  loose.model.supports.pop();
  const unstable = spoken(loose);
  expect([unstable.code, unstable.said.error.code]).toEqual([EXIT.unstable, "unstable"]);
  expect(() => checkSaid(loose, sections)).toThrow(unstable.said.error.message);
});
