/** Flexural critical forces of members, Ncr of EN 1993-1-1 6.3.1.2, from the stiffness of the structure as a whole: found where they are asked for. */

import type { Frame } from "../model/frame.ts";
import type { CriticalFactors } from "../topology/context.ts";
import { type ContinuousLine, continuousLines } from "../topology/continuity.ts";
import { type Axis, Bending, PIECES } from "./bendingshapes.ts";
import { type Compression, pressedMember, stiffnessChange, unpressed } from "./compressed_member.ts";
import { type Factors, lineFactors, type Pattern } from "./linebuckling.ts";
import { type Inactive, type LineFlexibility, StateFlexibility } from "./state_flexibility.ts";

/** From this αcr on the bound serves, which is by 1/αcr too low at most; below, each combination has its own factor. */
const BOUNDED = 10;
/** Up to this share of the bound of Ncr compression has little to do with buckling (6.3.1.2(4) ignores 0.04), and the bound serves. */
const SLIGHT = 0.1;
/** What round-off may take of a bound. */
const SAFETY = 1 - 1e-6;
/** Just inside the ends of a piece, by its length: where a force acts at its very end the piece has what is on its own side. */
const INSIDE = 1e-6;
const PLACES = Float64Array.from({ length: 2 * PIECES }, (_, k) => ((k >> 1) + (k & 1 ? 1 - INSIDE : INSIDE)) / PIECES);
const EVEN = new Float64Array(2 * PIECES).fill(1);

/** What acts in a combination, and what presses there. */
export interface PressedState {
  combination: number;
  /** Members and supports (6·support + direction) that take no part. */
  idle: readonly number[];
  lifted: readonly number[];
  /** Supports that act one way and are hardly pressed: what bows away from them is not held. */
  touching: readonly number[];
  /** Lowest critical factor of the structure that a member is part of, Infinity where nothing buckles. */
  alpha(m: number): number;
  /** Largest compression of a member, N. */
  most(m: number): number;
  /** Compression of a member, N, at these places from 0 to 1 along it. */
  compression(m: number, places: Float64Array): Float64Array;
}

/** What the factors of one line in one combination are not below. */
export interface LeastFactors extends Omit<CriticalFactors, "line"> {
  line: ContinuousLine;
}

/** Of one line in one combination. */
export interface LineFactors extends LeastFactors {
  /** The factors of its compression at which it buckles while nothing else is loaded. */
  alone: Factors;
}

export interface CriticalForce {
  n_cr: number;
  /** Null where it comes of an even compression. */
  beta: number | null;
}

/** Ncr = NEd + what a line bears beside all loads of the combination: by a pattern like its own compression, or by an even one. Both hold, so the larger counts. */
export function criticalForce({ even, own }: Pick<CriticalFactors, "even" | "own">, axis: Axis, n: number): CriticalForce {
  const beta = 1 + own[axis];
  const byEven = n + even[axis];
  return beta * n >= byEven ? { n_cr: beta * n, beta } : { n_cr: byEven, beta: null };
}

/** What is known of a line in a combination: null where nothing presses it, undefined where the structure is not shown to stand. */
type Known<T> = T | null | undefined;

/** Of all members in all combinations. */
export class CriticalForces {
  private readonly lines: readonly ContinuousLine[];
  private readonly lineOf: Int32Array;
  private readonly states = new Map<number, State>();

  constructor(frame: Frame, states: readonly PressedState[]) {
    this.lines = continuousLines(frame);
    this.lineOf = new Int32Array(frame.memberIds.length);
    this.lines.forEach(({ members }, l) => {
      for (const m of members) this.lineOf[m] = l;
    });
    const isPressed = ({ members }: ContinuousLine): boolean => members.some((m) => states.some((state) => state.most(m) > 0));
    const pressed = this.lines.filter(isPressed);
    const flexibility = new StateFlexibility(frame, pressed);
    const bending = new Bending(frame);
    const structures = new Map<string, ActingStructure>();
    for (const state of states) {
      const { idle, lifted, touching } = state;
      const name = `${idle.join()}|${lifted.join()}|${touching.join()}`;
      let structure = structures.get(name);
      if (!structure) structures.set(name, (structure = new ActingStructure(frame, bending, flexibility, state)));
      this.states.set(state.combination, new State(structure, state, pressed));
    }
    for (const structure of structures.values())
      structure.gather([...this.states.values()].filter((state) => state.structure === structure));
  }

  of(m: number, combination: number): Known<LineFactors> {
    return this.states.get(combination)?.of(this.lines[this.lineOf[m]!]!);
  }

  /** Factors that its own are not below: beside the loads of all combinations at once, or `isClose` of some like it. */
  atLeast(m: number, combination: number, isClose: boolean): Known<LeastFactors> {
    return this.states.get(combination)?.atLeast(this.lines[this.lineOf[m]!]!, isClose);
  }
}

/** What acts in some combinations alike. */
class ActingStructure {
  private readonly evens = new Map<ContinuousLine, Factors>();
  private blocks: LineFlexibility | null | undefined;
  /** As many supports as it stands with are left out. */
  private inactive: Inactive;

  constructor(
    readonly frame: Frame,
    readonly bending: Bending,
    private readonly flexibility: StateFlexibility,
    private readonly acting: Pick<PressedState, "idle" | "lifted" | "touching">,
  ) {
    const { idle, lifted, touching } = acting;
    this.inactive = { members: idle, supports: [...lifted, ...touching] };
  }

  /** Null where it does not stand. */
  private get unloaded(): LineFlexibility | null {
    if (this.blocks !== undefined) return this.blocks;
    this.blocks = this.flexibility.unloaded(this.inactive);
    if (this.blocks || !this.acting.touching.length) return this.blocks;
    this.inactive = { members: this.acting.idle, supports: this.acting.lifted };
    return (this.blocks = this.flexibility.unloaded(this.inactive));
  }

  get stands(): boolean {
    return this.unloaded !== null;
  }

  /** Its combinations whose critical forces are found beside their loads, all at once and few by few. */
  gather(states: readonly State[]): void {
    const sharp = states.filter(({ isBounded }) => !isBounded);
    const all = new Envelope(this, sharp);
    const few = Math.ceil(Math.sqrt(sharp.length));
    for (let from = 0; from < sharp.length; from += few) {
      const own = sharp.slice(from, from + few);
      const close = new Envelope(this, own);
      for (const state of own) state.envelopes = { all, close };
    }
  }

  /** Beside some compression in each member; null where it does not stand so. */
  loaded(borne: (m: number) => Borne): LineFlexibility | null {
    if (!this.stands) return null;
    const { bending, frame } = this;
    const own = new Float64Array(144);
    let stands = true;
    const found = this.flexibility.loaded(this.inactive, (m, change) => {
      const compression = borne(m);
      if (isUnforced(compression.y)) return false;
      if (!stiffnessChange(bending.of(m), compression, own)) stands = false;
      inGlobalAxes(own, frame.axes, m, change);
      return true;
    });
    return stands ? found : null;
  }

  /** While nothing else is loaded. */
  alone(line: ContinuousLine, pattern: Pattern): Factors {
    const shapes = line.members.map((m) => this.bending.of(m));
    const { axes } = this.frame;
    return lineFactors({ line, flexibility: this.unloaded!(line), shapes, members: shapes.map(unpressed), axes }, pattern);
  }

  /** On the stiffness that is left beside loads. */
  beside(line: ContinuousLine, flexibility: Float64Array, pattern: Pattern, borne: (m: number) => Borne): Factors {
    const shapes = line.members.map((m) => this.bending.of(m));
    const members = line.members.map((m, i) => {
      const own = borne(m);
      return (isUnforced(own.y) ? null : pressedMember(shapes[i]!, own)) ?? unpressed(shapes[i]!);
    });
    return lineFactors({ line, flexibility, shapes, members, axes: this.frame.axes }, pattern);
  }

  even(line: ContinuousLine): Factors {
    let found = this.evens.get(line);
    if (!found) this.evens.set(line, (found = this.alone(line, evenOf(line))));
    return found;
  }
}

/** What presses in some combinations, each member by the most of all: what is as soft as that bears no more than in any of them. */
class Envelope {
  private readonly evens = new Map<ContinuousLine, Factors>();
  private beside: LineFlexibility | null | undefined;

  constructor(
    private readonly structure: ActingStructure,
    private readonly states: readonly State[],
  ) {}

  /** An even compression beside it; null where the structure does not stand so. */
  even(line: ContinuousLine): Factors | null {
    const { structure } = this;
    if (this.beside === undefined) this.beside = structure.loaded((m) => this.most(m));
    if (!this.beside) return null;
    let found = this.evens.get(line);
    if (!found) this.evens.set(line, (found = structure.beside(line, this.beside(line), evenOf(line), (m) => this.most(m))));
    return found;
  }

  private most(m: number): Borne {
    const most = this.states.reduce((sum, { state }) => Math.max(sum, state.most(m)), Number.NEGATIVE_INFINITY);
    const own = new Float64Array(2 * PIECES).fill(most);
    return { y: own, z: own };
  }
}

/** Compression of a member that works on its bending about each axis. */
type Borne = Readonly<Record<Axis, Compression>>;

/** One combination. */
class State {
  private readonly found = new Map<ContinuousLine, LineFactors | null | undefined>();
  /** Beside all loads; null where the structure does not stand so. */
  private besideLoads: LineFlexibility | null | undefined;
  readonly isBounded: boolean;
  envelopes: { all: Envelope; close: Envelope } | null = null;

  constructor(
    readonly structure: ActingStructure,
    readonly state: PressedState,
    private readonly pressed: readonly ContinuousLine[],
  ) {
    // Plates press too, which only αcr knows.
    this.isBounded = structure.frame.plates.nodes.length > 0 || pressed.every((line) => this.alpha(line) >= BOUNDED);
  }

  of(line: ContinuousLine): Known<LineFactors> {
    if (!this.structure.stands) return undefined;
    if (!this.found.has(line)) this.found.set(line, this.find(line));
    return this.found.get(line);
  }

  /** By an even compression as large as its largest. */
  atLeast(line: ContinuousLine, isClose: boolean): Known<LeastFactors> {
    if (!this.structure.stands) return undefined;
    const most = this.most(line);
    if (!(most > 0)) return null;
    const alone = this.structure.even(line);
    const bounded = times(alone, this.left(line));
    const isExact = !this.envelopes || most <= SLIGHT * (most + Math.min(bounded.y, bounded.z));
    const even = isExact ? bounded : this.envelopes![isClose ? "close" : "all"].even(line);
    const about = (axis: Axis): { own: number; even: number } => {
      if (most >= alone[axis]) return { own: (SAFETY * alone[axis]) / most - 1, even: Number.NEGATIVE_INFINITY };
      return { own: -1, even: even ? SAFETY * even[axis] : Number.NEGATIVE_INFINITY };
    };
    const [y, z] = [about("y"), about("z")];
    return { line, own: { y: y.own, z: z.own }, even: { y: y.even, z: z.even }, unloaded: alone };
  }

  private alpha(line: ContinuousLine): number {
    return this.state.alpha(line.members[0]!);
  }

  private left(line: ContinuousLine): number {
    return Math.max(0, 1 - 1 / this.alpha(line));
  }

  private most(line: ContinuousLine): number {
    return line.members.reduce((most, m) => Math.max(most, this.state.most(m)), 0);
  }

  private patternOf(line: ContinuousLine): Pattern {
    return line.members.map((m) => this.state.compression(m, PLACES));
  }

  private find(line: ContinuousLine): Known<LineFactors> {
    const pattern = this.patternOf(line);
    const unloaded = this.structure.even(line);
    if (this.isBounded || isSlight(times(unloaded, this.left(line)), pattern)) return this.bounded(line);
    if (this.besideLoads === undefined) this.besideLoads = this.structure.loaded((m) => this.borne(m));
    if (!this.besideLoads) return this.alpha(line) <= 1 ? undefined : this.bounded(line);
    // By the structure's stiffness under all loads of the combination, with what members lose of theirs: exact.
    const beside = (own: Pattern): Factors => this.structure.beside(line, this.besideLoads!(line), own, (m) => this.borne(m));
    const even = beside(evenOf(line));
    const own = evenly(pattern, even) ?? beside(pattern);
    // What bears its largest compression all along does not buckle by itself.
    const alone = Math.min(unloaded.y, unloaded.z) > this.most(line) ? NOT_PRESSED : this.structure.alone(line, pattern);
    return failing({ line, even, own, alone, unloaded });
  }

  /**
   * K − Kg ≥ (1 − 1/αcr)·K in every combination that the structure bears; so a line that buckles alone at λ times some pattern of compression bears
   * (1 − 1/αcr)·λ times that pattern beside all loads. Where the line itself governs αcr that is exact.
   */
  private bounded(line: ContinuousLine): LineFactors | null {
    const pattern = this.patternOf(line);
    if (!pattern.some(isPressed)) return null;
    const left = this.left(line);
    const even = this.structure.even(line);
    const byEven = times(even, left);
    // Where others take the most, the bound by an even compression is enough to see that a line is but slightly pressed.
    const alone = evenly(pattern, even) ?? (isSlight(byEven, pattern) ? NOT_PRESSED : this.structure.alone(line, pattern));
    const own = alone === NOT_PRESSED ? { y: 0, z: 0 } : times(alone, left);
    return failing({ line, even: byEven, own, alone, unloaded: even });
  }

  /** What the structure is judged beside. */
  private borne(m: number): Borne {
    const own = this.state.compression(m, PLACES);
    return this.failures.get(m)?.(own) ?? { y: own, z: own };
  }

  private known: ReadonlyMap<number, (own: Compression) => Borne> | undefined;

  /** A line that buckles by itself fails by itself, and bears no more than its critical force: what stands beside it is judged with that. Where the structure stands none does. */
  private get failures(): NonNullable<State["known"]> {
    return (this.known ??= this.findFailures());
  }

  private findFailures(): NonNullable<State["known"]> {
    const out = new Map<number, (own: Compression) => Borne>();
    for (const line of this.pressed) {
      const bounded = this.alpha(line) <= 1 ? this.bounded(line) : null;
      if (!bounded) continue;
      const share = (axis: Axis): number => (bounded.alone[axis] <= 1 ? BORNE * bounded.alone[axis] : 1);
      const [y, z] = [share("y"), share("z")];
      if (y === 1 && z === 1) continue;
      const part = (own: Compression, by: number): Compression => (by === 1 ? own : Float64Array.from(own, (n) => by * n));
      for (const m of line.members) out.set(m, (own) => ({ y: part(own, y), z: part(own, z) }));
    }
    return out;
  }
}

const evenOf = ({ members }: ContinuousLine): Pattern => members.map(() => EVEN);

const isPressed = (own: Compression): boolean => Array.prototype.some.call(own, (n: number) => n > 0);

const NOT_PRESSED: Factors = { y: Infinity, z: Infinity };

/** A line that buckles by itself has its own critical force, below its compression. */
function failing(found: LineFactors): LineFactors {
  const { alone } = found;
  if (alone.y > 1 && alone.z > 1) return found;
  const [own, even] = [{ ...found.own }, { ...found.even }];
  for (const axis of ["y", "z"] as const)
    if (alone[axis] <= 1) {
      own[axis] = alone[axis] - 1;
      even[axis] = Number.NEGATIVE_INFINITY;
    }
  return { ...found, own, even };
}

/** Of what a line bears that buckles by itself, the share that the others are judged beside. */
const BORNE = 0.9;

const isUnforced = (own: Compression): boolean => Array.prototype.every.call(own, (n: number) => n === 0);

const isSlight = (even: Factors, pattern: Pattern): boolean => {
  let most = 0;
  for (const own of pattern) for (let p = 0; p < own.length; p++) most = Math.max(most, own[p]!);
  return most <= SLIGHT * (most + Math.min(even.y, even.z));
};

const times = ({ y, z }: Factors, share: number): Factors => ({ y: y === Infinity ? y : share * y, z: z === Infinity ? z : share * z });

/** Of the largest force of a line: less is even all along. */
const SAME = 1e-6;

/** The factors of a pattern that is even all along; null of others. */
function evenly(pattern: Pattern, even: Factors): Factors | null {
  let [least, most] = [Infinity, -Infinity];
  for (const own of pattern)
    for (let p = 0; p < own.length; p++) {
      least = Math.min(least, own[p]!);
      most = Math.max(most, own[p]!);
    }
  return most - least > SAME * most ? null : times(even, 1 / most);
}

/** Each 3×3 of a 12×12 turned from a member's own axes. */
function inGlobalAxes(own: Float64Array, axes: Float64Array, m: number, out: Float64Array): void {
  const at = 9 * m;
  for (let r = 0; r < 12; r += 3)
    for (let c = 0; c < 12; c += 3)
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          let sum = 0;
          for (let p = 0; p < 3; p++)
            for (let q = 0; q < 3; q++) sum += axes[at + 3 * p + i]! * own[12 * (r + p) + c + q]! * axes[at + 3 * q + j]!;
          out[12 * (r + i) + c + j] = sum;
        }
}
