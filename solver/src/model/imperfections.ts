/** Imperfections, EN 1993-1-1 5.3.2(3): loads that stand for a structure out of plumb and bent, and combinations that carry them. */

import type { Imperfections } from "../generated/model.ts";
import type { ImperfectionResults, MemberLoads } from "../results/index.ts";
import type { Combination } from "./combinations.ts";
import type { Frame } from "./frame.ts";
import { heightsOf } from "./heights.ts";
import { BOW, Bows } from "./imperfections_bow.ts";
import { type Way, waysOf } from "./imperfections_ways.ts";
import { type CaseLoads, readCase } from "./loads.ts";
import { alphaH, alphaM, BASIC, phiOf } from "./phi.ts";

type Axis = "x" | "y";

/** Load cases that the forces of others make: `endForces` of all cases so far. */
export type Following = (endForces: readonly Float64Array[]) => CaseLoads[];

export interface Leaning {
  loads: CaseLoads[];
  /** Behind them, where members bow. */
  following: Following | undefined;
  combinations: Combination[];
  imperfections: ImperfectionResults | null;
}

/**
 * A structure that leans by φ feels its loads as if gravity did: whatever a load case presses down acts once more sideways, times φ.
 * Members that bow feel what presses them as loads across. All those are load cases of their own behind the model's, and every combination
 * of ULS and ALS has a variant per direction.
 */
export function lean(frame: Frame, loads: CaseLoads[], combinations: Combination[], asked: Imperfections | undefined): Leaning {
  if (!asked || (asked.among_loads && !asked.bow)) return { loads, following: undefined, combinations, imperfections: null };
  const { columns = 1, bow } = asked;
  const ways = waysOf(frame, asked.directions);
  const heights = heightsOf(frame);
  const height = asked.height ?? lowest(heights);
  const phi = asked.among_loads ? 0 : phiOf(height, columns);
  // Of each structure its own.
  const phis = heights.map((own) => (asked.among_loads ? 0 : phiOf(asked.height ?? (own || height), columns)));
  const taken = new Set([...loads, ...combinations].map(({ id }) => id));
  const ultimate = combinations.filter(({ limitState }) => limitState !== "SLS");
  const sideways = sidewaysOf(ultimate, ways);
  const leaning = [...sideways.values()];
  const swaying = leaning.map(({ i, axis }) => tilted(frame, loads[i]!, axis, phis, unused(`${loads[i]!.id} φ${axis}`, taken)));
  const bowIds = bow ? leaning.map(({ i, axis }) => unused(`${loads[i]!.id} e0${axis}`, taken)) : [];
  const indices = leaning.map((_, k) => loads.length + k);
  const bowing = bowIds.map((_, k) => loads.length + leaning.length + k);
  const variants = ultimate.flatMap(({ id, limitState, terms }) =>
    ways.map((way) => {
      const more = terms.flatMap(({ load_case, factor }) =>
        axesOf(way).flatMap((axis) => {
          const { at } = sideways.get(`${load_case}${axis}`)!;
          return [indices[at]!, ...(bow ? [bowing[at]!] : [])].map((own) => ({ load_case: own, factor: way[axis] * factor }));
        }),
      );
      return { id: unused(`${id} ${way.id}`, taken), limitState, terms: [...terms, ...more] };
    }),
  );
  const bows = bow && new Bows(frame, BOW[bow]);
  return {
    loads: [...loads, ...swaying],
    following: bows && ((forces) => leaning.map(({ i, axis }, k) => bows.loads(loads[i]!, forces[i]!, axis === "x" ? 0 : 1, bowIds[k]!))),
    combinations: [...combinations, ...variants],
    imperfections: {
      phi,
      phi_0: BASIC,
      alpha_h: alphaH(height),
      alpha_m: alphaM(columns),
      height,
      columns,
      load_cases: [...indices, ...bowing],
      bow: bow ? { curve: bow, ratio: BOW[bow], load_cases: bowing } : null,
    },
  };
}

/** A load case and the axis it acts along once more; `at` counts them. */
interface Sideways {
  i: number;
  axis: Axis;
  at: number;
}

/** What combinations carry sideways, in the order in which it is met. */
function sidewaysOf(combinations: readonly Combination[], ways: readonly Way[]): Map<string, Sideways> {
  const out = new Map<string, Sideways>();
  for (const { terms } of combinations) {
    for (const axis of ways.flatMap(axesOf)) {
      for (const { load_case: i } of terms) if (!out.has(`${i}${axis}`)) out.set(`${i}${axis}`, { i, axis, at: out.size });
    }
  }
  return out;
}

const axesOf = (way: Way): Axis[] => (["x", "y"] as const).filter((axis) => way[axis] !== 0);

/** Of all structures that rise at all the one that leans most; at least so low that αh is 1 where none does. */
function lowest(heights: Float64Array): number {
  const least = heights.reduce((low, own) => (own > 0 ? Math.min(low, own) : low), Infinity);
  return least < Infinity ? Math.max(1, least) : 1;
}

function unused(id: string, taken: Set<string>): string {
  let name = id;
  while (taken.has(name)) name += "\u2032";
  taken.add(name);
  return name;
}

/** The loads that a case presses down, times φ of all or of each node's, along an axis; along z, times 1, they are what lifts it again. */
export function tilted(frame: Frame, own: CaseLoads, axis: Axis | "z", phi: number | Float64Array, id: string): CaseLoads {
  const phiAt = (node: number): number => (typeof phi === "number" ? phi : phi[node]!);
  const c = "xyz".indexOf(axis);
  const out = readCase({ id, nature: own.nature, self_weight: 0 }, id, frame);
  for (let node = 0; node < frame.nodeIds.length; node++) out.nodal[6 * node + c] = -phiAt(node) * own.nodal[6 * node + 2]! + 0;
  const { lines, points, weights } = own.member;
  const { axes } = frame;
  /** Three local components at `at`, turned sideways. */
  const turned = (m: number, from: number[], at: number): [number, number, number] => {
    const up = from[at]! * axes[9 * m + 2]! + from[at + 1]! * axes[9 * m + 5]! + from[at + 2]! * axes[9 * m + 8]!;
    const own = phiAt(frame.start[m]!);
    return [0, 3, 6].map((row) => -own * up * axes[9 * m + row + c]! + 0) as [number, number, number];
  };
  const target: MemberLoads = out.member;
  for (let i = 0; i < weights.length; i += 4) target.weights.push(weights[i]!, ...turned(weights[i]!, weights, i + 1));
  for (let i = 0; i < lines.length; i += 9) {
    const m = lines[i]!;
    target.lines.push(m, lines[i + 1]!, lines[i + 2]!, ...turned(m, lines, i + 3), ...turned(m, lines, i + 6));
  }
  for (let i = 0; i < points.length; i += 8) {
    const force = turned(points[i]!, points, i + 2);
    if (force.some((value) => value !== 0)) target.points.push(points[i]!, points[i + 1]!, ...force, 0, 0, 0);
  }
  return out;
}
