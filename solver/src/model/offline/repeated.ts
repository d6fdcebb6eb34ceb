/** Keys that stand twice in one object of JSON: every reader keeps the last alone, and what the first held is lost. */

import { said } from "../../results/sentences.ts";

const SHOWN = 40;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** An object or a list that is open at some place of the text. */
interface Open {
  /** Those of an object so far; null for a list. */
  keys: Set<string> | null;
  /** What stands there now: a key, or how many stand before it. */
  at: string | number;
}

/** The value of the text; throws where it is not JSON, or says the same key twice. */
export function parseOnce(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const lost = repeated(text);
  if (lost) throw new SyntaxError(said("repeated_key", lost));
  return value;
}

/** The first key that stands twice, and the place of its object. */
function repeated(text: string): { key: string; place: string } | null {
  const open: Open[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    const here = open.at(-1);
    if (token === "{" || token === "[") open.push(token === "{" ? { keys: new Set(), at: "" } : { keys: null, at: 0 });
    else if (token === "}" || token === "]") open.pop();
    else if (token === "," && typeof here?.at === "number") here.at += 1;
    else if (token === ":" && here?.keys) {
      const key = JSON.parse(last) as string;
      if (here.keys.has(key)) return { key: quoted(key), place: placeOf(open.slice(0, -1)) || "its outermost object" };
      here.keys.add(key);
      here.at = key;
    }
    last = token;
  }
  return null;
}

function placeOf(open: readonly Open[]): string {
  const out = open.map(({ at }) => (typeof at === "number" ? `[${at}]` : /^[A-Za-z_]\w{0,39}$/.test(at) ? `.${at}` : `.${quoted(at)}`));
  return out.join("").replace(/^\./, "");
}

/** In ASCII: a key may hold what turns the direction of reading round. */
const quoted = (key: string): string =>
  JSON.stringify(key.length <= SHOWN ? key : `${key.slice(0, SHOWN)}…`).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
