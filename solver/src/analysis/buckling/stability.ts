/** α_cr of combinations (EN 1993-1-1 5.2.1), and buckling modes where they are asked for, each on what acts in its state. */

import { evenPlaces } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { eigenpairs } from "../../numerics/eigen.ts";
import { SolveError } from "../../results/error.ts";
import type { BucklingMode, Stability } from "../../results/index.ts";
import { plain } from "../../results/numbers.ts";
import { type Chords, chordsOf } from "../../topology/chords.ts";
import type { Analysis } from "../linear.ts";
import { partsFor } from "../second_order/refined.ts";
import { ACROSS } from "../second_order/shallow.ts";
import { atEvenPlaces, modeShape } from "../vibration/modeshape.ts";
import { forcesOf, platesOf, withApart } from "./apart.ts";
import { type Bound, boundOf, type Likeness, lowestOf, type Searched } from "./critical.ts";

import { alphaOf, isLower, lowerModes, lowerOf, type Modes, NONE } from "./looked.ts";
import { withoutLoose } from "./loose.ts";
import type { Leant } from "./pieces.ts";
import { ALL_ACT, type Pressing, tautened } from "./pressing.ts";
import { divide, OF_INTEREST, SWAY } from "./sway.ts";
import { leaningShapes, swayMode } from "./swaymode.ts";
import { drawnTaut } from "./taut.ts";
import { type View, viewsOf } from "./views.ts";
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
  /** Some act one way alone: then states may each have their own structure. */
  private readonly oneWay: boolean;
  /** An end that slides across its node leans with no node: then no sway is proved to be absent. */
  private readonly blind: boolean;

  /** What was looked at of the last state. */
  private looked: { state?: Pressing["state"]; own?: Pressing["own"]; by: Map<string, Leant> } = { by: new Map() };

  constructor(
    private readonly frame: Frame,
    linear: Pick<Analysis, "elements" | "kernel" | "held">,
  ) {
    this.chords = chordsOf(frame);
    this.views = viewsOf(frame, this.chords, linear);
    this.oneWay = [frame, ...frame.supports].some(({ sign }) => sign.some((way) => way !== 0));
    this.blind = frame.connections.some((springs) => ACROSS.some((direction) => springs[direction]! < Infinity));
  }

  /** Cuts members in pieces ahead of the first state. */
  prepare(): void {
    if (!this.oneWay) for (const view of this.views) view.open(ALL_ACT);
  }

  /** The lowest factor, whether it is one of sway, and who takes part; so of each structure that stands apart. Yields between its long steps, as `modes` does. */
  *lowest(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.found(combination, pressing);
    const loaded = (): Iterable<number> => this.loaded(pressing);
    return yield* withApart(this.frame, pressing, loaded, whole, (own) => this.found(combination, own));
  }

  /** Members with a piece that is pressed, or bent as none is looked at by itself. */
  private loaded(pressing: Pressing): Set<number> {
    const [view] = this.views;
    const { coarse } = view.open(pressing);
    const { mean, varying } = forcesOf(this.frame, pressing, coarse);
    const { places, lengths } = evenPlaces(this.frame.length, 2);
    const bent = [...view.turning.in(pressing.state).inside({ length: lengths }, places).keys()].map((p) => places.of[p]!);
    const pressed = (p: number): boolean => Math.min(mean[p]!, varying.get(p)?.start ?? 0, varying.get(p)?.end ?? 0) < 0;
    return new Set([...bent, ...coarse.places.of.filter((_, p) => pressed(p))]);
  }

  private *found(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.asTaut(combination, pressing);
    const matters = (found: Stability): boolean => isLower(found, whole);
    return yield* this.parted(pressing, whole, (each) => this.without(combination, each, matters), lowerOf);
  }

  /** Without something; what its modes draw taut in its place is looked at where what is found so matters. */
  private *without(combination: number, parted: Pressing, matters: (found: Stability) => boolean): Generator<void, Stability> {
    const found = yield* this.asIs(combination, parted);
    return matters(found) ? yield* this.asTaut(combination, parted, found) : found;
  }

  /** What is found in the whole, and without each that carries nothing, whatever is lower. */
  private *parted<T>(pressing: Pressing, whole: T, look: (parted: Pressing) => Generator<void, T>, lower: (one: T, other: T) => T) {
    let lowest = whole;
    for (const parted of withoutLoose(this.frame, pressing)) {
      yield;
      try {
        lowest = lower(lowest, yield* look(parted));
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
      const shapes = this.views.flatMap((view) => this.leaning(view, tautened(pressing, taut)));
      const more = shapes.flatMap((shape) => drawnTaut(this.frame, this.chords, slack, shape, sign));
      if (!more.length) break;
      for (const m of more) taut.add(m);
      yield;
    }
    return [...taut].sort((a, b) => a - b);
  }

  /** The lowest mode of whole members, unless it is a bow, and the lowest of sway. */
  private leaning(view: View, pressing: Pressing): Float64Array[] {
    return leaningShapes(this.leant(view, pressing));
  }

  private *asIs(combination: number, pressing: Pressing): Generator<void, Stability> {
    const [first, ...others] = this.views;
    let lowest = yield* this.seen(first, combination, pressing);
    for (const view of others) lowest = lowerOf(lowest, yield* this.seen(view, combination, pressing));
    return lowest;
  }

  private *seen(view: View, combination: number, pressing: Pressing): Generator<void, Stability> {
    const { fine, bound } = this.searched(view, pressing, 1);
    yield;
    const found = yield* lowestOf(fine, bound, this.like);
    if (!found) return { ...NONE, combination };
    this.like ??= found.likeness;
    yield;
    const { sway, participation, about_y } = divide(fine.pieces, this.chords, this.frame.position, fine.axial, fine.turns, found.shape);
    const swaying = yield* swayMode(this.leant(view, pressing), found, sway, this.blind);
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

  /** Whole members and their pieces, `least` of each stretch or as many as its waves ask for. */
  private searched(view: View, pressing: Pressing, least: number): { fine: Searched; bound: Bound | undefined } {
    const opened = view.open(pressing);
    const { coarse: pieces, whole: axial, plates, turns } = this.leant(view, pressing);
    const coarse = { pieces, axial, plates, turns };
    const bound = boundOf(coarse, opened.sways);
    const waves = bound ? wavePieces(this.frame, pieces, axial, coarse.turns, bound.factor) : [...axial.mean].fill(UNKNOWN);
    const parts = waves.map((own) => Math.max(least, own));
    const cut = view.cut(opened, parts);
    return { fine: { ...coarse, pieces: cut, axial: forcesOf(this.frame, pressing, cut) }, bound };
  }

  /** Whole members under the forces of a state: the same one for whoever looks at that state with the same parts acting. */
  private leant(view: View, pressing: Pressing): Leant {
    const { state, own, idleMembers, idleSupports } = pressing;
    if (this.looked.state !== state || this.looked.own !== own) this.looked = { state, own, by: new Map() };
    const key = [this.views.indexOf(view), idleMembers.join(), idleSupports.map((each) => each.join()).join(" ")].join("|");
    const found = this.looked.by.get(key);
    if (found) return found;
    const { coarse } = view.open(pressing);
    const [whole, plates] = [forcesOf(this.frame, pressing, coarse), platesOf(this.frame, pressing)];
    const turns = view.turning.in(state, own);
    const made = { coarse, chords: this.chords, frame: this.frame, whole, plates, turns };
    this.looked.by.set(key, made);
    return made;
  }

  /** The first `count` modes, none missed, as `lowest` has the first of them. */
  *modes(pressing: Pressing, count: number): Generator<void, Modes> {
    const whole = yield* this.modesAsIs(pressing, count);
    return yield* this.parted(pressing, whole, (each) => this.modesAsTaut(each, count), lowerModes);
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
    const { fine, bound } = this.searched(view, pressing, parts);
    yield;
    const found = yield* lowestOf(fine, bound, this.like);
    if (!found) return { modes: [], proof: { shift: Infinity, counted: 0, found: 0, perturbed: false }, parts };
    yield;
    const { pieces, axial, turns } = fine;
    pieces.kernel.refactor(found.above, 0);
    const { values, shapes, proof } = eigenpairs(pieces.kernel, { problem: "buckling", count, shift: found.above });
    const nodes = this.frame.nodeIds.length;
    const modes = values.map((alpha, i): BucklingMode => {
      const { sway } = divide(pieces, this.chords, this.frame.position, axial, turns, shapes[i]!);
      return { alpha_cr: alpha, sway: sway >= SWAY, sway_share: sway, ...modeShape(atEvenPlaces(pieces, nodes, parts, shapes[i]!), nodes) };
    });
    return { modes, proof, parts };
  }
}
