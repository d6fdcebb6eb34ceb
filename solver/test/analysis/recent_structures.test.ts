/** What is made once and kept, and what makes room. */

import { expect, test } from "vitest";
import { RecentStructures } from "../../src/analysis/recent_structures.ts";

/** The keys that were made anew, in order. */
function madeOf(members: number, asked: readonly string[]): string {
  const kept = new RecentStructures<string>(members);
  let made = "";
  const make = (key: string) => (): string => {
    made += key;
    return key.toUpperCase();
  };
  for (const key of asked) expect(kept.of(key, make(key))).toBe(key.toUpperCase());
  return made;
}

test("each is made once while there is room", () => expect(madeOf(2000, [..."abab"])).toBe("ab"));
test("the one asked for longest ago makes room", () => expect(madeOf(2000, [..."abacaab"])).toBe("abcb"));
test("of a large structure one is kept", () => expect(madeOf(9000, [..."aabba"])).toBe("aba"));
