/** A target in all its combinations, beside the modes in which the structure buckles. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Ends } from "../../members/ends.ts";
import { widestGap } from "../../members/restraint_gaps.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import type { Sway } from "./sway.ts";

/** A member in one combination, beside the modes in which the structure buckles. */
export interface SwayInput {
  /** Seen with the major axis as y. */
  turned: boolean;
  /** Second moments of area that its lengths go with; about v-v of an angle with a length of its own about it. */
  p: { iy: number; iz: number; iv?: number };
  e: number;
  /** Largest utilisation of all. */
  most: number;
  found: Pick<Sway, "alpha" | "along" | "turns">;
  length: number;
  /** The longest stretch of it between nodes that something else meets, m. */
  panel: number;
  /** Compression, N. */
  n: number;
  /** Factor of a mode of sway, below 10, that no lean of the analysis brings about; null where there is none. */
  wave: number | null;
  /** By second order it leans, and bows no member. */
  straight: boolean;
  /** A joint at one of its ends passes moments on. */
  isStiff: () => boolean;
}

/** What may buckle with the structure, whatever its section. */
export interface Swayed extends Pick<SwayInput, "turned" | "p" | "e" | "most"> {
  member: CheckMember;
  design: DesignMember;
  line: Line;
  ends: Ends;
  /** A·fy/γM1, and the largest utilisation of buckling found with the lengths given. */
  squash: number;
  used: number;
  /** What moments about y and z use of its elastic section. */
  elastic: (my: number, mz: number) => number;
}

/** Least second moment of area. */
export const leastOf = ({ iy, iz, iv = Infinity }: Swayed["p"]): number => Math.min(iy, iz, iv);

/** The same in one combination. */
export interface SwayState {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: { n: number };
  sway: Sway;
}

/** Where a mode of sway lies below 10. */
export function swayingOf(swayed: Swayed, states: readonly SwayState[], joints: Joints): SwayInput[] {
  const { line, turned, p, e, most } = swayed;
  const isWaving = joints.leans && !joints.assumed.among_loads;
  const met = line.spans.slice(1).flatMap(({ from }, i) => (joints.held(line.nodes[i + 1]!, 2) ? [from] : []));
  const panel = met.length ? widestGap([0, ...met, line.length]) : line.system;
  const straight = joints.leans && !joints.assumed.bow;
  return states.flatMap((state) => {
    const { sway: found, peaks } = state;
    const { n } = peaks;
    const wave = isWaving ? found.waving : null;
    if (wave === null && found.alpha === null) return [];
    const isStiff = (): boolean => endMoments(state.diagram).some((moment) => Math.abs(moment) > 1e-6 * n * line.length);
    return [{ found, turned, p, e, most, length: line.system, panel, n, wave, straight, isStiff }];
  });
}

/** Moments at both ends, about y and about z. */
const endMoments = (diagram: LineDiagram): number[] =>
  (["my", "mz"] as const).flatMap((axis) => [diagram.moment(0, axis, 1), diagram.moment(diagram.line.length, axis, -1)]);
