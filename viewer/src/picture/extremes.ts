/** What the picture writes of results: the largest displacement where it is, and reactions by component. */
import type { Label } from "../scene/labels.ts";
import type { DrawnReaction } from "../scene/reactions.ts";
import type { SetValues, ShapeValues } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";

/** Its point moves with the nearest of the member's `points` samples. */
export function largestLabel(session: Session, { largest, samples, nodes }: ShapeValues, points: number): Label | undefined {
  const node = largest.node === null ? undefined : session.model.model.nodes[largest.node];
  const words = {
    text: session.measure(largest.value, "deflection"),
    tone: getComputedStyle(document.documentElement).getPropertyValue("--pic-ink"),
    rank: 1,
    bold: true,
  };
  if (node) {
    const at = 3 * largest.node!;
    return { at: [node.x, node.y, node.z], shift: [nodes[at]!, nodes[at + 1]!, nodes[at + 2]!], ...words };
  }
  const run = session.parts.runs[largest.member];
  if (!run) return undefined;
  const t = largest.x / run.length;
  const nearest = (largest.member * points + Math.round(t * (points - 1))) * 3;
  const between = (k: 0 | 1 | 2): number => run.from[k] + (run.to[k] - run.from[k]) * t;
  return {
    at: [between(0), between(1), between(2)],
    shift: [samples[nearest]!, samples[nearest + 1]!, samples[nearest + 2]!],
    ...words,
  };
}

/** An envelope shows, for each component, the extreme that is larger in size, and whose it is. */
export function drawnReactions(session: Session, { reactions, combinations }: SetValues): DrawnReaction[] {
  const least = (i: number): boolean => Math.abs(reactions.min[i]!) > Math.abs(reactions.max[i]!);
  const larger = (i: number): number => (least(i) ? reactions.min : reactions.max)[i]!;
  const name = session.setInfo?.id ?? "";
  const by = (i: number): string => combinations?.[(least(i) ? reactions.minBy : reactions.maxBy)?.[i] ?? -1] ?? name;
  return session.overview!.supports.nodes.map((at, i) => {
    const node = session.model.model.nodes[at]!;
    const six = [0, 1, 2, 3, 4, 5].map((k) => i * 6 + k);
    return { at: [node.x, node.y, node.z], values: six.map(larger), by: six.map(by) };
  });
}
