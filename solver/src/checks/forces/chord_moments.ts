/**
 * Moments of second order without the compression times the member's own way off the chord between its ends: what end moments and loads leave, by statics.
 * The factors k of 6.3.3 stand for the rest (EN 1993-1-1 5.2.2(7)b): moments that hold it already would be enlarged twice.
 */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import { dot } from "../../model/vectors.ts";
import type { Forces, Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Span } from "../../topology/line.ts";
import { isSecond } from "../../topology/sway_assumptions.ts";
import type { MemberInput } from "../buckling/member.ts";
import type { Columns } from "../twist/annex.ts";
import type { Peaks } from "./peaks.ts";

/** Places looked at along the member, beside those where something sets in: between two of them a parabola rises by 1/1600 more. */
const PLACES = 40;

type About = { y: boolean; z: boolean };

class Straightened extends LineDiagram {
  private readonly start: Vector;
  private readonly end: Vector;

  /** `pressed`: compression all along, N. */
  constructor(
    whole: LineDiagram,
    private readonly pressed: number,
    private readonly about: About,
  ) {
    const own = whole.diagrams[Symbol.iterator]();
    super(whole.line, { diagram: () => own.next().value! }, whole.combination);
    this.start = whole.displacement(0);
    this.end = whole.displacement(whole.line.length);
  }

  override forces(s: number, side: -1 | 1, out: Forces): Forces {
    const f = super.forces(s, side, out);
    const [at, t] = [this.displacement(s), s / this.line.length];
    const off = at.map((u, i) => u - this.start[i]! - t * (this.end[i]! - this.start[i]!)) as [number, number, number];
    const { y, z } = (this.line.spans[0] as Span).member.axes;
    // Tension in the −z face is positive, and so is what a compression gives on its way towards −z.
    if (this.about.y) f.my += this.pressed * dot(off, z);
    if (this.about.z) f.mz += this.pressed * dot(off, y);
    return f;
  }
}

/** A combination along a member. */
interface Along {
  diagram: LineDiagram;
  peaks: Peaks;
}

/** Null where no compression of second order is in its moments; a bow by temperature has no moment of its own that k would enlarge. */
export function straightenedAbout({ diagram, peaks }: Along, joints: Joints, about: About): Along | null {
  if (peaks.n <= 0 || !isSecond(diagram.combination, joints.assumed) || !(about.y || about.z)) return null;
  if (diagram.diagrams.some(({ free }) => free?.some((curvature) => curvature !== 0))) return null;
  const pressed = leastCompression(diagram);
  if (pressed <= 0) return null;
  const own = new Straightened(diagram, pressed, about);
  return { diagram: own, peaks: peaksOf(own, peaks, about) };
}

/** The same by itself too where its buckling length is that of a part of it. */
export function straightened(input: MemberInput, columns: Columns): MemberInput {
  const { diagram, joints, peaks } = input;
  const { system } = diagram.line;
  const isWhole = (axis: "y" | "z"): boolean => (columns[axis]?.l_cr ?? 0) >= system * (1 - 1e-6);
  const found = straightenedAbout(input, joints, { y: peaks.my > 0 && isWhole("y"), z: peaks.mz > 0 && isWhole("z") });
  return found ? { ...input, ...found, straight: true } : input;
}

const placesOf = (diagram: LineDiagram): number[] => [
  ...diagram.positions(),
  ...Array.from({ length: PLACES - 1 }, (_, i) => ((i + 1) * diagram.line.length) / PLACES),
];

function leastCompression(diagram: LineDiagram): number {
  const scratch = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const s of diagram.positions()) for (const side of [-1, 1] as const) least = Math.min(least, -diagram.forces(s, side, scratch).n);
  return least;
}

/** Never more than with it. */
function peaksOf(own: LineDiagram, peaks: Peaks, about: About): Peaks {
  const largest = (axis: "my" | "mz"): number => {
    let most = 0;
    for (const s of placesOf(own)) for (const side of [-1, 1] as const) most = Math.max(most, Math.abs(own.moment(s, axis, side)));
    return most;
  };
  return {
    ...peaks,
    ...(about.y && { my: Math.min(peaks.my, largest("my")) }),
    ...(about.z && { mz: Math.min(peaks.mz, largest("mz")) }),
  };
}
