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

export async function nodeView(session: Session, index: number): Promise<HTMLElement[]> {
  const node = session.model.model.nodes[index];
  if (!node) return [];
  const support = session.parts.supportAt.get(node.id);
  const out = [
    el("div", { class: "who" }, el("strong", {}, node.id), node.name ? el("span", { class: "hint" }, node.name) : null),
    pairs([
      ["x", session.measure(node.x, "length")],
      ["y", session.measure(node.y, "length")],
      ["z", session.measure(node.z, "length")],
      ["held", support ? heldWords(support, session) : "free"],
    ]),
  ];
  if (session.setInfo?.failed) out.push(failureNote(`${session.setInfo.id} has no results`, session.setInfo.failed));
  else if (session.overview) {
    const values = await session.solution.set(session.set.get());
    const line = (range: typeof values.displacements, at: number, quantity: Quantity): string => {
      const [low, high] = [range.min[at]!, range.max[at]!];
      const [least, most] = [session.write(low, quantity), session.measure(high, quantity)];
      const { combinations } = values;
      // Nothing to tell apart: no combination governs a zero.
      if (!combinations || (isNaught(least) && isNaught(most))) return session.measure(low, quantity);
      const told = (written: string, by: Int32Array): string => (isNaught(written) ? written : `${written} (${combinations[by[at]!]})`);
      return `${told(least, range.minBy!)} … ${told(most, range.maxBy!)}`;
    };
    out.push(
      el("h3", {}, "Displacements"),
      pairs(DIRECTIONS.map((dof, k) => [dof, line(values.displacements, index * 6 + k, k < 3 ? "deflection" : "rotation")])),
    );
    const place = session.overview.supports.nodes.indexOf(index);
    if (place >= 0)
      out.push(
        el("h3", {}, "Reactions on the structure"),
        pairs(REACTIONS.map((name, k) => [name, line(values.reactions, place * 6 + k, k < 3 ? "force" : "moment")])),
      );
  }
  const meeting = session.parts.meeting.get(node.id) ?? [];
  out.push(
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
            onclick: () => session.selected.set({ kind: "member", index: session.parts.memberIndex.get(id)! }),
          },
          id,
        ),
      ),
    ),
  );
  return out;
}
