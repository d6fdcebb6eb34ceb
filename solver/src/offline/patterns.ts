/** Python's regular expressions, so far as the rules need them. */

type Group = string | undefined;

/** What a pattern found: the whole of it, and the groups. */
class Match {
  readonly 0: string;
  constructor(private readonly parts: readonly Group[]) {
    this[0] = parts[0]!;
  }
  group(place = 0): Group {
    return this.parts[place];
  }
  groups(): Group[] {
    return this.parts.slice(1);
  }
}

class Pattern {
  private readonly every: RegExp;
  private readonly first: RegExp;
  private readonly whole: RegExp;
  constructor(source: string, flags: string) {
    this.every = new RegExp(source, `gu${flags}`);
    this.first = new RegExp(`^(?:${source})`, `u${flags}`);
    this.whole = new RegExp(`^(?:${source})$`, `u${flags}`);
  }

  sub(by: string | ((found: Match) => string), text: string): string {
    // Behind the groups, which are texts or nothing, stands the place of what was found.
    const match = (parts: unknown[]): Match =>
      new Match(
        parts.slice(
          0,
          parts.findIndex((part) => typeof part === "number"),
        ) as Group[],
      );
    return text.replace(this.every, (...parts) => (typeof by === "string" ? by : by(match(parts))));
  }
  /** Of each the only group, or all of them; the whole where there are none. */
  findall(text: string): (string | string[])[] {
    return Array.from(text.matchAll(this.every), ([whole, ...groups]) =>
      groups.length > 1 ? groups.map((group) => group ?? "") : (groups[0] ?? (groups.length ? "" : whole)),
    );
  }
  match(text: string): Match | undefined {
    return found(this.first, text);
  }
  fullmatch(text: string): Match | undefined {
    return found(this.whole, text);
  }
}

function found(pattern: RegExp, text: string): Match | undefined {
  const parts = pattern.exec(text);
  return parts ? new Match(parts) : undefined;
}

const compile = (source: string, flags = ""): Pattern => new Pattern(source, flags);
export const re = { compile, match: (source: string, text: string): Match | undefined => compile(source).match(text), DOTALL: "s" };
