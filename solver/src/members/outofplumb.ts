/** Whether what can lean was analysed with sway imperfections: EN 1993-1-1 5.3.2. */

import { askew } from "../analysis/imperfections/imperfections_ways.ts";
import type { DesignMember, SteelCheck } from "../generated/model.ts";
import { turn } from "../model/trigonometry.ts";
import type { Column, Force, Part, Passed } from "../topology/columns.ts";
import type { CheckMember, Forces } from "../topology/context.ts";
import { lineOf } from "../topology/line.ts";
import { givenBy, storeysOf } from "../topology/storeys.ts";
import { designsOf } from "../topology/target.ts";
import { amongQuestion } from "./amongloads.ts";
import { endsOf } from "./end.ts";
import type { Ends } from "./ends.ts";
import { tipOf } from "./lengths.ts";
import type { StructureView } from "./structure.ts";

/** 5.3.2(4)B: where H_Ed is at least this much of V_Ed, a lean is of no matter. */
const DISREGARDED = 0.15;
/** A column whose force is less than this much of the load on the structure is not pressed. */
const NOTHING = 1e-6;
/** One on a beam with less than this may be a post of a truss, whose chord bends a little. */
const LITTLE = 0.05;
/** Less than this is written as nothing, and no combination pushes less. */
const NONE = 5e-4;

/**
 * Along x, and along y. 5.3.2(8) has the lean in all relevant directions, and both ways along an axis are relevant: one of them is enough for a structure and
 * loads that are symmetric, of which nothing is known here.
 */
const DIRECTIONS = [
  ["+x", "-x"],
  ["+y", "-y"],
] as const;

const AXES = [0, 1] as const;

/** One way in which columns can lean, and those that do. */
interface Way {
  named: string;
  x: number;
  y: number;
  columns: readonly Column[];
  /** Of imperfections, what leans it so. */
  directions: readonly string[];
}

/** What a check is to ask of the part that a member belongs to, and of every member there alike; null where it is nothing. */
export function leanQuestion(joints: StructureView, { start }: CheckMember, { limit_state }: SteelCheck): string | null {
  const part = joints.parts.get(start);
  if (!part || limit_state === "SLS" || joints.assumed.automatic) return null;
  if (part.question === undefined) part.question = questionOf(part, joints);
  return part.question;
}

function questionOf(part: Part, joints: StructureView): string | null {
  const imperfections = joints.context.model.analysis?.options?.imperfections;
  const given: readonly string[] = imperfections?.directions ?? [];
  // By 5.2.2(8) lengths of the sway mode stand for imperfections too.
  const isByLength = ({ member }: Column, axis: 0 | 1): boolean => joints.hasSwayLength(member, axis) || isCantilever(member, axis, joints);
  const isGiven = ({ directions }: Pick<Way, "directions">): boolean => directions.every((way) => given.includes(way));
  const axes = AXES.map((axis): Way => {
    const columns = part.leaning[axis].every((column) => isByLength(column, axis)) ? [] : part.leaning[axis];
    return { named: "xy"[axis]!, x: 1 - axis, y: axis, columns, directions: DIRECTIONS[axis] };
  });
  const asked = [...axes, ...askewWays(part, (column) => AXES.every((axis) => isByLength(column, axis)))].filter((way) => !isGiven(way));
  const found = leastPushed(part, asked, joints);
  const worst = found.reduce<Upright | null>((least, one) => (least && least.ratio <= one.ratio ? least : one), null);
  if (!worst) {
    const leant = AXES.filter((axis) => isGiven({ directions: DIRECTIONS[axis] }));
    return imperfections?.among_loads ? amongQuestion(part, leant, isByLength, joints) : null;
  }
  const missing = DIRECTIONS.flat().filter((one) => !given.includes(one) && found.some(({ way }) => way.directions.includes(one)));
  // Rounded, but never up to the limit.
  const ratio = Math.min(worst.ratio, DISREGARDED - 1e-3).toFixed(3);
  return `columns here can lean, and H_Ed = ${ratio}·V_Ed along ${worst.way.named} ${worst.where} is below 0.15·V_Ed: sway imperfections are due (5.3.2(4)B). Give analysis.options.imperfections in the directions ${missing.join(", ")}, with among_loads where they are among the loads, or every column's l_cr_y and l_cr_z of the sway mode (5.2.2(8))`;
}

/** The ways of what stands askew to x and y, in which columns lean that do so along both: loads may push enough along each of these, and not at all across themselves. */
function askewWays(part: Part, isByLength: (column: Column) => boolean): Way[] {
  const both = new Set(part.leaning[1].map(({ member }) => member));
  const columns = part.leaning[0].filter(({ member }) => both.has(member));
  if (!columns.length || columns.every(isByLength)) return [];
  const standing = part.members.map(({ axes: { x, y }, type, start_hinge, end_hinge }) => ({
    x,
    y,
    hinged: type !== "beam" || start_hinge !== undefined || end_hinge !== undefined,
  }));
  return askew(standing).map((degrees) => {
    const { cos, sin } = turn(degrees);
    return { named: `${degrees}° from x`, x: cos, y: sin, columns, directions: DIRECTIONS.flat() };
  });
}

/** It is a piece of a design member from a clamped foot to a free head, whose length is taken to be that of its sway: twice its own. */
function isCantilever({ id, axes: { y, z } }: CheckMember, along: 0 | 1, joints: StructureView): boolean {
  const axis = Math.abs(z[along]) >= Math.abs(y[along]) ? "y" : "z";
  let all = designs.get(joints);
  if (!all) designs.set(joints, (all = designsByMember(joints)));
  const own = all.get(id);
  if (!own || own.design[`l_cr_${axis}`] !== undefined) return false;
  return tipOf((own.ends ??= endsOfDesign(own.design, joints)), axis) !== null;
}

interface Own {
  design: DesignMember;
  ends?: Ends;
}

/** By member the design member that it is a piece of, of several the first. */
const designs = new WeakMap<StructureView, ReadonlyMap<string, Own>>();

function designsByMember({ context }: StructureView): ReadonlyMap<string, Own> {
  const out = new Map<string, Own>();
  for (const design of designsOf(context)) {
    const own: Own = { design };
    for (const id of design.members) if (!out.has(id)) out.set(id, own);
  }
  return out;
}

const endsOfDesign = ({ members }: DesignMember, joints: StructureView): Ends =>
  endsOf(
    lineOf(
      members.flatMap((one) => joints.context.member(one) ?? []),
      joints,
    ),
    joints,
  );

/** The least horizontal load of any combination, for its vertical one. */
interface Upright {
  way: Way;
  ratio: number;
  where: string;
}

/** What beams bear of whatever stands on them at a node, N: the jump of their shear. Posts of a truss leave more to its diagonals. */
function borneBy(beams: readonly CheckMember[], node: string, forces: (member: CheckMember, x: number) => Forces): number {
  let up = 0;
  for (const beam of beams) {
    const { vy, vz } = forces(beam, beam.start === node ? 0 : beam.length);
    up += (beam.start === node ? 1 : -1) * (vy * beam.axes.y[2] + vz * beam.axes.z[2]);
  }
  return Math.abs(up);
}

/**
 * H_Ed and V_Ed: what is put on the structure above a column's foot and passes down there; where walls stand beside it, what the structure gives to all its
 * supports.
 */
function pushOf({ loads, down, walls }: Passed, all: Force, { x, y }: Way): { h: number; v: number } {
  const along = (force: Force): number => Math.abs(x * force[0] + y * force[1]);
  return walls ? { h: along(all), v: all[2] } : { h: Math.min(along(loads), along(down)), v: loads[2] };
}

/** By way, of the combinations that press some column and push its storey too little for 5.3.2(4)B: the least. */
function leastPushed(part: Part, ways: readonly Way[], joints: StructureView): Upright[] {
  const { context } = joints;
  const found = new Map<Way, Upright>();
  if (!ways.some(({ columns }) => columns.length)) return [];
  const storeys = (part.storeys ??= storeysOf(part, joints));
  for (const combination of context.combinations) {
    const open = ways.filter((way) => !((found.get(way)?.ratio ?? 1) < NONE));
    if (!open.length) break;
    if (combination.limit_state === "SLS") continue;
    const all = givenBy(part, joints, combination);
    const forces = (member: CheckMember, x: number): Forces =>
      context.diagram(member, combination).forces(x, x ? -1 : 1, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });
    const isPressed = ({ member, foot, on }: Column): boolean => {
      const { n } = forces(member, 0);
      return on ? n < -LITTLE * all[2] && borneBy(on, foot, forces) >= -n / 2 : n < -NOTHING * all[2];
    };
    const passed = storeys(combination);
    for (const way of open)
      for (const column of way.columns) {
        const { h, v } = pushOf(passed.get(column)!, all, way);
        const ratio = h / v;
        if (v > 0 && ratio < (found.get(way)?.ratio ?? DISREGARDED) && isPressed(column))
          found.set(way, { way, ratio, where: `in ${combination.id} above node '${column.foot}'` });
      }
  }
  return ways.flatMap((way) => found.get(way) ?? []);
}
