/** Reactions in the picture: of an envelope those that are larger in size, and whose they are. */
import { placeOf } from "../model/catalogue.ts";
import { type DrawnReaction, reactionSymbols } from "../scene/reactions.ts";
import type { Stage, Words } from "../scene/stage.ts";
import type { SetValues } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";

export const drawReactions = (stage: Stage, session: Session, values: SetValues, words: Words): void =>
  stage.marks.reactions(reactionSymbols, drawnReactions(session, values), words);

function drawnReactions({ parts, setInfo, model, overview }: Session, { reactions, combinations }: SetValues): DrawnReaction[] {
  const least = (i: number): boolean => Math.abs(reactions.min[i]!) > Math.abs(reactions.max[i]!);
  const larger = (i: number): number => (least(i) ? reactions.min : reactions.max)[i]!;
  const by = (i: number): string => combinations?.[(least(i) ? reactions.minBy! : reactions.maxBy!)[i]!] ?? setInfo!.id;
  return overview!.supports.nodes.map((node, i) => {
    const six = [0, 1, 2, 3, 4, 5].map((k) => i * 6 + k);
    return { at: placeOf(parts, model.model.nodes[node]!.id), values: six.map(larger), by: six.map(by) };
  });
}
