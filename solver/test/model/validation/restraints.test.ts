/** Words in a direction of a support or hinge: the packages offer what the service offers, by one table. */

import { expect, test } from "vitest";
import tables from "../../../../tests/validation/restraint_words.json" with { type: "json" };
import { validate } from "../../../src/model/validation/index.ts";
import { beam } from "../../building.ts";

const HINGE = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" };

test.each(["supports", "hinges"] as const)("the direction decides what a word of %s means", (home) => {
  for (const [key, word, meant] of tables[home] as [string, string, string | null][]) {
    const { errors } = validate(
      beam((d) => {
        d.model.hinges = [{ ...HINGE }];
        d.model[home][0][key] = word;
      }),
    );
    expect(errors.map(({ code }) => code)).toEqual(["not_a_stiffness"]);
    expect(errors[0]!.message.split("; ")[1] ?? null, `${key} ${word}`).toBe(meant && `did you mean '${meant}'?`);
  }
});

test("directions left out together are one mistake, and a type is told as its directions", () => {
  const told = (edit: (support: Record<string, any>) => void) =>
    validate(beam((d) => edit(d.model.supports[0]))).errors.map(({ path, message }) => [path, message]);
  const left = told((support) => {
    delete support.ux;
    delete support.rx;
  });
  const words = "each is 'fixed', 'free' or a stiffness above 0 (N/m, of rotations N·m/rad)";
  expect(left).toEqual([["model.supports[0].ux", `missing keys 'ux' and 'rx': ${words}`]]);
  const typed = told((support) => {
    for (const key of ["ux", "uy", "uz", "rx", "ry", "rz"]) delete support[key];
    support.type = "pinned";
  });
  expect(typed.map(([path]) => path)).toEqual(["model.supports[0].type"]);
  expect(typed[0]![1]).toContain("one that is pinned has ux, uy and uz 'fixed', rx, ry and rz 'free'");
});

test("who names a hinge where there is none hears which to add, and who leaves an enumeration out its words", () => {
  const message = (edit: (d: Record<string, any>) => void) => validate(beam(edit)).errors[0]!.message;
  expect(message((d) => (d.model.members[0].start_hinge = "pin"))).toContain("a pin has id 'pin', ux, uy, uz and rx 'rigid'");
  expect(message((d) => delete d.model.load_cases[0].nature)).toContain("'permanent', 'imposed', 'snow'");
});

test("a soft spring is told by how far it gives way", () => {
  const message = (ux: number) =>
    validate(beam((d) => (d.model.supports[0].ux = ux))).warnings.find(({ code }) => code === "spring_unit")!.message;
  expect(message(1)).toContain("1 N/m gives way by 1 km under 1 kN");
  expect(message(1)).toContain("write 'fixed'");
  expect(message(2000)).toContain("2000 N/m gives way by 0.5 m under 1 kN");
});
