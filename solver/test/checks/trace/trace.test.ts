/** Whoever follows a trace with a pocket calculator finds what it prints: each formula with the numbers beside it and before it. */

import { expect, test } from "vitest";
import type { Step } from "../../../src/results/checks.ts";
import { random } from "../../building.ts";
import { sharpAngle } from "../angles.ts";
import { type BeamCase, check, tabulated } from "../fake.ts";
import { platedBox, platedI } from "../plated.ts";
import { type Known, learn, reckoned } from "./calculator.ts";

const ipe = tabulated("IPE300");

/** By verification, the symbols of what its steps come to and can be reckoned. */
function followed(beam: BeamCase): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  // Partial factors other than 1, so that a formula which leaves one out is seen.
  const partial = { gamma_m0: 1.05, gamma_m1: 1.1 };
  for (const { key, steps } of check({ ...beam, check: { ...partial, ...beam.check } }).verifications) {
    const known: Known = new Map();
    found[key] = steps.flatMap((step: Step) => {
      learn(known, { ...step, result: null });
      const reckoning = reckoned(step, known);
      learn(known, step);
      if (!reckoning) return [];
      const { ours, printed } = reckoning;
      expect(Math.abs(ours - printed), `${key}: ${step.formula}`).toBeLessThanOrEqual(1e-9 * Math.abs(printed));
      return [step.result!.symbol];
    });
  }
  return found;
}

test.each<[string, BeamCase, Record<string, string[]>]>([
  [
    "a held beam on bearings",
    { section: ipe, length: 6, q: 5e3, check: { restrained: true }, design: { stiff_bearing_length: 0.1 } },
    {
      bending_y: ["Mc,y,Rd", "utilisation"],
      shear_z: ["Av,z", "Vpl,z,Rd", "utilisation"],
      transverse: ["Fcr", "FRd"],
    },
  ],
  ["a tie", { section: ipe, length: 6, n: 1e5 }, { tension: ["Npl,Rd", "utilisation"] }],
  [
    "a beam-column",
    { section: ipe, length: 4, n: -1e5, q: 2e3, mz: [1e3, 0], check: { use_f: true } },
    {
      compression: ["Nc,Rd", "utilisation"],
      bending_z: ["Mc,z,Rd", "utilisation"],
      shear_y: ["Vpl,y,Rd", "utilisation"],
      bending_axial: ["n", "MN,y,Rd", "MN,z,Rd", "utilisation"],
      buckling_z: ["Ncr,z", "λz", "χz", "Nb,z,Rd", "utilisation"],
      ltb: ["χLT", "χLT,mod", "utilisation"],
    },
  ],
  [
    "a channel",
    { section: tabulated("UPE200"), length: 3, n: -5e4, q: 2e3 },
    { shear_z: ["Av,z", "Vpl,z,Rd", "utilisation"], buckling_tf: ["Ncr,TF"] },
  ],
  [
    "a tube that is twisted",
    { section: tabulated("SHS150x8"), length: 3, n: -6e5, mx: 5e3, q: 1e4 },
    { torsion: ["TRd", "utilisation"], bending_axial: ["n", "MN,y,Rd", "MN,z,Rd", "utilisation"] },
  ],
  [
    "a box whose walls buckle in torsion",
    { section: platedBox(1000, 600, 6, 10), length: 6, mx: 2e5, q: 2e4, mz: [1e4, 0], design: { web_stiffeners: "at_forces" } },
    { torsion: ["TRd", "utilisation"], shear_z: ["Vpl,z,Rd", "Vb,Rd", "utilisation"], shear_y: ["Vpl,y,Rd", "utilisation"] },
  ],
  // n = 400/1204 kN = 0.33 is more than My,Ed/MN,y,Rd = 1/118 kN·m: NEd alone decides (6.2.9.1).
  [
    "a column that hardly bends",
    { section: ipe, length: 4, n: -4e5, my: [1e3, 1e3] },
    { bending_axial: ["n", "MN,y,Rd", "MN,z,Rd", "utilisation"] },
  ],
  ["a column that is squashed", { section: ipe, length: 4, n: -2e6, my: [1e3, 1e3] }, { bending_axial: ["n", "utilisation"] }],
  [
    "a beam that is sheared off",
    { section: ipe, length: 1, n: -1e5, points: [[0.5, 2e6]], check: { restrained: true } },
    { bending_shear: ["utilisation"], bending_axial: ["n", "MN,y,Rd", "utilisation"] },
  ],
  [
    "a short beam in high shear",
    { section: ipe, length: 1, points: [[0.5, 5e5]], check: { restrained: true } },
    { bending_shear: ["utilisation"] },
  ],
  [
    "a welded girder of class 4",
    { section: platedI(1040, 300, 6, 20), length: 8, n: -2e5, q: 5e4, design: { web_stiffeners: "at_forces" } },
    {
      compression: ["ρ", "ρ", "Nc,Rd", "utilisation"],
      bending_y: ["ρ", "ρ", "Mc,y,Rd", "utilisation"],
      shear_z: ["Vpl,z,Rd", "Vb,Rd", "utilisation"],
      buckling_y: ["ρ", "ρ", "Ncr,y", "λy", "χy", "Nb,y,Rd", "utilisation"],
    },
  ],
  [
    "an angle",
    { section: sharpAngle(0.1, 0.1, 0.01), length: 3, n: -2e4, q: 1e3 },
    {
      bending_u: ["Mc,u,Rd", "utilisation"],
      shear_z: ["Vpl,z,Rd", "Vpl,T,Rd", "utilisation"],
      torsion: ["τt,Ed"],
      buckling_v: ["Ncr,v", "λv", "χv", "Nb,v,Rd", "utilisation"],
      ltb: ["χLT", "Mb,Rd", "utilisation"],
      interaction: ["k"],
    },
  ],
])("%s", (_, beam, reckonable) => expect(followed(beam)).toMatchObject(reckonable));

test.each(["HEB200", "RHS200x100x8", "SHS150x8", "UPE200"] as const)(
  "%s: whatever forces it bears, its step of 6.2.9 comes to its utilisation",
  (name) => {
    const next = random(name.length);
    const section = tabulated(name);
    for (let i = 0; i < 40; i++) {
      const [n, my, mz] = [(next() - 0.5) * 3e6, i % 3 ? next() * 6e4 : 0, i % 4 ? next() * 2e4 : 0];
      // Where it does not bend, 6.2.9 is not called for.
      const last = followed({ section, length: 3, n, my: [my, my], mz: [mz, mz], check: { restrained: true } }).bending_axial?.at(-1);
      if (my + mz > 0) expect(last).toBe("utilisation");
    }
  },
);
