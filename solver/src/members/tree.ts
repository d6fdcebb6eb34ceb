/** Which nodes lie behind which on their ways to the ground. */

/** A walk of the tree gives every node a place; what lies behind it has the places up to its last. */
export class Tree {
  private readonly entered: Int32Array;
  private readonly left: Int32Array;

  /** `order` has every node after the one its way leads to, which `above` names; −1 for a root. */
  constructor(nodes: number, order: readonly number[], above: (node: number) => number) {
    this.entered = new Int32Array(nodes).fill(-1);
    this.left = new Int32Array(nodes).fill(-1);
    const size = new Int32Array(nodes).fill(1);
    for (let i = order.length - 1; i >= 0; i--) {
      const node = order[i] as number;
      const up = above(node);
      if (up >= 0) size[up] = (size[up] as number) + (size[node] as number);
    }
    const next = new Int32Array(nodes);
    let roots = 0;
    for (const node of order) {
      const up = above(node);
      const at = up < 0 ? roots : (next[up] as number);
      if (up < 0) roots += size[node] as number;
      else next[up] = at + (size[node] as number);
      this.entered[node] = at;
      this.left[node] = at + (size[node] as number) - 1;
      next[node] = at + 1;
    }
  }

  /** The node has a way to the ground. */
  has(node: number): boolean {
    return this.entered[node] !== -1;
  }

  /** The way of `node` to the ground passes `root`, or is it. */
  within(node: number, root: number): boolean {
    return (this.entered[node] as number) >= (this.entered[root] as number) && (this.left[node] as number) <= (this.left[root] as number);
  }
}
