/** The graph of the nodes that move: which pairs share stiffness, whatever element joins them. */

import { sortRange } from "./sorting";
import { Integers, filled, integers } from "./storage";

/** Nodes of the model; a block is a node with at least one free direction. */
export let nodeCount: i32 = 0;
export let blockCount: i32 = 0;
export let blockOfNode: Integers = integers(0);
export let nodeOfBlock: Integers = integers(0);
/** Neighbours of block b: neighbours[starts[b]] … neighbours[starts[b + 1] − 1], ascending. */
export let starts: Integers = integers(0);
export let neighbours: Integers = integers(0);
let restraints: usize = 0;

/** Bit j is set where direction j of the node is held. */
// @ts-ignore: decorator
@inline
export function heldBits(node: i32): i32 {
  return <i32>load<u8>(restraints + node);
}

// @ts-ignore: decorator
@inline
function blockAt(pairs: usize, index: i32): i32 {
  return unchecked(blockOfNode[load<i32>(pairs + ((<usize>index) << 2))]);
}

/** `pairs` holds two node indices per connection; repeated pairs and pairs of one node are harmless. */
export function buildGraph(nodes: i32, held: usize, pairs: usize, pairCount: i32): void {
  nodeCount = nodes;
  restraints = held;
  numberBlocks();
  const fill = integers(blockCount + 1);
  for (let e = 0; e < pairCount; e++) {
    const a = blockAt(pairs, 2 * e), b = blockAt(pairs, 2 * e + 1);
    if (a < 0 || b < 0 || a == b) continue;
    fill[a]++;
    fill[b]++;
  }
  starts = integers(blockCount + 1);
  for (let i = 0; i < blockCount; i++) {
    starts[i + 1] = starts[i] + fill[i];
    fill[i] = starts[i];
  }
  neighbours = integers(starts[blockCount] + 1);
  for (let e = 0; e < pairCount; e++) {
    const a = blockAt(pairs, 2 * e), b = blockAt(pairs, 2 * e + 1);
    if (a < 0 || b < 0 || a == b) continue;
    neighbours[fill[a]++] = b;
    neighbours[fill[b]++] = a;
  }
  dropRepeats();
}

function numberBlocks(): void {
  blockOfNode = filled(nodeCount, -1);
  nodeOfBlock = integers(nodeCount);
  blockCount = 0;
  for (let node = 0; node < nodeCount; node++) {
    if (heldBits(node) == 63) continue;
    blockOfNode[node] = blockCount;
    nodeOfBlock[blockCount++] = node;
  }
}

function dropRepeats(): void {
  let write = 0;
  for (let i = 0; i < blockCount; i++) {
    const from = starts[i], to = starts[i + 1];
    sortRange(neighbours, from, to);
    starts[i] = write;
    let last = -1;
    for (let p = from; p < to; p++) {
      if (neighbours[p] == last) continue;
      last = neighbours[p];
      neighbours[write++] = last;
    }
  }
  starts[blockCount] = write;
}
