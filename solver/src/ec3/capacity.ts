/** What does not change along a member: resistances and classes of one section in one steel; and the forces held against them. */

import type { Forces } from "../topology/context.ts";
import { Npl_Rd } from "./cross_section/axial.ts";
import { Mc_Rd } from "./cross_section/bending.ts";
import { type ClassForces, epsilon, type SectionClass, sectionClass } from "./cross_section/classification.ts";
import { effectiveSection } from "./cross_section/effectivesection.ts";
import { Av_y, Av_z, slenderWeb, Vb_Rd, Vpl_Rd, webDepth } from "./cross_section/shear.ts";
import type { Profile } from "./profile.ts";
import type { Action, Capacity } from "./resistances.ts";
import { tau_Rd } from "./torsion/torsion.ts";

/** Below this share of its own plastic resistance a force is round-off: it must not make a beam class 4. */
const NEGLIGIBLE = 1e-6;

export function capacity(p: Profile, fy: number, gamma_m0: number, gamma_m1: number, eta: number): Capacity {
  const av_z = Av_z(p, eta);
  const av_y = Av_y(p);
  const vpl_z = Vpl_Rd(av_z, fy, gamma_m0);
  const eps = epsilon(fy);
  const vpl_y = Vpl_Rd(av_y, fy, gamma_m0);
  const slender_web = slenderWeb(p, eps, eta);
  const slender_y = p.kind === "rhs" && slenderWeb(p, eps, eta, "b");
  const class_n = sectionClass(p, fy, { n: p.a * fy, my: 0, mz: 0 });
  const npl = Npl_Rd(p.a, fy, gamma_m0);
  const tau = tau_Rd(fy, gamma_m0);
  const buckling = (along: "h" | "b"): number => Vb_Rd(p, along, fy, eps, eta, gamma_m1);
  const twisting = (along: "h" | "b"): number => Math.min(tau, buckling(along) / (2 * webDepth(p, along) * Math.min(p.tw, p.tf)));
  return {
    p,
    fy,
    gamma_m0,
    gamma_m1,
    eta,
    npl,
    av_z,
    av_y,
    vpl_z,
    vpl_y,
    v_z: slender_web ? Math.min(vpl_z, buckling("h")) : vpl_z,
    v_y: slender_y ? Math.min(vpl_y, buckling("b")) : vpl_y,
    slender_web,
    slender_y,
    tau_z: slender_web && p.kind === "rhs" ? twisting("h") : tau,
    tau_y: slender_y ? twisting("b") : tau,
    class_y: sectionClass(p, fy, { n: 0, my: p.wel_y * fy, mz: 0 }),
    class_z: sectionClass(p, fy, { n: 0, my: 0, mz: p.wel_z * fy }),
    class_n,
    effective: class_n === 4 ? effectiveSection(p, eps) : null,
    negligible: {
      n: NEGLIGIBLE * npl,
      vy: NEGLIGIBLE * vpl_y,
      vz: NEGLIGIBLE * vpl_z,
      mx: NEGLIGIBLE * Mc_Rd(p.wel_z, fy, 1),
      my: NEGLIGIBLE * Mc_Rd(p.wpl_y, fy, gamma_m0),
      mz: NEGLIGIBLE * Mc_Rd(p.wpl_z, fy, gamma_m0),
    },
  };
}

const cut = (value: number, negligible: number): number => (Math.abs(value) < negligible ? 0 : Math.abs(value));

/** Internal forces in the model's signs, tension positive, as an action on this section; `out` takes it where given. */
export function actionOf({ negligible }: Capacity, f: Forces, out: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 }): Action {
  const n = cut(f.n, negligible.n);
  out.n = f.n > 0 ? -n : n;
  out.vy = cut(f.vy, negligible.vy);
  out.vz = cut(f.vz, negligible.vz);
  out.mx = cut(f.mx, negligible.mx);
  out.my = cut(f.my, negligible.my);
  out.mz = cut(f.mz, negligible.mz);
  return out;
}

/** Class under these forces, without a look at the plates where one force alone or the worst class settles it. */
export function classOf(c: Capacity, f: ClassForces): SectionClass {
  if (f.n === 0 && f.mz === 0) return f.my > 0 ? c.class_y : 1;
  if (f.n === 0 && f.my === 0) return c.class_z;
  if (c.class_n === 1) return 1;
  if (f.n < 0 && c.class_y === 1 && c.class_z === 1 && (f.mz === 0 || c.p.kind === "i")) return 1;
  if (f.n > 0 && f.my === 0 && f.mz === 0) return c.class_n;
  return sectionClass(c.p, c.fy, f);
}
