/** EN 1993-6 Annex A: an example whose factors are printed, and the safe side we take of them. */

import { expect, test } from "vitest";
import { torsionBuckling } from "../../../src/ec3/member_buckling/torsionbuckling.ts";
import { verified } from "../../verified.ts";

test("UB 457 x 191 x 82 under an eccentric load: kw 0.6632, kα 1.7358; (A.1) gives 0.897, and 0.922 with kzw = 1", () => {
  // Flange moments stand for bimoments: Mw/Mf = B/BRd. Mz is φ·My alone.
  const [my, mz, mw, m_b, m_cr, m_z, m_f] = [168.80187, 9.8734613, 7.402705, 285.03904, 398.37553, 9.8734613 / (1 - 0.8818964), 40.255];
  const at = (moment: number) => torsionBuckling({ my: moment, mz: 0, b: mw, theta: mz / moment, m_b, m_z, b_rd: m_f, m_cr });
  // The source takes kα from the largest moment along the beam, 168.867962 kNm, and the rest from where the sum is largest.
  const [found, { k_alpha }] = [at(my), at(168.867962)];
  const source =
    "beam-v03 on GitHub (Captain-802), tests/torsion-axial-mz.test.cjs: SCI P385 and EN 1993-6 (A.1), with MasterSeries' kw 0.663";
  const about = { group: "EN 1993-1-1", case: "Lateral-torsional buckling with torsion, UB 457 x 191 x 82", source, unit: "" } as const;
  verified({ ...about, quantity: "kw", expected: 0.6632212, ours: found.k_w });
  verified({ ...about, quantity: "kα", expected: 1.7357839, ours: k_alpha });
  expect(found.k_w).toBeCloseTo(0.6632212, 4);
  expect(k_alpha).toBeCloseTo(1.7357839, 4);
  // kzw = 1 − Mz,Ed/Mz,Rd of the standard; 1 is the safe side.
  const k_zw = 1 - found.mz / m_z;
  const standard = my / m_b + found.mz / m_z + found.k_w * k_zw * k_alpha * (mw / m_f);
  verified({ ...about, quantity: "utilisation by (A.1)", expected: 0.8970076, ours: standard });
  expect(standard).toBeCloseTo(0.8970076, 4);
  expect(found.utilisation).toBeCloseTo(my / m_b + found.mz / m_z + (found.k_w * found.k_alpha * mw) / m_f, 9);
  expect(found.utilisation).toBeGreaterThan(standard);
});
