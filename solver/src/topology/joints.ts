/** What meets a design member at its nodes. */

import type { Hinge, Support } from "../generated/model.ts";
import { gather } from "../results/gather.ts";
import type { CheckContext, CheckMember, Dof, Vector } from "./context.ts";
import { type SwayAssumptions, swayAssumptions } from "./sway_assumptions.ts";

const DOFS: readonly Dof[] = ["ux", "uy", "uz", "rx", "ry", "rz"];

/** What a support may be counted on for: one that only pushes or pulls may let go, so it is no restraint. */
function stiffnessOf(support: Support, dof: Dof): number {
  const value = support[dof];
  if (support[`${dof}_only` as keyof Support]) return 0;
  return value === "fixed" ? Infinity : typeof value === "number" ? value : 0;
}

/** What the supports of one node hold together: six stiffnesses, Infinity where fixed, and their ids. */
export interface Held {
  stiffness: readonly number[];
  ids: readonly string[];
}

const MOVES = [0, 1, 2] as const;
const TURNS = [3, 4, 5] as const;

/** A support fixes all that a unit vector has in global directions: moves along it, or turns about it. */
export const fixesMove = (support: Held | undefined, e: Vector): boolean => fixes(support, MOVES, e);
export const fixesTurn = (support: Held | undefined, e: Vector): boolean => fixes(support, TURNS, e);

/** sin², 1/20: how far the axis of a member may lean from those about which a support holds it, and be held against twist. */
const LEANING = 0.0025;

/**
 * Whether a support holds a member along x against twist. On an axis that leans by ε the end twists by ε times the slope of its own bending and no further:
 * in lateral buckling of an I section about a hundredth of the twist at midspan, as the slope is √((G·It + π²·E·Iw/L²)/(E·Iz)) of that, a fifth. So a column out of plumb
 * is held as a plumb one is.
 */
export const holdsTwist = (support: Held | undefined, x: Vector): boolean => fixes(support, TURNS, x, LEANING);

function fixes(support: Held | undefined, dofs: readonly number[], e: Vector, within = 1e-9): boolean {
  if (support === undefined) return false;
  let share = 0;
  for (let k = 0; k < 3; k++) if (support.stiffness[dofs[k] as number] === Infinity) share += (e[k] as number) ** 2;
  return share > 1 - within;
}

/** What else meets the line at its nodes: supports, and members or plates that are not its own. */
export class Joints {
  private readonly supports = new Map<string, Held>();
  /** Nodes that a support touches, be it one way only. */
  private readonly touched = new Set<string>();
  private readonly degree = new Map<string, number>();
  private meeting: Map<string, CheckMember[]> | undefined;
  private readonly hinges: ReadonlyMap<string, Hinge>;

  constructor(readonly context: CheckContext) {
    const { members, plates = [], supports = [], hinges = [] } = context.model.model;
    for (const support of supports) {
      const own = DOFS.map((dof) => stiffnessOf(support, dof));
      if (DOFS.some((dof) => support[dof] !== "free")) this.touched.add(support.node);
      const there = this.supports.get(support.node);
      const stiffness = there ? own.map((value, j) => value + (there.stiffness[j] as number)) : own;
      this.supports.set(support.node, { stiffness, ids: [...(there?.ids ?? []), support.id] });
    }
    this.hinges = new Map(hinges.map((hinge) => [hinge.id, hinge]));
    const count = (node: string): void => void this.degree.set(node, (this.degree.get(node) ?? 0) + 1);
    for (const member of members) {
      count(member.start);
      count(member.end);
    }
    for (const plate of plates) plate.nodes.forEach(count);
  }

  /** All supports of the node together; two on one node act as one. */
  support(node: string): Held | undefined {
    return this.supports.get(node);
  }

  get supported(): ReadonlyMap<string, Held> {
    return this.supports;
  }

  /** Held by a support or by anything beyond `own` member ends of the line itself. */
  held(node: string, own: number): boolean {
    return this.touched.has(node) || (this.degree.get(node) ?? 0) > own;
  }

  /** Another member or a plate meets the line's end here. */
  joined(node: string): boolean {
    return (this.degree.get(node) ?? 0) > 1;
  }

  /** Member ends and plate corners at a node. */
  degreeOf(node: string): number {
    return this.degree.get(node) ?? 0;
  }

  /** Members that meet at a node. */
  at(node: string): readonly CheckMember[] {
    return (this.meeting ??= this.membersByNode()).get(node) ?? [];
  }

  private membersByNode(): Map<string, CheckMember[]> {
    const { context } = this;
    const out = new Map<string, CheckMember[]>();
    for (const { id } of context.model.model.members) {
      const member = context.member(id);
      if (member) for (const node of [member.start, member.end]) gather(out, node, member);
    }
    return out;
  }

  /** What a hinge leaves of one direction: Infinity where rigid or where there is no hinge. */
  left(hinge: string | undefined, dof: Dof): number {
    const value = hinge === undefined ? "rigid" : (this.hinges.get(hinge)?.[dof] ?? "rigid");
    return value === "rigid" ? Infinity : value === "free" ? 0 : value;
  }

  /** Pinned at both ends: the member passes on nothing but its axial force. */
  isBar({ type, start_hinge, end_hinge }: CheckMember): boolean {
    return type !== "beam" || [start_hinge, end_hinge].every((hinge) => this.left(hinge, "ry") === 0 && this.left(hinge, "rz") === 0);
  }

  releases(hinge: string | undefined): boolean {
    return (["uy", "uz", "rx", "ry", "rz"] as const).some((dof) => this.left(hinge, dof) !== Infinity);
  }

  /** Softest way in which an end of a member gives way across its node, N/m. */
  slide({ start_hinge, end_hinge }: CheckMember): number {
    return Math.min(...[start_hinge, end_hinge].flatMap((hinge) => [this.left(hinge, "uy"), this.left(hinge, "uz")]));
  }

  /** The analysis leans the structure (5.3.2) and has what comes of it, so that sway is in its forces. */
  get leans(): boolean {
    return this.assumed.counted && this.assumed.directions !== null;
  }

  get assumed(): SwayAssumptions {
    return this.context.assumed ?? swayAssumptions(this.context.model);
  }
}
