/** An analysis as results: the tables of members, cases and combinations, and how well the system was conditioned. */

import type { ExtremaScanner } from "../diagrams/extrema.ts";
import type { ChainPiece } from "../model/authoring/chains.ts";
import type { Frame } from "../model/frame.ts";
import { largest } from "../numerics/largest.ts";
import { SolveError } from "../results/error.ts";
import {
  type Conditioning,
  DIRECTIONS,
  emptyExtrema,
  type HeldRotation,
  type MemberTable,
  type PlateTable,
  type Results,
  type SetResults,
  type Statistics,
  type Work,
} from "../results/index.ts";
import { plain } from "../results/numbers.ts";
import type { Analysis } from "./linear.ts";
import { mainAxis } from "./mechanisms/instability.ts";
import { equilibriumOf } from "./reactions.ts";
import type { Outcome } from "./states.ts";

/** Pivots this far below their diagonal have cost about half of the digits. */
const ILL_CONDITIONED = 1e-8;

export function setResults(id: string, outcome: Outcome, scanner: ExtremaScanner): SetResults {
  if ("code" in outcome) return { id, ...NOTHING, extrema: emptyExtrema(), failed: outcome };
  const { state, order, iterations, idleMembers, idleSupports, bending } = outcome;
  return {
    id,
    order,
    iterations,
    idle_members: idleMembers,
    idle_supports: idleSupports,
    failed: null,
    bending,
    displacements: plain(state.displacements),
    reactions: plain(state.reactions),
    end_forces: plain(state.endForces),
    hinged_ends: plain(state.hingedEnds),
    plate_forces: plain(state.plateForces),
    extrema: scanner.scan(state.endForces, state.spans, bending),
    equilibrium: equilibriumOf(state.balance),
    residual: relativeSize(state.residual, state.load),
  };
}

const NOTHING: Omit<SetResults, "id" | "extrema" | "failed"> = {
  order: 1,
  iterations: 0,
  idle_members: [],
  idle_supports: [],
  bending: null,
  displacements: [],
  reactions: [],
  end_forces: [],
  hinged_ends: [],
  plate_forces: [],
  equilibrium: { loads: [0, 0, 0, 0, 0, 0], reactions: [0, 0, 0, 0, 0, 0], error: 0 },
  residual: 0,
};

export function heldRotations(frame: Frame, { held }: Analysis): HeldRotation[] {
  return held.map(({ node, vector }) => ({ node: frame.nodeIds[node]!, direction: DIRECTIONS[3 + mainAxis(vector)]! }));
}

function relativeSize(part: Float64Array, whole: Float64Array): number {
  const top = largest(part);
  return top === 0 ? 0 : top / largest(whole);
}

export function memberTable(frame: Frame, { elements }: Analysis, members: readonly ChainPiece[]): MemberTable {
  const chains = new Map<string, number[]>();
  members.forEach(({ id, x_chain }, i) => {
    if (!id.startsWith(`${x_chain}/`)) return;
    const pieces = chains.get(x_chain!);
    if (pieces) pieces.push(i);
    else chains.set(x_chain!, [i]);
  });
  const vector = (at: number): [number, number, number] => [frame.offset[at]!, frame.offset[at + 1]!, frame.offset[at + 2]!];
  return {
    ids: frame.memberIds,
    start: Array.from(frame.start),
    end: Array.from(frame.end),
    length: plain(frame.length),
    axes: plain(frame.axes),
    stiffness: Array.from(frame.stiffnessOf),
    stiffnesses: frame.stiffnesses,
    offsets: frame.offsetMembers.map((member) => ({ member, start: vector(6 * member), end: vector(6 * member + 3) })),
    hinged: [...elements.hinges.keys()],
    ...(chains.size ? { chains: [...chains].map(([id, pieces]) => ({ id, members: pieces })) } : {}),
  };
}

export function plateTable({ plates: { ids, shells, nodes } }: Frame): PlateTable {
  return {
    ids,
    corners: shells.map(({ count }) => count),
    nodes: nodes.flatMap((own) => Array.from(own)),
    axes: shells.flatMap(({ axes }) => Array.from(axes, (value) => value + 0)),
    thickness: shells.map(({ thickness }) => thickness),
    offset: shells.map(({ offset }) => offset),
  };
}

export function conditioningOf(frame: Frame, { kernel, accuracy }: Analysis): Conditioning {
  const at = kernel.smallestDirection;
  const trust = { ...accuracy, trusted: true, distrust: null };
  if (at < 0) return { min_pivot_ratio: 1, node: null, direction: null, ill_conditioned: false, ...trust };
  return {
    ...trust,
    min_pivot_ratio: kernel.smallestRatio,
    node: frame.nodeIds[Math.floor(at / 6)]!,
    direction: DIRECTIONS[at % 6]!,
    ill_conditioned: kernel.smallestRatio < ILL_CONDITIONED,
  };
}

export function statisticsOf({ kernel, freeDirections }: Analysis, outcomes: readonly Outcome[]): Statistics {
  return {
    dof: freeDirections,
    factor_entries: kernel.factorEntries,
    factor_flops: kernel.flops,
    negative_pivots: kernel.negativePivots,
    memory_bytes: kernel.bytes,
    ...workOf(outcomes, []),
    times: {},
  };
}

type Counts = "second_order_states" | "second_order_rounds" | "factorisations" | "eigenvalue_searches";

/** What combinations took, with what searches for their critical factors did. */
export function workOf(outcomes: readonly Outcome[], searched: readonly Work[]): Pick<Statistics, Counts> {
  const second = outcomes.flatMap((one) => ("code" in one || one.order === 1 ? [] : [one]));
  const sum = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    second_order_states: second.length,
    second_order_rounds: sum(second, ({ iterations }) => iterations),
    factorisations: 1 + sum([...second, ...searched], (one) => one.factorisations),
    eigenvalue_searches: sum(searched, ({ searches }) => searches),
  };
}

/** Numbers beyond the range of doubles are no results. */
export function refuseNonFinite(results: Results): void {
  for (const set of [...results.load_cases, ...results.load_combinations]) {
    const arrays = [
      set.displacements,
      set.reactions,
      set.end_forces,
      set.hinged_ends,
      set.plate_forces,
      set.equilibrium.loads,
      [set.residual],
    ];
    for (const extremum of Object.values(set.extrema)) arrays.push(extremum.min, extremum.max);
    for (const array of arrays) {
      for (let i = 0; i < array.length; i++) {
        if (!Number.isFinite(array[i])) throw new SolveError("not_finite", `'${set.id}': values leave the range of double precision`);
      }
    }
  }
}
