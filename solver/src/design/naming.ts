/** Ids of entries that a change adds, and names in what engineers wrote. */

/** The name itself, or with a number behind it where the id is taken. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}

const isPartOfName = (letter = " "): boolean => letter.toLowerCase() !== letter.toUpperCase() || (letter >= "0" && letter <= "9");

/** A name in free text by another, wherever it stands by itself: IPE300 is no part of IPE3000. */
export function renamedIn(text: string, from: string, to: string): string {
  const pieces: string[] = [];
  let [begun, at] = [0, text.indexOf(from)];
  for (; at >= 0; at = text.indexOf(from, at + from.length)) {
    if (isPartOfName(text[at - 1]) || isPartOfName(text[at + from.length])) continue;
    pieces.push(text.slice(begun, at));
    begun = at + from.length;
  }
  return [...pieces, text.slice(begun)].join(to);
}
