/** What holds a node up: a support, a column down to one, or other lines of members that lead to such a hold. */

import { dot } from "../model/vectors.ts";
import type { CheckMember, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";
import { LoadTransfer, leaving, otherEnd } from "./load_transfer.ts";
import { isUpright } from "./upright.ts";

/** A column goes on in a member that leans no more than this against it. */
const COLUMN = 0.9;
/** Two members that leave a node in opposite directions, with a kink up to 60°, are one line. */
const ONWARD = -0.5;
const STRAIGHT = -1 + 1e-6;
/** Where more members meet, no lines are sought among them: a hub of thousands must not cost their square. */
const NEIGHBOURS = 32;

const known = new WeakMap<Joints, VerticalSupports>();

export class VerticalSupports {
  readonly grips: LoadTransfer;
  /** Translations that some support of a node resists, springs and one-way supports among them. */
  private readonly resisted = new Map<string, readonly boolean[]>();
  private readonly lines = new Map<string, Map<string, CheckMember>>();
  private readonly firmly = new Map<string, boolean>();
  private readonly columns = new Map<CheckMember, { start?: boolean; end?: boolean }>();
  /** Members that lead to a hold when followed towards that end. */
  private leading: { start: Set<CheckMember>; end: Set<CheckMember> } | undefined;

  static of(joints: Joints): VerticalSupports {
    let holds = known.get(joints);
    if (!holds) known.set(joints, (holds = new VerticalSupports(joints)));
    return holds;
  }

  private constructor(private readonly joints: Joints) {
    const { supports = [] } = joints.context.model.model;
    this.grips = new LoadTransfer(joints);
    for (const support of supports) {
      const there = this.resisted.get(support.node);
      const own = [support.ux, support.uy, support.uz].map((value) => value !== "free");
      this.resisted.set(
        support.node,
        own.map((value, k) => value || (there?.[k] ?? false)),
      );
    }
  }

  /** Members at a node where lines are sought. */
  private around(node: string): readonly CheckMember[] {
    const all = this.joints.at(node);
    return all.length <= NEIGHBOURS ? all : [];
  }

  /** A support resists movement along a unit vector, by the larger part of it. */
  supported(node: string, way: Vector): boolean {
    return (this.resisted.get(node) ?? []).reduce((sum, resists, k) => sum + (resists ? (way[k] as number) ** 2 : 0), 0) > 0.49;
  }

  /** Nothing but this one member, plates aside, meets the node. */
  alone(node: string): boolean {
    return this.joints.degreeOf(node) <= 1;
  }

  /** The member that goes on from a node in this one's line: each is the other's straightest. */
  onward(member: CheckMember, node: string): { member: CheckMember; straight: boolean } | null {
    const next = this.linesAt(node).get(member.id);
    return next ? { member: next, straight: dot(leaving(member, node), leaving(next, node)) <= STRAIGHT } : null;
  }

  /** By member id. */
  private linesAt(node: string): Map<string, CheckMember> {
    let lines = this.lines.get(node);
    if (lines) return lines;
    lines = new Map();
    const around = this.around(node);
    const straightest = around.map((one) => {
      const towards = leaving(one, node);
      let [best, least] = [-1, ONWARD];
      around.forEach((other, i) => {
        const cosine = other === one ? 1 : dot(towards, leaving(other, node));
        if (cosine < least - 1e-9) [best, least] = [i, cosine];
      });
      return best;
    });
    around.forEach((one, i) => {
      const j = straightest[i] as number;
      if (j >= 0 && straightest[j] === i) lines?.set(one.id, around[j] as CheckMember);
    });
    this.lines.set(node, lines);
    return lines;
  }

  /** A support holds the node up, or a straight column or hanger that ends in one. */
  firm(node: string): boolean {
    let firm = this.firmly.get(node);
    if (firm === undefined) {
      firm =
        this.supported(node, [0, 0, 1]) ||
        this.joints.at(node).some((one) => isUpright(one) && this.grips.isFast(one) && this.isColumn(one, node));
      this.firmly.set(node, firm);
    }
    return firm;
  }

  /** Followed from a node, the upright member ends in a support. */
  private isColumn(first: CheckMember, from: string): boolean {
    const passed: [CheckMember, "start" | "end"][] = [];
    let [member, node] = [first, from];
    let found: boolean | undefined;
    while (found === undefined) {
      const far = otherEnd(member, node);
      const towards = far === member.end ? "end" : "start";
      const remembered = this.columns.get(member)?.[towards];
      if (remembered !== undefined) found = remembered;
      else {
        passed.push([member, towards]);
        if (this.supported(far, [0, 0, 1])) found = true;
        else {
          const direction = leaving(member, node);
          const next = this.around(far).find(
            (one) => one !== member && isUpright(one) && this.grips.isFast(one) && dot(leaving(one, far), direction) >= COLUMN,
          );
          if (next) [member, node] = [next, far];
          else found = false;
        }
      }
    }
    for (const [one, towards] of passed) this.columns.set(one, { ...this.columns.get(one), [towards]: found });
    return found;
  }

  /** Lines of others that pass the node, or stand on it or hang over it, lead to a hold; a line that turns off here holds itself no further. */
  carried(own: CheckMember, node: string): boolean {
    this.leading ??= this.follow();
    const next = this.onward(own, node);
    return (next === null || next.straight) && this.meetsHold(own, next?.member ?? null, node);
  }

  private leads(member: CheckMember, from: string): boolean {
    return (this.leading as NonNullable<typeof this.leading>)[member.start === from ? "end" : "start"].has(member);
  }

  private meetsHold(own: CheckMember, next: CheckMember | null, node: string): boolean {
    const free = (one: CheckMember): boolean => this.alone(otherEnd(one, node));
    for (const one of this.joints.at(node))
      if (one !== own && one !== next && isUpright(one) && this.grips.isFast(one) && this.leads(one, node)) return true;
    const lines = this.linesAt(node);
    for (const a of this.around(node)) {
      const b = lines.get(a.id);
      if (!b || a === own || b === own) continue;
      if (this.leads(a, node) && (this.leads(b, node) || free(b)) && this.grips.carry(a, b, node, this.joints.at(node), own)) return true;
    }
    return false;
  }

  /** Every member and end towards which it leads to a hold, spread from the firm nodes: each is looked at again when what it meets there has changed. */
  private follow(): { start: Set<CheckMember>; end: Set<CheckMember> } {
    const leading = { start: new Set<CheckMember>(), end: new Set<CheckMember>() };
    this.leading = leading;
    const queue: [CheckMember, "start" | "end"][] = [];
    const look = (member: CheckMember, towards: "start" | "end"): void => {
      if (leading[towards].has(member)) return;
      const node = member[towards];
      const next = this.onward(member, node)?.member ?? null;
      if (
        !this.firm(node) &&
        !(next && this.leads(next, node) && this.grips.carry(member, next, node, this.joints.at(node))) &&
        !this.meetsHold(member, next, node)
      )
        return;
      leading[towards].add(member);
      queue.push([member, towards]);
    };
    const { context } = this.joints;
    for (const { id } of context.model.model.members) {
      const one = context.member(id);
      if (one) for (const towards of ["start", "end"] as const) look(one, towards);
    }
    for (let found = queue.pop(); found; found = queue.pop()) {
      const [member, towards] = found;
      const node = member[towards === "start" ? "end" : "start"];
      for (const one of this.around(node)) if (one !== member) look(one, one.start === node ? "start" : "end");
    }
    return leading;
  }
}
