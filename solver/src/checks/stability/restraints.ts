/** What holds a design member sideways, for the critical moment. */

import type { Dof, Vector } from "../run/context.ts";
import { freeStanding, type Line, type Span } from "../run/line.ts";
import type { Joints } from "./joints.ts";
import type { Restraint } from "./mcr.ts";

const MOVES = ["ux", "uy", "uz"] as const;
const TURNS = ["rx", "ry", "rz"] as const;

/** What holds the line sideways: forks where other members meet an end, what a support holds at held ends, a clamped root where the other end is free, supports inside, and the restraints given. */
export function restraintsOf(
  line: Line,
  joints: Joints,
  given: readonly { position: number; flange: "top" | "bottom" | "both" }[],
  half: number,
  rootWarping: boolean,
): { restraints: Restraint[]; description: string; cantilever: boolean } {
  const restraints: Restraint[] = [];
  const cantilever = freeStanding(line, joints);
  const words: string[] = [];
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
  for (const [end, own, other] of [
    ["start", first, last],
    ["end", last, first],
  ] as const) {
    if (!own.v && !own.theta) {
      words.push(`${end} free`);
      continue;
    }
    // Between forks a clamped end turns sideways as if hinged, the safe side; with the far end loose it is all that holds the beam.
    const slope = own.turning && !other.v && !inside;
    restraints.push({ s: end === "start" ? 0 : line.length, v: own.v, theta: own.theta, slope, warping: slope && rootWarping });
    words.push(
      slope
        ? `${end} clamped sideways, warping ${rootWarping ? "fixed" : "free"}`
        : own.v && own.theta
          ? `${end} fork`
          : `${end} held ${own.v ? "sideways, free to twist" : "against twist, free sideways"}`,
    );
  }
  line.nodes.slice(1, -1).forEach((node, i) => {
    if (!joints.support(node)) return;
    const s = (line.spans[i + 1] as Span).from;
    const v = holds(node, y, MOVES, false);
    const theta = holds(node, x, TURNS, false);
    const slope = holds(node, z, TURNS, false);
    if (v || theta || slope) restraints.push({ s, v, theta, slope, warping: false });
    words.push(
      `support at ${s.toFixed(3)} m holds ${[v && "sideways", theta && "twist", slope && "turning"].filter(Boolean).join(", ") || "nothing sideways"}`,
    );
  });
  for (const { position, flange } of given) {
    const s = position * line.length;
    const both = flange === "both";
    restraints.push({
      s,
      v: both,
      theta: both,
      slope: false,
      warping: false,
      ...(both ? {} : { flange: flange === "top" ? half : -half }),
    });
    words.push(`${flange} ${both ? "flanges" : "flange"} held at ${s.toFixed(3)} m`);
  }
  return { restraints, description: words.join("; "), cantilever };
}
