/** The structure as members see it: how it holds their nodes, what stands on columns, and which buckling lengths are those of sway. */

import { Ncr } from "../ec3/member_buckling/flexural.ts";
import { partsOf } from "../topology/columns.ts";
import type { CheckMember, Forces } from "../topology/context.ts";
import { Joints } from "../topology/joints.ts";
import type { Both } from "./ends.ts";
import { NEGLIGIBLE } from "./lengths.ts";
import { Surroundings } from "./surroundings.ts";
import { isSwayLength } from "./swaylengths.ts";

const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

type SwayLengths = Both<number | undefined>;

export class StructureView extends Joints {
  private around: Surroundings | undefined;
  private standing: ReturnType<typeof partsOf> | undefined;
  private axes: ReadonlyMap<string, SwayLengths> | undefined;

  /**
   * Some design member that hangs together with a node and is pressed gives a buckling length longer than itself: one of a mode of sway (5.2.2(8)). Crossed ties are
   * slack in such a mode, so that where there are any nobody leaves it to others.
   */
  swayLengths(node: string): boolean {
    const part = this.parts.get(node);
    if (!part) return false;
    return (part.swayLengths ??= part.members.some((member) => this.isPressed(member)) && !this.surroundings.graph.crossed);
  }

  /** By such a length compression at its start counts in some combination, so that it is verified at all (6.3.1.2(4)). */
  private isPressed(member: CheckMember): boolean {
    const { context } = this;
    const own = this.swayAxes.get(member.id);
    if (!own) return false;
    const { section, material } = member;
    const forces = [own.y && Ncr(material.e, section.iy, own.y), own.z && Ncr(material.e, section.iz, own.z)];
    const least = NEGLIGIBLE * Math.min(...forces.map((force) => force ?? Number.POSITIVE_INFINITY));
    return context.combinations.some((one) => -context.diagram(member, one).forces(0, 1, scratch).n > least);
  }

  /** Such lengths about its own axes, by a member's id. */
  private get swayAxes(): ReadonlyMap<string, SwayLengths> {
    const { context } = this;
    return (this.axes ??= new Map(
      (context.model.model.design_members ?? []).flatMap((design) => {
        const { members } = design;
        const length = members.reduce((sum, id) => sum + (context.member(id)?.length ?? 0) + (context.member(id)?.beyond ?? 0), 0);
        const { l_cr_y: y, l_cr_z: z } = design;
        const own = { y: isSwayLength(y, length) ? y : undefined, z: isSwayLength(z, length) ? z : undefined };
        return own.y || own.z ? members.map((id) => [id, own] as const) : [];
      }),
    ));
  }

  /** The model gives a column the length of a mode in which it sways along a global axis: bending about y moves it along z. */
  hasSwayLength({ id, axes: { y, z } }: CheckMember, along: 0 | 1): boolean {
    const own = this.swayAxes.get(id);
    return own !== undefined && !this.surroundings.graph.crossed && own[Math.abs(z[along]) >= Math.abs(y[along]) ? "y" : "z"] !== undefined;
  }

  /**
   * What hangs together and stands on columns, by node; made when first asked for.
   * @internal
   */
  get parts(): ReturnType<typeof partsOf> {
    return (this.standing ??= partsOf(this));
  }

  /**
   * How the rest of the structure holds its nodes; made when first asked for.
   * @internal
   */
  get surroundings(): Surroundings {
    return (this.around ??= new Surroundings(this));
  }
}
