/** Words in a direction of a support or hinge: the packages offer what the service offers, by one table. */

import { expect, test } from "vitest";
import tables from "../../../../tests/validation/restraint_words.json" with { type: "json" };
import { validate } from "../../../src/offline/validation/index.ts";
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
