/** What holds a design member sideways, for the critical moment. */

import type { LateralRestraint } from "../../generated/model.ts";
import type { Dof, Vector } from "../run/context.ts";
import { freeStanding, type Line, type Span } from "../run/line.ts";
import type { Joints } from "./joints.ts";
import type { Restraint } from "./mcr.ts";

const MOVES = ["ux", "uy", "uz"] as const;
const TURNS = ["rx", "ry", "rz"] as const;

/** One place that may hold the line: an end, a support inside it, or a flange held as the design member says. */
export type Hold =
  | { at: "start" | "end" | "support"; s: number; v: boolean; theta: boolean; slope: boolean; warping: boolean }
  | { at: "flange"; s: number; flange: LateralRestraint["flange"] };

/** Forks where other members meet an end, what a support holds at held ends, a clamped root where the other end is free, supports inside, and the restraints given. */
export function holdsOf(
  line: Line,
  joints: Joints,
  given: readonly LateralRestraint[],
  rootWarping: boolean,
): { holds: Hold[]; cantilever: boolean } {
  const cantilever = freeStanding(line, joints);
  const { x, y, z } = (line.spans[0] as Span).member.axes;
  // Springs hold an end too; inside the line only what is fixed counts.
  const holds = (node: string, axis: Vector, dofs: readonly Dof[], springs: boolean): boolean => {
    const support = joints.support(node);
    const sum = dofs.reduce((all, dof, k) => {
      const way = support?.[dof];
      return all + (way === "fixed" || (springs && typeof way === "number") ? (axis[k] as number) ** 2 : 0);
    }, 0);
    return sum > (springs ? 0.5 : 0.99);
  };
  const endOf = (at: "start" | "end") => {
    const node = (at === "start" ? line.nodes[0] : line.nodes.at(-1)) as string;
    const free = line.ends[at] === "free";
    const fork = cantilever || joints.joined(node);
    return {
      v: !free && (fork || holds(node, y, MOVES, true)),
      theta: !free && (fork || holds(node, x, TURNS, true)),
      turning: !free && (cantilever || (!fork && holds(node, z, TURNS, true))),
    };
  };
  const inside = line.nodes.slice(1, -1).some((node) => joints.support(node) !== undefined);
  const [first, last] = [endOf("start"), endOf("end")];
  const ends = (
    [
      ["start", first, last],
      ["end", last, first],
    ] as const
  ).map(([at, own, other]): Hold => {
    // Between forks a clamped end turns sideways as if hinged, the safe side; with the far end loose it is all that holds the beam.
    const slope = (own.v || own.theta) && own.turning && !other.v && !inside;
    return { at, s: at === "start" ? 0 : line.length, v: own.v, theta: own.theta, slope, warping: slope && rootWarping };
  });
  const supports = line.nodes.slice(1, -1).flatMap((node, i): Hold[] => {
    if (!joints.support(node)) return [];
    const { from: s } = line.spans[i + 1] as Span;
    const slope = holds(node, z, TURNS, false);
    return [{ at: "support", s, v: holds(node, y, MOVES, false), theta: holds(node, x, TURNS, false), slope, warping: false }];
  });
  const flanges = given.map(({ position, flange }): Hold => ({ at: "flange", s: position * line.length, flange }));
  return { holds: [...ends, ...supports, ...flanges], cantilever };
}

/** The same as the eigenvalue problem takes it; `half`: height of the upper flange above the shear centre. */
export function restraintsOf(holds: readonly Hold[], half: number): Restraint[] {
  return holds.flatMap((hold): Restraint[] => {
    const { s } = hold;
    if (hold.at !== "flange") {
      const { v, theta, slope, warping } = hold;
      return v || theta || slope ? [{ s, v, theta, slope, warping }] : [];
    }
    const both = hold.flange === "both";
    const restraint = { s, v: both, theta: both, slope: false, warping: false };
    return [both ? restraint : { ...restraint, flange: hold.flange === "top" ? half : -half }];
  });
}
