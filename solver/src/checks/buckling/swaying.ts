/** A target in all its combinations, as what is said of sway looks at it. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import type { DesignMember } from "../../generated/model.ts";
import { leansBothWays } from "../../members/bothways.ts";
import type { Ends } from "../../members/ends.ts";
import { areHeld, tipOf } from "../../members/lengths.ts";
import type { StructureView } from "../../members/structure.ts";
import { hasSwayLengths } from "../../members/swaylengths.ts";
import type { CheckCombination, CheckMember, Forces, Vector } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import { standsFor } from "./contradiction.ts";
import { lineForce } from "./lineforce.ts";
import { isColumn } from "./overturning.ts";
import { leansTowards, passingOf } from "./passing.ts";
import { axesOfSway, type Sway } from "./sway.ts";
import type { SwayInput } from "./swayinput.ts";

const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

/** How the structure was analysed. */
interface Analysed {
  joints: StructureView;
  second: boolean;
  /** In which the model leans the structure itself; null where it does not. */
  directions: readonly string[] | null;
}

/** An axis of the model's as a member has it that may be seen with its major axis as y; its sign is of no matter. */
const modelled = ({ axes, turned }: CheckMember, axis: "y" | "z"): Vector => ((turned === true) === (axis === "y") ? axes.z : axes.y);

/** A lean brings the mode about by next to nothing, and nobody says that its imperfections are among the loads. */
const waveOf = ({ waving }: Sway, { leans, assumed }: StructureView): number | null => (leans && !assumed.among_loads ? waving : null);

/** What may sway, whatever its section. */
export interface Swayed extends Pick<SwayInput, "turned" | "p" | "e" | "squash" | "used" | "most"> {
  member: CheckMember;
  design: DesignMember;
  line: Line;
  ends: Ends;
  /** What moments about y and z use of its elastic section. */
  elastic: (my: number, mz: number) => number;
}

/** Least second moment of area. */
export const leastOf = ({ iy, iz, iv = Infinity }: SwayInput["p"]): number => Math.min(iy, iz, iv);

/** The same in one combination. */
export interface SwayState {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: { n: number };
  sway: Sway;
}

export function swayingOf(swayed: Swayed, states: readonly SwayState[], how: Analysed): SwayInput[] {
  const { member, design, line, ends, turned, p, e, squash, used, most, elastic } = swayed;
  const { joints, second, directions } = how;
  const leans = directions !== null;
  const straight = joints.leans && !joints.assumed.bow;
  const leant = (axis: "y" | "z"): boolean => leansBothWays(joints, member, axis);
  const holder = { member, joints, length: line.system, i: leastOf(p), squash, most, directions };
  const ask = second ? null : passingOf(holder);
  const out: SwayInput[] = [];
  for (const { sway, diagram, peaks, combination } of states) {
    const { n } = peaks;
    out.push({
      found: sway,
      second,
      leans,
      leansAlong: leans && (sway.along === null || leansTowards(directions, modelled(member, sway.along))),
      leant,
      straight,
      wave: waveOf(sway, joints),
      turned,
      design,
      length: line.system,
      p,
      e,
      n,
      pressing: () => lineForce(sway.lines, member, n, joints, combination),
      squash,
      used,
      most,
      leaning: () => leaningShare(diagram, elastic),
      passing: ask && ((isAsked) => ask(combination, () => axialOf(diagram), isAsked)),
      isColumn: isColumn(member),
      isStiff: () => endMoments(diagram).some((moment) => Math.abs(moment) > 1e-6 * n * line.length),
      isTip: (axis) => design[`l_cr_${axis}`] === undefined && tipOf(ends, axis) !== null,
      isLoose: (axis) => !areHeld(ends, axis, line.system, n),
      swayLength:
        sway.alpha !== null &&
        hasSwayLengths(
          { member: design, line, ends, n: Math.max(0, n) },
          joints.swayLengths(member.start),
          (axis, l_cr) => standsFor(Ncr(e, axis === "y" ? p.iy : p.iz, l_cr), sway.alpha, n),
          axesOfSway(sway, turned),
        ),
    });
  }
  return out;
}

/** Its larger axial force at either end, pressed or pulled. */
const axialOf = (diagram: LineDiagram): number =>
  Math.max(Math.abs(diagram.forces(0, 1, scratch).n), Math.abs(diagram.forces(diagram.line.length, -1, scratch).n));

/** Moments at both ends, about y and about z. */
const endMoments = (diagram: LineDiagram): number[] =>
  (["my", "mz"] as const).flatMap((axis) => [diagram.moment(0, axis, 1), diagram.moment(diagram.line.length, axis, -1)]);

/** Sway bends a member in a straight line from end to end, one way here and the other way there: the odd part of its end moments. */
function leaningShare(diagram: LineDiagram, elastic: Swayed["elastic"]): number {
  const [y0, y1, z0, z1] = endMoments(diagram) as [number, number, number, number];
  return elastic(y0 - y1, z0 - z1) / 2;
}
