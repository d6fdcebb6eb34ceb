/** Members as tables list them: one that was split at the nodes along it stands once, under the id it was sent with. */

import type { Member, Model } from "handoff-solver";

/** `places` are those of its pieces among the model's members, in order from start to end. */
export interface MemberLine {
  id: string;
  places: number[];
  start: string;
  end: string;
}

/** A piece tells whose it is; see the solver's chains. */
type Piece = Member & { x_chain?: unknown };

export function memberLines({ model: { members } }: Pick<Model, "model">): MemberLine[] {
  const chains = new Map<string, MemberLine>();
  const lines: MemberLine[] = [];
  members.forEach((member: Piece, place) => {
    const { id, start, end, x_chain: sent } = member;
    // Keys that begin with x_ are the sender's own: a piece is also called after its whole.
    const whole = typeof sent === "string" && id.startsWith(`${sent}/`) ? sent : null;
    const chain = whole === null ? undefined : chains.get(whole);
    if (chain) {
      chain.places.push(place);
      chain.end = end;
      return;
    }
    const line: MemberLine = { id: whole ?? id, places: [place], start, end };
    if (whole !== null) chains.set(whole, line);
    lines.push(line);
  });
  return lines;
}

/** The place among the pieces where something is largest, or smallest. */
export const most = (places: readonly number[], value: (place: number) => number, sign: 1 | -1 = 1): number =>
  places.reduce((best, place) => (sign * value(place) > sign * value(best) ? place : best));
