/** What holds a design member sideways, for the critical moment. */

import type { Dof, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";
import { freeStanding, type Line, type Span } from "./line.ts";
import type { Restraint } from "./mcr.ts";

/** What holds the line sideways: forks at held ends, a clamped root where the other end is free, supports inside, and the restraints given. */
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
  for (const end of ["start", "end"] as const) {
    const s = end === "start" ? 0 : line.length;
    if (line.ends[end] === "free") {
      words.push(`${end} free`);
      continue;
    }
    restraints.push({ s, v: true, theta: true, slope: cantilever, warping: cantilever && rootWarping });
    words.push(cantilever ? `${end} clamped sideways, warping ${rootWarping ? "fixed" : "free"}` : `${end} fork`);
  }
  const { y } = (line.spans[0] as Span).member.axes;
  const { x } = (line.spans[0] as Span).member.axes;
  const { z } = (line.spans[0] as Span).member.axes;
  line.nodes.slice(1, -1).forEach((node, i) => {
    const support = joints.support(node);
    if (!support) return;
    const s = (line.spans[i + 1] as Span).from;
    const held = (axis: Vector, dofs: readonly Dof[]): boolean =>
      dofs.reduce((sum, dof, k) => sum + (support[dof] === "fixed" ? (axis[k] as number) ** 2 : 0), 0) > 0.99;
    const v = held(y, ["ux", "uy", "uz"]);
    const theta = held(x, ["rx", "ry", "rz"]);
    const slope = held(z, ["rx", "ry", "rz"]);
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
