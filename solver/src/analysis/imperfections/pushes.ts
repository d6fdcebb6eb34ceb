/** Loads that push a structure sideways and down, above the foot of every column: H_Ed and V_Ed of EN 1993-1-1 5.3.2(4)B. */

import type { Imperfections } from "../../generated/model.ts";
import type { Combination, FactoredCase } from "../../model/combinations.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { turn } from "../../model/trigonometry.ts";
import { heightsOf } from "../../topology/heights.ts";
import { structuresOf } from "../../topology/structures.ts";
import { askew, standingOf } from "./imperfections_ways.ts";
import { phiOf } from "./phi.ts";

/** Where H_Ed is at least this much of V_Ed, a lean is of no matter. */
const DISREGARDED = 0.15;
/** A member stands where it is within 30° of the vertical: rise² ≥ 3·run². */
const STANDS = 3;
/** Nodes that lie apart by less are on one level, m. */
const LEVEL = 1e-6;
/** Along x, along y and down. */
const SUMS = 3;
/** A load down that is less than this share of all there is presses nothing. */
const NOTHING = 1e-9;
/** Of the largest load on a level: combinations with less need no lean of their own. */
const LOADED = 0.9;
/** A push of this share of φ and more stands for it. */
const ALIKE = 0.9;

/** The levels of one structure at which columns begin, the lowest first, and where its sums stand; without columns its foot, of which sway alone asks. */
interface Levels {
  z: number[];
  at: number;
  standing: boolean;
  /** Out of plumb along x and along y by which every column is drawn, at least. */
  slope: [number, number];
}

/** What presses columns in a combination, and whether it pushes them sideways enough. */
export class Pushes {
  private readonly structures: Int32Array;
  private readonly levels = new Map<number, Levels>();
  private readonly count: number;
  /** Unit vectors of what stands askew to x and y: then these axes alone tell too little. */
  private readonly askew: readonly { cos: number; sin: number }[];
  private readonly sums = new Map<number, Float64Array>();

  constructor(
    private readonly frame: Frame,
    private readonly loads: readonly CaseLoads[],
  ) {
    const { position, start, end } = frame;
    this.structures = structuresOf(frame);
    this.askew = askew(standingOf(frame)).map(turn);
    start.forEach((a, m) => {
      const b = end[m]!;
      const [dx, dy, dz] = [0, 1, 2].map((c) => position[3 * b + c]! - position[3 * a + c]!) as [number, number, number];
      if (dz * dz < STANDS * (dx * dx + dy * dy)) return;
      const foot = Math.min(position[3 * a + 2]!, position[3 * b + 2]!);
      const structure = this.structures[a]!;
      const known = this.levels.get(structure) ?? { z: [], at: 0, standing: true, slope: [Infinity, Infinity] };
      this.levels.set(structure, known);
      known.z.push(foot);
      known.slope = [Math.min(known.slope[0], Math.abs(dx / dz)), Math.min(known.slope[1], Math.abs(dy / dz))];
    });
    this.structures.forEach((structure, node) => {
      const own = this.levels.get(structure);
      const z = position[3 * node + 2]!;
      if (!own) this.levels.set(structure, { z: [z], at: 0, standing: false, slope: [0, 0] });
      else if (!own.standing && z < own.z[0]!) own.z = [z];
    });
    let at = 0;
    for (const levels of this.levels.values()) {
      levels.z = levels.z.sort((a, b) => a - b).filter((z, i, all) => i === 0 || z > all[i - 1]! + LEVEL);
      levels.at = at;
      at += SUMS * levels.z.length;
    }
    this.count = at;
  }

  /**
   * Along x and along y, both where something stands askew to them: some structure's columns are pressed from above a level, and pushed sideways there by less than 0.15 of that. What rises without
   * columns, as an arch, counts where it `sways`.
   */
  due({ terms }: Combination, sways: boolean): { x: boolean; y: boolean } {
    const sums = this.of(terms);
    const due = { x: false, y: false, askew: false };
    let most = 0;
    for (let i = 2; i < sums.length; i += SUMS) most = Math.max(most, Math.abs(sums[i]!));
    for (const { at, z, standing } of this.levels.values()) {
      if (!standing && !sways) continue;
      for (let i = at; i < at + SUMS * z.length; i += SUMS) {
        const down = sums[i + 2]!;
        if (down <= NOTHING * most) continue;
        const [x, y] = [sums[i]!, sums[i + 1]!];
        due.x ||= Math.abs(x) < DISREGARDED * down;
        due.y ||= Math.abs(y) < DISREGARDED * down;
        due.askew ||= this.askew.some(({ cos, sin }) => Math.abs(cos * x + sin * y) < DISREGARDED * down);
      }
    }
    return this.askew.length && (due.x || due.y || due.askew) ? { x: true, y: true } : due;
  }

  /**
   * Where loads are said to hold the lean: along x or y the loads above some level push by less than φ in every combination that presses it most, and no column
   * there is drawn out of plumb by that much.
   */
  tooLittle(combinations: readonly Combination[], due: readonly string[], asked: Pick<Imperfections, "height" | "columns">): string[] {
    const heights = heightsOf(this.frame);
    const all = combinations.filter(({ limitState }) => limitState !== "SLS").map(({ terms }) => this.of(terms));
    for (const [structure, { at, z, standing, slope }] of this.levels) {
      const phi = phiOf(asked.height ?? heights[structure]!, asked.columns ?? 1);
      for (const [c, axis] of (["x", "y"] as const).entries())
        for (let i = at; standing && due.includes(`+${axis}`) && i < at + SUMS * z.length; i += SUMS) {
          const most = Math.max(...all.map((sums) => sums[i + 2]!));
          const pressed = all.filter((sums) => sums[i + 2]! >= LOADED * most);
          const push = slope[c]! + Math.max(...pressed.map((sums) => Math.abs(sums[i + c]!) / sums[i + 2]!));
          if (most > 0 && push < ALIKE * phi)
            return [
              `Loads along ${axis} push by ${push.toFixed(4)}·V_Ed at most, and φ = 1/${(1 / phi).toFixed(0)} is due among them (EN 1993-1-1 5.3.2(3)a): leave imperfections.among_loads out`,
            ];
        }
    }
    return [];
  }

  private of(terms: readonly FactoredCase[]): Float64Array {
    const out = new Float64Array(this.count);
    for (const { load_case, factor } of terms) this.ofCase(load_case).forEach((value, i) => (out[i]! += factor * value));
    return out;
  }

  private ofCase(i: number): Float64Array {
    let found = this.sums.get(i);
    if (!found) this.sums.set(i, (found = this.summed(this.loads[i]!)));
    return found;
  }

  /** By level all that acts above it. */
  private summed({ nodal, member: { lines, points, weights } }: CaseLoads): Float64Array {
    const { axes, position, start, length } = this.frame;
    const out = new Float64Array(this.count);
    const add = (node: number, z: number, x: number, y: number, down: number): void => {
      const levels = this.levels.get(this.structures[node]!);
      const next = levels?.z.findIndex((level) => z <= level + LEVEL) ?? 0;
      const above = (next < 0 ? levels!.z.length : next) - 1;
      if (above < 0) return;
      const at = levels!.at + SUMS * above;
      out[at]! += x;
      out[at + 1]! += y;
      out[at + 2]! += down;
    };
    const onMember = (m: number, at: number, local: readonly number[]): void => {
      const node = start[m]!;
      const global = (c: number): number => local.reduce((sum, value, row) => sum + value * axes[9 * m + 3 * row + c]!, 0);
      add(node, position[3 * node + 2]! + at * axes[9 * m + 2]!, global(0), global(1), -global(2));
    };
    for (let node = 0; 6 * node < nodal.length; node++)
      add(node, position[3 * node + 2]!, nodal[6 * node]!, nodal[6 * node + 1]!, -nodal[6 * node + 2]!);
    for (let i = 0; i < weights.length; i += 4) {
      const m = weights[i]!;
      onMember(
        m,
        length[m]! / 2,
        weights.slice(i + 1, i + 4).map((q) => q * length[m]!),
      );
    }
    for (let i = 0; i < lines.length; i += 9) {
      const [from, to] = [lines[i + 1]!, lines[i + 2]!];
      onMember(
        lines[i]!,
        (from + to) / 2,
        [3, 4, 5].map((k) => ((lines[i + k]! + lines[i + k + 3]!) / 2) * (to - from)),
      );
    }
    for (let i = 0; i < points.length; i += 8) onMember(points[i]!, points[i + 1]!, points.slice(i + 2, i + 5));
    for (const { z, at } of this.levels.values())
      for (let k = z.length - 2; k >= 0; k--) for (let c = 0; c < SUMS; c++) out[at + SUMS * k + c]! += out[at + SUMS * (k + 1) + c]!;
    return out;
  }
}
