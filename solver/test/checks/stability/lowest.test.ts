/** A member's own mode lies no lower than the lowest of all: Ncr ≥ αcr·NEd, for chords that others meet on their way. */

import { expect, test } from "vitest";
import type { DesignMember } from "../../../src/generated/model.ts";
import { type Results, solve } from "../../../src/index.ts";
import { library } from "../../../src/sections/included.ts";
import { example } from "../../examples.ts";
import { part, printed } from "../fake.ts";

/** The roof's truss with another length of its chord, whose panels are 3 m long. */
function truss(l_cr_y: number | null): Results {
  const model = example("roof-truss");
  const { l_cr_y: _, ...rest } = model.model.design_members!.find(({ id }) => id === "top-chord")!;
  const chord: DesignMember = l_cr_y === null ? rest : { ...rest, l_cr_y };
  model.model.design_members = model.model.design_members!.map((one) => (one.id === chord.id ? chord : one));
  return solve(model, { sections: library() });
}

const chordOf = ({ checks }: Results) => checks.find(({ target }) => target.id === "top-chord")!;

test("a truss's chord without a length: αcr·NEd in place of its whole 15 m, no less than between its panels", () => {
  const results = truss(null);
  const chord = chordOf(results);
  expect(results.summary.verdict).toBe("passes");
  const buckling = part(chord, "buckling_y");
  expect(printed(chord, "buckling_y", "Lcr by")).toMatch(/lowest mode of all/);
  const l_cr = printed(chord, "buckling_y", "Lcr,y") as number;
  const section = library().find("SHS120x8")!;
  const n_ed = 1e3 * (printed(chord, "buckling_y", "NEd") as number);
  expect((Math.PI ** 2 * 210e9 * section.iy) / l_cr ** 2 / n_ed).toBeCloseTo(results.stability[0]!.alpha_cr!, 6);
  expect(buckling.utilisation).toBeGreaterThan(part(chordOf(truss(3)), "buckling_y").utilisation!);
  expect(part(chordOf(truss(15)), "buckling_y").status).toBe("fail");
});
