/** Buckling over all combinations: the worst is kept, cross-sections do not count. */

import { expect, test } from "vitest";
import { type MemberCheck, verified } from "../../../src/checks/buckling/member.ts";
import { type Found, keepMember } from "../../../src/checks/governing.ts";
import type { CheckCombination } from "../../../src/topology/context.ts";

const combination = (id: string) => ({ id }) as CheckCombination;
const used = (utilisation: number): MemberCheck => verified("buckling_z", utilisation, () => []);
function kept(...checks: MemberCheck[]): Found[] {
  const worst = new Map<string, Found>();
  checks.forEach((one, i) => keepMember(worst, combination(`${i}`), one));
  return [...worst.values()];
}

test("the largest governs with its combination", () => {
  expect(kept(used(0.4), used(0.9), used(0.6))).toMatchObject([{ utilisation: 0.9, combination: { id: "1" } }]);
});
