/** A member in bending and compression: EN 1993-1-1 6.3.3 with Annex B and its trace. */

import type { LineDiagram } from "../run/line.ts";
import { type MemberCheck, type MemberInput, verified } from "../run/member.ts";
import { momentShape, pieces } from "../run/moments.ts";
import { computed, decided, q } from "../run/quantity.ts";
import type { Quantity } from "../run/trace.ts";
import { Cm, interactionFactors, interactionFormula, rowB3 } from "./annexb.ts";
import { modulus } from "./capacity.ts";
import type { Column } from "./compression.ts";

/** 6.3.3 with the factors of Annex B. */
export function interaction(
  input: MemberInput,
  columns: { y: Column; z: Column },
  chi_lt: number,
  found: 1 | 2 | 3,
  n: number,
): MemberCheck {
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
    swaying ? 0.9 : peaks[axis] === 0 ? 1 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b))));
  const c_my = cm("my", whole, sway(member.l_cr_y));
  const c_mz = cm("mz", between, sway(member.l_cr_z));
  const c_mlt = cm("my", between, cantilever);
  const torsional = !hollow && !check.restrained;
  const n_y = n / columns.y.n_b;
  const n_z = n / columns.z.n_b;
  const factors = {
    plastic: found < 3,
    hollow,
    torsional,
    lambda_y: columns.y.lambda,
    lambda_z: columns.z.lambda,
    n_y,
    n_z,
    c_my,
    c_mz,
    c_mlt,
  };
  const k = interactionFactors(factors);
  const u_61 = n_y + (k.k_yy * peaks.my) / m_b + (k.k_yz * peaks.mz) / m_z;
  const u_62 = n_z + (k.k_zy * peaks.my) / m_b + (k.k_zz * peaks.mz) / m_z;
  const forces = (): Quantity[] => [
    q("NEd", n, "kN"),
    q("My,Ed", peaks.my, "kNm"),
    q("Mz,Ed", peaks.mz, "kNm"),
    q("χLT·My,Rk/γM1", m_b, "kNm"),
    q("Mz,Rk/γM1", m_z, "kNm"),
  ];
  return verified("interaction", Math.max(u_61, u_62), () => [
    computed(
      "Table B.3",
      "Equivalent uniform moment factors",
      "Cm by the shape of the moment diagram between braced points",
      [
        ...shapeInputs(diagram, "my"),
        ...(peaks.mz > 0 ? shapeInputs(diagram, "mz") : []),
        q("Cmy", c_my),
        q("Cmz", c_mz),
        q("CmLT", c_mlt),
      ],
      null,
      ...(sway(member.l_cr_y) || sway(member.l_cr_z) ? ["sway buckling mode (free end, or Lcr beyond the length): Cm = 0.9"] : []),
    ),
    computed(
      `Table ${torsional ? "B.2" : "B.1"}`,
      "Interaction factors",
      interactionFormula(factors),
      [
        q("class", found),
        q("λy", columns.y.lambda),
        q("λz", columns.z.lambda),
        q("ny = NEd/(χy·NRk/γM1)", n_y),
        q("nz = NEd/(χz·NRk/γM1)", n_z),
        q("kyy", k.k_yy),
        q("kyz", k.k_yz),
        q("kzy", k.k_zy),
        q("kzz", k.k_zz),
      ],
      null,
      `${torsional ? "susceptible" : "not susceptible"} to torsional deformation`,
      ...(c.p.kind === "channel"
        ? [
            "6.3.3(1) speaks of doubly symmetric sections: for this channel the smaller of χ and χT stands in both equations, with the factors of I-sections",
          ]
        : []),
      ...(check.restrained ? ["restrained: χLT = 1"] : []),
    ),
    decided(
      "6.3.3(4) (6.61)",
      "Bending and compression, y",
      "NEd/(χy·NRk/γM1) + kyy·My,Ed/(χLT·My,Rk/γM1) + kyz·Mz,Ed/(Mz,Rk/γM1) ≤ 1",
      [...forces(), q("χy·NRk/γM1", columns.y.n_b, "kN"), q("kyy", k.k_yy), q("kyz", k.k_yz)],
      u_61,
    ),
    decided(
      "6.3.3(4) (6.62)",
      "Bending and compression, z",
      "NEd/(χz·NRk/γM1) + kzy·My,Ed/(χLT·My,Rk/γM1) + kzz·Mz,Ed/(Mz,Rk/γM1) ≤ 1",
      [...forces(), q("χz·NRk/γM1", columns.z.n_b, "kN"), q("kzy", k.k_zy), q("kzz", k.k_zz)],
      u_62,
    ),
  ]);
}

function shapeInputs(diagram: LineDiagram, axis: "my" | "mz"): Quantity[] {
  const shape = momentShape(diagram, axis, 0, diagram.line.length);
  const name = axis === "my" ? "My" : "Mz";
  const { psi, alpha, formula } = rowB3(shape);
  return [
    q(`${name} start`, shape.start, "kNm"),
    q(`${name} end`, shape.end, "kNm"),
    q(`${name} span`, shape.span, "kNm"),
    q(`${name} shape`, shape.linear ? "linear" : `${shape.loading} load`),
    q(`${name} ψ`, psi),
    ...(alpha === null ? [] : [q(`${name} ${formula.includes("αs") ? "αs" : "αh"}`, alpha)]),
    q(`${name} row`, formula),
  ];
}
