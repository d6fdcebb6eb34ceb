/** What meets a design member at its nodes. */

import type { Support } from "../../generated/model.ts";
import type { CheckContext } from "../run/context.ts";

/** What else meets the line at its nodes: supports, and members or plates that are not its own. */
export class Joints {
  private readonly supports = new Map<string, Support>();
  private readonly degree = new Map<string, number>();

  constructor(private readonly context: CheckContext) {
    const { members, plates = [], supports = [] } = context.model.model;
    for (const support of supports) this.supports.set(support.node, support);
    const count = (node: string): void => void this.degree.set(node, (this.degree.get(node) ?? 0) + 1);
    for (const member of members) {
      count(member.start);
      count(member.end);
    }
    for (const plate of plates) plate.nodes.forEach(count);
  }

  support(node: string): Support | undefined {
    return this.supports.get(node);
  }

  /** Held by a support or by anything beyond `own` member ends of the line itself. */
  held(node: string, own: number): boolean {
    const support = this.supports.get(node);
    const supported = support !== undefined && (["ux", "uy", "uz", "rx", "ry", "rz"] as const).some((dof) => support[dof] !== "free");
    return supported || (this.degree.get(node) ?? 0) > own;
  }

  /** Another member or a plate meets the line's end here. */
  joined(node: string): boolean {
    return (this.degree.get(node) ?? 0) > 1;
  }

  /** Member ends and plate corners at a node. */
  degreeOf(node: string): number {
    return this.degree.get(node) ?? 0;
  }

  releases(hinge: string | undefined): boolean {
    const found = hinge === undefined ? undefined : this.context.model.model.hinges?.find((h) => h.id === hinge);
    return found !== undefined && (["uy", "uz", "rx", "ry", "rz"] as const).some((dof) => found[dof] !== "rigid");
  }
}
