/** Nodes along a line: cells of a grid make the search as long as the line, not as long as the model. */

import type { Node } from "../generated/model.ts";
import { ON_LINE } from "../generated/tolerances.ts";

export type Point = readonly [number, number, number];

/** A node strictly between two points, and how far along, 0 to 1. */
export interface Between {
  node: Node;
  at: number;
}

/** Ends reach this much past a cell, so that rounding loses no node at its border. */
const MARGIN = 2 * ON_LINE;

export class NodesOn {
  private readonly cells = new Map<string, Node[]>();
  private readonly low: [number, number, number] = [Infinity, Infinity, Infinity];
  private readonly size: number;

  constructor(nodes: readonly Node[]) {
    const high = [-Infinity, -Infinity, -Infinity];
    for (const { x, y, z } of nodes) {
      [x, y, z].forEach((value, k) => {
        this.low[k] = Math.min(this.low[k]!, value);
        high[k] = Math.max(high[k]!, value);
      });
    }
    const widest = Math.max(1, ...high.map((value, k) => value - this.low[k]!));
    this.size = widest / Math.max(1, Math.ceil(Math.cbrt(nodes.length)));
    for (const node of nodes) {
      const key = this.cellOf([node.x, node.y, node.z]).join(" ");
      const cell = this.cells.get(key);
      if (cell) cell.push(node);
      else this.cells.set(key, [node]);
    }
  }

  /** In order from the first point to the second. */
  between(from: Point, to: Point): Between[] {
    const run: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const length = Math.sqrt(run[0] * run[0] + run[1] * run[1] + run[2] * run[2]);
    const found: Between[] = [];
    for (const node of this.near(from, run, length)) {
      const away: Point = [node.x - from[0], node.y - from[1], node.z - from[2]];
      const at = (away[0] * run[0] + away[1] * run[1] + away[2] * run[2]) / (length * length);
      const off = [away[0] - at * run[0], away[1] - at * run[1], away[2] - at * run[2]] as const;
      const beside = Math.sqrt(off[0] * off[0] + off[1] * off[1] + off[2] * off[2]);
      if (beside <= ON_LINE && at * length > ON_LINE && (1 - at) * length > ON_LINE) found.push({ node, at });
    }
    return found.sort((a, b) => a.at - b.at);
  }

  private cellOf(point: Point): number[] {
    return point.map((value, k) => Math.floor((value - this.low[k]!) / this.size));
  }

  /** The nodes of every cell that the line runs through or beside. */
  private *near(from: Point, run: Point, length: number): Generator<Node> {
    const seen = new Set<string>();
    const steps = Math.ceil((2 * length) / this.size) + 1;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const low = this.cellOf([
        from[0] + t * run[0] - this.size / 2,
        from[1] + t * run[1] - this.size / 2,
        from[2] + t * run[2] - this.size / 2,
      ]);
      const high = this.cellOf([
        from[0] + t * run[0] + this.size / 2 + MARGIN,
        from[1] + t * run[1] + this.size / 2 + MARGIN,
        from[2] + t * run[2] + this.size / 2 + MARGIN,
      ]);
      for (let x = low[0]!; x <= high[0]!; x++)
        for (let y = low[1]!; y <= high[1]!; y++)
          for (let z = low[2]!; z <= high[2]!; z++) {
            const key = `${x} ${y} ${z}`;
            if (seen.has(key)) continue;
            seen.add(key);
            yield* this.cells.get(key) ?? [];
          }
    }
  }
}
