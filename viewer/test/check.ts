/** A check's result with as little as a test needs. */
import type { CheckResult } from "handoff-solver";

export const check = (id: string, utilisation: number, more: Partial<CheckResult> = {}): CheckResult => ({
  id,
  check: id,
  type: "deflection",
  members: ["B1"],
  target: { kind: "design_member", id: "D1" },
  utilisation,
  informative: false,
  verdict: utilisation > 1 ? "fail" : "pass",
  status: utilisation > 1 ? "fail" : "pass",
  governing: { key: id, title: id, clause: "7.2", combination: "SLS", member: "B1", position: null },
  edition: "",
  basis: [],
  verifications: [],
  coverage: [],
  ...{ asks: [], assumptions: [], doubts: [] },
  warnings: [],
  questions: [],
  traced: false,
  ...more,
});
