/** Trace of members in bending and compression, 6.3.3 with Annex B. */

import type { MomentShape } from "../../diagrams/shapes.ts";
import { type InteractionInput, rowB3 } from "../../ec3/member_buckling/annexb.ts";
import type { BeamColumn, BeamColumnInput } from "../../ec3/member_buckling/interaction.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export interface InteractionNotes {
  found: number;
  /** Area behind NRk, and ΔMz,Ed = NEd·eN within Mz,Ed. */
  area: "A" | "Aeff";
  shifted: number;
  /** Moment diagrams over the whole member; Mz only where it bends about z. */
  shape_y: MomentShape;
  shape_z: MomentShape | null;
  sway: boolean;
  /** A buckling length is that of a longer line, of which the member is a piece. */
  longer: boolean;
  /** The resistance of 6.3.1.4 stands for that of flexural buckling. */
  twists: { y: boolean; z: boolean };
  channel: boolean;
  restrained: boolean;
  /** Buckling lengths and whose they are; empty without compression. */
  lengths: string;
  /** Moments of second order are without what k stands for. */
  straight: boolean;
}

export const interactionSteps = (i: BeamColumnInput, r: BeamColumn, notes: InteractionNotes): Step[] => [
  momentFactors(r, notes),
  interactionFactors(r, notes),
  equation(i, r, notes, "y"),
  equation(i, r, notes, "z"),
];

function momentFactors({ factors }: BeamColumn, { shape_y, shape_z, sway, longer }: InteractionNotes): Step {
  return computed(
    "Table B.3",
    "Equivalent uniform moment factors",
    "Cm by the shape of the moment diagram between braced points",
    [
      ...shapeInputs("My", shape_y),
      ...(shape_z ? shapeInputs("Mz", shape_z) : []),
      q("Cmy", factors.c_my),
      q("Cmz", factors.c_mz),
      q("CmLT", factors.c_mlt),
    ],
    null,
    ...(sway ? ["sway buckling mode (free end, or Lcr beyond the length): Cm = 0.9"] : []),
    ...(longer ? ["Lcr of a longer line that this member is a piece of, and that bows: Cm = 1"] : []),
  );
}

function interactionFactors({ k, factors }: BeamColumn, notes: InteractionNotes): Step {
  return computed(
    `Table ${factors.torsional ? "B.2" : "B.1"}`,
    "Interaction factors",
    factorFormula(factors),
    [
      q("class", notes.found),
      q("λy", factors.lambda_y),
      q("λz", factors.lambda_z),
      q(`ny = NEd/(${chi("y", notes)}·NRk/γM1)`, factors.n_y),
      q(`nz = NEd/(${chi("z", notes)}·NRk/γM1)`, factors.n_z),
      q("kyy", k.k_yy),
      q("kyz", k.k_yz),
      q("kzy", k.k_zy),
      q("kzz", k.k_zz),
    ],
    null,
    `${factors.torsional ? "susceptible" : "not susceptible"} to torsional deformation`,
    ...(notes.channel
      ? [
          "6.3.3(1) speaks of doubly symmetric sections: for this channel the smaller of χ and χT stands in both equations, with the factors of I-sections",
        ]
      : []),
    ...(notes.lengths ? [notes.lengths] : []),
    ...(notes.restrained ? ["restrained: χLT = 1"] : []),
    ...(notes.straight
      ? ["My,Ed and Mz,Ed of second order without NEd times the member's own way off its chord, which k stands for (5.2.2(7)b)"]
      : []),
    ...(notes.area === "Aeff" ? ["NRk = Aeff·fy: compression and bending together make the section class 4"] : []),
  );
}

/** (6.61) is that of y, (6.62) that of z. */
function equation(i: BeamColumnInput, { k, u_61, u_62 }: BeamColumn, notes: InteractionNotes, axis: "y" | "z"): Step {
  const compression = `${chi(axis, notes)}·NRk/γM1`;
  return decided(
    `6.3.3(4) (${axis === "y" ? "6.61" : "6.62"})`,
    `Bending and compression, ${axis}`,
    `NEd/(${compression}) + k${axis}y·My,Ed/(χLT·My,Rk/γM1) + k${axis}z·Mz,Ed/(Mz,Rk/γM1) ≤ 1`,
    [
      q("NEd", i.n, "kN"),
      q("My,Ed", i.my, "kNm"),
      q("Mz,Ed", i.mz, "kNm"),
      ...(notes.shifted > 0 ? [q("of it ΔMz,Ed = NEd·eN", notes.shifted, "kNm")] : []),
      q("χLT·My,Rk/γM1", i.m_b, "kNm"),
      q("Mz,Rk/γM1", i.m_z, "kNm"),
      q(compression, i[`n_b${axis}`], "kN"),
      q(`k${axis}y`, k[`k_${axis}y`]),
      q(`k${axis}z`, k[`k_${axis}z`]),
    ],
    axis === "y" ? u_61 : u_62,
    ...(notes.twists[axis]
      ? ["χT of torsional or torsional-flexural buckling (6.3.1.4) is below that of flexural buckling and takes its place"]
      : []),
  );
}

const chi = (axis: "y" | "z", { twists }: InteractionNotes): string => (twists[axis] ? "χT" : `χ${axis}`);

function shapeInputs(name: "My" | "Mz", shape: MomentShape): Quantity[] {
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

/** The formulas behind the factors of Tables B.1 and B.2. */
function factorFormula(i: InteractionInput): string {
  const k_yy = i.plastic ? "kyy = Cmy·min(1 + (λy − 0.2)·ny, 1 + 0.8·ny)" : "kyy = Cmy·min(1 + 0.6·λy·ny, 1 + 0.6·ny)";
  const k_zz = !i.plastic
    ? "kzz = Cmz·min(1 + 0.6·λz·nz, 1 + 0.6·nz)"
    : i.hollow
      ? "kzz = Cmz·min(1 + (λz − 0.2)·nz, 1 + 0.8·nz)"
      : "kzz = Cmz·min(1 + (2·λz − 0.6)·nz, 1 + 1.4·nz)";
  const c = i.plastic ? "0.1" : "0.05";
  const k_zy = !i.torsional
    ? `kzy = ${i.plastic ? 0.6 : 0.8}·kyy`
    : i.plastic && i.lambda_z < 0.4
      ? "kzy = min(0.6 + λz, 1 − 0.1·λz·nz/(CmLT − 0.25))"
      : `kzy = max(1 − ${c}·λz·nz/(CmLT − 0.25), 1 − ${c}·nz/(CmLT − 0.25))`;
  return [k_yy, k_zz, `kyz = ${i.plastic ? "0.6·" : ""}kzz`, k_zy].join("; ");
}
