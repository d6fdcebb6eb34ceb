/** α_cr of combinations (EN 1993-1-1 5.2.1), and buckling modes where they are asked for, each on what acts in its state. */

import type { Frame } from "../../model/frame.ts";
import { eigenpairs } from "../../numerics/eigen.ts";
import { SolveError } from "../../results/error.ts";
import type { BucklingMode, Stability, Work } from "../../results/index.ts";
import { plain } from "../../results/numbers.ts";
import { type Chords, chordsOf } from "../../topology/chords.ts";
import type { Analysis } from "../linear.ts";
import { partsFor } from "../second_order/refined.ts";
import { ACROSS } from "../second_order/shallow.ts";
import { modeShape } from "../vibration/modeshape.ts";
import { withApart } from "./apart.ts";
import { type Bound, BRACKET, boundOf, type Likeness, lowestOf } from "./critical.ts";
import { evenPlaces } from "./even_places.ts";
import { Leant } from "./leant.ts";
import { alphaOf, isLower, lowerModes, lowerOf, type Modes, NONE } from "./looked.ts";
import { opensBelow, type Parted, withoutLoose } from "./loose.ts";
import { type Pressing, tautened } from "./pressing.ts";
import { FIRST_ORDER, OF_INTEREST, SWAY } from "./sway.ts";
import { leaningShapes, swayMode } from "./swaymode.ts";
import { drawnTaut } from "./taut.ts";
import { type View, viewsOf } from "./view.ts";
import { wavePieces } from "./waves.ts";

/** Rounds of drawing slack members taut: a building sways along, across and round. */
const DRAWN = 8;
/** Pieces where nothing bounds the factor. */
const UNKNOWN = 8;

export class StabilityAnalysis {
  /** Of the first state that had a factor: it tells all that follow where to look. */
  like: Likeness | undefined;
  private readonly chords: Chords;
  private readonly views: readonly [View, ...View[]];
  /** An end that slides across its node leans with no node: then no sway is proved to be absent. */
  private readonly blind: boolean;
  /** What was looked at of the last state. */
  private looked: { state?: Pressing["state"]; own?: Pressing["own"]; by: Map<string, Leant> } = { by: new Map() };

  constructor(
    private readonly frame: Frame,
    linear: Pick<Analysis, "held">,
  ) {
    this.chords = chordsOf(frame);
    this.views = viewsOf(frame, this.chords, linear);
    this.blind = frame.connections.some((springs) => ACROSS.some((direction) => springs[direction]! < Infinity));
  }

  /** What was done so far. */
  get work(): Work {
    const all = this.views.map(({ structure }) => structure.kernel.work);
    const sum = (count: keyof Work): number => all.reduce((total, own) => total + own[count], 0);
    return { factorisations: sum("factorisations"), searches: sum("searches") };
  }

  /** The lowest factor, whether it is one of sway, and who takes part; so of each structure that stands apart. Yields between its long steps, as `modes` does. */
  *lowest(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.found(combination, pressing);
    const loaded = (): Iterable<number> => {
      const [view] = this.views;
      view.press(pressing);
      return view.loaded;
    };
    return yield* withApart(this.frame, pressing, loaded, whole, (own) => this.found(combination, own));
  }

  private *found(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.asTaut(combination, pressing);
    const matters = (found: Stability): boolean => isLower(found, whole);
    const base = tautened(pressing, new Set(whole.taut));
    const loose = withoutLoose(this.frame, pressing).filter(({ member }) => member === undefined || this.opens(base, member, whole));
    return yield* this.parted(loose, whole, (each) => this.without(combination, each, matters), lowerOf);
  }

  /** Whether a mode, or one of sway, comes earlier once a member is left out. */
  private opens(base: Pressing, member: number, { alpha_cr, alpha_sway, sway_above }: Stability): boolean {
    const factors = [alpha_cr ?? 0, Math.min(alpha_sway ?? sway_above ?? FIRST_ORDER, OF_INTEREST)].filter((factor) => factor > 0);
    return factors.some((factor) => this.views.some((view) => opensBelow(view, base, member, BRACKET * factor)));
  }

  /** Without something; what its modes draw taut in its place is looked at where what is found so matters. */
  private *without(combination: number, parted: Pressing, matters: (found: Stability) => boolean): Generator<void, Stability> {
    const found = yield* this.asIs(combination, parted);
    return matters(found) ? yield* this.asTaut(combination, parted, found) : found;
  }

  /** What is found in the whole, and without each that carries nothing, whatever is lower. */
  private *parted<T>(
    loose: readonly Parted[],
    whole: T,
    look: (parted: Pressing) => Generator<void, T>,
    lower: (one: T, other: T) => T,
  ): Generator<void, T> {
    let lowest = whole;
    for (const { pressing } of loose) {
      yield;
      try {
        lowest = lower(lowest, yield* look(pressing));
      } catch (error) {
        // What nothing else holds leans from the start: that is for imperfections to show.
        if (!(error instanceof SolveError && error.code === "unstable")) throw error;
      }
    }
    return lowest;
  }

  /** With what is slack drawn taut by modes of one sign or the other, whichever leaves the lower factor; `known` is what was found with all of it slack. */
  private *asTaut(combination: number, pressing: Pressing, known?: Stability): Generator<void, Stability> {
    const either = pressing.slack?.size ? [yield* this.drawn(pressing, 1), yield* this.drawn(pressing, -1)] : [[]];
    const [one, ...more] = new Map(either.map((taut) => [taut.join(), taut])).values();
    const look = function* (this: StabilityAnalysis, taut: readonly number[]): Generator<void, Stability> {
      if (!taut.length && known) return known;
      return { ...(yield* this.asIs(combination, tautened(pressing, new Set(taut)))), taut: [...taut] };
    }.bind(this);
    let lowest = yield* look(one!);
    for (const other of more) lowest = lowerOf(lowest, yield* look(other));
    return lowest;
  }

  /** What the modes draw taut, as far as they are of interest, one mode after the other and each of one sign; whole members show it. */
  private *drawn(pressing: Pressing, sign: 1 | -1): Generator<void, number[]> {
    const taut = new Set<number>();
    for (let round = 0; round < DRAWN; round++) {
      const slack = new Map([...pressing.slack!].filter(([m]) => !taut.has(m)));
      if (!slack.size) break;
      const shapes = this.views.flatMap((view) => leaningShapes(this.leant(view, tautened(pressing, taut))));
      const more = shapes.flatMap((shape) => drawnTaut(this.frame, this.chords, slack, shape, sign));
      if (!more.length) break;
      for (const m of more) taut.add(m);
      yield;
    }
    return [...taut].sort((a, b) => a - b);
  }

  private *asIs(combination: number, pressing: Pressing): Generator<void, Stability> {
    const [first, ...others] = this.views;
    let lowest = yield* this.seen(first, combination, pressing);
    for (const view of others) lowest = lowerOf(lowest, yield* this.seen(view, combination, pressing));
    return lowest;
  }

  private *seen(view: View, combination: number, pressing: Pressing): Generator<void, Stability> {
    const bound = this.cut(view, pressing, 1);
    yield;
    const found = yield* lowestOf(view, bound, this.like);
    if (!found) return { ...NONE, combination };
    this.like ??= found.likeness;
    yield;
    const { sway, participation, about_y } = view.divide(found.shape);
    const shape = found.shape.subarray(0, 6 * this.frame.nodeIds.length);
    const swaying = yield* swayMode(this.leant(view, pressing), { ...found, shape }, sway, this.blind);
    return {
      combination,
      alpha_cr: found.alpha,
      proved_above: found.above,
      sway: sway >= SWAY,
      sway_share: sway,
      ...swaying,
      participation: plain(participation),
      participation_y: plain(about_y),
      taut: [],
      ...{ members: [], apart: [], failed: null },
    };
  }

  /** Shows the members' pieces, `least` of each stretch or as many as its waves ask for; returns what whole members say of the factor. */
  private cut(view: View, pressing: Pressing, least: number): Bound | undefined {
    view.press(pressing);
    const bound = boundOf(view);
    const waves = bound ? wavePieces(view, bound.factor) : view.cuts.map(() => UNKNOWN);
    view.pressPieces(
      pressing,
      waves.map((own) => Math.max(least, own)),
    );
    return bound;
  }

  /** Whole members under the forces of a state: the same one for whoever looks at that state with the same parts acting. */
  private leant(view: View, pressing: Pressing): Leant {
    const { state, own, idleMembers, idleSupports } = pressing;
    if (this.looked.state !== state || this.looked.own !== own) this.looked = { state, own, by: new Map() };
    const key = [this.views.indexOf(view), idleMembers.join(), idleSupports.map((each) => each.join()).join(" ")].join("|");
    const found = this.looked.by.get(key) ?? new Leant(view, pressing);
    this.looked.by.set(key, found);
    return found;
  }

  /** The first `count` modes, none missed, as `lowest` has the first of them. */
  *modes(pressing: Pressing, count: number): Generator<void, Modes> {
    const whole = yield* this.modesAsIs(pressing, count);
    return yield* this.parted(withoutLoose(this.frame, pressing), whole, (each) => this.modesAsTaut(each, count), lowerModes);
  }

  private *modesAsTaut(parted: Pressing, count: number): Generator<void, Modes> {
    const { taut } = yield* this.without(0, parted, (found) => alphaOf(found) < OF_INTEREST);
    return yield* this.modesAsIs(tautened(parted, new Set(taut)), count);
  }

  private *modesAsIs(pressing: Pressing, count: number): Generator<void, Modes> {
    const [first, ...others] = this.views;
    let lowest = yield* this.modesSeen(first, pressing, count);
    for (const view of others) lowest = lowerModes(lowest, yield* this.modesSeen(view, pressing, count));
    return lowest;
  }

  private *modesSeen(view: View, pressing: Pressing, count: number): Generator<void, Modes> {
    const parts = partsFor(this.frame.memberIds.length);
    const bound = this.cut(view, pressing, parts);
    yield;
    const found = yield* lowestOf(view, bound, this.like);
    if (!found) return { modes: [], proof: { shift: Infinity, counted: 0, found: 0, perturbed: false }, parts };
    yield;
    const { kernel } = view.structure;
    kernel.refactor(found.above, 0);
    const { values, shapes, proof } = eigenpairs(kernel, { problem: "buckling", count, shift: found.above });
    const nodes = this.frame.nodeIds.length;
    const modes = values.map((alpha, i): BucklingMode => {
      const { sway } = view.divide(shapes[i]!);
      const shown = evenPlaces(view, parts, shapes[i]!);
      return { alpha_cr: alpha, sway: sway >= SWAY, sway_share: sway, ...modeShape(shown, nodes) };
    });
    return { modes, proof, parts };
  }
}
