/** Trace of the elastic critical moment. */

import { type Critical, type CriticalInput, elementsOf, otherLength } from "../../members/critical.ts";
import type { HingedMoment } from "../../members/hinged_line.ts";
import type { Hold } from "../../members/restraints.ts";
import type { Step } from "../../results/checks.ts";
import { some } from "../../results/counts.ts";
import { computed, q } from "./quantity.ts";

export function criticalStep(input: CriticalInput, r: Critical): Step {
  const { check, p, s, m_max, member, diagram } = input;
  if (r.override)
    return computed(
      "6.3.2.2(2)",
      "Elastic critical moment",
      "Mcr as given by the check",
      [],
      q("Mcr", r.m_cr ?? NaN, "kNm"),
      "OVERRIDE: Mcr is the model's own figure, not computed here",
    );
  const whole = r.piece === "whole";
  const notes = [
    "smallest λcr > 0 of (K + λcr·G)·u = 0 with v, v′, θ, θ′ at each node, the combination's own moment diagram, and the load height; an end is held against twist by what is shown to hold it, behind the member's hinge, and free to warp; v enters through v″ alone: two ends by themselves need not be held sideways",
  ];
  const reactions = "reactions so too where the joint does not hold it against twist, else at the axis";
  if (r.height === null)
    notes.push(`each load acts on the side of the section where it drives the twist on (±h/2), ${reactions}; self-weight at the axis`);
  else if (r.height !== 0)
    notes.push(
      `loads act at the ${check.load_height ?? ""} flange (zg above the shear centre); on the side where they drive the twist on ${reactions}`,
    );
  if (!whole && !r.cantilever)
    notes.push(
      r.piece === "shorter"
        ? "l_lt is shorter than the design member: the worst of the pieces of that length, between forks"
        : r.piece === "stated"
          ? "l_lt is the design member's own length: its ends are forks, as it says"
          : "l_lt is longer than the design member: the moment diagram is stretched over it",
    );
  if (member.lateral_restraints?.length && member.l_lt !== undefined && otherLength(member.l_lt, diagram.line.length))
    notes.push("lateral_restraints are given: l_lt is not used");
  if (input.stepped)
    notes.push("the section changes: the least Iz, It and Iw all along, loads at the largest height, no restraint of one flange");
  return computed(
    "6.3.2.2(2)",
    "Elastic critical moment by eigenvalue",
    "Mcr = λcr·max|My,Ed|",
    [
      q("E", s.e, "N/mm2"),
      q("G", s.g, "N/mm2"),
      q("Iz", p.iz, "mm4"),
      q("It", p.it, "mm4"),
      q("Iw", p.iw, "mm6"),
      q("LLT", r.length, "m"),
      r.height === null ? q("zg", "adverse") : q("zg", r.height, "mm"),
      q("restraints", whole || r.cantilever ? [...r.holds.map(words), ...uncounted(input)].join("; ") : "fork, fork"),
      q("elements", elementsOf(r, m_max)),
      q("max|My,Ed|", m_max, "kNm"),
      q("λcr", (r.m_cr ?? NaN) / m_max),
    ],
    q("Mcr", r.m_cr ?? NaN, "kNm"),
    ...notes,
  );
}

/** Of such a step, the length and what holds it. */
export function lengthTold({ formula, inputs }: Step): string {
  const of = (symbol: string): unknown => inputs.find((one) => one.symbol === symbol)?.value;
  return inputs.length ? `LLT = ${(of("LLT") as number).toFixed(2)} m, ${of("restraints")}` : formula;
}

/** Of a line whose hinges part it in bending and not in twist. */
export const hingedStep = ({ diagram: { line }, p, s }: CriticalInput, { m_cr, kappa }: HingedMoment): Step =>
  computed(
    "6.3.2.2(2)",
    "Critical moment of the line, at least",
    "Mcr ≥ κ/L·√(E·Iz·G·It), less with loads beside the axis",
    [
      q("κ", kappa),
      q("LLT", line.length, "m"),
      q("E·Iz", s.e * p.iz, "kNm2"),
      q("G·It", s.g * p.it, "kNm2"),
      q("restraints", kappa > 2 ? "forks at both ends" : "a fork at one end"),
    ],
    q("Mcr", m_cr, "kNm"),
    "its hinges part it in bending and pass twist on; warping is left out",
  );

/** A piece of a line that buckles as one. */
export const lineStep = (members: number, onward: string, my: number, m_max: number, stepped: boolean): Step =>
  computed(
    "6.3.2.2(2)",
    "The line this is a piece of",
    "max|My,Ed| along the line it makes with the members it goes on into",
    [q("members", members), q("max|My,Ed| of this piece", my, "kNm")],
    q("My,Ed", m_max, "kNm"),
    `${onward}: the line buckles as one${stepped ? "" : ", and is verified as one"}`,
  );

/** Of a line that changes its section each piece answers for its own moment, at the line's factor. */
export const pieceStep = (my: number, m_cr: number): Step =>
  computed(
    "6.3.2.2(2)",
    "Critical moment of this piece",
    "Mcr = λcr·My,Ed",
    [q("λcr", m_cr / my), q("My,Ed", my, "kNm")],
    q("Mcr", m_cr, "kNm"),
  );

/** What meets the line on its way and could hold it, if the engineer says so. */
function uncounted({ diagram: { line }, joints, member }: CriticalInput): string[] {
  const met = member.lateral_restraints?.length ? [] : line.nodes.slice(1, -1).filter((node) => joints.degreeOf(node) > 2);
  return met.length ? [`what meets it at ${some(met, 3)} is not counted: give lateral_restraints where it holds a flange`] : [];
}

function words(hold: Hold): string {
  if (hold.at === "flange")
    return `${hold.flange} ${hold.flange === "both" ? "flanges" : "flange"} held at ${hold.s.toFixed(3)} m${hold.also ? ` (${hold.also} is the same holder)` : ""}`;
  const { side, twist, by, height = 0 } = hold;
  const place = hold.at === "support" ? `${by} at ${hold.s.toFixed(3)} m` : hold.at;
  const sideways =
    hold.at !== "support"
      ? ""
      : side === Infinity
        ? ` holds sideways${height ? ` ${(Math.abs(height) * 1e3).toFixed(0)} mm ${height > 0 ? "above" : "below"} the axis` : ""},`
        : side > 0
          ? ` holds sideways with ${(side / 1e3).toPrecision(3)} kN/m,`
          : "";
  if (twist === 0) return `${place}${sideways} free to twist`;
  const how = twist === Infinity ? "held against twist" : `held against twist with ${(twist / 1e3).toPrecision(3)} kNm/rad`;
  return `${place}${sideways} ${how}${hold.at === "support" ? "" : ` by ${by}`}`;
}
