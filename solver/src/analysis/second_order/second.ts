/** Second order: balance on the displaced structure, P-Δ and P-δ, for one load and one set of what acts. */

import { superposeSpans } from "../../diagrams/spans.ts";
import { pressedShapes } from "../../elements/axial_stiffness.ts";
import type { Refined } from "../../elements/cut.ts";
import { type Fixity, fixityOf } from "../../elements/fixity.ts";
import { buildElements, type Elements } from "../../elements/members.ts";
import { combinedLoads } from "../../model/combination_loads.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { largest } from "../../numerics/largest.ts";
import { alongPieces } from "../buckling/axial.ts";
import { Pressed } from "../buckling/pressed.ts";
import { type Active, released } from "../one_way/active.ts";
import { slackForces } from "../one_way/slack.ts";
import { DeformedPlates } from "../plates/deformed.ts";
import { addHeat } from "../plates/recovery.ts";
import { PlateStrains } from "../plates/strain.ts";
import { imposedMovements } from "../reactions.ts";
import { RecentStructures } from "../recent_structures.ts";
import { buildRestraints } from "../restraints.ts";
import type { LinearState } from "../superposition.ts";
import { assemble, openSystem, type Turn } from "../system.ts";
import { Accelerated } from "./accelerated.ts";
import { clampedForces, Deformed } from "./deformed.ts";
import { givesWay } from "./limit.ts";
import { recovered, type SecondState } from "./recovered.ts";
import { partsFor, refine, refineLoads } from "./refined.ts";
import { growths, hangs, pressesHarder, turnsFar } from "./shallow.ts";
import { TurningParts } from "./turning.ts";
import { type Loaded, type Opened, unbalanced } from "./unbalanced.ts";

/** Corrections this small beside the movements leave nothing to correct. */
const SETTLED = 1e-9;
/** Of the load: so much may be out of balance, as long as corrections still shrink. */
const BALANCED = 1e-7;
/** A correction that is more than this share of the one before calls for a new factor. */
const SLOW = 0.3;
/** Close to a limit of the load, corrections shrink ever more slowly; what takes longer than this is taken for beyond it. */
const MOST = 200;

/** What members grow by turning is found again until movements change by no more than this share. */
const TURNED = 1e-5;

/** What acted on the nodes of the pieces at first, and after how many corrections nothing was left of it. */
interface Balanced {
  load: Float64Array;
  rounds: number;
}

/** Forces of first order. */
type Pressing = Pick<LinearState, "endForces" | "plateForces" | "spans">;

/** Whether movements contradict what acts. */
type Contradicts = (displacements: Float64Array) => boolean;

const NOTHING = new Float64Array(0);
/** Nobody reads the forces of a state that contradicts itself. */
const UNSHOWN: Omit<SecondState, "displacements" | "iterations" | "turned"> = {
  ...{ reactions: NOTHING, endForces: NOTHING, hingedEnds: NOTHING, plateForces: NOTHING, residual: NOTHING, load: NOTHING },
  balance: { loads: NOTHING, reactions: NOTHING, forceSize: 0, momentSize: 0 },
  spans: { whole: NOTHING, strain: NOTHING, onsets: new Map() },
  bending: { parts: 0, loads: [] },
};

const ALL_ACT: Active = { idle: new Set(), lifted: new Set() };

/** A state in balance without what its members grow by turning. */
interface Unturned {
  u: Float64Array;
  axial: Float64Array;
  found: Balanced;
  growth: Float64Array;
  /** Whether they do grow, where that is not left to what it does. */
  turning: boolean | undefined;
}

export class SecondOrder {
  private readonly refined: Refined;
  private readonly shapes: Float64Array;
  /** Members whose ends can move against their nodes. */
  private readonly hinged: boolean[];
  private readonly kept: RecentStructures<Opened>;
  private readonly turning: TurningParts;

  constructor(private readonly whole: Frame) {
    this.kept = new RecentStructures(whole.memberIds.length);
    this.turning = new TurningParts(whole);
    this.refined = refine(whole, partsFor(whole.memberIds.length));
    this.shapes = pressedShapes(this.refined.frame);
    const gives = whole.connections.map((connection) => connection.some((stiffness) => stiffness !== Infinity));
    this.hinged = Array.from(whole.connectionOf, (c) => c >= 0 && gives[c]!);
  }

  /**
   * `first` is the first-order state of the same load and the same acting parts, `held` the rotations that had to be held there. Movements that `contradicts`
   * refuses are shown without forces.
   */
  solve(
    own: CaseLoads,
    active: Active,
    held: readonly Turn[],
    first: LinearState,
    turning?: boolean,
    contradicts?: Contradicts,
  ): SecondState {
    const settled = this.settle(own, active, held, first, turning, contradicts);
    if (settled) return settled;
    throw givesWay((share) => {
      const part = combinedLoads(own.id, [{ load_case: 0, factor: share }], [own]);
      const { endForces, plateForces } = first;
      const spans = superposeSpans([{ spans: first.spans, factor: share }]);
      const scaled = { endForces: endForces.map((n) => share * n), plateForces: plateForces.map((n) => share * n), spans };
      return this.settle(part, active, held, scaled, turning) !== undefined;
    });
  }

  /** Movements under loads where everything acts and is pressed by the forces of `first`; throws where that is beyond critical. */
  tangent(loads: readonly CaseLoads[], held: readonly Turn[], first: LinearState): Float64Array[] {
    const opened = this.open(ALL_ACT, held);
    const { frame, system } = opened;
    const axial = this.press(opened, first);
    const movements = loads.map((own) => {
      const force = new Float64Array(6 * frame.nodeIds.length);
      unbalanced(opened, this.load(own, ALL_ACT, opened), new Float64Array(force.length), force, axial, true);
      return force;
    });
    system.kernel.vectors.solveInPlace(movements);
    return movements.map((u) => u.slice(0, 6 * this.whole.nodeIds.length));
  }

  /** Factors the structure under the forces of a state; returns the force in each piece. */
  private press({ frame, pressed, deformed }: Opened, first: Pressing): Float64Array {
    const along = alongPieces(first, this.whole, frame.length, this.refined.places);
    const turns = this.turning.in(first);
    deformed.turn(turns, along.varying);
    pressed.factor(along, first.plateForces, turns, deformed.coupled);
    return along.mean;
  }

  /** Undefined where corrections do not end. */
  private settle(
    own: CaseLoads,
    active: Active,
    held: readonly Turn[],
    first: Pressing,
    turning: boolean | undefined,
    contradicts?: Contradicts,
  ): SecondState | undefined {
    const opened = this.open(active, held);
    const { frame } = opened;
    const loaded = this.load(own, active, opened);
    const axial = this.press(opened, first);
    const u = own.settlement ? imposedMovements(frame, own.settlement) : new Float64Array(6 * frame.nodeIds.length);
    const found = this.balance(opened, loaded, u, axial);
    if (!found) return undefined;
    const growth = growths(this.whole, this.refined.parts, u);
    if (!(turning ?? turnsFar(opened.elements, axial, growth))) return this.shown(opened, loaded, u, found, contradicts);
    return this.turned(opened, loaded, { u, axial, found, growth, turning }, contradicts);
  }

  /** On with what members grow as they turn, by which something shallow loses its rise; undefined where that does not end. */
  private turned(
    opened: Opened,
    loaded: Loaded,
    { u, axial, found, growth, turning }: Unturned,
    contradicts?: Contradicts,
  ): SecondState | undefined {
    const { deformed } = opened;
    const further = u.slice();
    const pressing = axial.slice();
    const step = new Float64Array(u.length);
    let last = Infinity;
    deformed.growth = growth;
    try {
      for (let round = 1; ; round++) {
        const before = further.slice();
        if (!this.balance(opened, loaded, further, pressing)) return undefined;
        if (round === 1 && !turning && !pressesHarder(axial, pressing)) break;
        const along = further.reduce((sum, value, i) => sum + (value - before[i]!) * step[i]!, 0);
        for (let i = 0; i < u.length; i++) step[i] = further[i]! - before[i]!;
        const change = largest(step) / largest(further);
        const rests = change <= TURNED;
        if (rests && turning && hangs(growth, growths(this.whole, this.refined.parts, further))) break;
        if (rests) return this.shown(opened, loaded, further, found, contradicts);
        // What turns back is held like a cable, on which no check may count; what goes on snaps through.
        if (change >= last && along < 0) break;
        if (change >= last || round === MOST) return undefined;
        last = change;
        deformed.growth = growths(this.whole, this.refined.parts, further);
      }
    } finally {
      deformed.growth = undefined;
    }
    return this.shown(opened, loaded, u, found, contradicts);
  }

  private shown(opened: Opened, loaded: Loaded, u: Float64Array, { load, rounds }: Balanced, contradicts?: Contradicts): SecondState {
    const turned = opened.deformed.growth !== undefined;
    const displacements = u.subarray(0, 6 * this.whole.nodeIds.length);
    if (contradicts?.(displacements)) return { ...UNSHOWN, displacements, iterations: rounds, turned };
    return { ...recovered(this.whole, this.refined, this.hinged, opened, loaded, u, load), iterations: rounds, turned };
  }

  /** Corrects the movements until they leave nothing to correct, from axial forces near those at rest; undefined where that does not end. */
  private balance(opened: Opened, loaded: Loaded, u: Float64Array, axial: Float64Array): Balanced | undefined {
    const { plates, pressed, system } = opened;
    const force = new Float64Array(u.length);
    const accelerated = new Accelerated(u.length);
    let load: Float64Array | undefined;
    let last = Infinity;
    for (let rounds = 1; ; rounds++) {
      unbalanced(opened, loaded, u, force, axial, rounds === 1);
      load ??= force.slice();
      const correction = force.slice();
      system.kernel.vectors.solveInPlace([correction]);
      accelerated.step(u, correction);
      const change = largest(correction) / (largest(u) || 1);
      // Movements at rest say nothing of forces in what is a million times as stiff as the rest.
      if (change <= SETTLED && (largest(force) <= BALANCED * largest(load) || change > SLOW * last)) return { load, rounds };
      if (rounds >= MOST || !Number.isFinite(change)) return undefined;
      if (change > SLOW * last) {
        // Forces that have grown faster than the load say nothing of how far it is beyond what is borne.
        if (!pressed.bears(axial, plates.forces)) return undefined;
        accelerated.forget();
      }
      last = change;
    }
  }

  private open(active: Active, held: readonly Turn[]): Opened {
    const sorted = (each: ReadonlySet<number>): string => [...each].sort((a, b) => a - b).join();
    return this.kept.of(`${sorted(active.idle)}|${sorted(active.lifted)}`, () => this.assembled(active, held));
  }

  private assembled(active: Active, held: readonly Turn[]): Opened {
    const { parts } = this.refined;
    const frame = released(this.refined.frame, active.lifted);
    const idle = new Set([...active.idle].map((m) => m * parts));
    const elements = buildElements(frame, idle);
    const restraints = buildRestraints(frame);
    const system = assemble(frame, elements, restraints, openSystem(frame, restraints), [...held]);
    const deformed = new Deformed(frame, elements, this.shapes);
    const strains = new PlateStrains(frame.plates, frame.position);
    const plates = new DeformedPlates(frame.plates, strains);
    const pressed = new Pressed(frame, elements, this.shapes, system.kernel);
    return { frame, elements, system, deformed, strains, plates, pressed };
  }

  private load(own: CaseLoads, active: Active, { frame, elements }: Opened): Loaded {
    const loads = refineLoads(own, this.whole, this.refined);
    const fixity = fixityOf(loads.member, frame.stiffnessOf, frame.stiffnesses, elements.compliances, frame.length);
    if (active.idle.size) fixity.slack = this.slack(own, active, elements, fixity);
    const stretch = new Float64Array(frame.length.length);
    const { strains } = loads.member;
    for (let i = 0; i < strains.length; i += 4) stretch[strains[i]!]! += strains[i + 1]! * frame.length[strains[i]!]!;
    const warmth = new Float64Array(loads.nodal.length);
    addHeat(frame.plates, own.plates.heat, 1, warmth);
    return { whole: own, own: loads, fixity, clamped: clampedForces(frame, elements, fixity), warmth, stretch };
  }

  /** An idle member lets go in its first piece; there it leaves what the whole member would leave. */
  private slack(own: CaseLoads, { idle }: Active, { compliances }: Elements, { resultant }: Fixity): Map<number, number> {
    const { whole } = this;
    const { parts } = this.refined;
    const fixity = fixityOf(own.member, whole.stiffnessOf, whole.stiffnesses, compliances, whole.length);
    const out = new Map<number, number>();
    for (const [m, end] of slackForces(whole, own.member, fixity, idle)) {
      out.set(m * parts, end + fixity.resultant[6 * m]! - resultant[6 * m * parts]!);
    }
    return out;
  }
}
