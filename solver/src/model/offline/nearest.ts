/** The names nearest to a mistyped one, with types. */

import * as rules from "../../generated/rules/nearest.ts";

/** Ids end here; nothing longer can be a slip of the pen for one. */
export const LONGEST: number = rules.LONGEST;

/**
 * The candidates most like `name`, best first; empty when none is close enough to be worth a mention.
 * Without `scan`, or of many, only other spellings and names one edit away count.
 */
export const nearest = rules.nearest as (
  name: string,
  candidates: ReadonlySet<string> | readonly string[],
  limit?: number,
  scan?: boolean,
) => string[];

/** The tail of a message: `; nearest: 'N2', 'N1'`, or nothing. */
export const quoted = rules.quoted as (names: string[]) => string;
