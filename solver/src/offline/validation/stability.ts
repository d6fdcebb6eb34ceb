/**
 * Mechanisms that are certain: parts without support, and supports that cannot hold a part as a rigid body.
 *
 * Each connected part is taken as rigid, which is stiffer than it is; what moves even so is a mechanism for certain,
 * and a stable structure is never accused. The solver finds the rest.
 */

import type { Document, Entity } from "./document.ts";
import { minus, type Point, scaled } from "./geometry.ts";
import type { Finding } from "./report.ts";
import { freeMotions, held, isFixed, isSpin, lineOf, type Motion, reach, spread } from "./rigid.ts";
import * as spin from "./spin.ts";

export function* mechanisms(document: Document): Generator<Finding> {
  if (!document.entities("members").length && !document.entities("plates").length) return;
  const holding = document.entities("supports").filter((support) => held(support).length);
  if (!holding.length) {
    const fix = document.entities("supports").length ? "all supports are free in all directions" : "the model has no supports";
    yield [["model", "supports"], `${fix}: the structure is free to move in every direction`];
    return;
  }
  const places = new Map(document.entities("nodes").map(({ id }, place) => [id as string, place]));
  const byPlace = (a: string, b: string): number => places.get(a)! - places.get(b)!;
  const supports = byNode(holding);
  let straight = false;
  const loose = new Set<string>();
  for (const part of parts(document)) {
    const mine = part
      .filter((node) => supports.has(node))
      .sort(byPlace)
      .flatMap((node) => supports.get(node)!);
    if (mine.some(isFixed)) continue;
    const free = freeMotions(document.points, mine);
    if (!free.length) continue;
    const nodes = part.sort(byPlace);
    const axis = lineOf(nodes.map((node) => document.points.get(node)!));
    straight ||= axis !== undefined;
    if (axis === undefined || free.length > 1 || !isSpin(free[0]!, axis)) {
      for (const node of nodes) loose.add(node);
      const [mover, words] = told(free, nodes, document.points, mine);
      yield [document.where("nodes", places.get(mover)!), words];
    }
  }
  if (straight || spin.isPossible(document)) yield* spin.findings(document, loose);
}

function byNode(holding: Entity[]): Map<string, Entity[]> {
  const found = new Map<string, Entity[]>();
  for (const support of holding) {
    const known = found.get(support["node"]);
    if (known) known.push(support);
    else found.set(support["node"], [support]);
  }
  return found;
}

/** The nodes of each connected part. A hinge counts as a full joint, which can only hide a mechanism. */
function* parts(document: Document): Generator<string[]> {
  const neighbours = new Map<string, string[]>();
  const near = (node: string): string[] => {
    let known = neighbours.get(node);
    if (known === undefined) neighbours.set(node, (known = []));
    return known;
  };
  const join = (a: string, b: string): void => {
    near(a).push(b);
    near(b).push(a);
  };
  for (const { start, end } of document.entities("members")) join(start, end);
  for (const {
    nodes: [corner, ...others],
  } of document.entities("plates"))
    for (const other of others) join(corner, other);
  const seen = new Set<string>();
  for (const root of neighbours.keys()) {
    if (seen.has(root)) continue;
    seen.add(root);
    const part = [root];
    for (let place = 0; place < part.length; place++) {
      for (const other of neighbours.get(part[place]!)!) {
        if (seen.has(other)) continue;
        seen.add(other);
        part.push(other);
      }
    }
    yield part;
  }
}

/** The node that moves most, and the words for it. */
function told(free: Motion[], nodes: string[], points: Map<string, Point>, supports: Entity[]): [node: string, words: string] {
  const first = nodes[0]!;
  if (!supports.length) {
    const span = `'${first}'${nodes.length > 1 ? ` … '${nodes.at(-1)}'` : ""}`;
    return [first, `the part of the structure with nodes ${span} is joined to no support: node '${first}' can move along x`];
  }
  const spots = supports.map((support) => points.get(support["node"])!);
  const size = spread(spots);
  let [most, mover, axis] = [0, first, "x"];
  for (const motion of free) {
    for (const node of nodes) {
      const [far, direction] = reach(motion, scaled(minus(points.get(node)!, spots[0]!), size));
      if (far > most * 1.000001) [most, mover, axis] = [far, node, direction];
    }
  }
  return [mover, `the supports cannot hold the structure: node '${mover}' can move along ${axis}`];
}
