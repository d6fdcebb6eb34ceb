/** Bending with shear and axial force at one station: EN 1993-1-1 6.2.8, 6.2.9 and 6.2.10. */

import { computed, decided, q } from "../run/quantity.ts";
import type { Step } from "../run/trace.ts";
import { type Action, type Capacity, classForces, classOf, type StationCheck } from "./capacity.ts";
import { classSteps } from "./classification.ts";
import * as R from "./resistance.ts";
import { shears, torsionFactor } from "./shear.ts";

interface Reduced {
  m_y: number;
  m_z: number;
  npl: number;
  rho_z: number;
  rho_y: number;
}

/** Moment and axial resistances with the shear area's yield strength cut by ρ (6.2.8(3), (5); 6.2.10(3)). */
function reduced(c: Capacity, f: Action, plastic: boolean): Reduced {
  const twist = torsionFactor(c, f);
  const v = shears(c, f);
  const rho_z = R.rho(v.z, c.v_z * twist);
  const rho_y = R.rho(v.y, c.vpl_y * twist);
  const w_y = plastic ? c.p.wpl_y : c.p.wel_y;
  const w_z = plastic ? c.p.wpl_z : c.p.wel_z;
  // An elastic section yields first at its edge, so there the whole modulus takes the reduction.
  const lost = plastic ? Math.min(w_y, R.Wv(c.p, c.av_z)) : w_y;
  return {
    m_y: (Math.max(0, w_y - rho_z * lost) * c.fy) / c.gamma_m0 || 1e-9,
    m_z: (w_z * (1 - rho_y) * c.fy) / c.gamma_m0 || 1e-9,
    // A tube has one shear area whichever way the shear acts.
    npl: Math.max(1e-9, c.npl - ((rho_z * c.av_z + (c.p.kind === "chs" ? 0 : rho_y * c.av_y)) * c.fy) / c.gamma_m0),
    rho_z,
    rho_y,
  };
}

/** True where shear above half its resistance meets bending at this station. */
export function highShear(c: Capacity, f: Action): boolean {
  const twist = torsionFactor(c, f);
  const v = shears(c, f);
  return (f.my > 0 && v.z > 0.5 * c.v_z * twist) || (f.mz > 0 && v.y > 0.5 * c.vpl_y * twist);
}

/** 6.2.8: bending and shear. */
export const bending_shear: StationCheck = (c, f, steps) => {
  const alone = { n: 0, my: f.my, mz: f.mz };
  steps?.push(...classSteps(c.p, c.fy, alone));
  const found = classOf(c, alone);
  if (found === 4) return null;
  const r = reduced(c, f, found < 3);
  const u = Math.max(f.my / r.m_y, f.mz / r.m_z);
  if (steps) {
    shearSteps(c, f, r, found < 3, steps);
    steps.push(
      decided(
        "6.2.8(1)",
        "Bending and shear",
        "max(My,Ed/My,V,Rd, Mz,Ed/Mz,V,Rd) ≤ 1",
        [q("My,Ed", f.my, "kNm"), q("My,V,Rd", r.m_y, "kNm"), q("Mz,Ed", f.mz, "kNm"), q("Mz,V,Rd", r.m_z, "kNm")],
        u,
      ),
    );
  }
  return u;
};

function shearSteps(c: Capacity, f: Action, r: Reduced, plastic: boolean, steps: Step[]): void {
  if (r.rho_z === 0 && r.rho_y === 0) {
    steps.push(
      computed(
        "6.2.8(2)",
        "Is shear high?",
        "VEd ≤ 0.5·VRd",
        [q("Vz,Ed", f.vz, "kN"), q("0.5·Vz,Rd", 0.5 * c.v_z, "kN"), q("Vy,Ed", f.vy, "kN"), q("0.5·Vpl,y,Rd", 0.5 * c.vpl_y, "kN")],
        q("ρ", 0),
        "no reduction",
      ),
    );
    return;
  }
  steps.push(
    computed(
      "6.2.8(3)",
      "Reduction for shear",
      "ρ = (2·VEd/VRd − 1)²",
      [q("Vz,Ed", f.vz, "kN"), q("Vz,Rd", c.v_z, "kN"), q("Vy,Ed", f.vy, "kN"), q("Vpl,y,Rd", c.vpl_y, "kN"), q("ρy", r.rho_y)],
      q("ρz", r.rho_z),
    ),
    computed(
      "6.2.8(5)",
      "Moment resistance with shear",
      plastic ? "My,V,Rd = (Wpl,y − ρ·Wv)·fy/γM0" : "My,V,Rd = (1 − ρ)·Wel,y·fy/γM0",
      [q("Wv", R.Wv(c.p, c.av_z), "mm3"), q("ρz", r.rho_z), q("fy", c.fy, "N/mm2")],
      q("My,V,Rd", r.m_y, "kNm"),
      c.p.kind === "i" ? "Wv = Aw²/(4·tw)" : "Wv: plastic modulus of the shear area",
    ),
  );
}

/** 6.2.9, and 6.2.10 where shear is high: bending and axial force. */
export const bending_axial: StationCheck = (c, f, steps) => {
  const stressed = classForces(c, f);
  steps?.push(...classSteps(c.p, c.fy, stressed));
  const found = classOf(c, stressed);
  if (found === 4) return null;
  const r = reduced(c, f, found < 3);
  const n = Math.abs(f.n);
  const ratio = n / r.npl;
  if (steps) shearSteps(c, f, r, found < 3, steps);
  const given = [q("NEd", n, "kN"), q("My,Ed", f.my, "kNm"), q("Mz,Ed", f.mz, "kNm")];
  if (found === 3) {
    const u = ratio + f.my / r.m_y + f.mz / r.m_z;
    steps?.push(
      decided(
        "6.2.9.2(1)",
        "Bending and axial force, class 3",
        "NEd/(A·fy/γM0) + My,Ed/(Wel,y·fy/γM0) + Mz,Ed/(Wel,z·fy/γM0) ≤ 1",
        [...given, q("A·fy/γM0", r.npl, "kN"), q("Wel,y·fy/γM0", r.m_y, "kNm"), q("Wel,z·fy/γM0", r.m_z, "kNm")],
        u,
      ),
    );
    return u;
  }
  if (c.p.kind === "channel") {
    const u = ratio + f.my / r.m_y + f.mz / r.m_z;
    steps?.push(
      decided(
        "6.2.1(7)",
        "Bending and axial force, linear sum",
        "NEd/NRd + My,Ed/My,Rd + Mz,Ed/Mz,Rd ≤ 1",
        [...given, q("NRd", r.npl, "kN"), q("My,Rd", r.m_y, "kNm"), q("Mz,Rd", r.m_z, "kNm")],
        u,
      ),
    );
    return u;
  }
  const free_y = exemptWithShear(c, "y", n, r);
  const free_z = exemptWithShear(c, "z", n, r);
  const m_ny = (free_y ? 1 : R.mn_y(c.p, ratio)) * r.m_y;
  const m_nz = (free_z ? 1 : R.mn_z(c.p, ratio)) * r.m_z;
  const [alpha, beta] = R.exponents(c.p, ratio);
  let u = n > 0 || f.my + f.mz === 0 ? ratio : 0;
  const use = (m: number, m_n: number): number => (m === 0 ? 0 : m_n > 0 ? m / m_n : Infinity);
  const u_y = use(f.my, m_ny);
  const u_z = use(f.mz, m_nz);
  u = Math.max(u, u_y, u_z);
  const both = f.my > 0 && f.mz > 0;
  const sum = u_y ** alpha + u_z ** beta;
  if (both) u = Math.max(u, sum);
  u = Math.min(u, 1e6);
  if (steps) {
    const clause = r.rho_z + r.rho_y > 0 ? "6.2.10(3)" : "6.2.9.1";
    steps.push(
      computed(clause, "Axial ratio", "n = NEd/Npl,Rd", [q("NEd", n, "kN"), q("Npl,Rd", r.npl, "kN")], q("n", ratio)),
      momentStep(c, "y", free_y, r.m_y, m_ny),
      momentStep(c, "z", free_z, r.m_z, m_nz),
    );
    steps.push(
      both
        ? decided(
            "6.2.9.1(6)",
            "Bi-axial bending and axial force",
            "(My,Ed/MN,y,Rd)^α + (Mz,Ed/MN,z,Rd)^β ≤ 1, and each ratio alone",
            [...given, q("MN,y,Rd", m_ny, "kNm"), q("MN,z,Rd", m_nz, "kNm"), q("α", alpha), q("β", beta), q("(6.41)", sum)],
            u,
            "the largest of n, My,Ed/MN,y,Rd, Mz,Ed/MN,z,Rd and (6.41)",
          )
        : decided(
            "6.2.9.1(2)",
            "Bending and axial force",
            "MEd/MN,Rd ≤ 1",
            [...given, q("MN,y,Rd", m_ny, "kNm"), q("MN,z,Rd", m_nz, "kNm")],
            u,
          ),
    );
  }
  return u;
};

function exemptWithShear(c: Capacity, axis: "y" | "z", n: number, r: Reduced): boolean {
  return R.exempt(c.p, axis, n, r.npl, c.fy * (1 - r.rho_z), c.gamma_m0);
}

function momentStep(c: Capacity, axis: "y" | "z", exempt: boolean, m_pl: number, m_n: number): Step {
  const formula = exempt
    ? `MN,${axis},Rd = Mpl,${axis},Rd`
    : c.p.kind === "chs"
      ? "MN,Rd = Mpl,Rd·(1 − n^1.7)"
      : axis === "y"
        ? "MN,y,Rd = Mpl,y,Rd·(1 − n)/(1 − 0.5·a) ≤ Mpl,y,Rd"
        : c.p.kind === "rhs"
          ? "MN,z,Rd = Mpl,z,Rd·(1 − n)/(1 − 0.5·af) ≤ Mpl,z,Rd"
          : "MN,z,Rd = Mpl,z,Rd·[1 − ((n − a)/(1 − a))²], n ≤ a: Mpl,z,Rd";
  const a = axis === "z" && c.p.kind === "rhs" ? R.a_flange(c.p) : R.a_web(c.p);
  const inputs = [q(`Mpl,${axis},Rd`, m_pl, "kNm"), ...(c.p.kind === "chs" || exempt ? [] : [q("a", a)])];
  return computed(
    exempt ? "6.2.9.1(4)" : "6.2.9.1(5)",
    `Moment resistance about ${axis} with axial force`,
    formula,
    inputs,
    q(`MN,${axis},Rd`, m_n, "kNm"),
    ...(exempt ? [axis === "y" ? "NEd ≤ 0.25·Npl,Rd and NEd ≤ 0.5·hw·tw·fy/γM0" : "NEd ≤ hw·tw·fy/γM0"] : []),
  );
}
