/** Python's regular expressions: patterns are Unicode's, a group that took no part is an empty text in a list, and no match is none. */

function compile(pattern: string, flags = "") {
  const every = new RegExp(pattern, `gu${flags}`);
  return {
    /** The whole of each, or its only group, or all its groups. */
    findall: (text: string): (string | string[])[] =>
      Array.from(text.matchAll(every), ([whole, ...groups]) => {
        const parts = groups.map((group) => group ?? "");
        return parts.length > 1 ? parts : (parts[0] ?? whole);
      }),
    sub: (by: string, text: string): string => text.replace(every, () => by),
    /** From the beginning of a text. */
    match(text: string) {
      every.lastIndex = 0;
      const found = every.exec(text);
      return found?.index === 0 ? { group: (place: number) => found[place], groups: () => found.slice(1) } : undefined;
    },
  };
}

export const re = { DOTALL: "s", compile };
