/** Imperfections, EN 1993-1-1 5.3.2(3): loads that stand for a structure out of plumb and bent, and combinations that carry them. */

import type { Imperfections } from "../../generated/model.ts";
import type { Combination } from "../../model/combinations.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import type { ImperfectionResults } from "../../results/index.ts";
import { heightsOf } from "../../topology/heights.ts";
import { BOW, Bows } from "./imperfections_bow.ts";
import { turnOf } from "./imperfections_turn.ts";
import { type Way, waysOf } from "./imperfections_ways.ts";
import { alphaH, alphaM, BASIC, phiOf } from "./phi.ts";
import { ALONG, type Tilt, tilted } from "./tilted.ts";

type Axis = "x" | "y" | "rz";
const AXES = ["x", "y", "rz"] as const;

/** Load cases that the forces of others make: `endForces` of all cases so far. */
export type Following = (endForces: readonly Float64Array[]) => CaseLoads[];

export interface Leaning {
  loads: CaseLoads[];
  /** Behind them, where members bow. */
  following: Following | undefined;
  combinations: Combination[];
  imperfections: ImperfectionResults | null;
}

/** As the model asks for it: every combination of ULS and ALS has a variant per direction. */
export function lean(frame: Frame, loads: CaseLoads[], combinations: Combination[], asked: Imperfections | undefined): Leaning {
  if (!asked || (asked.among_loads && !asked.bow)) return { loads, following: undefined, combinations, imperfections: null };
  const ways = waysOf(frame, asked.directions);
  return leant(frame, loads, combinations, asked, ({ limitState }) => (limitState === "SLS" ? [] : ways));
}

/**
 * `bowing` are the members that bow, all of them where left out. A structure that leans by φ feels its loads as if gravity did: whatever a load case presses down acts once more sideways, times φ.
 * Members that bow feel what presses them as loads across. All those are load cases of their own behind the model's, and a combination has a
 * variant for each of its ways.
 */
export function leant(
  frame: Frame,
  loads: CaseLoads[],
  combinations: Combination[],
  asked: Omit<Imperfections, "directions">,
  waysFor: (combination: Combination, at: number) => readonly Way[],
  bowing?: ReadonlySet<number>,
): Leaning & { imperfections: ImperfectionResults } {
  const { columns = 1, bow } = asked;
  const heights = heightsOf(frame);
  const height = asked.height ?? lowest(heights);
  const phi = asked.among_loads ? 0 : phiOf(height, columns);
  // Of each structure its own.
  const phis = heights.map((own) => (asked.among_loads ? 0 : phiOf(asked.height ?? (own || height), columns)));
  const taken = new Set([...loads, ...combinations].map(({ id }) => id));
  const upright = combinations.map((combination, at) => ({ at, combination, ways: waysFor(combination, at) }));
  const sideways = sidewaysOf(upright);
  const leaning = [...sideways.values()];
  const tilts = tiltsOf(frame);
  const swaying = leaning.map(({ i, axis }) => tilted(frame, loads[i]!, tilts[axis], phis, unused(`${loads[i]!.id} φ${axis}`, taken)));
  const bowIds = bow ? leaning.map(({ i, axis }) => unused(`${loads[i]!.id} e0${axis}`, taken)) : [];
  const indices = leaning.map((_, k) => loads.length + k);
  const bowed = bowIds.map((_, k) => loads.length + leaning.length + k);
  const variants = upright.flatMap(({ at: of, combination: { id, limitState, terms, order }, ways }) =>
    ways.map((way): Combination => {
      const more = terms.flatMap(({ load_case, factor }) =>
        axesOf(way).flatMap((axis) => {
          const { at } = sideways.get(`${load_case}${axis}`)!;
          return [indices[at]!, ...(bow ? [bowed[at]!] : [])].map((own) => ({ load_case: own, factor: way[axis] * factor }));
        }),
      );
      return {
        ...(order ? { order } : {}),
        id: unused(`${id} ${way.id}`, taken),
        limitState,
        terms: [...terms, ...more],
        leans: { of, way: way.id },
      };
    }),
  );
  const bows = bow && new Bows(frame, BOW[bow], bowing);
  return {
    loads: [...loads, ...swaying],
    following: bows && ((forces) => leaning.map(({ i, axis }, k) => bows.loads(loads[i]!, forces[i]!, tilts[axis], bowIds[k]!))),
    combinations: [...combinations, ...variants],
    imperfections: {
      phi,
      phi_0: BASIC,
      alpha_h: alphaH(height),
      alpha_m: alphaM(columns),
      height,
      columns,
      load_cases: [...indices, ...bowed],
      bow: bow ? { curve: bow, ratio: BOW[bow], load_cases: bowed } : null,
    },
  };
}

function tiltsOf(frame: Frame): Record<Axis, Tilt> {
  const turn = turnOf(frame);
  return { x: ALONG.x, y: ALONG.y, rz: (node, x, y) => [...turn(node, x, y), 0] };
}

/** A load case and the axis it acts along, or about, once more; `at` counts them. */
interface Sideways {
  i: number;
  axis: Axis;
  at: number;
}

/** What combinations carry sideways, in the order in which it is met. */
function sidewaysOf(upright: readonly { combination: Combination; ways: readonly Way[] }[]): Map<string, Sideways> {
  const out = new Map<string, Sideways>();
  for (const { combination, ways } of upright) {
    for (const axis of ways.flatMap(axesOf)) {
      for (const { load_case: i } of combination.terms) if (!out.has(`${i}${axis}`)) out.set(`${i}${axis}`, { i, axis, at: out.size });
    }
  }
  return out;
}

const axesOf = (way: Way): Axis[] => AXES.filter((axis) => way[axis] !== 0);

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
