/** Cross-sections along a member: which verification of EN 1993-1-1 6.2 governs where. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { actionOf } from "../../ec3/capacity.ts";
import { bendingAxialAtMost } from "../../ec3/cross_section/bendingaxial.ts";
import { highShear } from "../../ec3/cross_section/combined.ts";
import { isOpen } from "../../ec3/profile.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import { bendingTorsionAtMost } from "../../ec3/torsion/bendingtorsion.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import { zeros } from "../../numerics/small_vectors.ts";
import type { Step } from "../../results/checks.ts";
import type { CheckMember, Diagram, Forces } from "../../topology/context.ts";
import type { Span } from "../../topology/line.ts";
import { ALONE, COUNT, FIRST_TOGETHER, falls, KEYS } from "../columns.ts";
import { type Found, outranks, type Station } from "../governing.ts";
import { forcesStep } from "../trace/forces.trace.ts";
import type { TwistField } from "../twist/field.ts";
import { type Alone, aloneForce, isMixed, type StationVerification } from "../verification.ts";
import { STATION_VERIFICATIONS } from "../verifications.ts";

const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Places that a member in high shear, or one that torsion twists, is looked at in besides. */
const CLOSELY = 100;
/** Of the utilisation that governs: what a place between the stations has to use more. */
const MORE = 1e-7;
/** Places between stations that one combination is looked at in at most: where the class changes by a jump no bound settles it. */
const MOST_PLACES = 256;

/** A stretch of a member along which no force has an extremum, and the most that its inside uses. */
interface Stretch {
  span: Span;
  c: Capacity;
  one: Diagram;
  a: number;
  b: number;
  from: Action;
  to: Action;
  axial: number;
  twisted: number;
}

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
  /** Utilisation of bending and axial force where it governs so far, without torsion and with; 0 where that is not covered. */
  private axial = 0;
  private twisted = 0;

  constructor(
    private readonly capacityOf: (member: CheckMember) => Capacity,
    private readonly worst: Map<string, Found>,
  ) {}

  /** Every special position and the tenths, both sides of jumps, and the worst between them: keeps what governs, hands back the largest torque. */
  verify(diagram: LineDiagram, twist: TwistField | null): number {
    const { forces } = this;
    const { spans } = diagram.line;
    const stretches: Stretch[] = [];
    let mx = 0;
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
        if (f.mx > mx) mx = f.mx;
        if (this.station(diagram, span, x, f, c, false)) high = true;
      };
      for (const x of one.positions) {
        at(x, -1);
        at(x, 1);
      }
      for (const tenth of TENTHS) at(tenth * length, 1);
      if (high || twist?.peaks) this.closely(diagram, twist, span, c, one);
      else if (!twist) stretches.push(...this.stretchesOf(span, c, one));
    }
    this.between(diagram, stretches);
    return mx;
  }

  /** Where several forces work together the worst place may lie between the stations: shear and torsion leave no bound. */
  private closely(diagram: LineDiagram, twist: TwistField | null, span: Span, c: Capacity, one: Diagram): void {
    for (let i = 1; i < CLOSELY; i++) {
      const x = (span.member.length * i) / CLOSELY;
      one.forces(x, 1, this.forces);
      const f = twist ? actionOf(c, this.forces) : actionOf(c, this.forces, this.action);
      twist?.enter(f, this.forces, span, x, 1);
      this.station(diagram, span, x, f, c, true);
    }
  }

  /** Halves the stretches in turn that may use more than what governs: the longest first, since where the class changes no bound comes close. */
  private between(diagram: LineDiagram, stretches: Stretch[]): void {
    let places = 0;
    for (let i = 0; i < stretches.length && places < MOST_PLACES; i++) {
      const { span, c, one, a, b, from, to } = stretches[i] as Stretch;
      if (!this.mayOutrank(stretches[i] as Stretch)) continue;
      places++;
      const x = (a + b) / 2;
      const f = this.actionAt(one, x, 1, c);
      this.station(diagram, span, x, f, c, true);
      stretches.push(stretchOf({ span, c, one, a, b: x, from, to: f }), stretchOf({ span, c, one, a: x, b, from: f, to }));
    }
  }

  /** Between two stations next to one another each force is between what it is at both, since extrema are stations. */
  private stretchesOf(span: Span, c: Capacity, one: Diagram): Stretch[] {
    const places = [...one.positions, ...TENTHS.map((tenth) => tenth * span.member.length)].sort((a, b) => a - b);
    const out: Stretch[] = [];
    for (let i = 1; i < places.length; i++) {
      const [a, b] = [places[i - 1] as number, places[i] as number];
      const stretch = stretchOf({ span, c, one, a, b, from: this.actionAt(one, a, 1, c), to: this.actionAt(one, b, -1, c) });
      if (this.mayOutrank(stretch)) out.push(stretch);
    }
    return out;
  }

  private actionAt(one: Diagram, x: number, side: -1 | 1, c: Capacity): Action {
    one.forces(x, side, this.forces);
    return actionOf(c, this.forces);
  }

  private mayOutrank({ axial, twisted }: Stretch): boolean {
    return axial > this.axial * (1 + MORE) || twisted > this.twisted * (1 + MORE);
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
    if (!mixed && !high && falls(f, largest, together) && atMostAt(c, f) <= this.axial) return false;
    for (let v = together ? FIRST_TOGETHER : 0; v < COUNT; v++) {
      const alone = ALONE[v] as Alone | null;
      const force = alone === null ? Number.NaN : aloneForce(alone, f, mixed);
      if (force <= (largest[v] as number)) continue;
      const key = KEYS[v] as string;
      if (key === "bending_shear" && !high) continue;
      if (key === "bending_axial" && !mixed && !high && atMostAt(c, f) <= this.axial) continue;
      const verification = STATION_VERIFICATIONS[v] as StationVerification;
      if (!verification.called(c, f)) continue;
      if (!Number.isNaN(force)) largest[v] = force;
      const { utilisation, reason, code } = verification.verify(c, f);
      if (!outranks(worst, key, utilisation)) continue;
      const station = { span, x, f: f === this.action ? copied(f) : f, c };
      worst.set(key, { key, utilisation, reason, code, combination, station, member: null });
      if (key === "bending_axial") this.axial = utilisation ?? 0;
      if (key === "bending_torsion") this.twisted = utilisation ?? 0;
    }
    return high;
  }
}

function stretchOf(stretch: Omit<Stretch, "axial" | "twisted">): Stretch {
  const { c, from, to } = stretch;
  const [my, mz, mx] = [Math.max(from.my, to.my), Math.max(from.mz, to.mz), Math.max(from.mx, to.mx)];
  const least = from.n * to.n > 0 ? Math.min(Math.abs(from.n), Math.abs(to.n)) : 0;
  const f = { n: widest(from.n, to.n), my, mz, mx, least };
  const isTwisted = mx > 0 && !isOpen(c.p) && !torsionBuckles(c);
  return { ...stretch, axial: bendingAxialAtMost(c, f), twisted: isTwisted ? bendingTorsionAtMost(c, f) : 0 };
}

/** Of an axial force that goes from one to the other: what presses counts where either does, as far as either goes. */
const widest = (a: number, b: number): number => (a > 0 || b > 0 ? Math.max(Math.abs(a), Math.abs(b)) : Math.min(a, b));

/** At one place. */
const atMostAt = (c: Capacity, { n, my, mz }: Action): number => bendingAxialAtMost(c, { n, my, mz, least: Math.abs(n) });

/** By name: the engine sees a spread as another kind of object, and compiles every clause anew for it. */
const copied = ({ n, vy, vz, mx, my, mz }: Action): Action => ({ n, vy, vz, mx, my, mz });

/** The trace of one governing station. */
export function stationSteps(found: Found & { station: Station }): Step[] {
  const verification = STATION_VERIFICATIONS.find(({ key }) => key === found.key);
  return [forcesStep(found.combination.id, found.station), ...(verification?.steps(found.station.c, found.station.f) ?? [])];
}
