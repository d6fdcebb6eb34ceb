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

test("a truss's chord, which its web holds between its ends, passes without a length, as with its panels'; by its whole 15 m it fails", () => {
  const results = truss(null);
  expect(results.summary.verdict).toBe("passes");
  // Between the length between clamped nodes of a panel and that between pinned ones.
  const l_cr = printed(chordOf(results), "buckling_y", "Lcr,y");
  expect(l_cr).toBeGreaterThan(1.5);
  expect(l_cr).toBeLessThan(3);
  expect(truss(3).summary.verdict).toBe("passes");
  expect(part(chordOf(truss(15)), "buckling_y").status).toBe("fail");
});
