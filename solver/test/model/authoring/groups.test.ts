/** Checks of groups: what lies in the groups is checked, and the verdict is that of the same members named one by one. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { plainModel } from "../../../src/model/authoring/authored.ts";
import { library } from "../../../src/model/sections/included.ts";
import { example } from "../../examples.ts";

test("a group stands for the design members wholly in it, and for its other members", () => {
  const model = example("portal-frame");
  const [design] = model.model.design_members!;
  const outside = model.model.members.map(({ id }) => id).filter((id) => !design!.members.includes(id));
  model.model.groups = [{ id: "some", members: [...design!.members, outside[0]!] }];
  const [steel] = model.analysis!.checks!;
  const { design_members: _, ...rest } = steel!;
  model.analysis = { checks: [{ ...rest, groups: ["some"] } as typeof rest] };
  const [plain] = plainModel(model).analysis!.checks!;
  expect(plain).toMatchObject({ design_members: [design!.id], members: [outside[0]] });
  const found = solve(model, { sections: library() }).checks;
  expect(found.map(({ target }) => target.id)).toEqual([design!.id, outside[0]]);
});

test("a group that the model does not have is refused", () => {
  const model = example("portal-frame");
  const { design_members: _, ...rest } = model.analysis!.checks![0]!;
  model.analysis = { checks: [{ ...rest, groups: ["none"] } as typeof rest] };
  expect(() => solve(model, { sections: library() })).toThrow(/no group 'none'/);
});

test("a storey stands for what has its lower end in it", () => {
  const model = example("office-floor");
  const [steel] = model.analysis!.checks!;
  const { design_members: _d, members: _m, groups: _g, all: _a, ...rest } = steel!;
  model.analysis = { checks: [{ ...rest, storeys: ["first floor"] } as typeof rest] };
  const [plain] = plainModel(model).analysis!.checks!;
  // Girders lie at the level of the floor; columns stand on the ground.
  expect(plain).toMatchObject({ design_members: ["X00", "X10", "X01", "X11", "Y0", "Y1", "Y2"], members: [] });
  model.analysis = { checks: [{ ...rest, storeys: ["ground"] } as typeof rest] };
  expect(plainModel(model).analysis!.checks![0]).toMatchObject({ design_members: ["C00", "C01", "C10", "C11", "C20", "C21"] });
  model.analysis = { checks: [{ ...rest, storeys: ["roof"] } as typeof rest] };
  expect(() => plainModel(model)).toThrow(/no storey 'roof'/);
});
