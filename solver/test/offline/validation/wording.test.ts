/** A word that is not allowed is shown, with the one that was probably meant, as the service does. */

import { expect, test } from "vitest";
import { validate } from "../../../src/offline/validation/index.ts";
import { instead } from "../../../src/offline/validation/wording.ts";
import { example } from "../../examples.ts";

test.each([
  ["fixed", ["rigid", "free"], ", found 'fixed'; did you mean 'rigid'?"],
  ["Snow", ["permanent", "snow"], ", found 'Snow'; did you mean 'snow'?"],
  ["lorry", ["permanent", "snow"], ", found 'lorry'"],
  [5, ["rigid", "free"], ""],
])("%j among %j", (found, allowed, said) => expect(instead(found, allowed)).toBe(said));

test("of a support, a load case and a coordinate", () => {
  const model = JSON.parse(JSON.stringify(example("portal-frame")));
  model.model.supports[0].ux = "rigid";
  model.model.load_cases[1].nature = "snwo";
  model.model.nodes[2].x = "5.0";
  const said = validate(model).errors.map(({ message }) => message);
  expect(said).toContain("expected fixed, free, push, pull or a stiffness above 0, found 'rigid'; did you mean 'fixed'?");
  expect(said).toContainEqual(expect.stringMatching(/^expected one of permanent, .*, found 'snwo'; did you mean 'snow'\?$/));
  expect(said).toContain("expected number, found '5.0'");
});

test.each([
  ["type", "unknown key 'type'"],
  ["presure", "unknown key 'presure'; did you mean 'pressure'?"],
])("a key '%s' where none such belongs is not taken for itself", (key, said) => {
  const model = JSON.parse(JSON.stringify(example("slab")));
  model.model.load_cases = [{ ...model.model.load_cases[0], plate_loads: [{ plate: model.model.plates[0].id, pressure: 1000, [key]: 1 }] }];
  expect(validate(model).errors.map(({ message }) => message)).toContain(said);
});
