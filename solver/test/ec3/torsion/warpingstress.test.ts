/** Stresses of open sections that twist: sectorial quantities and the place that yields first. */

import { expect, test } from "vitest";
import { sectorial, yieldPoint } from "../../../src/ec3/torsion/warpingstress.ts";
import { iProfile } from "../../checks/fake.ts";

test("457 x 191 x 82 UB, S355: a flange resists 52.0 kNm in its plane (Tekla Tedds' warping resistance), the section 52.0·444 mm", () => {
  const p = iProfile({ h: 460, b: 191.3, tw: 9.9, tf: 16, r: 10.2 });
  expect(sectorial(p).w_pl * 355e6).toBeCloseTo(52.0e3 * 0.444, -2);
});
test("I-section: σw is the flange's bending stress, (B/hs)/(tf·b²/6)", () => {
  const p = iProfile({ Iw: (10.7 * 150 ** 3 * 289.3 ** 2) / 24 });
  expect((sectorial(p).omega / p.iw) * 1e3).toBeCloseTo(1e3 / 0.2893 / ((0.0107 * 0.15 ** 2) / 6), 0);
  // τw = 1.5·(Tw/hs)/(b·tf), the parabola of a flange in shear.
  expect((sectorial(p).s_omega / p.iw) * 1e3).toBeCloseTo((1.5 * 1e3) / 0.2893 / (0.15 * 0.0107), -1);
});
test("shear alone: the highest stress is in the middle of the web, V·S/(I·tw)", () => {
  const p = iProfile();
  const none = { n: 0, my: 0, mz: 0, vy: 0, tau_t: 0, tau_w: 0, sigma_w: 0 };
  const found = yieldPoint(p, { ...none, vz: 100e3 });
  const s = 0.15 * 0.0107 * 0.14465 + (0.0071 * 0.2786 ** 2) / 8;
  expect(found).toMatchObject({ place: "middle of the web" });
  expect(found.tau).toBeCloseTo((100e3 * s) / (p.iy * 0.0071), -1);
});
