/** Buckling length of an angle or a tee about any of its axes. */

import { type AngleAxis, inertia } from "../../ec3/angles/anglebuckling.ts";
import { asGiven, criticalLength, type Length } from "../../members/lengths.ts";
import type { CheckMember } from "../../topology/context.ts";
import { ownBy, swaysAt } from "../buckling/flexuralcheck.ts";
import type { AngleInput } from "./input.ts";

type StructureInput = Pick<AngleInput, "diagram" | "joints" | "ends" | "sway" | "c" | "e" | "peaks">;
type Pressed = StructureInput & Pick<AngleInput, "design">;

/**
 * Its length about any axis. The structure tells critical forces about the principal ones, of a tee y-y and z-z; a length about another is the longer of
 * theirs, and so is one about a principal axis of an angle the longer of those that are given about y-y and z-z.
 */
export function lengthAbout(input: Pressed, axis: AngleAxis): Length {
  const { design, c } = input;
  const structure = (): Length => structureLength(input, axis);
  const given = (l_cr: number): Length => ({ l_cr, by: () => asGiven(l_cr, structure()), bows: false });
  if (axis === "v" && design.l_cr_v !== undefined) return given(design.l_cr_v);
  if (axis === "y" || axis === "z") {
    const own = design[`l_cr_${axis}`];
    return own === undefined ? structure() : given(own);
  }
  const { l_cr_y, l_cr_z } = design;
  if (l_cr_y !== undefined && l_cr_z !== undefined) return given(Math.max(l_cr_y, l_cr_z));
  const own = c.p.tee ? longer(structureLength(input, "y"), structureLength(input, "z")) : structure();
  const some = l_cr_y ?? l_cr_z;
  return some === undefined ? own : longer(own, given(some));
}

/** As the structure holds it, whatever the design member says. */
function structureLength(input: StructureInput, axis: AngleAxis): Length {
  if (axis === "u" || axis === "v") return found(input, axis, axis === "u" ? "y" : "z");
  return input.c.p.tee ? found(input, axis, axis) : longer(found(input, "u", "y"), found(input, "v", "z"));
}

/** `about`: what stands for the axis where the structure is looked at. */
function found({ diagram, joints, ends, sway, c, e, peaks: { n } }: StructureInput, axis: AngleAxis, about: "y" | "z"): Length {
  const { line, combination } = diagram;
  const critical = joints.context.critical(line.spans[0]!.member, combination);
  const force = Math.max(0, n);
  const ei = e * inertia(c.p, axis);
  const own = (["y", "z"] as const).map((one) => ownBy({ joints, ends, sway, line, combination }, one, force, ei));
  const isMet = line.nodes.some((node, i) => i > 0 && i < line.spans.length && joints.held(node, 2));
  const swayed = {
    ownBy: own.includes(null) ? null : own[0]!,
    swaysAt: leastSway({ sway, joints }, line.spans[0]!.member),
  };
  return criticalLength({ axis, about, line, n: force, ei, critical, isMet, ...swayed });
}

/** Of either axis: a leg of an angle bends about both. */
function leastSway(input: Pick<Pressed, "sway" | "joints">, member: CheckMember): number | null {
  return swaysAt(input, member, "y") ?? swaysAt(input, member, "z");
}

function longer(one: Length, other: Length): Length {
  if ("reason" in one) return one;
  return "reason" in other || other.l_cr > one.l_cr ? other : one;
}
