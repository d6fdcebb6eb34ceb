/** The section class along a member, asked for at every station although it hardly changes there. */

import { classOf } from "../clauses/capacity.ts";

/** `classOf` that remembers its last answer under compression with bending about y-y, where the axial force alone decides; bending about z-z changes that of hollow sections and channels. */
export function rememberingClassOf(): typeof classOf {
  let last: { c: unknown; n: number; found: ReturnType<typeof classOf> } | null = null;
  return (c, f) => {
    if (f.n < 0 || f.my === 0 || (f.n === 0 && f.mz === 0) || (f.mz > 0 && c.p.kind !== "i")) return classOf(c, f);
    if (last === null || last.c !== c || last.n !== f.n) last = { c, n: f.n, found: classOf(c, f) };
    return last.found;
  };
}
