/**
 * Lateral-torsional buckling of a closed section that goes on round a bend, as in an arch or a stair with landings: by the critical factor of the
 * structure, in which moments of closed sections work. As of αcr,op in 6.3.4 it holds for the whole of what buckles, kinks and supports among it.
 */

import { isClosed } from "../../analysis/second_order/coupling.ts";
import { memberForces } from "../../diagrams/lineloads.ts";
import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { lateralTorsional, ltbRule } from "../../ec3/member_buckling/lateral.ts";
import type { CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { type Line, lineOf } from "../../topology/line.ts";
import { otherEnd } from "../../topology/load_transfer.ts";
import { goesOn } from "../../topology/meeting.ts";
import { lateralSteps } from "../trace/lateral.trace.ts";
import { computed, q } from "../trace/quantity.ts";
import { type LateralResult, type MemberInput, verified } from "./member.ts";
import { toldOf } from "./mode_summary.ts";

/** Null where an open section goes on from it, whose moments are in no mode of the structure, or where αcr or what holds it is not known. */
export function ofClosedLine(input: MemberInput, found: SectionClass): LateralResult | null {
  const { c, annex, check, diagram, joints, peaks } = input;
  const members = c.p.kind === "rhs" ? closedLine(diagram.line, joints) : null;
  const alpha_cr = members && lowestFactor(input, members[0]!);
  if (!members || alpha_cr === null) return null;
  const raised = check.load_height === "centre" ? 0 : members.reduce((sum, member) => sum + workOfHeight(member, input), 0);
  // Factors of loads that act together: 1/α ≤ Σ 1/αi (Dunkerley).
  const alpha = 1 / (1 / alpha_cr + raised);
  if (!(alpha > 1)) return null;
  const [w, symbol] = modulus(c, "y", found);
  const given = {
    rule: ltbRule(c, check.ltb_method, annex),
    ...{ w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr: peaks.my > 0 ? alpha * peaks.my : Infinity, my: peaks.my, k_c: null },
  };
  const lateral = lateralTorsional(given);
  const critical = computed(
    "6.3.2.2(2)",
    "Critical moment",
    "Mcr ≥ My,Ed/(1/αcr + 1/αz)",
    [q("My,Ed", peaks.my, "kNm"), q("αcr", alpha_cr), q("αz", 1 / raised)],
    q("Mcr", given.m_cr, "kNm"),
    "αcr is the structure's, with moments of closed sections; αz is that of loads on the surface, by the twist of each place under a unit torque",
  );
  const steps = () => [critical, ...lateralSteps(c, annex, symbol, 1, given, lateral)];
  const bound = (): string[] => [`Mcr is bounded by αcr = ${alpha_cr.toPrecision(3)} of the whole structure: give mcr where it is known`];
  const result = verified("ltb", lateral.utilisation, steps, bound);
  return { result, chi: lateral.chi, m_cr: given.m_cr, loose: true };
}

/** Of the structure that the member is part of; null where none was found, and where a support acts one way, which a mode may lift. */
function lowestFactor({ joints: { context }, diagram }: MemberInput, { index }: CheckMember): number | null {
  if (context.model.model.supports?.some(({ ux_only, uy_only, uz_only }) => ux_only ?? uy_only ?? uz_only)) return null;
  const { own } = toldOf(context.stability, diagram.combination.index, index);
  return own.length ? Math.min(...own.map((mode) => mode.alpha_cr)) : null;
}

/** More pieces are left to the engineer. */
const LONGEST = 64;

/** The line's members and all that twist along with them; null where one is open. */
function closedLine({ spans, nodes }: Line, joints: Joints): CheckMember[] | null {
  const out = spans.map(({ member }) => member);
  const ways: [CheckMember, string][] = [
    [out[0]!, nodes[0]!],
    [out.at(-1)!, nodes.at(-1)!],
  ];
  for (const [from, node] of ways)
    for (const next of joints.at(node)) {
      if (out.includes(next) || !goesOn(next, node, from.axes.x, joints)) continue;
      if (out.length === LONGEST) return null;
      out.push(next);
      ways.push([next, otherEnd(next, node)]);
    }
  return out.every(({ section }) => isClosed({ iyz: 0, ...section })) ? out : null;
}

/**
 * What loads on a member's surface take of the stiffness, at most: a load f at height e does f·e·θ²/2, and the sum of all is no more than
 * that of f·e·G, G the twist of its place under a unit torque there (the trace of a product bounds its largest eigenvalue). Infinity where nothing holds it.
 */
function workOfHeight(member: CheckMember, { diagram, joints }: MemberInput): number {
  const loads = memberForces(diagram.along(lineOf([member], joints), joints.context));
  const { start, end, start_hinge, end_hinge, axes, length, material, section } = member;
  const half = halfOf(section.shape);
  const torque = loads.reduce((sum, { fy, fz }) => sum + (fy || fz ? half * Math.hypot(fy, fz) : 0), 0);
  if (torque === 0) return 0;
  const flexibility = joints.context.flexibility?.([start, end], "offered");
  if (!flexibility || [start_hinge, end_hinge].some((hinge) => joints.left(hinge, "rx") !== Infinity)) return Infinity;
  const twist = (at: number): number => {
    let sum = 0;
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) sum += axes.x[i]! * flexibility[12 * (at + i) + at + j]! * axes.x[j]!;
    return sum;
  };
  return torque * (Math.max(twist(3), twist(9)) + length / (4 * material.g * section.it));
}

/** Farthest that a load on it acts from its axis. */
const halfOf = (shape: CheckMember["section"]["shape"]): number =>
  shape?.type === "rhs" ? Math.max(shape.h, shape.b) / 2 : shape?.type === "chs" ? shape.d / 2 : Infinity;
