/** Another grade of steel: strength follows from it, and the material of whatever else uses the entry stays. */

import { expect, it } from "vitest";
import { withGrade } from "../../src/design/grade.ts";
import { validate } from "../../src/model/offline/index.ts";
import { example } from "../examples.ts";

const portal = example("portal-frame");
const make = (members: string[], to: string, model = portal) => withGrade(model, new Set(members), to);

it("changes a grade: strength then follows from the thickness, and the entry is called by its grade", () => {
  const every = portal.model.members.map(({ id }) => id);
  const after = make(every, "S235");
  expect(after.model.materials).toEqual([{ ...portal.model.materials[0], id: "S235", grade: "S235" }]);
  expect(new Set(after.model.members.map(({ material }) => material))).toEqual(new Set(["S235"]));
  const some = make(["C1"], "S460");
  expect(some.model.materials.map(({ id }) => id)).toEqual(["S355", "S460"]);
  expect(validate(after).errors).toEqual([]);
});

it("leaves out a strength of the old grade, and keeps the rule of Table 3.1", () => {
  const [steel] = portal.model.materials;
  const tabled = { ...steel!, id: "steel", fy: 355e6, fu: 490e6, fy_rule: "table_3_1" } as const;
  const members = portal.model.members.map((member) => ({ ...member, material: "steel" }));
  const model = { ...portal, model: { ...portal.model, materials: [tabled], members } };
  const after = make(
    members.map(({ id }) => id),
    "S275",
    model,
  );
  const { fy: _, fu: __, ...rest } = tabled;
  expect(after.model.materials).toEqual([{ ...rest, grade: "S275" }]);
});
it("takes an entry that is there already, and takes away one that nobody uses any more", () => {
  const every = portal.model.members.map(({ id }) => id);
  const two = make(["C1"], "S460");
  const after = make(every, "S460", two);
  expect(after.model.materials.map(({ id }) => id)).toEqual(["S460"]);
  expect(make(["C2"], "S460", two).model.materials.map(({ id }) => id)).toEqual(["S355", "S460"]);
});
