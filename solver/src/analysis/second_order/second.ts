/** Second order: the state of one load in balance on the displaced structure, P-Δ and P-δ, with what acts one way as it stands there. */

import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { SolveError } from "../../results/error.ts";
import { tried } from "../failure.ts";
import { type Active, type OneWay, STILL } from "../one_way/active.ts";
import { slackUnderLean, slackWhereMoved } from "../one_way/leaning.ts";
import { lostSaid } from "../one_way/lost.ts";
import { type Found, findState, keyOf, type Trial } from "../one_way/oneway.ts";
import { type LinearState, superpose } from "../superposition.ts";
import type { Held } from "../system.ts";
import { Displaced, type Load } from "./displaced.ts";
import { BeyondCritical, buckles, givesWay } from "./limit.ts";
import { recovered, type SecondState } from "./recovered.ts";
import { partsFor } from "./refined.ts";
import { growths, hangs, pressesHarder, turnsFar } from "./shallow.ts";

/** Corrections this small beside the movements leave nothing to correct. */
const SETTLED = 1e-9;
/** Corrections this small tell what contradicts a state, but for what lies this close to a contradiction. */
const NEARLY = { settled: 1e-5, still: 1e-4 };
/** Of the load: so much may be out of balance, as long as corrections still shrink. */
const BALANCED = 1e-7;
/** A correction that is more than this share of the one before calls for a new factor. */
const SLOW = 0.3;
/** Close to a limit of the load, corrections shrink ever more slowly; what takes longer than this is taken for beyond it. */
const MOST = 200;
/** What members grow by turning is found again until movements change by no more than this share. */
const TURNED = 1e-5;
/** States that are followed by their stiffness; more go round in a circle. */
const FOLLOWED = 8;
/** What is symmetric sways as far to either side, round-off apart: then it is the first. */
const FURTHER = 1 + 1e-9;

const NOTHING: ReadonlySet<number> = new Set();

/** One load: on the displaced structure, and to first order without some one-way parts. */
export interface Loaded {
  load: Load;
  /** With everything acting. */
  linear: LinearState;
  firstOf(out: ReadonlySet<number>): LinearState;
  /** As load cases have it. */
  own(): CaseLoads;
}

/** How a balance was reached: the load and what is left of it, and after how many corrections. */
interface Balanced {
  load: number;
  force: number;
  rounds: number;
}

/** The same on the way, with the last correction. */
interface Balancing extends Balanced {
  last: number;
  isFirst: boolean;
}
const AT_REST: Balancing = { load: 0, force: 0, rounds: 0, last: Infinity, isFirst: true };

/** A state that leans, and how far; the last that was found is the one in which the structure stands. */
interface Side {
  found: Found<Balanced>;
  sway: number;
  isLast: boolean;
}

export class SecondOrder {
  private structure: Displaced | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly held: readonly Held[],
    private readonly parts: OneWay,
  ) {}

  /** `start` are those that take no part to first order. */
  solve(loaded: Loaded, start: ReadonlySet<number>): Found<SecondState> {
    this.structure ??= new Displaced(this.frame, this.held, partsFor(this.frame.memberIds.length));
    const before = this.structure.factorisations;
    const plumb = measured(() => this.standing(loaded, start, false));
    const { state, out, iterations } = measured(() => this.grown(loaded, plumb));
    const shown = recovered(this.frame, this.structure, loaded.load, state);
    this.structure.grow(undefined);
    return { state: { ...shown, factorisations: this.structure.factorisations - before }, out, iterations };
  }

  private search(loaded: Loaded, start: ReadonlySet<number>, grows: boolean): Found<Balanced> {
    return findState(
      this.parts.all,
      (out) => this.attempt(loaded, out, grows),
      (each) => this.parts.nodesOf(each),
      start,
    );
  }

  /** The balance without the given parts, members grown by turning or not, and what contradicts it; throws BeyondCritical where there is none. */
  private attempt({ load, firstOf }: Loaded, out: ReadonlySet<number>, grows: boolean): Trial<Balanced> {
    const first = firstOf(out);
    const from = { ...AT_REST };
    let stands = this.begun(load, first, this.parts.activeWithout(out));
    if (this.parts.all.length && !this.parts.hasSupports && !grows) {
      // What plainly contradicts itself need not come to rest. Reactions of stiff supports are known at rest alone.
      stands = this.balance(true, from, NEARLY.settled);
      const plain = this.contradictions(load, out, NEARLY.still);
      if (stands && plain.length && plain.length === this.contradictions(load, out, -NEARLY.still).length)
        return { state: from, contradictions: plain };
    }
    stands &&= this.balance(true, from);
    if (!stands || (grows && this.turned(true) === "gives way")) throw this.beyond(load, first, out);
    return { state: from, contradictions: this.contradictions(load, out) };
  }

  private contradictions(load: Load, out: ReadonlySet<number>, still = STILL[2]): number[] {
    const { moved, reactions } = this.structure!;
    return this.parts.contradictions(out, load.spans.strain, load.settlement, moved, reactions, still);
  }

  /** Takes the load at rest, pressed by the forces of first order; throws where no load beyond a part of it can be borne. */
  private begun(load: Load, first: LinearState, active: Active): boolean {
    const structure = this.structure!;
    structure.grow(undefined);
    structure.act(active);
    structure.press(first);
    structure.bear(load);
    structure.rest();
    if (structure.isStable(1)) return true;
    throw buckles(() => {
      structure.act(active);
      structure.press(first);
      return structure.isStable;
    });
  }

  /** No balance was found: how much of the load has one is found where somebody reads it. */
  private beyond(load: Load, first: LinearState, out: ReadonlySet<number>): BeyondCritical {
    const active = this.parts.activeWithout(out);
    return givesWay((share) => {
      const part = superpose([{ load_case: 0, factor: share }], [first]);
      const scaled = { ...load, nodal: load.nodal.map((f) => share * f), spans: part.spans };
      const settles = tried(() => this.begun(scaled, part, active) && this.balance(true) && this.turned(false) !== "gives way");
      return settles === true;
    });
  }

  /**
   * Corrects the movements until they leave nothing to correct, or as little as is `settled`, from axial forces near those at rest where these `arePressed`; goes on `from`
   * where it has come to before. Whether it comes there.
   */
  private balance(arePressed: boolean, from: Balancing = { ...AT_REST }, settled = SETTLED): boolean {
    const structure = this.structure!;
    while (from.rounds < MOST) {
      from.rounds++;
      structure.unbalanced(arePressed && from.rounds === 1);
      const { change, force } = structure.correct(from.isFirst);
      const { last } = from;
      from.isFirst = false;
      from.load ||= force;
      Object.assign(from, { force, last: change });
      // Movements at rest say nothing of forces in what is a million times as stiff as the rest.
      const isLevel = settled > SETTLED || force <= BALANCED * from.load || change > SLOW * last;
      if (change <= settled && isLevel) return true;
      if (!Number.isFinite(change)) return false;
      if (change > SLOW * last) {
        // Forces that have grown faster than the load say nothing of how far it is beyond what is borne.
        if (!structure.isStable(1)) return false;
        from.isFirst = true;
      }
    }
    return false;
  }

  /** On with what members grow as they turn, by which something shallow loses its rise: where that takes something off that acts one way, in every state that is looked at. */
  private grown(loaded: Loaded, found: Found<Balanced>): Found<Balanced> {
    const { load } = loaded;
    const how = this.turned(false);
    if (how === "gives way") throw this.beyond(load, loaded.firstOf(found.out), found.out);
    return how === "grown" && this.contradictions(load, found.out).length ? this.standing(loaded, found.out, true) : found;
  }

  /** Finds growth again from each set of movements until both rest; where it matters to nobody, unless it is `due`, movements stay as they are. */
  private turned(due: boolean): "grown" | "as before" | "gives way" {
    const structure = this.structure!;
    const { frame } = this;
    const first = growths(frame, structure.moved);
    const axial = structure.axial;
    if (!due && !turnsFar(frame, axial, first)) return "as before";
    const plumb = structure.u.slice();
    const asBefore = (): "as before" => {
      structure.grow(undefined);
      structure.u.set(plumb);
      return "as before";
    };
    const step = new Float64Array(structure.u.length);
    let last = Infinity;
    for (let round = 1; ; round++) {
      structure.grow(growths(frame, structure.moved));
      const before = structure.u.slice();
      const from = { ...AT_REST };
      if (round === 1 && !due) {
        if (!this.balance(true, from, NEARLY.settled)) return "gives way";
        if (!pressesHarder(axial, structure.axial)) return asBefore();
      }
      if (!this.balance(true, from)) return "gives way";
      const { u } = structure;
      let [along, most, size] = [0, 0, 0];
      for (let i = 0; i < u.length; i++) {
        const own = u[i]! - before[i]!;
        along += own * step[i]!;
        step[i] = own;
        most = Math.max(most, Math.abs(own));
        size = Math.max(size, Math.abs(u[i]!));
      }
      const change = most / size;
      // What is held like a cable turns back; no check may count on that. What goes on snaps through.
      if (change <= TURNED) return due && hangs(first, growths(frame, structure.moved)) ? asBefore() : "grown";
      if (change >= last && along < 0) return asBefore();
      if (change >= last || round === MOST) return "gives way";
      last = change;
    }
  }

  /**
   * What is slack to first order stays slack while the structure stands plumb, where it may buckle. It then sways until something is drawn: that state bears the
   * load, and of those to either side the one that sways further is shown. Where it buckles with everything acting both ways there is none.
   */
  private standing(loaded: Loaded, out: ReadonlySet<number>, grows: boolean): Found<Balanced> {
    const search = (from: ReadonlySet<number>): Found<Balanced> => this.search(loaded, from, grows);
    const plumb = tried(() => search(out));
    if (!(plumb instanceof SolveError)) return plumb;
    if (plumb.code !== "beyond_critical" || !out.size) throw plumb;
    const { frame } = this;
    const whole = tried(() => this.attempt(loaded, NOTHING, grows));
    if (whole instanceof SolveError) throw whole.code === "beyond_critical" ? whole : plumb;
    const followed = this.sides(loaded, out, (slack) => this.followed(loaded, slack, grows) ?? search(slack));
    // Where one has come over to the other, each is searched for from its own.
    const isOne = followed.length === 2 && keyOf(followed[0]!.found.out) === keyOf(followed[1]!.found.out);
    const sides = isOne ? this.sides(loaded, out, search) : followed;
    const one = sides.pop();
    const [other] = sides;
    if (!one) {
      const some = tried(() => search(NOTHING));
      if (!(some instanceof SolveError)) return some;
      const lost = lostSaid(frame, this.parts.activeWithout(out));
      throw new SolveError(
        plumb.code,
        `${(plumb instanceof BeyondCritical ? plumb.measured() : plumb).message}; ${lost} under it, acting one way alone, and no lean was found that draws what would hold it: give it something that acts both ways`,
      );
    }
    const further = other && other.sway > FURTHER * one.sway ? other : one;
    return further.isLast ? further.found : search(further.found.out);
  }

  /** The states in which what leans one way and the other comes to rest, as far as there are any. */
  private sides(loaded: Loaded, out: ReadonlySet<number>, find: (slack: ReadonlySet<number>) => Found<Balanced>): Side[] {
    const leant = ([-1, 1] as const).flatMap((way) => slackUnderLean(this.frame, this.structure!, this.parts, loaded, way, out) ?? []);
    const apart = [...new Map(leant.map((slack) => [keyOf(slack), slack])).values()];
    return apart.flatMap((slack, i) => {
      const found = tried(() => find(slack));
      return found instanceof SolveError ? [] : [{ found, sway: swayOf(this.structure!.moved), isLast: i === apart.length - 1 }];
    });
  }

  /** Where all of it comes to rest from what is slack at first, found again by the stiffness of each state that contradicts itself; undefined where that leads nowhere. */
  private followed(loaded: Loaded, slack: ReadonlySet<number>, grows: boolean): Found<Balanced> | undefined {
    const members = this.frame.memberIds.length;
    const seen = new Set<string>();
    let out = slack;
    for (let iterations = 1; iterations <= FOLLOWED; iterations++) {
      seen.add(keyOf(out));
      const trial = tried(() => this.attempt(loaded, out, grows));
      if (trial instanceof SolveError || trial.contradictions.some((each) => each >= members)) return undefined;
      if (!trial.contradictions.length) return { state: trial.state, out, iterations };
      const next = slackWhereMoved(this.frame, this.structure!, this.parts, loaded.load, out);
      if (!next || seen.has(keyOf(next))) return undefined;
      out = next;
    }
    return undefined;
  }
}

/** The farthest that a node goes sideways, m. */
const swayOf = (displacements: Float64Array): number =>
  displacements.reduce((most, value, i) => (i % 6 < 2 ? Math.max(most, Math.abs(value)) : most), 0);

/** With how far beyond what is borne a load is, where it is. */
function measured<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw error instanceof BeyondCritical ? error.measured() : error;
  }
}
