/** Which parts of 6.3 are asked of a design member that is not uniform. */

import { describe, expect, test } from "vitest";
import { part, printed } from "../fake.ts";
import { checked, cutBeam, even, FORK, SLIDE, type Structure } from "../held.ts";
import { platedBox } from "../plated.ts";

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

test("a member that twists ahead of bending: 6.3.3 has the resistance of 6.3.1.4 and says so", () => {
  const beam = cutBeam(6, [], { N0: FORK, end: SLIDE });
  const loads = { ...even(["M0"], 2e3), node_loads: [{ node: "end", fx: -1e5 }] };
  const designs = [{ id: "D", members: ["M0"], l_cr_y: 1, l_cr_z: 1, l_t: 6 }];
  const { verifications } = checked({ ...beam, loads, designs, check: { restrained: true } }).D!;
  const last = (key: string) => verifications.find((one) => one.key === key)!.steps.filter(({ status }) => status !== null);
  const twisted = last("buckling_tf")[0]!.inputs.find(({ symbol }) => symbol === "Nb,T,Rd")!;
  for (const step of last("interaction")) {
    expect(step.inputs).toContainEqual({ ...twisted, symbol: "χT·NRk/γM1" });
    expect(step.formula).toContain("NEd/(χT·NRk/γM1)");
    expect(step.notes.join()).toContain("6.3.1.4");
  }
});

test("a welded box of stocky plates: curve b is that of welds of half the wall or less, which is printed (Table 6.2)", () => {
  const pressed = (share: number, t: number) => {
    const section = { ...platedBox(200, 200, t), id: "section" };
    const beam = cutBeam(5, [], { N0: FORK, end: SLIDE });
    return checked({ ...beam, section, loads: { node_loads: [{ node: "end", fx: -share * section.a * 235e6 }] } }).D!;
  };
  // λ = 5/0.0777/93.9 = 0.685 with t = 10 mm: χ = 0.80 by curve b, 0.73 by curve c.
  expect(pressed(0.76, 10)).toMatchObject({ verdict: "pass", assumptions: [{ code: "thin_welds", clause: "Table 6.2" }] });
  expect(pressed(0.82, 10).verdict).toBe("fail");
  // b/t = 33: no thick welds, and class 1 to 3.
  expect(pressed(0.76, 6).assumptions).toEqual([]);
});

describe("buckling that fails tells its lengths and whose they are", () => {
  const FREE = { ux: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
  /** 8 m of IPE 300, held sideways in the middle as well, by a spring: π²·E·Iz/8² = 196 kN about z over the whole length. */
  const column = (design: Record<string, unknown> = {}, middle: string | Record<string, unknown> = { ...FREE, uy: 1e7 }) => {
    const line = cutBeam(8, [4], { N0: FORK, N1: middle, end: SLIDE });
    const loads = { ...even(["M0", "M1"], 2e3), node_loads: [{ node: "end", fx: -300e3 }] };
    return checked({ ...line, loads, designs: [{ id: "D", members: ["M0", "M1"], ...design }] }).D!;
  };
  test("between supports, which are counted: 300 kN over χ·A·fy of 4 m", () => {
    const buckling = part(column({}, "rfrrrr"), "buckling_z");
    expect(buckling.utilisation).toBeCloseTo(part(column({ l_cr_z: 4 }), "buckling_z").utilisation!, 3);
    // Of pieces of 3 and 5 m the longer one buckles first, and the shorter one holds its end.
    const uneven = cutBeam(8, [3], { N0: FORK, N1: "rfrrrr", end: SLIDE });
    const loads = { ...even(["M0", "M1"], 2e3), node_loads: [{ node: "end", fx: -100e3, fy: 0 }] };
    const l_cr = printed(checked({ ...uneven, loads, designs: [{ id: "D", members: ["M0", "M1"] }] }).D!, "buckling_z", "Lcr,z");
    expect(l_cr).toBeGreaterThan(4);
    expect(l_cr).toBeLessThan(5);
  });
  test("a spring in between is counted for what it is worth", () => {
    const found = (uy: number): number => printed(column({}, { ...FREE, uy }), "buckling_z", "Lcr,z");
    expect(found(1e7)).toBeCloseTo(4, 1);
    // A spring k at midspan of a bow sin πx/L bears 2·k·L/π² beside its 196 kN, a little less as the bow flattens.
    const n_cr = (Math.PI ** 2 * 210e9 * 604e-8) / found(80e3) ** 2;
    expect(n_cr).toBeGreaterThan(196e3 + 0.9 * ((2 * 80e3 * 8) / Math.PI ** 2));
    expect(n_cr).toBeLessThan(196e3 + (2 * 80e3 * 8) / Math.PI ** 2);
  });
  test("one that only pushes lets go of a bow the other way: the whole length fails", () =>
    expect(part(column({}, { ...FREE, uy: "push" }), "buckling_z")).toMatchObject({
      status: "fail",
      reason: expect.stringMatching(/^Lcr,z = 8\.00 m, /),
    }));
  test("the whole length, where a spring does next to nothing", () =>
    expect(part(column({}, { ...FREE, uy: 1 }), "buckling_z")).toMatchObject({
      status: "fail",
      reason: expect.stringMatching(/^Lcr,z = 8\.00 m, /),
    }));
  test("6.3.3 tells both, in its steps where it passes too", () => {
    const [whole, half] = [column({ l_cr_z: 8 }), column({ l_cr_z: 4 })].map((result) => part(result, "interaction"));
    expect(whole!.reason).toMatch(/^Lcr,y = 8\.00 m, .*; Lcr,z = 8\.00 m, /);
    expect(half).toMatchObject({ status: "pass", reason: null });
    expect(half!.steps.flatMap(({ notes }) => notes).join()).toContain("Lcr,z = 4.00 m, as given");
  });
  test("lateral buckling: the support in between, which is counted there", () => {
    const line = cutBeam(8, [4], { N0: FORK, N1: "rfrrrr", end: SLIDE });
    const { reason } = part(checked({ ...line, loads: even(["M0", "M1"], 30e3), designs: [{ id: "D", members: ["M0", "M1"] }] }).D!, "ltb");
    expect(reason).toMatch(/^LLT = 8\.00 m, start held against twist.*support N1 at 4\.000 m holds sideways/);
  });
});
