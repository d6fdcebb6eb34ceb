/** What a member passes on at a node: a push along itself, a movement across it, or a bending moment that carries the node. */

import { dot } from "../model/vectors.ts";
import type { CheckMember, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";

/** From this share of its length on a member that rises is a truss's web. */
const WEB = 0.2;
/** Two bars with a kink from some 10° on between them hold a node as an arch does. */
const KINK = -0.98;
/** A bar holds along a way from this share of it on. */
const ALONG = 0.3;
const Z = 2;

export const otherEnd = (member: CheckMember, node: string): string => (member.start === node ? member.end : member.start);

/** Direction in which a member leaves a node. */
export const leaving = ({ axes: { x }, start }: CheckMember, node: string): Vector => (start === node ? x : [-x[0], -x[1], -x[2]]);

export class LoadTransfer {
  /** Indices of one-way members that let go where deflections are looked at. */
  private readonly idle: ReadonlySet<number>;

  constructor(private readonly joints: Joints) {
    const { model, combinations } = joints.context;
    const states = new Set(model.analysis?.checks?.flatMap((one) => (one.type === "deflection" ? [one.limit_state] : [])));
    this.idle = new Set(combinations.flatMap(({ limit_state, idle = [] }) => (states.has(limit_state) ? idle : [])));
  }

  /** It passes on a push or pull along itself: no hinge of it slides, and it is never slack. */
  isFast({ index, start_hinge, end_hinge }: CheckMember): boolean {
    return !this.idle.has(index) && [start_hinge, end_hinge].every((hinge) => this.joints.left(hinge, "ux") > 0);
  }

  /** Something beyond its other end may hold a node along a way by it: by a bar only along itself. */
  holdsAlong(one: CheckMember, way: Vector): boolean {
    return !this.joints.isBar(one) || (this.isFast(one) && Math.abs(dot(one.axes.x, way)) >= ALONG);
  }

  /** It ends in the air beyond a node, in one piece or in several, and holds nothing there. */
  dangles(one: CheckMember, node: string): boolean {
    let [member, far] = [one, otherEnd(one, node)];
    while (far !== node && !this.joints.support(far)) {
      if (this.joints.degreeOf(far) <= 1) return true;
      const [next, ...more] = this.joints.at(far).filter((other) => other !== member);
      if (!next || more.length || this.joints.degreeOf(far) > 2) return false;
      [member, far] = [next, otherEnd(next, far)];
    }
    return false;
  }

  /** Two members of a line carry the node between them: no hinge parts them there, they lean on each other, or are chords with a web among the others there. */
  carry(a: CheckMember, b: CheckMember, node: string, there: readonly CheckMember[], own?: CheckMember): boolean {
    const turns = ({ type, start, start_hinge, end_hinge }: CheckMember): boolean =>
      type !== "beam" || this.joints.releases(start === node ? start_hinge : end_hinge);
    const isWeb = (one: CheckMember): boolean =>
      ![a, b, own].includes(one) && Math.abs(one.axes.x[Z]) >= WEB && this.isFast(one) && !this.dangles(one, node);
    return !(turns(a) || turns(b)) || dot(leaving(a, node), leaving(b, node)) > KINK || there.some(isWeb);
  }
}
