/** Sections by their dimensions alone: the numbers of first principles, and the same answers as the numbers written out. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { plainModel } from "../../../src/model/authoring/authored.ts";
import { plainSection } from "../../../src/model/authoring/shaped.ts";
import type { AuthoredModel, AuthoredSection } from "../../../src/model/plain.ts";
import { library } from "../../../src/model/sections/included.ts";
import { platedI } from "../../checks/plated.ts";
import { example } from "../../examples.ts";

test("a welded I has the properties of its three plates", () => {
  const own = plainSection({ id: "g", shape: { type: "i", h: 0.8, b: 0.3, tw: 0.012, tf: 0.02 } });
  const { a, iy, iz, wpl_y, wpl_z } = platedI(800, 300, 12, 20);
  expect(own).toMatchObject({ id: "g", fabrication: "welded" });
  for (const [key, value] of Object.entries({ a, iy, iz, wpl_y, wpl_z })) expect(own[key as "id"]).toBeCloseTo(value!, 9);
});

test("a box of two thicknesses: plates, and Bredt's torsion", () => {
  const own = plainSection({ id: "b", shape: { type: "rhs", h: 0.4, b: 0.3, t: 0.012, tf: 0.02 } });
  const ring = 0.38 * 0.288;
  // A = 2·300·20 + 2·360·12 mm², Iy = (300·400³ − 276·360³)/12 mm⁴.
  expect(own).toMatchObject({ a: 0.02064, iy: 5.26912e-4, fabrication: "welded" });
  expect((own as { it: number }).it / ((4 * ring ** 2) / ((2 * 0.38) / 0.012 + (2 * 0.288) / 0.02))).toBeCloseTo(1, 2);
});

test("what the library names is the same by its dimensions", () => {
  for (const name of ["IPE300", "T-HEB200", "TUBE600x20", "FL100x10", "RD20", "WI800x300x12x20x8", "BOX400x300x12x20"]) {
    const { shape, a, iy, iz, wpl_y, wpl_z, fabrication } = library().find(name)!;
    const own = plainSection({ id: "s", shape } as AuthoredSection) as unknown as Record<string, number>;
    for (const [key, value] of Object.entries({ a, iy, iz, wpl_y, wpl_z })) expect(own[key]! / value, `${name} ${key}`).toBeCloseTo(1, 6);
    if (!name.startsWith("RD")) expect(own["fabrication"]).toBe(fabrication);
  }
});

test("a model with dimensions is solved as the one with a name is", () => {
  const named = example("portal-frame") as AuthoredModel;
  named.model.sections = named.model.sections.map(({ id }) => ({ id, library: "WI400x200x10x16" }));
  const shape = { type: "i", h: 0.4, b: 0.2, tw: 0.01, tf: 0.016 } as const;
  const own = { ...named, model: { ...named.model, sections: named.model.sections.map(({ id }) => ({ id, shape })) } };
  const [one, other] = [named, own].map((model) => solve(model, { sections: library() }));
  expect(other!.load_combinations).toEqual(one!.load_combinations);
  expect(other!.checks.map(({ utilisation }) => utilisation)).toEqual(one!.checks.map(({ utilisation }) => utilisation));
  expect(own.model.sections[0]).toEqual({ id: named.model.sections[0]!.id, shape });
  expect(plainModel(own).model.sections[0]).toHaveProperty("avz");
});
