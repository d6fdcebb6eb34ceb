/** Members whose section is wider than deep, seen with their major axis as y, as EN 1993-1-1 names it (1.7(2)). */

import type { DesignMember, ExplicitSection, LateralRestraint, SteelCheck } from "../generated/model.ts";
import type { CheckContext, CheckMember, Diagram, Extremes, Forces, MemberLoads, Vector } from "../topology/context.ts";
import type { Target } from "../topology/target.ts";

/** A hollow section or a flat given with b > h. */
const wide = ({ section: { shape, iy, iz } }: CheckMember): boolean =>
  (shape?.type === "rhs" || shape?.type === "rectangle") && shape.b > shape.h && iz > iy;

/** What a check looks at: the model's own axes, or those turned by a quarter so that y is the major one. */
export interface Seen {
  context: Pick<CheckContext, "diagram" | "extremes" | "caseLoads">;
  target: Target;
  check: SteelCheck;
  turned: boolean;
}

/** Turn y to z and z to −y where all members are wider than deep. */
export function withMajorAxis(context: CheckContext, target: Target, check: SteelCheck): Seen {
  if (!target.members.every(wide)) return { context, target, check, turned: false };
  const own = new Map<CheckMember, CheckMember>();
  const members = target.members.map((member): CheckMember => {
    const { x, y, z } = member.axes;
    const seen: CheckMember = { ...member, axes: { x, y: z, z: minus(y) }, section: turnedSection(member.section), turned: true };
    own.set(seen, member);
    return seen;
  });
  return {
    context: {
      diagram: (member, combination) => turnedDiagram(context.diagram(own.get(member) as CheckMember, combination)),
      extremes: (member, combination, out) => turnExtremes(context.extremes(own.get(member) as CheckMember, combination, out)),
      caseLoads: (member, loadCase) => {
        const loads = context.caseLoads(own.get(member) as CheckMember, loadCase);
        return loads && turnedLoads(loads);
      },
    },
    target: { ...target, members, design: turnedDesign(target.design) },
    // Top and bottom name sides that carry no load about this axis: the destabilising one is taken.
    check: check.load_height === "centre" ? check : { ...check, load_height: "adverse" },
    turned: true,
  };
}

const minus = (v: Vector): Vector => [-v[0], -v[1], -v[2]];

/** Lengths change places; of the restraints only those of both flanges hold the other way too. */
function turnedDesign({ l_cr_y, l_cr_z, lateral_restraints, ...rest }: DesignMember): DesignMember {
  const both = lateral_restraints?.filter(({ flange }: LateralRestraint) => flange === "both");
  return {
    ...rest,
    ...(l_cr_z === undefined ? {} : { l_cr_y: l_cr_z }),
    ...(l_cr_y === undefined ? {} : { l_cr_z: l_cr_y }),
    ...(both === undefined ? {} : { lateral_restraints: both }),
  };
}

function turnedSection(section: ExplicitSection): ExplicitSection {
  const { shape, iy, iz, wel_y, wel_z, wpl_y, wpl_z, avy, avz, ...rest } = section;
  const out: ExplicitSection = { ...rest, name: section.name ?? section.id, id: `${section.id} turned`, iy: iz, iz: iy };
  if (shape?.type === "rhs" || shape?.type === "rectangle") out.shape = { ...shape, h: shape.b, b: shape.h };
  // The webs of a box of two thicknesses are its flanges now.
  if (shape?.type === "rhs" && shape.tf !== undefined) out.shape = { ...shape, h: shape.b, b: shape.h, t: shape.tf, tf: shape.t };
  if (wel_z !== undefined) out.wel_y = wel_z;
  if (wel_y !== undefined) out.wel_z = wel_y;
  if (wpl_z !== undefined) out.wpl_y = wpl_z;
  if (wpl_y !== undefined) out.wpl_z = wpl_y;
  if (avz !== undefined) out.avy = avz;
  if (avy !== undefined) out.avz = avy;
  return out;
}

/** With y′ = z and z′ = −y: My′ = −Mz, Mz′ = My, Vz′ = −Vy, Vy′ = Vz. */
function turnedDiagram(diagram: Diagram): Diagram {
  const { loads, free } = diagram;
  return {
    ...(free && { free: [free[1], free[0]] as const }),
    positions: diagram.positions,
    displacement: (x) => diagram.displacement(x),
    rotation: (end) => diagram.rotation(end),
    forces(x, side, out: Forces): Forces {
      const { vy, vz, my, mz } = diagram.forces(x, side, out);
      return Object.assign(out, { vy: vz, vz: -vy, my: -mz, mz: my });
    },
    loads: turnedLoads(loads),
  };
}

const turnedLoads = ({ points, distributed, ...rest }: MemberLoads): MemberLoads => ({
  ...rest,
  points: points.map(({ x, fy, fz }) => ({ x, fy: fz, fz: -fy })),
  distributed: distributed.map(({ fy1, fy2, fz1, fz2, ...more }) => ({ ...more, fy1: fz1, fy2: fz2, fz1: -fy1, fz2: -fy2 })),
});

function turnExtremes(out: Extremes): Extremes {
  const { min, max } = out;
  const [low, high] = [{ ...min }, { ...max }];
  Object.assign(min, { vy: low.vz, vz: -high.vy, my: -high.mz, mz: low.my });
  Object.assign(max, { vy: high.vz, vz: -low.vy, my: -low.mz, mz: high.my });
  return out;
}
