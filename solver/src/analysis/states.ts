/** One state per load case and combination: linear ones superpose, with the gaps of what takes no part; those of second order are found each on its own load. */

import { combinedLoads } from "../model/combination_loads.ts";
import type { Combination, FactoredCase } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import { SolveError } from "../results/error.ts";
import type { Bending, SetFailure } from "../results/index.ts";
import type { Progress } from "../results/progress.ts";
import type { SetFailureCode } from "../results/sets.ts";
import { tried } from "./failure.ts";
import type { Analysis } from "./linear.ts";
import { OneWay, released, STILL } from "./one_way/active.ts";
import { Gaps, type Respond } from "./one_way/gaps.ts";
import { withoutLost } from "./one_way/lost.ts";
import { type Found, findState, type Trial } from "./one_way/oneway.ts";
import type { Load } from "./second_order/displaced.ts";
import { SecondOrder } from "./second_order/second.ts";
import { Stage } from "./stage.ts";
import { type LinearState, superpose } from "./superposition.ts";

/** How a load case or combination was solved. */
export interface Solved {
  state: LinearState;
  order: 1 | 2;
  iterations: number;
  /** By second order. */
  factorisations: number;
  idleMembers: number[];
  idleSupports: [number, number][];
  bending: Bending | null;
}

/** One-way parts: their gaps are dense equations. */
const MOST_GAPS = 1000;

const NOTHING: ReadonlySet<number> = new Set();

export type Outcome = Solved | SetFailure;

/** What states are found from, fit to be sent to another thread. */
export interface Solvable {
  frame: Frame;
  loads: CaseLoads[];
  cases: Analysis["cases"];
  held: Analysis["held"];
  /** Some combination is solved to second order. */
  second: boolean;
}

export class States {
  private readonly oneWay: OneWay;
  private readonly gaps: Gaps;
  private readonly second: SecondOrder;

  /** `respond` solves other loads with everything acting; a thread that has no factor makes its own. */
  constructor(
    private solvable: Solvable,
    private readonly progress: Progress,
    respond?: Respond,
  ) {
    const { frame, held } = solvable;
    this.oneWay = new OneWay(frame);
    this.gaps = new Gaps(frame, this.oneWay, respond ?? ((loads) => this.solved(loads, NOTHING)));
    this.second = new SecondOrder(frame, held, this.oneWay);
  }

  /** Load cases have joined those that were there, or some combination is of second order now. */
  go(solvable: Solvable): void {
    this.solvable = solvable;
  }

  /** Whether load cases do not add up, so that each combination is solved by itself. */
  get apart(): boolean {
    return this.solvable.second || this.oneWay.all.length > 0;
  }

  /** Load cases stay first order: they are parts of loads, no load that ever acts. */
  ofCase(i: number): Outcome {
    return this.attempt(() => this.find(this.solvable.cases[i]!, [{ load_case: i, factor: 1 }], this.solvable.loads[i]!.id, 1));
  }

  ofCombination({ id, terms, order }: Combination): Outcome {
    return this.attempt(() => this.find(superpose(terms, this.solvable.cases), terms, id, order ?? 1));
  }

  private attempt(find: () => Solved): Outcome {
    const found = tried(find);
    if (!(found instanceof SolveError)) return found;
    return { code: found.code as SetFailureCode, message: found.message, load_ratio: found.details.load_ratio ?? null };
  }

  private find(linear: LinearState, terms: readonly FactoredCase[], id: string, order: 1 | 2): Solved {
    const solved: Solved = {
      state: linear,
      order: 1,
      iterations: 0,
      ...{ factorisations: 0, idleMembers: [], idleSupports: [], bending: null },
    };
    if (!this.oneWay.all.length && order === 1) return solved;
    const own = (): CaseLoads => combinedLoads(id, terms, this.solvable.loads);
    const first = this.first(linear, own);
    if (order === 1) return { ...solved, state: first.state, iterations: first.iterations, ...this.idleIn(first.out) };
    const load = loadOf(id, terms, this.solvable.loads, linear);
    const firstOf = (out: ReadonlySet<number>): LinearState =>
      out === first.out ? first.state : out.size ? this.without(out, linear, own) : linear;
    const { state, out } = this.second.solve({ load, linear, firstOf, own }, first.out);
    const { bending, rounds, factorisations, ...shown } = state;
    return { ...solved, state: shown, order: 2, iterations: rounds, factorisations, bending, ...this.idleIn(out) };
  }

  /** The state of first order, by the gaps of what takes no part; by trial where these are too many for that, or round-off decides. */
  private first(linear: LinearState, own: () => CaseLoads): Found<LinearState> {
    const { all } = this.oneWay;
    if (!all.length) return { state: linear, out: NOTHING, iterations: 0 };
    const opened = all.length <= MOST_GAPS ? this.gaps.open(linear) : undefined;
    if (opened) return { state: opened.state ?? this.factored(own(), opened.out), out: opened.out, iterations: 1 };
    const attempt = (out: ReadonlySet<number>): Trial<LinearState> => {
      const state = out.size ? this.factored(own(), out) : linear;
      const { spans, displacements, reactions } = state;
      return { state, contradictions: this.oneWay.contradictions(out, spans.strain, own().settlement, displacements, reactions, STILL[1]) };
    };
    return findState(all, attempt, (each) => this.oneWay.nodesOf(each));
  }

  /** One load with the given one-way parts left out, to first order. */
  private without(out: ReadonlySet<number>, linear: LinearState, own: () => CaseLoads): LinearState {
    return (this.oneWay.all.length <= MOST_GAPS && this.gaps.without(out, linear)) || this.factored(own(), out);
  }

  /** The same by a factor of its own. */
  private factored(own: CaseLoads, out: ReadonlySet<number>): LinearState {
    return this.solved([own], out)[0]!;
  }

  private solved(loads: readonly CaseLoads[], out: ReadonlySet<number>): LinearState[] {
    const stage = this.opened(out);
    return stage.solve(loads.map((own) => stage.prepare(own))).states;
  }

  private opened(out: ReadonlySet<number>): Stage {
    const { idle, lifted } = this.oneWay.activeWithout(out);
    const stage = new Stage(released(this.solvable.frame, lifted), this.progress, idle);
    try {
      stage.factorise();
    } catch (error) {
      throw error instanceof SolveError && error.code === "unstable" && out.size
        ? withoutLost(error, this.solvable.frame, { idle, lifted })
        : error;
    }
    return stage;
  }

  private idleIn(out: ReadonlySet<number>): Pick<Solved, "idleMembers" | "idleSupports"> {
    const { idle, lifted } = this.oneWay.activeWithout(out);
    return {
      idleMembers: [...idle].sort((a, b) => a - b),
      idleSupports: [...lifted].sort((a, b) => a - b).map((at) => [Math.floor(at / 6), at % 6]),
    };
  }
}

/** Loads of a combination as second order takes them: those along members are in its linear state. */
function loadOf(id: string, terms: readonly FactoredCase[], loads: readonly CaseLoads[], { spans }: LinearState): Load {
  const sum = (of: (own: CaseLoads) => Float64Array | undefined): Float64Array | undefined => {
    let out: Float64Array | undefined;
    for (const { load_case, factor } of terms) {
      const own = of(loads[load_case]!);
      if (!own) continue;
      out ??= new Float64Array(own.length);
      for (let i = 0; i < own.length; i++) out[i]! += factor * own[i]!;
    }
    return out;
  };
  const nodal = sum((own) => own.nodal) ?? new Float64Array(loads[0]?.nodal.length ?? 0);
  return { id, nodal, spans, settlement: sum((own) => own.settlement), heat: sum((own) => own.plates.heat) };
}
