/** Reactions in the picture: of an envelope those that are larger in size, those the other way, and whose they are. */
import { placeOf } from "../model/catalogue.ts";
import type { SetValues } from "../results/sets.ts";
import { type DrawnReaction, type Extreme, reactionSymbols } from "../scene/reactions.ts";
import type { Stage, Words } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";

export const drawReactions = (stage: Stage, session: Session, values: SetValues, words: Words): void =>
  stage.marks.reactions(reactionSymbols, drawnReactions(session, values), words);

function drawnReactions({ parts, setInfo, model, overview }: Session, { reactions, combinations }: SetValues): DrawnReaction[] {
  const extreme = (i: number, least: boolean): Extreme => ({
    value: (least ? reactions.min : reactions.max)[i]!,
    by: combinations?.[(least ? reactions.minBy! : reactions.maxBy!)[i]!] ?? setInfo!.id,
  });
  const both = (i: number): [Extreme, Extreme] => {
    const least = Math.abs(reactions.min[i]!) > Math.abs(reactions.max[i]!);
    return [extreme(i, least), extreme(i, !least)];
  };
  return overview!.supports.nodes.map((node, i) => ({
    at: placeOf(parts, model.model.nodes[node]!.id),
    values: [0, 1, 2, 3, 4, 5].map((k) => both(i * 6 + k)),
  }));
}
