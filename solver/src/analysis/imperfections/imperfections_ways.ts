/** The ways a structure leans in plan: those asked for, and between them those of what stands askew to x and y. */

import type { Imperfections } from "../../generated/model.ts";
import type { Frame } from "../../model/frame.ts";
import { turn } from "../../model/trigonometry.ts";

/** tan² 15°: what goes nearer an axis has all but 3 % of a lean along it. */
const STRAIGHT = 0.0717967697;
/** Degrees from x towards y, each with its opposite. */
const ASKEW = [30, 45, 60, 120, 135, 150];

/** Shares of a lean along x and along y, and of a turn about the vertical. */
export interface Way {
  id: string;
  x: number;
  y: number;
  rz: number;
}

/** 5.3.2(8), all relevant directions: of a bay at 45° a lean along x or y has 0.7 of the lean along it. */
export function waysOf(frame: Frame, directions: Imperfections["directions"]): Way[] {
  const asked = new Set<string>(directions);
  const ways: Way[] = [...asked].map((id) => {
    const share = (axis: string): number => (id.slice(1) !== axis ? 0 : id[0] === "-" ? -1 : 1);
    return { id, x: share("x"), y: share("y"), rz: share("rz") };
  });
  for (const degrees of askew(standingOf(frame)))
    for (const angle of [degrees, degrees + 180]) {
      const { cos: x, sin: y } = turn(angle);
      if (asked.has(x > 0 ? "+x" : "-x") && asked.has(y > 0 ? "+y" : "-y")) ways.push({ id: `${angle}°`, x, y, rz: 0 });
    }
  return ways;
}

/** All members, whichever way they go. */
export const standingOf = ({ axes, connectionOf }: Frame): Standing[] =>
  Array.from(connectionOf, (connection, m) => ({
    x: axes.subarray(9 * m, 9 * m + 3),
    y: axes.subarray(9 * m + 3, 9 * m + 6),
    hinged: connection >= 0,
  }));

/** The axes of a member. */
interface Standing {
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  /** At one end or both. */
  hinged: boolean;
}

/**
 * The nearest angles of what keeps a structure from swaying and runs along neither x nor y, degrees from x: braces, beams that bend with columns, and both axes
 * of columns.
 */
export function askew(members: readonly Standing[]): number[] {
  const found = new Set<number>();
  for (const { x: axis, y: side, hinged } of members) {
    const [rise, run] = [axis[2]! ** 2, axis[0]! ** 2 + axis[1]! ** 2];
    // What is level and hinged leaves the sway to others.
    if (rise <= STRAIGHT * run && hinged) continue;
    const isUpright = run <= STRAIGHT * rise;
    const [x, y] = [(isUpright ? side : axis)[0]!, (isUpright ? side : axis)[1]!];
    if (Math.min(x * x, y * y) <= STRAIGHT * Math.max(x * x, y * y)) continue;
    const along = (degrees: number): number => Math.abs(x * turn(degrees).cos + y * turn(degrees).sin);
    const nearest = ASKEW.reduce((best, degrees) => (along(degrees) > along(best) ? degrees : best));
    found.add(nearest);
    if (isUpright) found.add((nearest + 90) % 180);
  }
  return [...found].sort((a, b) => a - b);
}
