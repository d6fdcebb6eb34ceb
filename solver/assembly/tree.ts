/** The elimination tree of an ordered graph: parents, postorder, and how many blocks each column holds. */

import { blockCount, neighbours, starts } from "./graph";
import { Integers, filled, integers } from "./storage";

/** Elimination position → block, and its inverse. */
export let order: Integers = integers(0);
export let position: Integers = integers(0);
/** Parent of each position in the tree, −1 at a root. */
export let parent: Integers = integers(0);
/** Blocks in each column of the factor, the diagonal one included. */
export let columnCount: Integers = integers(0);

export function buildTree(elimination: Integers): void {
  order = elimination;
  position = integers(blockCount);
  parent = integers(blockCount);
  findParents();
  postorder();
  findParents();
  countColumns();
}

/** Products that elimination takes, in blocks. */
export function eliminationWork(): f64 {
  let work: f64 = 0;
  for (let k = 0; k < blockCount; k++) work += <f64>columnCount[k] * <f64>columnCount[k];
  return work;
}

function findParents(): void {
  for (let k = 0; k < blockCount; k++) position[order[k]] = k;
  const ancestor = filled(blockCount, -1);
  for (let k = 0; k < blockCount; k++) {
    parent[k] = -1;
    const block = order[k];
    for (let p = starts[block]; p < starts[block + 1]; p++) {
      let i = position[neighbours[p]];
      while (i < k && i != -1) {
        const up = ancestor[i];
        ancestor[i] = k;
        if (up == -1) {
          parent[i] = k;
          break;
        }
        i = up;
      }
    }
  }
}

/** Renumber so that every subtree is contiguous: fronts then live on a stack. */
function postorder(): void {
  const child = filled(blockCount, -1), sibling = integers(blockCount), stack = integers(blockCount);
  for (let i = blockCount - 1; i >= 0; i--) {
    if (parent[i] < 0) continue;
    sibling[i] = child[parent[i]];
    child[parent[i]] = i;
  }
  const renumbered = integers(blockCount);
  let k = 0;
  for (let root = 0; root < blockCount; root++) {
    if (parent[root] >= 0) continue;
    let top = 0;
    stack[0] = root;
    while (top >= 0) {
      const i = stack[top], c = child[i];
      if (c < 0) {
        renumbered[k++] = order[i];
        top--;
      } else {
        child[i] = sibling[c];
        stack[++top] = c;
      }
    }
  }
  order = renumbered;
}

function countColumns(): void {
  columnCount = filled(blockCount, 1);
  const mark = filled(blockCount, -1);
  for (let k = 0; k < blockCount; k++) {
    mark[k] = k;
    const block = order[k];
    for (let p = starts[block]; p < starts[block + 1]; p++) {
      let i = position[neighbours[p]];
      while (i < k && mark[i] != k) {
        columnCount[i]++;
        mark[i] = k;
        i = parent[i];
      }
    }
  }
}
