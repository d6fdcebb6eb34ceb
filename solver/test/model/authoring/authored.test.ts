/** Short forms written out together: the model given is never changed, and what is made is plain. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { plainModel } from "../../../src/model/authoring/authored.ts";
import { isPlain } from "../../../src/model/plain.ts";
import { beam, type Damage } from "../../building.ts";

const every: Damage = (d) => {
  d.model.materials[0] = { id: "steel", library: "S355" };
  d.model.sections[0] = { id: "section", shape: { type: "rectangle", h: 0.3, b: 0.1 } };
  d.model.nodes.push({ id: "C", x: 2, y: 0, z: 0 });
  d.model.members[0].connect = true;
  d.model.load_cases[0].nature = "permanent";
  d.model.groups = [{ id: "g", members: ["M"] }];
  d.analysis = {
    combinations: { rule: "en1990_610" },
    checks: [{ id: "c", type: "deflection", limit_state: "ULS", limit_ratio: 250, groups: ["g"] }],
  };
};

test("where there is nothing to write out the model itself is given back", () => {
  const plain = beam(() => {});
  expect(plainModel(plain)).toBe(plain);
});

test("all forms at once: numbers, pieces, combinations behind those listed, checks by members", () => {
  const sent = beam(every);
  const before = structuredClone(sent);
  const { model, analysis } = plainModel(sent);
  expect(sent).toEqual(before);
  expect(isPlain(plainModel(sent))).toBe(true);
  expect((model.materials[0] as { e: number }).e).toBe(2.1e11);
  expect((model.sections[0] as { a: number }).a).toBeCloseTo(0.03, 12);
  expect(model.members).toHaveLength(2);
  expect(model.load_combinations.map(({ id }) => id)).toEqual(["U", "6.10-1", "6.10-2"]);
  expect(analysis!.checks![0]!.design_members).toEqual(["M"]);
  expect(model.design_members).toMatchObject([{ id: "M", members: model.members.map(({ id }) => id) }]);
  expect(analysis).not.toHaveProperty("combinations");
});

test("combinations that are left out are none, and a request names those of the rule", () => {
  const ruled = beam((d) => {
    d.model.load_cases[0].nature = "permanent";
    delete d.model.load_combinations;
    d.analysis = { combinations: { rule: "en1990_610" }, buckling: { combinations: ["6.10-1"] } };
  });
  expect(plainModel(ruled).model.load_combinations.map(({ id }) => id)).toEqual(["6.10-1", "6.10-2"]);
  expect(solve(ruled).buckling!.map(({ combination }) => combination)).toEqual([0]);
  const alone = beam((d) => void delete d.model.load_combinations);
  expect(plainModel(alone).model.load_combinations).toEqual([]);
});
