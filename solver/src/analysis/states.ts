/** One state per load case and combination: linear ones superpose, others are found each on its own load. */

import { type SetFailureCode, SolveError } from "../error.ts";
import type { Combination } from "../model/combinations.ts";
import { combinedLoads } from "../model/combined.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Progress } from "../progress.ts";
import type { Bending, SetFailure } from "../results/index.ts";
import type { Analysis } from "./linear.ts";
import { OneWay, released } from "./oneway/active.ts";
import { findState } from "./oneway/oneway.ts";
import { GivesWay } from "./second_order/limit.ts";
import { SecondOrder } from "./second_order/second.ts";
import { Stage } from "./stage.ts";
import { type LinearState, superpose } from "./superposition.ts";

/** How a load case or combination was solved. */
export interface Solved {
  state: LinearState;
  order: 1 | 2;
  iterations: number;
  idleMembers: number[];
  idleSupports: [number, number][];
  bending: Bending | null;
}

type Attempted = Pick<Solved, "state" | "order" | "iterations" | "bending">;

export type Outcome = Solved | SetFailure;

/** What keeps one set from having results; anything else concerns the whole model. */
const OWN_FAILURES: readonly string[] = ["unstable", "one_way_cycle", "beyond_critical", "not_converged"] satisfies SetFailureCode[];

/** What states are found from, fit to be sent to another thread. */
export interface Solvable {
  frame: Frame;
  loads: CaseLoads[];
  cases: Analysis["cases"];
  held: Analysis["held"];
  order: "first" | "second" | undefined;
}

export class States {
  private readonly oneWay: OneWay;
  private readonly second: SecondOrder | undefined;
  private stage: { key: string; stage: Stage } | undefined;

  constructor(
    private readonly solvable: Solvable,
    private readonly progress: Progress,
  ) {
    const { frame, order } = solvable;
    this.oneWay = new OneWay(frame);
    this.second = order === "second" ? new SecondOrder(frame) : undefined;
  }

  /** Whether load cases do not add up, so that each combination is solved by itself. */
  get apart(): boolean {
    return Boolean(this.second || this.oneWay.all.length);
  }

  /** Load cases stay first order: they are parts of loads, no load that ever acts. */
  ofCase(i: number): Outcome {
    return this.attempt(() => this.find(this.solvable.cases[i]!, () => this.solvable.loads[i]!, false));
  }

  ofCombination({ id, terms }: Combination): Outcome {
    return this.attempt(() => {
      const { cases, loads } = this.solvable;
      const linear = superpose(terms, cases);
      return this.find(linear, () => combinedLoads(id, terms, loads), this.second !== undefined);
    });
  }

  private attempt(find: () => Solved): Outcome {
    try {
      return find();
    } catch (error) {
      if (!(error instanceof SolveError && OWN_FAILURES.includes(error.code))) throw error;
      return { code: error.code as SetFailureCode, message: error.message, load_ratio: error.details.load_ratio ?? null };
    }
  }

  private find(linear: LinearState, loadsOf: () => CaseLoads, deformed: boolean): Solved {
    const solved: Solved = { state: linear, order: 1, iterations: 0, idleMembers: [], idleSupports: [], bending: null };
    const { all } = this.oneWay;
    if (!all.length && !deformed) return solved;
    const own = loadsOf();
    const attempt = (order: 1 | 2) => (out: ReadonlySet<number>) => {
      const state = this.solve(own, out, linear, order);
      return { state, contradictions: this.oneWay.contradictions(out, own, state.state.displacements, state.state.reactions, order) };
    };
    const nodesOf = (each: number): number[] => this.oneWay.nodesOf(each);
    let found = findState(all, attempt(1), nodesOf);
    if (deformed) found = this.deformed(() => findState(all, attempt(2), nodesOf, found.out), found.out);
    const { idle, lifted } = this.oneWay.activeWithout(found.out);
    return {
      ...solved,
      ...found.state,
      iterations: found.iterations - 1 + found.state.iterations,
      idleMembers: [...idle].sort((a, b) => a - b),
      idleSupports: [...lifted].sort((a, b) => a - b).map((at) => [Math.floor(at / 6), at % 6]),
    };
  }

  /** Where everything that could hold a direction is slack, the reason lies there. */
  private deformed<Result>(find: () => Result, out: ReadonlySet<number>): Result {
    try {
      return find();
    } catch (found) {
      const error = found instanceof GivesWay ? found.measured() : found;
      const idle = [...this.oneWay.activeWithout(out).idle];
      if (!(error instanceof SolveError && error.code === "beyond_critical") || !idle.length) throw error;
      const hint = `${idle.length} that act one way alone are slack under it, such as '${this.solvable.frame.memberIds[idle[0]!]}': lean the structure so that they are drawn, or analyse to first order`;
      throw new SolveError(error.code, `${error.message}; ${hint}`, error.details);
    }
  }

  /** One load with the given one-way parts left out. */
  private solve(own: CaseLoads, out: ReadonlySet<number>, linear: LinearState, order: 1 | 2): Attempted {
    const stage = out.size ? this.open(out) : undefined;
    const first = stage ? stage.solve([stage.prepare(own)]).states[0]! : linear;
    if (order === 1 || !this.second) return { state: first, order: 1, iterations: 1, bending: null };
    const active = this.oneWay.activeWithout(out);
    const { bending, iterations, ...state } = this.second.solve(own, active, stage ? stage.system.idle : this.solvable.held, first);
    return { state, order: 2, iterations, bending };
  }

  private open(out: ReadonlySet<number>): Stage {
    const key = [...out].sort((a, b) => a - b).join();
    if (this.stage?.key === key) return this.stage.stage;
    const { idle, lifted } = this.oneWay.activeWithout(out);
    const stage = new Stage(released(this.solvable.frame, lifted), this.progress, idle);
    stage.factorise();
    this.stage = { key, stage };
    return stage;
  }
}
