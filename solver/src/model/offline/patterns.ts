/** Python's regular expressions, so far as the rules need them. */

type Group = string | undefined;

/** What a pattern found: the whole of it, and the groups. */
const matched = (parts: readonly Group[]) => ({
  0: parts[0]!,
  group: (place = 0): Group => parts[place],
  groups: (): Group[] => parts.slice(1),
});
type Match = ReturnType<typeof matched>;

function compile(source: string, flags = "") {
  const every = new RegExp(source, `gu${flags}`);
  const found = (pattern: string, text: string): Match | undefined => {
    const parts = new RegExp(pattern, `u${flags}`).exec(text);
    return parts ? matched(parts) : undefined;
  };
  return {
    sub: (by: string | ((found: Match) => string), text: string): string =>
      // Behind the groups stand the place and the text.
      text.replace(every, (...parts) => (typeof by === "string" ? by : by(matched(parts.slice(0, -2))))),
    /** Of each the only group, or all of them; the whole where there are none. */
    findall: (text: string): (string | string[])[] =>
      Array.from(text.matchAll(every), ([whole, ...groups]) => {
        const parts = groups.map((group) => group ?? "");
        return parts.length > 1 ? parts : (parts[0] ?? whole);
      }),
    match: (text: string) => found(`^(?:${source})`, text),
    fullmatch: (text: string) => found(`^(?:${source})$`, text),
  };
}

export const re = { compile, match: (source: string, text: string) => compile(source).match(text), DOTALL: "s" };
