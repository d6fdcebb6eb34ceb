/** What differs between two models, in words. */
import { differences } from "handoff-solver/design";
import { expect, test } from "vitest";
import { differenceWords } from "../src/design/differing.ts";
import type { DesignMember } from "../src/design/restraints.ts";

type Held = NonNullable<DesignMember["lateral_restraints"]>;
const both = [0, 0.5, 1].map((position) => ({ position, flange: "both" as const }));
const top = [0.25, 0.5].map((position) => ({ position, flange: "top" as const }));

function said(was: Held, is: Held, more: Partial<DesignMember> = {}): string[] {
  const [before, after] = [{ lateral_restraints: was }, { lateral_restraints: is, ...more }].map((one) => [
    { id: "raf", members: ["R"], ...one },
  ]);
  const model = (members: typeof before) => ({ model: { design_members: members } }) as unknown as Parameters<typeof differences>[0];
  return differences(model(before!), model(after!)).map((one) =>
    differenceWords(one, [before!, after!] as [DesignMember[], DesignMember[]]),
  );
}

test("points that hold a member are compared as a set", () => {
  const mixed = [...both.slice(0, 1), ...top, ...both.slice(1)];
  expect(said(both, mixed)).toEqual(["design_members raf: lateral restraints: top flange at 0.25, 0.5 added"]);
  expect(said(mixed, top)).toEqual(["design_members raf: lateral restraints: both flanges at 0, 0.5, 1 taken away"]);
  expect(said(both, top)).toEqual([
    "design_members raf: lateral restraints: top flange at 0.25, 0.5 added, both flanges at 0, 0.5, 1 taken away",
  ]);
});

test("other fields stand beside them, and points in another order are told as they are", () => {
  expect(said(both, [...both, ...top], { l_cr_y: 6 })).toEqual([
    "design_members raf: lateral restraints: top flange at 0.25, 0.5 added; l_cr_y nothing → 6",
  ]);
  expect(said(both, both.toReversed())[0]).toContain("lateral_restraints[0].position 0 → 1");
});
