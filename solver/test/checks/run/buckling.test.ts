/** Which parts of 6.3 are asked of a design member that is not uniform. */

import { describe, expect, test } from "vitest";
import { checked, cutBeam, even, FORK, SLIDE, type Structure } from "../held.ts";

/** A beam with a joint of 10⁹ N·m/rad inside. */
function stepped(loads: Structure["loads"], check: Structure["check"] = {}) {
  const beam = cutBeam(6, [2], { N0: FORK, end: SLIDE });
  const hinged = beam.members.map(([id, start, end], i): Structure["members"][number] => [id, start, end, i ? {} : { end_hinge: "h" }]);
  const hinges = [{ id: "h", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: 1e9, rz: "rigid" }];
  return checked({ ...beam, members: hinged, hinges, loads: loads ?? {}, check }).D!;
}

describe("a design member with a joint that turns inside it", () => {
  const bent = even(["M0", "M1"], 8e3);
  test("held all along: lateral buckling is declared away, and its cross-sections decide", () => {
    expect(stepped(bent, { restrained: true })).toMatchObject({ verdict: "pass" });
  });
  test("pulled alone: nothing buckles", () => {
    expect(stepped({ node_loads: [{ node: "end", fx: 1e5 }] })).toMatchObject({ verdict: "pass" });
  });
  test.each([
    ["bent and not held", bent, {}],
    ["pressed, held or not", { node_loads: [{ node: "end", fx: -1e4 }] }, { restrained: true }],
  ])("%s: 6.3 stays open", (_, loads, check) => {
    expect(stepped(loads, check)).toMatchObject({ verdict: "cannot_verify" });
  });
});
