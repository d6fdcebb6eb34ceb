/** Python's regular expressions: patterns are Unicode's, a group that took no part is an empty text in a list, and no match is none. */

class Match {
  constructor(private readonly found: RegExpExecArray) {}

  group(place: number): string | undefined {
    return this.found[place];
  }
  groups(): (string | undefined)[] {
    return this.found.slice(1);
  }
}

class Pattern {
  private readonly every: RegExp;
  private readonly first: RegExp;

  constructor(pattern: string, flags: string) {
    this.every = new RegExp(pattern, `gu${flags}`);
    this.first = new RegExp(pattern, `yu${flags}`);
  }
  /** The whole of each, or its only group, or all its groups. */
  findall(text: string): (string | string[])[] {
    return Array.from(text.matchAll(this.every), ([whole, ...groups]) => {
      const parts = groups.map((group) => group ?? "");
      return parts.length > 1 ? parts : (parts[0] ?? whole);
    });
  }
  sub(by: string, text: string): string {
    return text.replace(this.every, () => by);
  }
  /** From the beginning of a text. */
  match(text: string): Match | undefined {
    this.first.lastIndex = 0;
    const found = this.first.exec(text);
    return found ? new Match(found) : undefined;
  }
}

export const re = {
  DOTALL: "s",
  compile: (pattern: string, flags = ""): Pattern => new Pattern(pattern, flags),
};
