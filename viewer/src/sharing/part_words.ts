/** The part of a model that is drawn, by ids: as a link carries it. */
import type { Model } from "handoff-solver";
import type { Vec } from "../geometry/vectors.ts";
import { type Chosen, type Part, WHOLE } from "../model/part.ts";

export interface PartWords {
  only?: string[];
  hidden?: string[];
  box?: number[];
}

/** A longer list of ids would make an address that mail programs cut. */
const MOST = 60;

const KINDS = ["members", "plates"] as const;

/** "members:B1"; nothing of a list that is too long for a link. */
function namesOf(chosen: Chosen, { model }: Model): string[] {
  const names = KINDS.flatMap((kind) => [...chosen[kind]].map((place) => `${kind}:${model[kind]?.[place]?.id}`));
  return names.length <= MOST ? names : [];
}

function chosenBy(names: readonly string[], { model }: Model): Chosen {
  const own = new Set(names);
  const of = (kind: (typeof KINDS)[number]): Set<number> =>
    new Set((model[kind] ?? []).flatMap(({ id }, place) => (own.has(`${kind}:${id}`) ? [place] : [])));
  return { members: of("members"), plates: of("plates") };
}

export function partNamed({ only, hidden, box }: Part, model: Model): PartWords {
  const [alone, away] = [only ? namesOf(only, model) : [], namesOf(hidden, model)];
  return {
    ...(alone.length ? { only: alone } : {}),
    ...(away.length ? { hidden: away } : {}),
    ...(box ? { box: [...box.low, ...box.high] } : {}),
  };
}

/** Null where nothing of it is said. */
export function partOf({ only, hidden, box }: PartWords, model: Model): Part | null {
  if (!only && !hidden && !box) return null;
  const [low, high] = [box?.slice(0, 3), box?.slice(3, 6)] as [Vec | undefined, Vec | undefined];
  return {
    only: only ? chosenBy(only, model) : null,
    hidden: hidden ? chosenBy(hidden, model) : WHOLE.hidden,
    box: low && high ? { low, high } : null,
  };
}
