/** (6.61) and (6.62) by hand, with factors of Tables B.1 and B.2 read off where they are simplest. */

import { expect, test } from "vitest";
import { type BeamColumnInput, interaction } from "../../../src/ec3/member_buckling/interaction.ts";

/** λ = 0.2: kyy = Cmy and, of I-sections, (2·0.2 − 0.6) < 0, so that kzz = Cmz·(1 − 0.2·nz). */
const given: BeamColumnInput = {
  n: 100,
  my: 50,
  mz: 10,
  n_by: 500,
  n_bz: 200,
  m_b: 200,
  m_z: 40,
  factors: { plastic: true, hollow: false, torsional: false, lambda_y: 0.2, lambda_z: 0.2, c_my: 0.9, c_mz: 0.6, c_mlt: 1 },
};

test("each equation has its own axial ratio and its own pair of factors", () => {
  const { u_61, u_62, utilisation, k } = interaction(given);
  expect(k.k_yy).toBeCloseTo(0.9, 12);
  expect(k.k_zz).toBeCloseTo(0.6 * 0.9, 12);
  expect(k.k_yz).toBeCloseTo(0.6 * k.k_zz, 12);
  expect(k.k_zy).toBeCloseTo(0.6 * k.k_yy, 12);
  // 0.2 + 0.9·0.25 + 0.324·0.25, and 0.5 + 0.54·0.25 + 0.54·0.25.
  expect(u_61).toBeCloseTo(0.2 + 0.225 + 0.081, 12);
  expect(u_62).toBeCloseTo(0.5 + 0.135 + 0.135, 12);
  expect(utilisation).toBe(u_62);
});

test("the larger governs, whichever it is", () => {
  const { u_61, u_62, utilisation } = interaction({ ...given, n_by: 110, n_bz: 1000 });
  expect(u_61).toBeGreaterThan(u_62);
  expect(utilisation).toBe(u_61);
});

test("without compression it is bending about two axes, and kyy = Cmy", () => {
  const { u_61 } = interaction({ ...given, n: 0, mz: 0 });
  expect(u_61).toBeCloseTo(0.9 * 0.25, 12);
});

test("more of any force is never less of a utilisation", () => {
  const least = interaction(given).utilisation;
  for (const more of [{ n: 150 }, { my: 60 }, { mz: 12 }]) expect(interaction({ ...given, ...more }).utilisation).toBeGreaterThan(least);
});
