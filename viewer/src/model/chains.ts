/** Members that were split at the nodes along them: their pieces, and whose they are. */
import type { ChainPiece } from "handoff-solver";

/** The id that a piece's member was sent with; null of a member that is whole. */
export const wholeOf = ({ id, x_chain: sent }: ChainPiece): string | null =>
  // Keys that begin with x_ are the sender's own and may be anything: a piece is also called after its whole.
  typeof sent === "string" && id.startsWith(`${sent}/`) ? sent : null;
