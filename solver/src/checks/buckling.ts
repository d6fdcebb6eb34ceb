/** Member buckling of a design member in one combination: EN 1993-1-1 6.3.1, 6.3.2 and 6.3.3. */

import { Cm, interactionFactors, interactionFormula, type MomentShape } from "./annexb.ts";
import { classSteps, sectionClass } from "./classification.ts";
import type { DesignMember, SteelCheck } from "./context.ts";
import { criticalMoment, type Known, type Stiffness } from "./critical.ts";
import * as F from "./flexural.ts";
import type { Joints, LineDiagram } from "./line.ts";
import { computed, decided, q, statusOf } from "./quantity.ts";
import { modulus, type Capacity } from "./station.ts";
import * as T from "./torsional.ts";
import type { Quantity, Status, Step } from "./trace.ts";

/** Largest forces along the design member: n compression positive. */
export interface Peaks {
  n: number;
  my: number;
  mz: number;
}

export interface MemberCheck {
  key: string;
  status: Status;
  utilisation: number | null;
  reason: string | null;
  /** Written out only where the trace is wanted. */
  steps: () => Step[];
}

export interface MemberInput {
  diagram: LineDiagram;
  joints: Joints;
  member: DesignMember;
  check: SteelCheck;
  annex: "none" | "UK";
  c: Capacity;
  s: Stiffness;
  s460: boolean;
  peaks: Peaks;
  known: Known;
}

const verified = (key: string, utilisation: number, steps: () => Step[]): MemberCheck => ({ key, status: statusOf(utilisation), utilisation, reason: null, steps });
const open = (key: string, reason: string, steps: () => Step[] = () => []): MemberCheck => ({ key, status: "not_covered", utilisation: null, reason, steps });

interface Column {
  l_cr: number;
  n_cr: number;
  lambda: number;
  chi: number;
  n_b: number;
}

/** All of 6.3 that the forces call for. */
export function bucklingChecks(input: MemberInput): MemberCheck[] {
  const { c, peaks, diagram, member } = input;
  const { p } = c;
  const out: MemberCheck[] = [];
  const bent = peaks.my > 0 || peaks.mz > 0;
  const n = Math.max(0, peaks.n);
  const keys = [...(n > 0 ? ["buckling_y", "buckling_z"] : []), ...(n > 0 && p.kind === "channel" ? ["buckling_tf"] : []), "ltb", ...(interacts(n, peaks) ? ["interaction"] : [])];
  if (diagram.line.reason) return keys.map((key) => open(key, diagram.line.reason as string));
  const found = sectionClass(p, c.fy, { n, my: peaks.my, mz: peaks.mz });
  if (found === 4) {
    const steps = (): Step[] => classSteps(p, c.fy, { n, my: peaks.my, mz: peaks.mz });
    return keys.map((key) => open(key, "class 4 section: effective widths (EN 1993-1-5) are not covered", steps));
  }
  const length = diagram.line.length;
  const columns = { y: column(input, "y", member.l_cr_y ?? length), z: column(input, "z", member.l_cr_z ?? length) };
  if (n > 0) {
    for (const axis of ["y", "z"] as const) out.push(flexural(input, axis, columns[axis], n, found));
    if (p.kind === "channel") {
      const twisting = torsionalFlexural(input, columns.y, n);
      out.push(twisting.result);
      // 6.3.3 has no term for twist under compression: the smaller χ stands in both equations.
      for (const axis of ["y", "z"] as const) if (twisting.n_b < columns[axis].n_b) columns[axis] = { ...columns[axis], n_b: twisting.n_b };
    }
  }
  const lateral = lateralTorsional(input, found);
  out.push(lateral.result);
  if (bent && interacts(n, peaks)) {
    if (lateral.result.status === "not_covered") out.push(open("interaction", lateral.result.reason as string));
    else out.push(interaction(input, columns, lateral.chi, found, n));
  }
  return out;
}

/** 6.3.3 is called for by compression with bending, and by bending about both axes. */
function interacts(n: number, peaks: Peaks): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0)) || (peaks.my > 0 && peaks.mz > 0);
}

function column(input: MemberInput, axis: "y" | "z", l_cr: number): Column {
  const { c, s } = input;
  const n_cr = F.Ncr(s.e, axis === "y" ? c.p.iy : c.p.iz, l_cr);
  const lambda = F.lambda(c.p.a, c.fy, n_cr);
  const chi = F.chi(lambda, F.ALPHA[F.curveOf(c.p, axis, input.s460)]);
  return { l_cr, n_cr, lambda, chi, n_b: (chi * c.p.a * c.fy) / c.gamma_m1 };
}

/** 6.3.1: flexural buckling about one axis. */
function flexural(input: MemberInput, axis: "y" | "z", col: Column, n: number, found: number): MemberCheck {
  const { c, s } = input;
  const curve = F.curveOf(c.p, axis, input.s460);
  const alpha = F.ALPHA[curve];
  const i = axis === "y" ? c.p.iy : c.p.iz;
  return verified(`buckling_${axis}`, n / col.n_b, () => [
    computed("6.3.1.3(1)", `Critical force about ${axis}-${axis}`, "Ncr = π²·E·I/Lcr²", [q("E", s.e, "N/mm2"), q(`I${axis}`, i, "mm4"), q(`Lcr,${axis}`, col.l_cr, "m")], q(`Ncr,${axis}`, col.n_cr, "kN")),
    computed("6.3.1.3(1)", "Relative slenderness", "λ = √(A·fy/Ncr)", [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("class", found)], q(`λ${axis}`, col.lambda)),
    computed("Table 6.2, 6.1", "Buckling curve", "by shape, fabrication, h/b, tf and grade", [q("fabrication", c.p.fabrication), q("h/b", c.p.h / c.p.b), q("tf", c.p.tf, "mm"), q("curve", curve)], q("α", alpha)),
    computed("6.3.1.2(1)", "Reduction factor", "χ = 1/(φ + √(φ² − λ²)) ≤ 1; φ = 0.5·[1 + α·(λ − 0.2) + λ²]", [q("α", alpha), q(`λ${axis}`, col.lambda), q("φ", F.phi(col.lambda, alpha))], q(`χ${axis}`, col.chi)),
    computed("6.3.1.1(3)", "Buckling resistance", "Nb,Rd = χ·A·fy/γM1", [q(`χ${axis}`, col.chi), q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)], q(`Nb,${axis},Rd`, col.n_b, "kN")),
    decided("6.3.1.1(1)", `Flexural buckling about ${axis}-${axis}`, "NEd/Nb,Rd ≤ 1", [q("NEd", n, "kN"), q(`Nb,${axis},Rd`, col.n_b, "kN")], n / col.n_b),
  ]);
}

/** 6.3.1.4: torsional-flexural buckling of a channel, on the curve of the z axis. */
function torsionalFlexural(input: MemberInput, y: Column, n: number): { result: MemberCheck; n_b: number } {
  const { c, s, diagram, member } = input;
  const l_t = member.l_cr_z ?? diagram.line.length;
  const { y0, i0_squared } = F.channelOffset(c.p);
  const ncr_t = F.Ncr_T(s.e, s.g, c.p.it, c.p.iw, l_t, i0_squared);
  const ncr = F.Ncr_TF(y.n_cr, ncr_t, y0, i0_squared);
  const lambda = F.lambda(c.p.a, c.fy, ncr);
  const alpha = F.ALPHA[F.curveOf(c.p, "z", input.s460)];
  const chi = F.chi(lambda, alpha);
  const n_b = (chi * c.p.a * c.fy) / c.gamma_m1;
  const result = verified("buckling_tf", n / n_b, () => [
    computed("6.3.1.4(2)", "Torsional critical force", "Ncr,T = (G·It + π²·E·Iw/lT²)/i0²; i0² = iy² + iz² + y0²", [q("It", c.p.it, "mm4"), q("Iw", c.p.iw, "mm6"), q("lT", l_t, "m"), q("y0", y0, "mm"), q("i0", Math.sqrt(i0_squared), "mm")], q("Ncr,T", ncr_t, "kN"), "shear centre by thin-walled formulas; lT taken as Lcr,z"),
    computed("6.3.1.4(2)", "Torsional-flexural critical force", "Ncr,TF = [Ncr,y + Ncr,T − √((Ncr,y + Ncr,T)² − 4·β·Ncr,y·Ncr,T)]/(2·β); β = 1 − (y0/i0)²", [q("Ncr,y", y.n_cr, "kN"), q("Ncr,T", ncr_t, "kN")], q("Ncr,TF", ncr, "kN")),
    computed("6.3.1.4(3)", "Reduction factor", "χ = 1/(φ + √(φ² − λ²)) ≤ 1", [q("λT", lambda), q("α", alpha)], q("χT", chi)),
    decided("6.3.1.1(1)", "Torsional-flexural buckling", "NEd/Nb,Rd ≤ 1", [q("NEd", n, "kN"), q("Nb,T,Rd", n_b, "kN")], n / n_b),
  ]);
  return { result, n_b };
}

/** 6.3.2: lateral-torsional buckling; χLT goes on into 6.3.3. */
function lateralTorsional(input: MemberInput, found: 1 | 2 | 3): { result: MemberCheck; chi: number } {
  const { c, peaks, check, annex } = input;
  const [w, symbol] = modulus(c.p, "y", found);
  const m_rk = w * c.fy;
  if (check.restrained) {
    return { result: { key: "ltb", status: "skipped", utilisation: null, reason: "restrained: the check takes the compression flange as continuously held sideways", steps: () => [] }, chi: 1 };
  }
  const m_rd = m_rk / c.gamma_m1;
  const held = c.p.kind === "chs" || (c.p.kind === "rhs" && Math.abs(c.p.h - c.p.b) < 1e-6);
  if (held || peaks.my === 0) {
    const why = held ? "square and circular hollow sections are not susceptible" : "no bending about y-y";
    const steps = (): Step[] => [
      computed("6.3.2.1(2)", "Is the member susceptible?", why, [], q("χLT", 1)),
      decided("6.3.2.1(1)", "Lateral-torsional buckling", "My,Ed/Mb,Rd ≤ 1", [q("My,Ed", peaks.my, "kNm"), q("Mb,Rd", m_rd, "kNm")], peaks.my / m_rd),
    ];
    return { result: verified("ltb", peaks.my / m_rd, steps), chi: 1 };
  }
  const rule = T.ltbRule(c.p, check.ltb_method, annex);
  const useF = (check.use_f ?? false) && rule.method === "rolled";
  const critical = criticalMoment(input.diagram, input.joints, input.member, check, c.p, input.s, peaks.my, useF, input.known);
  if (critical.m_cr === null) return { result: open("ltb", "the restraints leave the member free to move sideways or twist: give lateral_restraints or supports", () => [critical.step()]), chi: 1 };
  const lambda = T.lambda_LT(w, c.fy, critical.m_cr);
  const plain = T.chi_LT(lambda, rule);
  const ignored = lambda <= rule.ignored_to;
  const c_1 = critical.c1 ?? 1;
  const k_c = 1 / Math.sqrt(c_1);
  const f = T.f_LT(lambda, k_c);
  const chi = useF && !ignored ? T.chi_LT_mod(plain, f, lambda) : plain;
  const m_b = chi * m_rd;
  const m_cr = critical.m_cr;
  const steps = (): Step[] => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my: peaks.my, mz: peaks.mz }),
    critical.step(),
    computed(`${rule.clause}(1)`, "Relative slenderness", "λLT = √(Wy·fy/Mcr)", [q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("Mcr", m_cr, "kNm")], q("λLT", lambda)),
    computed(rule.source, "Buckling curve", rule.method === "rolled" ? "rolled and equivalent welded sections, 6.3.2.3" : "general case, 6.3.2.2", [q("h/b", c.p.h / c.p.b), q("fabrication", c.p.fabrication), q("curve", rule.curve), q("λLT,0", rule.lambda_0), q("β", rule.beta)], q("αLT", rule.alpha)),
    computed(
      `${rule.clause}(1)`, "Reduction factor", rule.method === "rolled" ? "χLT = 1/(φLT + √(φLT² − β·λLT²)) ≤ 1, ≤ 1/λLT²; φLT = 0.5·[1 + αLT·(λLT − λLT,0) + β·λLT²]" : "χLT = 1/(φLT + √(φLT² − λLT²)) ≤ 1; φLT = 0.5·[1 + αLT·(λLT − 0.2) + λLT²]",
      [q("αLT", rule.alpha), q("λLT", lambda), q("φLT", T.phi_LT(lambda, rule))], q("χLT", plain),
      ...(ignored ? [`λLT ≤ ${rule.ignored_to}: lateral-torsional buckling is ignored (6.3.2.2(4))`] : []),
    ),
    ...(useF ? [computed("6.3.2.3(2)", "Moment shape between restraints", "χLT,mod = χLT/f ≤ 1, ≤ 1/λLT²; f = 1 − 0.5·(1 − kc)·[1 − 2·(λLT − 0.8)²] ≤ 1; kc = 1/√C1", [q("C1", c_1), q("kc", k_c), q("f", f)], q("χLT,mod", chi), "C1 by eigenvalue of this moment diagram")] : []),
    computed("6.3.2.1(3)", "Buckling resistance moment", "Mb,Rd = χLT·Wy·fy/γM1", [q("χLT", chi), q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)], q("Mb,Rd", m_b, "kNm")),
    decided("6.3.2.1(1)", "Lateral-torsional buckling", "My,Ed/Mb,Rd ≤ 1", [q("My,Ed", peaks.my, "kNm"), q("Mb,Rd", m_b, "kNm")], peaks.my / m_b),
  ];
  return { result: verified("ltb", peaks.my / m_b, steps), chi };
}

/** 6.3.3 with the factors of Annex B. */
function interaction(input: MemberInput, columns: { y: Column; z: Column }, chi_lt: number, found: 1 | 2 | 3, n: number): MemberCheck {
  const { c, peaks, check, diagram, member } = input;
  const hollow = c.p.kind === "rhs" || c.p.kind === "chs";
  const [w_y] = modulus(c.p, "y", found);
  const [w_z] = modulus(c.p, "z", found);
  const m_b = (chi_lt * w_y * c.fy) / c.gamma_m1;
  const m_z = (w_z * c.fy) / c.gamma_m1;
  const cantilever = (diagram.line.ends.start === "free") !== (diagram.line.ends.end === "free");
  const { length } = diagram.line;
  const whole = [[0, length]] as const;
  const between = pieces(input);
  const sway = (l_cr: number | undefined): boolean => cantilever || (l_cr !== undefined && l_cr > length * (1 + 1e-6));
  const cm = (axis: "my" | "mz", over: readonly (readonly [number, number])[], swaying: boolean): number =>
    swaying ? 0.9 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b))));
  const c_my = cm("my", whole, sway(member.l_cr_y));
  const c_mz = cm("mz", between, sway(member.l_cr_z));
  const c_mlt = cm("my", between, cantilever);
  const torsional = !hollow && !check.restrained;
  const n_y = n / columns.y.n_b;
  const n_z = n / columns.z.n_b;
  const factors = { plastic: found < 3, hollow, torsional, lambda_y: columns.y.lambda, lambda_z: columns.z.lambda, n_y, n_z, c_my, c_mz, c_mlt };
  const k = interactionFactors(factors);
  const u_61 = n_y + (k.k_yy * peaks.my) / m_b + (k.k_yz * peaks.mz) / m_z;
  const u_62 = n_z + (k.k_zy * peaks.my) / m_b + (k.k_zz * peaks.mz) / m_z;
  const forces = (): Quantity[] => [q("NEd", n, "kN"), q("My,Ed", peaks.my, "kNm"), q("Mz,Ed", peaks.mz, "kNm"), q("χLT·My,Rk/γM1", m_b, "kNm"), q("Mz,Rk/γM1", m_z, "kNm")];
  return verified("interaction", Math.max(u_61, u_62), () => [
    computed("Table B.3", "Equivalent uniform moment factors", "Cm by the shape of the moment diagram between braced points", [...shapeInputs(diagram, "my"), ...(peaks.mz > 0 ? shapeInputs(diagram, "mz") : []), q("Cmy", c_my), q("Cmz", c_mz), q("CmLT", c_mlt)], null, ...(sway(member.l_cr_y) || sway(member.l_cr_z) ? ["sway buckling mode (free end, or Lcr beyond the length): Cm = 0.9"] : [])),
    computed(`Table ${torsional ? "B.2" : "B.1"}`, "Interaction factors", interactionFormula(factors), [q("class", found), q("λy", columns.y.lambda), q("λz", columns.z.lambda), q("ny = NEd/(χy·NRk/γM1)", n_y), q("nz = NEd/(χz·NRk/γM1)", n_z), q("kyy", k.k_yy), q("kyz", k.k_yz), q("kzy", k.k_zy), q("kzz", k.k_zz)], null, `${torsional ? "susceptible" : "not susceptible"} to torsional deformation`, ...(c.p.kind === "channel" ? ["6.3.3(1) speaks of doubly symmetric sections: for this channel the smaller of χ and χT stands in both equations, with the factors of I-sections"] : []), ...(check.restrained ? ["restrained: χLT = 1"] : [])),
    decided("6.3.3(4) (6.61)", "Bending and compression, y", "NEd/(χy·NRk/γM1) + kyy·My,Ed/(χLT·My,Rk/γM1) + kyz·Mz,Ed/(Mz,Rk/γM1) ≤ 1", [...forces(), q("χy·NRk/γM1", columns.y.n_b, "kN"), q("kyy", k.k_yy), q("kyz", k.k_yz)], u_61),
    decided("6.3.3(4) (6.62)", "Bending and compression, z", "NEd/(χz·NRk/γM1) + kzy·My,Ed/(χLT·My,Rk/γM1) + kzz·Mz,Ed/(Mz,Rk/γM1) ≤ 1", [...forces(), q("χz·NRk/γM1", columns.z.n_b, "kN"), q("kzy", k.k_zy), q("kzz", k.k_zz)], u_62),
  ]);
}

function shapeInputs(diagram: LineDiagram, axis: "my" | "mz"): Quantity[] {
  const shape = momentShape(diagram, axis, 0, diagram.line.length);
  const name = axis === "my" ? "My" : "Mz";
  return [q(`${name} start`, shape.start, "kNm"), q(`${name} end`, shape.end, "kNm"), q(`${name} span`, shape.span, "kNm"), q(`${name} shape`, shape.linear ? "linear" : `${shape.loading} load`)];
}

/** Pieces between lateral restraints: the braced points of Cmz and CmLT. */
function pieces(input: MemberInput): [number, number][] {
  const { length } = input.diagram.line;
  const cuts = [0, ...(input.member.lateral_restraints ?? []).map((r) => r.position * length).sort((a, b) => a - b), length];
  return cuts.slice(1).map((to, i): [number, number] => [cuts[i] as number, to]).filter(([a, b]) => b - a > 1e-6 * length);
}

/** The diagram between two places as Table B.3 sees it. */
export function momentShape(diagram: LineDiagram, axis: "my" | "mz", a: number, b: number): MomentShape {
  const start = diagram.moment(a, axis, 1);
  const end = diagram.moment(b, axis, -1);
  let [span, off, size] = [0, -1, Math.max(Math.abs(start), Math.abs(end))];
  const inside = diagram.positions().filter((s) => s > a && s < b);
  for (const s of [...inside, ...Array.from({ length: 19 }, (_, i) => a + ((b - a) * (i + 1)) / 20)]) {
    const m = diagram.moment(s, axis, 1);
    const chord = start + ((end - start) * (s - a)) / (b - a);
    size = Math.max(size, Math.abs(m));
    if (Math.abs(m - chord) > off * (1 + 1e-9)) {
      off = Math.abs(m - chord);
      span = m;
    }
  }
  return { start, end, span, linear: off <= 1e-3 * size, loading: diagram.loading(axis, a, b) };
}
