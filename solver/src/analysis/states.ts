/** One state per load case and combination: linear ones superpose, others are found each on its own load. */

import { combinedLoads } from "../model/combination_loads.ts";
import type { Combination } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import { SolveError } from "../results/error.ts";
import type { Bending, SetFailure } from "../results/index.ts";
import type { Progress } from "../results/progress.ts";
import type { SetFailureCode } from "../results/sets.ts";
import { tried } from "./failure.ts";
import type { Analysis } from "./linear.ts";
import { OneWay, released } from "./one_way/active.ts";
import { findAlike } from "./one_way/alike.ts";
import { Foreseen, type Respond as Move } from "./one_way/foreseen.ts";
import { Gaps, type Respond } from "./one_way/gaps.ts";
import { lostSaid, withoutLost } from "./one_way/lost.ts";
import { cycle, type Found, findState, type Trial } from "./one_way/oneway.ts";
import { leaning, sideways } from "./one_way/sideways.ts";
import { RecentStructures } from "./recent_structures.ts";
import { BeyondCritical } from "./second_order/limit.ts";
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

type Attempted = Pick<Solved, "state" | "order" | "iterations" | "bending"> & { turned?: boolean };
type Foresee = (load: CaseLoads) => ReadonlySet<number> | undefined;
type Search = (start: ReadonlySet<number>) => Found<Attempted>;

/** Attempts on states that tell different things of turning, before they are made to tell the same. */
const ATTEMPTS = 8;

/** What is symmetric sways as far to either side, round-off apart: then it is the first. */
const FURTHER = 1 + 1e-9;

/** One-way parts times members: each is a load case of its own. */
const MOST_FORESEEN = 200_000;
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
  private readonly second: SecondOrder | undefined;
  private readonly stages: RecentStructures<Stage>;
  private readonly gaps: Gaps;

  /** `respond` solves other loads with everything acting; a thread that has no factor makes its own. */
  constructor(
    private readonly solvable: Solvable,
    private readonly progress: Progress,
    respond?: Respond,
  ) {
    const { frame, second } = solvable;
    this.oneWay = new OneWay(frame);
    this.gaps = new Gaps(frame, this.oneWay, respond ?? ((loads) => this.solved(loads, NOTHING)));
    this.stages = new RecentStructures(frame.memberIds.length);
    this.second = second ? new SecondOrder(frame) : undefined;
  }

  /** Whether load cases do not add up, so that each combination is solved by itself. */
  get apart(): boolean {
    return Boolean(this.second || this.oneWay.all.length);
  }

  /** Load cases stay first order: they are parts of loads, no load that ever acts. */
  ofCase(i: number): Outcome {
    return this.attempt(() => this.find(this.solvable.cases[i]!, () => this.solvable.loads[i]!, false));
  }

  ofCombination({ id, terms, order }: Combination): Outcome {
    return this.attempt(() => {
      const { cases, loads } = this.solvable;
      const linear = superpose(terms, cases);
      return this.find(linear, () => combinedLoads(id, terms, loads), order === 2);
    });
  }

  private attempt(find: () => Solved): Outcome {
    const found = tried(find);
    if (!(found instanceof SolveError)) return found;
    return { code: found.code as SetFailureCode, message: found.message, load_ratio: found.details.load_ratio ?? null };
  }

  private find(linear: LinearState, loadsOf: () => CaseLoads, deformed: boolean): Solved {
    const solved: Solved = { state: linear, order: 1, iterations: 0, idleMembers: [], idleSupports: [], bending: null };
    const { all } = this.oneWay;
    if (!all.length && !deformed) return solved;
    const own = loadsOf();
    const told = new Set<boolean>();
    const made = new Map<string, Trial<Attempted> | SolveError>();
    const contradictions = (out: ReadonlySet<number>, displacements: Float64Array, reactions: Float64Array, order: 1 | 2): number[] =>
      this.oneWay.contradictions(out, own, displacements, reactions, order);
    const firsts = new Map<string, LinearState>();
    const firstOf = (out: ReadonlySet<number>): LinearState => {
      const key = keyOf(out);
      const first = firsts.get(key) ?? (out.size ? this.elastic(linear, own, out) : linear);
      firsts.set(key, first);
      return first;
    };
    // Supports that let go are seen by their reactions.
    const isRefused = this.oneWay.hasSupports
      ? undefined
      : (out: ReadonlySet<number>) => (displacements: Float64Array) => contradictions(out, displacements, displacements, 2).length > 0;
    const solve = (out: ReadonlySet<number>, order: 1 | 2, turning?: boolean): Trial<Attempted> => {
      const first = firstOf(out);
      const found = order === 2 && this.second ? this.bent(own, out, first, turning, isRefused?.(out)) : straight(first);
      return { state: found, contradictions: contradictions(out, found.state.displacements, found.state.reactions, order) };
    };
    const attempt = (order: 1 | 2, turning?: boolean) => (out: ReadonlySet<number>) => {
      const key = `${order} ${turning} ${keyOf(out)}`;
      const trial = made.get(key) ?? tried(() => solve(out, order, turning));
      made.set(key, trial);
      if (trial instanceof SolveError) throw trial;
      if (trial.state.turned !== undefined) told.add(trial.state.turned);
      return trial;
    };
    const nodesOf = (each: number): number[] => this.oneWay.nodesOf(each);
    let found = this.first(linear, own, attempt(1), nodesOf);
    if (deformed) {
      const foresee = this.foreseenAlong(found.state.state, own);
      const search = (out: ReadonlySet<number>, turning?: boolean, attempts = Infinity): Found<Attempted> => {
        let left = attempts;
        const counted = (each: ReadonlySet<number>): Trial<Attempted> => {
          if (told.size > 1 && left-- <= 0) throw cycle(attempts);
          return attempt(2, turning)(each);
        };
        const state = this.deformed((start) => findState(all, counted, nodesOf, start), attempt(2, turning), out, own, foresee);
        // Of two sides to sway to one may have been given up.
        if (left < 0) throw cycle(attempts);
        return state;
      };
      found = findAlike(search, attempt(2), found.out, () => told.size > 1, ATTEMPTS);
    }
    const { idle, lifted } = this.oneWay.activeWithout(found.out);
    const { turned: _, ...state } = found.state;
    return {
      ...solved,
      ...state,
      iterations: found.iterations - 1 + state.iterations,
      idleMembers: [...idle].sort((a, b) => a - b),
      idleSupports: [...lifted].sort((a, b) => a - b).map((at) => [Math.floor(at / 6), at % 6]),
    };
  }

  /** The state of first order, by the gaps of what takes no part; by trial where these are too many for that, or round-off decides. */
  private first(
    linear: LinearState,
    own: CaseLoads,
    attempt: (out: ReadonlySet<number>) => Trial<Attempted>,
    nodesOf: (each: number) => number[],
  ): Found<Attempted> {
    const { all } = this.oneWay;
    const opened = all.length <= MOST_GAPS ? this.gaps.open(linear, own) : undefined;
    if (!opened) return findState(all, attempt, nodesOf);
    const { out, state } = opened;
    return { state: straight(state ?? this.factored(own, out)), out, iterations: 1 };
  }

  /** What takes no part where the structure comes to rest from a lean, pressed by the forces of first order; undefined where that is not to be foreseen. */
  private foreseenAlong(first: LinearState, own: CaseLoads): Foresee {
    const { frame, held } = this.solvable;
    const { all } = this.oneWay;
    // How a support would be lifted is not told by movements alone.
    if (all.some((each) => each >= frame.memberIds.length) || all.length * frame.memberIds.length > MOST_FORESEEN) return () => undefined;
    const respond: Move = (loads) =>
      this.second!.tangent(loads, held, first).map((displacements) => ({ displacements, reactions: new Float64Array(0) }));
    let foreseen: Foreseen | undefined;
    return (lean) => {
      const moved = tried(() => respond([own, lean]));
      if (moved instanceof SolveError) return undefined;
      foreseen ??= new Foreseen(frame, all, respond);
      const out = foreseen.swayed(moved[0]!, own, moved[1]!, lean);
      return out.size ? out : undefined;
    };
  }

  /**
   * What is slack to first order stays slack while the structure stands plumb, where it may buckle. It then sways until something is drawn: that state bears the
   * load, and of those to either side the one that sways further is told. Where it buckles with everything acting both ways there is none.
   */
  private deformed(
    search: Search,
    attempt: (out: ReadonlySet<number>) => unknown,
    out: ReadonlySet<number>,
    own: CaseLoads,
    foresee: Foresee,
  ): Found<Attempted> {
    const plumb = tried(() => search(out));
    if (!(plumb instanceof SolveError)) return plumb;
    if (plumb.code !== "beyond_critical" || !out.size) throw measured(plumb);
    const whole = tried(() => attempt(NOTHING));
    if (whole instanceof SolveError) throw measured(whole.code === "beyond_critical" ? whole : plumb);
    const either = ([1, -1] as const).map((way) => {
      const taut = foresee(leaning(this.solvable.frame, own, this.open(NOTHING).prepare(own).vector, way));
      const swayed = taut && tried(() => search(taut));
      return swayed && !(swayed instanceof SolveError) ? swayed : tried(() => search(this.drawn(own, way, out)));
    });
    const sides = either.filter((side): side is Found<Attempted> => !(side instanceof SolveError));
    if (sides.length) return sides.reduce((one, other) => (swayOf(other.state.state) > FURTHER * swayOf(one.state.state) ? other : one));
    const some = tried(() => search(NOTHING));
    if (!(some instanceof SolveError)) return some;
    const lost = lostSaid(this.solvable.frame, this.oneWay.activeWithout(out));
    throw new SolveError(
      plumb.code,
      `${measured(plumb).message}; ${lost} under it, acting one way alone, and no lean was found that draws what would hold it: give it something that acts both ways`,
    );
  }

  /** What acts, by the signs of its forces with everything acting, under the loads sideways and a lean; supports stay as they are. */
  private drawn(own: CaseLoads, way: 1 | -1, out: ReadonlySet<number>): ReadonlySet<number> {
    const { frame } = this.solvable;
    const stage = this.open(NOTHING);
    const lean = sideways(frame, own, stage.prepare(own).vector, way);
    const { displacements, reactions } = stage.solve([stage.prepare(lean)]).states[0]!;
    const isMember = (each: number): boolean => each < frame.memberIds.length;
    const pressed = this.oneWay.contradictions(NOTHING, lean, displacements, reactions, 1).filter(isMember);
    return new Set([...pressed, ...[...out].filter((each) => !isMember(each))]);
  }

  /** One load with the given one-way parts left out, to first order. */
  private elastic(linear: LinearState, own: CaseLoads, out: ReadonlySet<number>): LinearState {
    return (this.oneWay.all.length <= MOST_GAPS && this.gaps.without(out, linear, own)) || this.factored(own, out);
  }

  /** The same by a factor of its own. */
  private factored(own: CaseLoads, out: ReadonlySet<number>): LinearState {
    return this.solved([own], out)[0]!;
  }

  private solved(loads: readonly CaseLoads[], out: ReadonlySet<number>): LinearState[] {
    const stage = this.open(out);
    return stage.solve(loads.map((own) => stage.prepare(own))).states;
  }

  /** The same to second order, from the state of first order. */
  private bent(
    own: CaseLoads,
    out: ReadonlySet<number>,
    first: LinearState,
    turning: boolean | undefined,
    isRefused: ((displacements: Float64Array) => boolean) | undefined,
  ): Attempted {
    const held = out.size ? this.open(out).system.idle : this.solvable.held;
    const active = this.oneWay.activeWithout(out);
    const { bending, iterations, turned, ...state } = this.second!.solve(own, active, held, first, turning, isRefused);
    return { state, order: 2, iterations, bending, turned };
  }

  private open(out: ReadonlySet<number>): Stage {
    return this.stages.of(keyOf(out), () => this.opened(out));
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
}

const keyOf = (out: ReadonlySet<number>): string => [...out].sort((a, b) => a - b).join();

const straight = (state: LinearState): Attempted => ({ state, order: 1, iterations: 1, bending: null });

/** The farthest that a node goes sideways, m. */
const swayOf = ({ displacements }: LinearState): number =>
  displacements.reduce((most, value, i) => (i % 6 < 2 ? Math.max(most, Math.abs(value)) : most), 0);

const measured = (error: SolveError): SolveError => (error instanceof BeyondCritical ? error.measured() : error);
