/**
 * One-way parts to first order, by superposition on the structure with everything acting: what takes no part has a gap, as if it were longer or its foot lower by
 * that much. Each gap is a load case of its own, solved once, and a state is the sum of load cases and of the gaps that leave no force in what has one.
 */

import type { Frame } from "../../model/frame.ts";
import { type CaseLoads, readCase } from "../../model/loads.ts";
import { type Complementarity, complementaryGaps, equilibrium } from "../../numerics/complementarity.ts";
import { largest, largestOf } from "../../numerics/largest.ts";
import { elongation } from "../elongation.ts";
import type { LinearState } from "../superposition.ts";
import type { OneWay } from "./active.ts";

/** Beside the largest movement or reaction: round-off neither opens nor closes. */
const STILL = 1e-10;
/** Beside the largest force: what superposition leaves in a part that takes no part. */
const ROUND_OFF = 1e-12;
/** One-way parts times members up to which the state of every gap is kept; beyond, what gaps do together is solved for. */
const KEPT = 200_000;

/** States of load cases with everything acting. */
export type Respond = (loads: readonly CaseLoads[]) => readonly LinearState[];

/** Parts by their numbers in `OneWay`. */
export interface Opened {
  /** Those with a gap, or those by whose gaps the structure moves without a force. */
  out: ReadonlySet<number>;
  /** Undefined where the structure is a mechanism without them, or so soft that its own factor has to tell. */
  state: LinearState | undefined;
}

export class Gaps {
  private problem: Complementarity | undefined;
  private states: readonly LinearState[] | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly parts: OneWay,
    private readonly respond: Respond,
  ) {}

  /** What opens under a load, by its state with everything acting; undefined where round-off decides. */
  open(linear: LinearState): Opened | undefined {
    const { all } = this.parts;
    const problem = this.prepared();
    const force = this.forces(linear);
    const movement = largestOf(linear.displacements, 0);
    const nothing = this.tolerances(movement, linear);
    if (!force.some((value, r) => value < -nothing[r]!)) return { out: new Set(), state: linear };
    const likely = [...force.keys()].filter((r) => force[r]! < -nothing[r]!);
    const found = complementaryGaps(problem, force, nothing, likely);
    if (!found) return undefined;
    const out = new Set(found.open.map((r) => all[r]!));
    return { out, state: found.endless ? undefined : this.superposed(linear, found.open, found.gaps) };
  }

  /** The state without the given parts, whatever they would bear; undefined as above. */
  without(out: ReadonlySet<number>, linear: LinearState): LinearState | undefined {
    const problem = this.prepared();
    const open = this.parts.all.flatMap((each, r) => (out.has(each) ? [r] : []));
    const { values, free } = equilibrium(problem, this.forces(linear), open);
    if (free.length) return undefined;
    const gaps = new Float64Array(problem.size);
    open.forEach((r, i) => (gaps[r] = values[i]!));
    return this.superposed(linear, open, gaps);
  }

  private prepared(): Complementarity {
    if (this.problem) return this.problem;
    const { frame, parts } = this;
    const { all } = parts;
    const keeps = all.length * frame.memberIds.length <= KEPT;
    const states: LinearState[] = [];
    const matrix = new Float64Array(all.length ** 2);
    const scale = new Float64Array(all.length);
    const group = keeps ? all.length : 4;
    for (let first = 0; first < all.length; first += group) {
      const loads = all.slice(first, first + group).map((each) => this.load([each], [1]));
      this.respond(loads).forEach((state, i) => {
        this.forces(state).forEach((value, r) => (matrix[all.length * r + first + i] = value));
        scale[first + i] = largest(state.load);
        if (keeps) states.push(state);
      });
    }
    this.states = keeps ? states : undefined;
    return (this.problem = { size: all.length, matrix, scale });
  }

  private superposed(linear: LinearState, open: readonly number[], gaps: Float64Array): LinearState {
    if (!open.length) return linear;
    const { all } = this.parts;
    const states = this.states
      ? open.map((r) => this.states![r]!)
      : this.respond([
          this.load(
            open.map((r) => all[r]!),
            open.map((r) => gaps[r]!),
          ),
        ]);
    const shares = states.map((_, i) => (this.states ? gaps[open[i]!]! : 1));
    const sum = (of: (state: LinearState) => Float64Array): Float64Array => added(of(linear), states.map(of), shares);
    const state: LinearState = {
      ...linear,
      displacements: sum((each) => each.displacements),
      reactions: sum((each) => each.reactions),
      endForces: sum((each) => each.endForces),
      hingedEnds: sum((each) => each.hingedEnds),
      plateForces: sum((each) => each.plateForces),
      balance: { ...linear.balance, reactions: sum((each) => each.balance.reactions) },
    };
    const { size, matrix } = this.prepared();
    const force = this.forces(linear);
    const nothing = ROUND_OFF * largestOf(state.endForces, 0);
    for (const r of open) {
      const left = open.reduce((sum, s) => sum + matrix[size * r + s]! * gaps[s]!, force[r]!);
      this.relieve(all[r]!, left, state, nothing);
    }
    return state;
  }

  /** Takes what round-off has left out of a part that takes no part. */
  private relieve(each: number, left: number, { endForces, reactions }: LinearState, nothing: number): void {
    const { sign, memberIds } = this.frame;
    if (each >= memberIds.length) {
      reactions[each - memberIds.length] = 0;
      return;
    }
    for (const at of [12 * each, 12 * each + 6]) {
      const force = endForces[at]! - sign[each]! * left;
      endForces[at] = Math.abs(force) > nothing ? force : 0;
    }
  }

  /** A load that opens gaps, m, the way that their parts do not act. */
  private load(parts: readonly number[], gaps: readonly number[]): CaseLoads {
    const { frame } = this;
    const members = frame.memberIds.length;
    const own = readCase({ id: "gap", nature: "permanent", self_weight: 0 }, "gap", frame);
    parts.forEach((each, i) => {
      const gap = gaps[i]!;
      if (each < members) own.member.strains.push(each, (-frame.sign[each]! * gap) / frame.length[each]!, 0, 0);
      else {
        own.settlement ??= new Float64Array(6 * frame.supports.length);
        own.settlement[each - members] = this.parts.signOf(each) * gap;
      }
    });
    return own;
  }

  /** Of each part its force, above zero where it acts the way it can: of members their mean. */
  private forces({ displacements, reactions, spans: { strain } }: LinearState): Float64Array {
    const { frame, parts } = this;
    const members = frame.memberIds.length;
    return Float64Array.from(parts.all, (each) => {
      if (each >= members) return parts.signOf(each) * reactions[each - members]!;
      const strained = elongation(frame, each, displacements) - strain[3 * each]! * frame.length[each]!;
      return frame.sign[each]! * strained * this.stiffnessOf(each);
    });
  }

  private tolerances(movement: number, { reactions, spans: { strain } }: LinearState): Float64Array {
    const { frame, parts } = this;
    const reaction = largestOf(reactions, 0);
    return Float64Array.from(parts.all, (each) => {
      if (each >= frame.memberIds.length) return STILL * reaction || Number.MIN_VALUE;
      const free = Math.abs(strain[3 * each]!) * frame.length[each]!;
      return STILL * this.stiffnessOf(each) * Math.max(movement, free) || Number.MIN_VALUE;
    });
  }

  private stiffnessOf(member: number): number {
    const { length, stiffnesses, stiffnessOf } = this.frame;
    return stiffnesses[stiffnessOf[member]!]!.ea / length[member]!;
  }
}

function added(first: Float64Array, more: readonly Float64Array[], shares: readonly number[]): Float64Array {
  const out = first.slice();
  for (let k = 0; k < more.length; k++) {
    const own = more[k]!;
    const share = shares[k]!;
    for (let i = 0; i < out.length; i++) out[i]! += share * own[i]!;
  }
  return out;
}
