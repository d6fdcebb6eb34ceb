/** The inspector's view of a node. */
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { counted } from "../format/counts.ts";
import { isNaught, type Quantity } from "../format/units.ts";
import { heldWords } from "../model/held.ts";
import type { Session } from "../state/session.ts";
import { pairs } from "./pairs.ts";

const REACTIONS = ["Fx", "Fy", "Fz", "Mx", "My", "Mz"] as const;

export function nodeView(session: Session, index: number): () => Promise<HTMLElement[]> {
  const node = session.model.model.nodes[index];
  if (!node) return async () => [];
  const support = session.parts.supportAt.get(node.id);
  const head = [
    el("div", { class: "who" }, el("strong", {}, node.id), node.name ? el("span", { class: "hint" }, node.name) : null),
    pairs([
      ["x", session.measure(node.x, "length")],
      ["y", session.measure(node.y, "length")],
      ["z", session.measure(node.z, "length")],
      ["support", support ? heldWords(support, session) : "free"],
    ]),
  ];
  const meeting = session.parts.meeting.get(node.id) ?? [];
  const members = [
    el("h3", {}, `Members here (${counted(meeting.length)})`),
    el(
      "p",
      { class: "group" },
      ...meeting.slice(0, 40).map((id) =>
        el(
          "button",
          {
            type: "button",
            class: "button small",
            onclick: () => void (session.selected.value = { kind: "member", index: session.parts.memberIndex.get(id)! }),
          },
          id,
        ),
      ),
    ),
  ];
  const { setInfo, solution, isSolved } = session;
  const key = session.set.value;
  if (setInfo?.failed) return async () => [...head, failureNote(`${setInfo.id} has no results`, setInfo.failed), ...members];
  if (!isSolved) return async () => [...head, ...members];
  return async () => {
    const values = await solution.set(key);
    const line = (range: typeof values.displacements, at: number, quantity: Quantity): string => {
      const [low, high] = [range.min[at]!, range.max[at]!];
      const [least, most] = [session.write(low, quantity), session.measure(high, quantity)];
      const { combinations } = values;
      // Nothing to tell apart: no combination governs a zero.
      if (!combinations || (isNaught(least) && isNaught(most))) return session.measure(low, quantity);
      const told = (written: string, by: Int32Array): string => (isNaught(written) ? written : `${written} (${combinations[by[at]!]})`);
      return `${told(least, range.minBy!)} … ${told(most, range.maxBy!)}`;
    };
    const place = session.overview!.supports.nodes.indexOf(index);
    const reactions = (): HTMLElement[] => [
      el("h3", {}, "Reactions on the structure"),
      pairs(REACTIONS.map((name, k) => [name, line(values.reactions, place * 6 + k, k < 3 ? "force" : "moment")])),
    ];
    return [
      ...head,
      el("h3", {}, "Displacements"),
      pairs(DIRECTIONS.map((dof, k) => [dof, line(values.displacements, index * 6 + k, k < 3 ? "deflection" : "rotation")])),
      ...(place < 0 ? [] : reactions()),
      ...members,
    ];
  };
}
