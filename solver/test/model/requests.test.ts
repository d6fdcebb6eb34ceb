/** What is asked for beside static results: numbers of modes as the schema has them, references as indices. */

import { expect, test } from "vitest";
import schema from "../../../schemas/analysis.json" with { type: "json" };
import type { Analysis } from "../../src/generated/model.ts";
import { readRequests } from "../../src/model/requests.ts";

const read = (analysis: Analysis) =>
  readRequests(
    analysis,
    new Map([
      ["U", 0],
      ["V", 1],
    ]),
    new Map([
      ["G", 0],
      ["Q", 1],
    ]),
  );

test("nothing is asked for where nothing is said", () => expect(read({})).toEqual({ buckling: undefined, modal: undefined }));

test("the numbers of modes are the schema's where none is given", () => {
  const { buckling, modal } = schema.$defs;
  expect(read({ buckling: { combinations: ["V"] }, modal: {} })).toEqual({
    buckling: { combinations: [1], modes: buckling.properties.modes.default },
    modal: { modes: modal.properties.modes.default, sources: undefined },
  });
  expect(read({ modal: { modes: 9, mass_sources: [{ load_case: "Q", factor: 0.3 }] } }).modal).toEqual({
    modes: 9,
    sources: [{ load_case: 1, factor: 0.3 }],
  });
});

test("what is not there is refused with its place", () => {
  const refused = (path: string) => expect.objectContaining({ details: expect.objectContaining({ path }) });
  expect(() => read({ buckling: { combinations: ["U", "Z"] } })).toThrow(refused("analysis.buckling.combinations[1]"));
  expect(() => read({ modal: { mass_sources: [{ load_case: "Z", factor: 1 }] } })).toThrow(
    refused("analysis.modal.mass_sources[0].load_case"),
  );
});
