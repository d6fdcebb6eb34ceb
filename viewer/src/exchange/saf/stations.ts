/** Places along a row's member, and what acts there shared out to the members that the row became. */

import type { Piece } from "./members.ts";
import type { Row } from "./sheets.ts";

/** A share of the length, 0 to 1 on the member; null where none is given. */
export function station(row: Row, column: string, length: number): number | null {
  const value = row.size(column);
  return value === null || row.word("Coordinate definition") === "relative" ? value : value / length;
}

export const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The piece at a place, and where on it. */
export function pieceAt(pieces: readonly Piece[], place: number): { id: string; position: number } {
  const { member, from, to } = pieces.find((piece) => place <= piece.to) ?? pieces.at(-1)!;
  return { id: member.id, position: within(pieces.length === 1 ? place : (place - from) / (to - from)) };
}

export interface Stretch {
  id: string;
  /** On the piece. */
  start: number;
  end: number;
  /** On what was shared out, 0 at its start and 1 at its end. */
  first: number;
  last: number;
}

/** The pieces that a stretch of the whole reaches. */
export function stretches(pieces: readonly Piece[], start: number, end: number): Stretch[] {
  if (pieces.length === 1) return [{ id: pieces[0]!.member.id, start, end, first: 0, last: 1 }];
  return pieces.flatMap(({ member, from, to }) => {
    const [low, high] = [Math.max(start, from), Math.min(end, to)];
    if (high - low <= 1e-9) return [];
    const own = (place: number): number => within((place - from) / (to - from));
    const share = (place: number): number => (place - start) / (end - start);
    return [{ id: member.id, start: own(low), end: own(high), first: share(low), last: share(high) }];
  });
}
