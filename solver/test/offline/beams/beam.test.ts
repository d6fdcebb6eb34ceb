/** A single-span beam as a model: its span, its loads with their sign, its combinations and what is said of them. */

import { expect, test } from "vitest";
import { type Beam, beamModel, checkNote, type Load } from "../../../src/offline/beams/beam.ts";
import { material } from "../../../src/offline/beams/material.ts";
import { libraryProfile } from "../../../src/offline/beams/profile.ts";
import { library } from "../../../src/sections/included.ts";

const profile = libraryProfile("IPE300", library());
const beam = (loads: Load[], more: Partial<Beam> = {}): Beam => ({
  ...{ span: 6, support: "simply_supported", profile, material: material("steel_S235", 10.7), loads },
  ...more,
});
const note = (one: Beam, asked: Partial<Parameters<typeof checkNote>[1]> = {}): string =>
  checkNote(one, { restrained: false, unused_position: false, ...asked });

test("a load of 12.5 kN/m down is fz = −12500 N/m, exactly", () => {
  const { model } = beamModel(beam([{ kn: 12.5 }, { kn: -0.07, position: 0.25 }]));
  expect(model.load_cases[0]!.member_loads).toMatchObject([
    { type: "distributed", fz: -12500 },
    { type: "point", position: 0.25, fz: 70 },
  ]);
  expect(model.nodes.map(({ x }) => x)).toEqual([0, 6]);
});

test("a factor brings a ULS combination, which goes before that of the serviceability limit state", () => {
  const factors = (more: Partial<Beam>) =>
    beamModel(beam([], more)).model.load_combinations!.map(({ limit_state, terms }) => [limit_state, terms[0]!.factor]);
  expect(factors({})).toEqual([["SLS", 1]]);
  expect(factors({ factor: 1.4 })).toEqual([
    ["ULS", 1.4],
    ["SLS", 1],
  ]);
});

test("two beams share nothing that one of them could change", () => {
  const [one, other] = [beamModel(beam([])), beamModel(beam([]))];
  one.model.supports[0]!.ux = "free";
  expect(other.model.supports[0]!.ux).toBe("fixed");
});

test("the title says the section, the span and the loads with their places", () => {
  const title = (...loads: Load[]) => beamModel(beam(loads)).settings!.title;
  expect(title()).toBe("IPE300, 6 m, simply supported, no load");
  expect(title({ kn: 10 }, { kn: -5, position: 0.5 })).toBe("IPE300, 6 m, simply supported, 10 kN/m + 5 kN upward at mid-span");
  expect(title({ kn: 5, position: 0.25 })).toMatch(/5 kN at 1\.5 m$/);
});

test("the note gives the weight that is not included: 53.8 cm² of steel weigh 0.414 kN/m", () => {
  expect(note(beam([{ kn: 10 }], { factor: 1.35 }))).toContain("Self-weight is not included (IPE300: 0.414 kN/m).");
});

test.each<[string, Beam, RegExp]>([
  ["no load", beam([]), /^No load was given/],
  ["newtons", beam([{ kn: 10_000 }]), /looks like newtons/],
  ["a flange held on the wrong side", beam([{ kn: -1 }]), /bottom flange/],
  ["a cantilever bends down", beam([{ kn: 1 }], { support: "cantilever" }), /bottom flange.*2L\/250/],
])("the note warns of %s", (_, one, words) => expect(note(one, { restrained: true })).toMatch(words));

test("and a beam held on the right side is left alone", () => {
  expect(note(beam([{ kn: 1 }]), { restrained: true })).not.toMatch(/bottom flange|newtons|No load/);
});
