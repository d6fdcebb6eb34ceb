/** A member's own mode lies no lower than the lowest of all, Ncr ≥ αcr·NEd: told of chords that others meet on their way. */

import { expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import type { DesignMember } from "../../src/generated/model.ts";
import { library } from "../../src/model/sections/included.ts";
import { part, printed } from "../checks/fake.ts";
import { example } from "../examples.ts";

/** The roof's truss with another length of its chord, whose panels are 3 m long. */
function truss(l_cr_y: number | null): Results {
  const model = example("roof-truss");
  const { l_cr_y: _, ...rest } = model.model.design_members!.find(({ id }) => id === "top-chord")!;
  const chord: DesignMember = l_cr_y === null ? rest : { ...rest, l_cr_y };
  model.model.design_members = model.model.design_members!.map((one) => (one.id === chord.id ? chord : one));
  return solve(model, { sections: library() });
}

const chordOf = ({ checks }: Results) => checks.find(({ target }) => target.id === "top-chord")!;

test("a truss's chord that fails by its whole 15 m is left open, and told the length of the lowest mode; with its panels' it passes", () => {
  const results = truss(null);
  expect(results.summary.verdict).toBe("cannot_verify");
  const { status, reason } = part(chordOf(results), "buckling_y");
  expect(status).toBe("not_covered");
  const [, most, byLowest] = /it is ([\d.]+) m at most.* and ([\d.]+) m by the lowest mode/.exec(reason!)!.map(Number);
  expect(most).toBe(15);
  const n_ed = 1e3 * (printed(chordOf(truss(3)), "buckling_y", "NEd") as number);
  const alpha = (Math.PI ** 2 * 210e9 * library().find("SHS120x8")!.iy) / byLowest! ** 2 / n_ed;
  expect(alpha).toBeCloseTo(results.stability[0]!.alpha_cr!, 1);
  expect(truss(3).summary.verdict).toBe("passes");
  expect(part(chordOf(truss(15)), "buckling_y").status).toBe("fail");
});
