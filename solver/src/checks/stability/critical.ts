/** Critical moment of a design member under the moments of one combination. */

import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Profile } from "../clauses/profile.ts";
import type { LineDiagram } from "../run/linediagram.ts";
import { heightLoads } from "../run/lineloads.ts";
import type { Joints } from "./joints.ts";
import { type LateralBeam, mesh } from "./mcr.ts";
import { C1, type Known, rememberedMcr } from "./remembered.ts";
import { type Hold, holdsOf, restraintsOf } from "./restraints.ts";
import { stretched, windows } from "./windows.ts";

export interface Stiffness {
  e: number;
  g: number;
}

export interface CriticalInput {
  diagram: LineDiagram;
  joints: Joints;
  member: DesignMember;
  check: SteelCheck;
  p: Profile;
  s: Stiffness;
  /** Largest |My| of the combination. */
  m_max: number;
}

export interface Critical {
  /** Null where the restraints leave a mechanism; Infinity where nothing buckles. */
  m_cr: number | null;
  /** C1 of the moment diagram alone, where asked for; kc rests on it. */
  c1: number | null;
  /** The model's own figure stands in place of the eigenvalue. */
  override: boolean;
  /** Height of the load above the shear centre, upward positive. */
  height: number;
  /** Length verified, and how it lies to the design member's own. */
  length: number;
  piece: "whole" | "shorter" | "longer";
  holds: Hold[];
  cantilever: boolean;
  /** Elements of the beam that was solved. */
  elements: () => number;
}

/** Height of the load above the shear centre, upward positive. */
export function loadHeight(p: Profile, check: SteelCheck): number {
  const where = check.load_height ?? "top";
  return where === "centre" ? 0 : where === "top" ? p.h / 2 : -p.h / 2;
}

/** l_lt is another length than the design member's. */
export const otherLength = (l_lt: number, length: number): boolean => Math.abs(l_lt - length) > 1e-6 * length;

/** Mcr = λ·max|My| by the eigenvalue problem, or the model's override. */
export function criticalMoment({ diagram, joints, member, check, p, s, m_max }: CriticalInput, wantC1: boolean, known: Known): Critical {
  const { line } = diagram;
  const height = loadHeight(p, check);
  const given = member.lateral_restraints ?? [];
  const { holds, cantilever } = holdsOf(line, joints, given, check.root_warping === "fixed");
  const beam: LateralBeam = {
    length: line.length,
    ei_z: s.e * p.iz,
    ei_w: s.e * p.iw,
    gi_t: s.g * p.it,
    restraints: restraintsOf(holds, (line.up * (p.h - p.tf)) / 2),
    moment: (at) => diagram.moment(at, "my"),
    loads: heightLoads(diagram, line.up * height, joints),
    breaks: diagram.positions(),
  };
  const asked = member.l_lt ?? line.length;
  const whole = !otherLength(asked, line.length) || given.length > 0;
  const beams = whole ? [beam] : asked < line.length && !cantilever ? windows(beam, asked, m_max) : [stretched(beam, asked)];
  const override = check.mcr !== undefined;
  let m_cr: number | null = Infinity;
  let governing = beams[0] as LateralBeam;
  if (!override || beams.length > 1)
    for (const one of beams) {
      const found = rememberedMcr(one, m_max, known);
      if (found !== null && m_cr !== null && found < m_cr) governing = one;
      m_cr = found === null || m_cr === null ? null : Math.min(m_cr, found);
    }
  return {
    m_cr: check.mcr ?? m_cr,
    c1: wantC1 ? C1(governing, m_max, known) : null,
    override,
    height,
    length: whole ? line.length : asked,
    piece: whole ? "whole" : asked < line.length ? "shorter" : "longer",
    holds,
    cantilever,
    elements: () => mesh(beams[0] as LateralBeam, known.elements).length - 1,
  };
}
