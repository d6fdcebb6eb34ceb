/** Symbols of the standards as they are printed: the letter, and what follows it as its index. */
import { type Markup, tag } from "../controls/markup.ts";

/** Parts of an index, as in Mb,Rd or Wpl,y or λLT,0. */
const INDEX = "(?:Ed|Rd|Rk|cr|pl|el|eff|max|LT|[Mm](?=[\\dLyz])|[yzvwfcbptTNVMughsiα-ω]|\\d|,(?=[A-Za-z\\d]))+";
const SYMBOL = new RegExp(`(?<![\\p{L}\\d,])([A-Za-zΑ-ω])(${INDEX})(?![\\p{L}])`, "gu");
/** Words that look like a letter with an index. */
const WORDS = new Set(["by", "at", "my", "is", "cut"]);

export function typeset(text: string): Markup[] {
  const out: Markup[] = [];
  let from = 0;
  for (const { 0: whole, 1: letter, 2: index, index: at } of text.matchAll(SYMBOL)) {
    if (WORDS.has(whole)) continue;
    out.push(text.slice(from, at) + letter, tag("sub", {}, index));
    from = at + whole.length;
  }
  return [...out, text.slice(from)].filter((part) => part !== "");
}
