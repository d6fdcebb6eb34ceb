/** A change makes a new model and leaves the old one alone; what it touches is what it names. */

import { expect, it } from "vitest";
import { type Change, changed, differences, editedBy } from "../../src/design/index.ts";
import { validate } from "../../src/model/offline/index.ts";
import { example, heldBeam, sections } from "./beams.ts";

const portal = example("portal-frame");
const make = (change: Change) => changed(portal, change, sections);

it("changes the section of a whole group in place, in the library's own spelling", () => {
  const after = make({ kind: "section", members: ["C1", "C2"], to: "he 240 b" });
  expect(after.model.sections).toEqual([
    { id: "column", library: "HEB240" },
    { id: "rafter", library: "IPE400" },
  ]);
  expect(after.model.members).toEqual(portal.model.members);
  expect(portal.model.sections[0]).toEqual({ id: "column", library: "IPE450" });
});
it("names the new section where the old one's name stood, and keeps an engineer's own words", () => {
  const beam = heldBeam("IPE300");
  beam.settings = { ...beam.settings, title: "IPE300, 6 m (not IPE3000)" };
  const named = (name: string) => {
    const sectionsOf = beam.model.sections.map((section) => ({ ...section, name }));
    const after = changed(
      { ...beam, model: { ...beam.model, sections: sectionsOf } },
      { kind: "section", members: ["B1"], to: "HEB200" },
      sections,
    );
    return [after.settings?.title, after.model.sections[0]!.name];
  };
  expect(named("IPE 300")).toEqual(["HEB200, 6 m (not IPE3000)", undefined]);
  expect(named("edge beam")).toEqual(["HEB200, 6 m (not IPE3000)", "edge beam"]);
});
it("names the new section in the name of a design member", () => {
  const [design] = portal.model.design_members!;
  const named = { ...portal, model: { ...portal.model, design_members: [{ ...design!, name: "IPE450 at the gable" }] } };
  const after = changed(named, { kind: "section", members: ["C1", "C2"], to: "IPE500" }, sections);
  expect(after.model.design_members!.map(({ name }) => name)).toEqual(["IPE500 at the gable"]);
});
it("keeps a title that names a section which others still have", () => {
  const titled = { ...portal, settings: { ...portal.settings, title: "Portal of IPE450" } };
  const one = changed(titled, { kind: "section", members: ["C1"], to: "IPE500" }, sections);
  expect(one.settings!.title).toBe("Portal of IPE450");
  const both = changed(one, { kind: "section", members: ["C2"], to: "IPE500" }, sections);
  expect(both.settings!.title).toBe("Portal of IPE500");
});
it("keeps that a tube is said to be hot finished", () => {
  const [first, second] = ["hfshs 120x5", "SHS 120x5"].map((to) => make({ kind: "section", members: ["C1", "C2"], to }).model.sections[0]);
  expect([first, second]).toEqual([
    { id: "column", library: "HFSHS120x120x5" },
    { id: "column", library: "SHS120x120x5" },
  ]);
});
it("gives one member of a group a section of its own", () => {
  const after = make({ kind: "section", members: ["C1"], to: "IPE500" });
  expect(differences(portal, after)).toEqual([
    { part: "sections", id: "IPE500", change: "added", fields: [{ field: "library", after: "IPE500" }] },
    { part: "members", id: "C1", change: "changed", fields: [{ field: "section", before: "column", after: "IPE500" }] },
  ]);
  expect(validate(after).valid).toBe(true);
});
it("takes an entry that is there already", () => {
  const after = make({ kind: "section", members: ["C1"], to: "IPE400" });
  expect(differences(portal, after).map(({ id, fields }) => [id, fields[0]!.after])).toEqual([["C1", "rafter"]]);
});
it("lets a strength that was read off for the old thickness follow the new one", () => {
  const beam = heldBeam("IPE600");
  expect(beam.model.materials[0]).toMatchObject({ fy: 225e6, fy_rule: "product_standard" });
  const after = changed(beam, { kind: "section", members: ["B1"], to: "IPE300" }, sections);
  expect(after.model.materials[0]).not.toHaveProperty("fy");
  expect(after.model.materials[0]).toMatchObject({ grade: "S235", fy_rule: "product_standard" });
});
it("changes what holds a design member, and takes it away", () => {
  const { id, members } = portal.model.design_members![0]!;
  const points = [{ position: 0.5, flange: "both" } as const];
  const after = make({ kind: "restraints", members: [members[0]!], to: { lateral_restraints: points, l_lt: null } });
  const found = after.model.design_members!.find((one) => one.id === id)!;
  expect(found.lateral_restraints).toEqual(points);
  expect(found.l_lt).toBeUndefined();
  expect(found.members).toEqual(members);
});
it.each([
  [{ kind: "section", members: ["nobody"], to: "IPE300" }, "no member 'nobody'"],
  [{ kind: "section", members: ["C1"], to: "IPE310" }, "unknown section 'IPE310'; nearest: IPE300"],
  [{ kind: "grade", members: ["C1"], to: "S111" }, "unknown grade 'S111'; there are: S235"],
  [{ kind: "section", members: [], to: "IPE300" }, "at least one member"],
] as [Change, string][])("refuses %j", (change, words) => {
  expect(() => make(change)).toThrow(words);
});
it("makes a design member of a member in none, and the checks that named the member name that", () => {
  const { design_members: _, ...structure } = portal.model;
  const checks = [{ id: "steel", type: "en1993_1_1", members: ["C1", "C2"], limit_state: "ULS" }];
  const bare = { ...portal, model: structure, analysis: { checks } } as typeof portal;
  const after = changed(bare, { kind: "restraints", members: ["C1"], to: { l_lt: 1 } }, sections);
  expect(after.model.design_members).toEqual([{ id: "C1", members: ["C1"], l_lt: 1 }]);
  const [{ members: __, ...steel }] = checks as [(typeof checks)[number]];
  expect(after.analysis!.checks).toEqual([
    { ...checks[0], members: ["C2"] },
    { ...steel, id: "steel, C1", design_members: ["C1"] },
  ]);
  expect(validate(after, {}).errors).toEqual([]);
  const both = changed(bare, { kind: "restraints", members: ["C1", "C2"], to: { l_lt: 1 } }, sections);
  expect(both.analysis!.checks![0]).not.toHaveProperty("members");
  expect(validate(both, {}).errors).toEqual([]);
});
it("changes fields of checks and options, and adds a check", () => {
  const steel = { id: "all steel", type: "en1993_1_1", all: true, limit_state: "ULS" } as const;
  const added = make({ kind: "new_check", members: [], check: steel });
  expect(added.analysis!.checks!.at(-1)).toEqual(steel);
  const high = changed(added, { kind: "check", members: [], checks: [steel.id], to: { load_height: "centroid" } }, sections);
  expect(high.analysis!.checks!.at(-1)).toEqual({ ...steel, load_height: "centroid" });
  expect(high.analysis!.checks!.slice(0, -1)).toEqual(portal.analysis!.checks);
  expect(() => changed(added, { kind: "new_check", members: [], check: steel }, sections)).toThrow("already");
  const ordered = make({ kind: "options", members: [], to: { order: "second", imperfections: null } });
  expect(ordered.analysis!.options).toMatchObject({ order: "second" });
  expect(ordered.analysis!.options).not.toHaveProperty("imperfections");
});

it("changes, adds and takes away what stands at a place, by key, id and number", () => {
  const [first, ...rest] = portal.model.load_cases;
  const value = (at: readonly (string | number)[], to: unknown) => make({ kind: "value", members: [], at, to });
  const cases = (to: unknown, ...at: (string | number)[]) => value(["model", "load_cases", ...at], to).model.load_cases;
  expect(cases("other", first!.id, "nature")).toEqual([{ ...first, nature: "other" }, ...rest]);
  expect(cases(null, first!.id)).toEqual(rest);
  expect(cases({ id: "new" }, "-").at(-1)).toEqual({ id: "new" });
  expect(value(["analysis", "notes", "-"], "first").analysis).toMatchObject({ notes: ["first"] });
  expect(value(["analysis", "modal", "modes"], 3).analysis!.modal).toEqual({ modes: 3 });
  expect(() => cases(1, "nobody", "nature")).toThrow("has no 'nobody' here");
  // What was sent stays as it is.
  expect(portal.model.load_cases[0]).toBe(first);
});

it("leaves a rule for combinations in force while values change, so that it makes them anew", () => {
  const ruled = {
    ...portal,
    model: { ...portal.model, load_combinations: [] },
    analysis: { ...portal.analysis, combinations: { rule: "en1990_610" as const } },
  };
  const at = ["analysis", "combinations", "sls"];
  const edited = editedBy(ruled, [{ kind: "value", members: [], at, to: ["characteristic"] }], sections);
  expect(edited.analysis!.combinations).toEqual({ rule: "en1990_610", sls: ["characteristic"] });
  expect(edited.model.load_combinations).toEqual([]);
});
