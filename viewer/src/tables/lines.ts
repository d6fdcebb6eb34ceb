/** Members as tables list them: one that was split at the nodes along it stands once, under the id it was sent with. */

import type { Model } from "handoff-solver";
import { wholeOf } from "../model/chains.ts";

/** `places` are those of its pieces among the model's members, in order from start to end. */
export interface MemberLine {
  id: string;
  places: number[];
  start: string;
  end: string;
}

export function memberLines({ model: { members } }: Pick<Model, "model">): MemberLine[] {
  const chains = new Map<string, MemberLine>();
  const lines: MemberLine[] = [];
  members.forEach((member, place) => {
    const { id, start, end } = member;
    const whole = wholeOf(member);
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
