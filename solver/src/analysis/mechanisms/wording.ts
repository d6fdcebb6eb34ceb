/** How a movement that nothing resists is told: rows of schemas/mechanisms.json, which the service and the page read as well. */

import data from "../../../../schemas/mechanisms.json" with { type: "json" };
import type { Direction } from "../../results/index.ts";

const { motions, unresisted } = data as { motions: Record<Direction, string>; unresisted: string };

/** "node 'A' can move along x: nothing resists it", with what is to be said between the two. */
export const moving = (what: string, direction: Direction, more = ""): string => `${what} ${motions[direction]}${more}: ${unresisted}`;
