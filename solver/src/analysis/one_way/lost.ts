/** What is said of a structure that does not stand because of what acts one way alone and takes no part. */

import type { Frame } from "../../model/frame.ts";
import { some } from "../../results/counts.ts";
import { SolveError } from "../../results/error.ts";
import { DIRECTIONS } from "../../results/index.ts";
import type { Active } from "./active.ts";

/** Names in a sentence. */
const NAMED = 3;

/** "'rod' is slack", "support 'S' (uz) lets go", or both; empty where everything acts. */
export function lostSaid({ memberIds, supports }: Pick<Frame, "memberIds" | "supports">, { idle, lifted }: Active): string {
  const members = [...idle].map((m) => `'${memberIds[m]}'`);
  const holds = [...lifted].map((at) => `'${supports[Math.floor(at / 6)]!.id}' (${DIRECTIONS[at % 6]})`);
  return [
    ...(members.length ? [`${some(members, NAMED)} ${members.length > 1 ? "are" : "is"} slack`] : []),
    ...(holds.length ? [`support${holds.length > 1 ? "s" : ""} ${some(holds, NAMED)} let${holds.length > 1 ? "" : "s"} go`] : []),
  ].join(" and ");
}

/** A mechanism that is there because of them. */
export const withoutLost = (error: SolveError, frame: Frame, active: Active): SolveError =>
  new SolveError(
    error.code,
    `${error.message} once ${lostSaid(frame, active)}, acting one way alone: give it weight or prestress that keeps it acting, or something that acts both ways`,
    error.details,
  );
