/** Cross-sections along a member: which verification of EN 1993-1-1 6.2 governs where. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { actionOf, mayBeElastic, mayChangeClass } from "../../ec3/capacity.ts";
import { bendingAxialAtMost } from "../../ec3/cross_section/bendingaxial.ts";
import { highShear } from "../../ec3/cross_section/combined.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import { zeros } from "../../numerics/small_vectors.ts";
import type { Step } from "../../results/checks.ts";
import type { CheckMember, Diagram, Forces } from "../../topology/context.ts";
import { along, type Span } from "../../topology/line.ts";
import { ALONE, COUNT, FIRST_TOGETHER, falls, KEYS } from "../columns.ts";
import { type Found, outranks, type Station } from "../governing.ts";
import { forcesStep } from "../trace/forces.trace.ts";
import type { TwistField } from "../twist/field.ts";
import { type Alone, aloneForce, isMixed, type StationVerification } from "../verification.ts";
import { STATION_VERIFICATIONS } from "../verifications.ts";

const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** A member of the line, as it is looked at closer. */
interface Stretch {
  span: Span;
  c: Capacity;
  one: Diagram;
}

/** A place that comes as close as this to the governing one is looked at closer; where but the axial force changes, stations are off by less. */
const CLOSE = 0.8;
const NEAR = 0.98;
/** Shares of the line's length to either side that are then looked at, and in how many steps: all of it first, since it may have two hills, in the end 10⁻⁵. */
const REACHES = [
  [1, 96],
  [0.03, 24],
  [3e-3, 24],
  [3e-4, 24],
] as const;
/** Axial force that changes by less is the same all along. */
const STEADY = 1e-9;

/**
 * What governs the cross-sections of one target over its combinations. A verification that grows with one force alone is made only where that force is
 * larger than anywhere before on the same section: elsewhere it could not outrank what was found.
 */
export class CrossSections {
  private readonly forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  /** The station in hands, where no torque was solved along the member; what governs gets a copy. */
  private readonly action: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  /** Any bending beside the station's shear: is it high enough to meet some nearby? */
  private readonly probe: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 1, mz: 1 };
  /** By section: the largest force each verification was made for. */
  private readonly largest = new Map<Capacity, Float64Array>();
  /** Utilisation of bending and axial force where it governs so far; 0 where that is not covered. */
  private axial = 0;
  private best: (Station & { utilisation: number }) | null = null;
  /** Share of it from which a place is verified: among the stations the best one is wanted too, beyond them only what outranks it. */
  private share = CLOSE;

  constructor(
    private readonly capacityOf: (member: CheckMember) => Capacity,
    private readonly worst: Map<string, Found>,
  ) {}

  /** Every special position and the tenths, both sides of jumps: keeps what governs, hands back the largest torque. */
  verify(diagram: LineDiagram, twist: TwistField | null): number {
    const { forces } = this;
    const peaks: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
    const { spans } = diagram.line;
    const sheared: Stretch[] = [];
    this.best = null;
    this.share = CLOSE;
    let pulled = 0;
    let least = Infinity;
    let most = -Infinity;
    for (let i = 0; i < spans.length; i++) {
      const span = spans[i] as Span;
      const c = this.capacityOf(span.member);
      const one = diagram.diagrams[i] as Diagram;
      const { length } = span.member;
      let high = false;
      const at = (x: number, side: -1 | 1): void => {
        if ((side < 0 && x <= 0) || (side > 0 && x >= length)) return;
        one.forces(x, side, forces);
        const f = twist ? actionOf(c, forces) : actionOf(c, forces, this.action);
        twist?.enter(f, forces, span, x, side);
        if (f.n > peaks.n) peaks.n = f.n;
        if (-f.n > pulled) pulled = -f.n;
        if (f.n < least) least = f.n;
        if (f.n > most) most = f.n;
        if (f.my > peaks.my) peaks.my = f.my;
        if (f.mz > peaks.mz) peaks.mz = f.mz;
        if (f.mx > peaks.mx) peaks.mx = f.mx;
        if (this.station(diagram, span, x, f, c, false)) high = true;
      };
      for (const x of one.positions) {
        at(x, -1);
        at(x, 1);
      }
      for (const tenth of TENTHS) at(tenth * length, 1);
      if (high || twist?.peaks) sheared.push({ span, c, one });
    }
    this.between(diagram, twist, sheared, peaks, pulled, most - least > STEADY * Math.max(most, -least));
    return peaks.mx;
  }

  /**
   * Where several forces work together the worst place may lie between the stations: look closer along members in high shear and those that torsion twists,
   * all along where compression may make a worse class of the section as its moments fall, and beside the best station under bending about both axes or beside an axial force that changes.
   */
  private between(
    diagram: LineDiagram,
    twist: TwistField | null,
    sheared: readonly Stretch[],
    peaks: Action,
    pulled: number,
    varies: boolean,
  ): void {
    for (const { span, c, one } of sheared) this.closer(diagram, twist, span, c, one, [0, span.member.length, 100]);
    const { spans } = diagram.line;
    const found = this.best as (Station & { utilisation: number }) | null;
    this.share = 1;
    const most: Action = { n: Math.max(peaks.n, pulled), vy: 0, vz: 0, mx: peaks.mx, my: peaks.my, mz: peaks.mz };
    const isPlain = (c: Capacity): boolean => !twist && sheared.length === 0 && !isMixed(most, c);
    const outranked = (c: Capacity): boolean => isPlain(c) && bendingAxialAtMost(c, most) <= this.axial;
    const changes = found !== null && peaks.n > 0 && mayChangeClass(found.c, found.f);
    spans.forEach((span, i) => {
      const c = this.capacityOf(span.member);
      if (!changes && !(peaks.n > 0 && peaks.mz > 0 && mayBeElastic(c))) return;
      if (!outranked(c)) this.closer(diagram, twist, span, c, diagram.diagrams[i] as Diagram, [0, span.member.length, 100]);
    });
    // Moments about one axis beside the same axial force all along are worst at an extremum, which is a station.
    const close = peaks.my > 0 && peaks.mz > 0 ? CLOSE : varies ? NEAR : Infinity;
    if (!found || !(found.utilisation > close * this.axial)) return;
    if (!spans.every(({ member }) => isPlain(this.capacityOf(member))) || this.mayOutrank(diagram)) this.zoom(diagram, twist);
  }

  /** Between two stations next to one another each force is between what it is at both, since extrema are stations: whether any place there may outrank what governs. */
  private mayOutrank({ diagrams, line: { spans } }: LineDiagram): boolean {
    const at: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
    const [from, to] = [copied(this.action), copied(this.action)];
    return spans.some(({ member }, i) => {
      const c = this.capacityOf(member);
      const one = diagrams[i] as Diagram;
      const places = [...one.positions, ...TENTHS.map((tenth) => tenth * member.length)].sort((a, b) => a - b);
      return places.some((x, k) => {
        if (k === 0) return false;
        one.forces(places[k - 1] as number, 1, at);
        actionOf(c, at, from);
        one.forces(x, -1, at);
        actionOf(c, at, to);
        const most = { n: widest(from.n, to.n), vy: 0, vz: 0, mx: 0, my: Math.max(from.my, to.my), mz: Math.max(from.mz, to.mz) };
        return bendingAxialAtMost(c, most) > this.axial;
      });
    });
  }

  /** Closer and closer to the worst place, across the ends of members too: however the line is cut, the same is found. */
  private zoom(diagram: LineDiagram, twist: TwistField | null): void {
    const { length, spans } = diagram.line;
    for (const [reach, most] of REACHES) {
      const { span, x } = this.best as Station;
      const s = along(span, x);
      spans.forEach((each, i) => {
        const [a, b] = [Math.max(each.from, s - reach * length), Math.min(each.from + each.member.length, s + reach * length)];
        if (b <= a) return;
        const steps = Math.max(2, Math.ceil((most * (b - a)) / (2 * reach * length)));
        const ends = [a, b].map((at) => (each.reversed ? each.member.length - (at - each.from) : at - each.from)) as [number, number];
        this.closer(diagram, twist, each, this.capacityOf(each.member), diagram.diagrams[i] as Diagram, [...ends, steps]);
      });
    }
  }

  private closer(
    diagram: LineDiagram,
    twist: TwistField | null,
    span: Span,
    c: Capacity,
    one: Diagram,
    [from, to, steps]: readonly [number, number, number],
  ): void {
    for (let i = 0; i <= steps; i++) {
      const x = from + ((to - from) * i) / steps;
      if (x <= 0 || x >= span.member.length) continue;
      one.forces(x, 1, this.forces);
      const f = twist ? actionOf(c, this.forces) : actionOf(c, this.forces, this.action);
      twist?.enter(f, this.forces, span, x, 1);
      this.station(diagram, span, x, f, c, true);
    }
  }

  /** Make the verifications that may govern here; true where the shear is high. */
  private station({ combination }: LineDiagram, span: Span, x: number, f: Action, c: Capacity, together: boolean): boolean {
    const { probe, worst } = this;
    const mixed = isMixed(f, c);
    let high = f.vz > 0.5 * c.v_z || f.vy > 0.5 * c.v_y;
    if (mixed) {
      probe.vy = f.vy;
      probe.vz = f.vz;
      probe.mx = f.mx;
      // A torque that was solved along the member shares the shear resistance its own way.
      high = highShear(c, f.twist ? { ...f, my: 1, mz: 1 } : probe);
    }
    let largest = this.largest.get(c);
    if (!largest) this.largest.set(c, (largest = zeros(COUNT).fill(-1)));
    if (!mixed && !high && falls(f, largest, together) && bendingAxialAtMost(c, f) <= this.share * this.axial) return false;
    for (let v = together ? FIRST_TOGETHER : 0; v < COUNT; v++) {
      const alone = ALONE[v] as Alone | null;
      const force = alone === null ? Number.NaN : aloneForce(alone, f, mixed);
      if (force <= (largest[v] as number)) continue;
      const key = KEYS[v] as string;
      if (key === "bending_shear" && !high) continue;
      if (key === "bending_axial" && !mixed && !high && bendingAxialAtMost(c, f) <= this.share * this.axial) continue;
      const verification = STATION_VERIFICATIONS[v] as StationVerification;
      if (!verification.called(c, f)) continue;
      if (!Number.isNaN(force)) largest[v] = force;
      const { utilisation, reason } = verification.verify(c, f);
      const governs = outranks(worst, key, utilisation);
      const closest = key === "bending_axial" && utilisation !== null && utilisation > (this.best?.utilisation ?? -1);
      if (!governs && !closest) continue;
      const station = { span, x, f: f === this.action ? copied(f) : f, c };
      if (governs) worst.set(key, { key, utilisation, reason, combination, station, member: null });
      if (governs && key === "bending_axial") this.axial = utilisation ?? 0;
      if (closest) this.best = { ...station, utilisation };
    }
    return high;
  }
}

/** By name: the engine sees a spread as another kind of object, and compiles every clause anew for it. */
/** Of an axial force that goes from one to the other: what presses counts where either does, as far as either goes. */
const widest = (a: number, b: number): number => (a > 0 || b > 0 ? Math.max(Math.abs(a), Math.abs(b)) : Math.min(a, b));

const copied = ({ n, vy, vz, mx, my, mz }: Action): Action => ({ n, vy, vz, mx, my, mz });

/** The trace of one governing station. */
export function stationSteps(found: Found & { station: Station }): Step[] {
  const verification = STATION_VERIFICATIONS.find(({ key }) => key === found.key);
  return [forcesStep(found.combination.id, found.station), ...(verification?.steps(found.station.c, found.station.f) ?? [])];
}
