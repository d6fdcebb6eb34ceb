/** The last few structures that one-way parts leave, each made once: combinations come back to the same ones again and again. */

/** So many members in all are kept. */
const MEMBERS = 4000;
const MOST = 32;

export class RecentStructures<T> {
  private readonly made = new Map<string, T>();
  private readonly most: number;

  constructor(members: number) {
    this.most = Math.max(1, Math.min(MOST, Math.floor(MEMBERS / members)));
  }

  /** That of a key, made where there is none; the one asked for longest ago makes room. */
  of(key: string, make: () => T): T {
    const found = this.made.get(key) ?? make();
    this.made.delete(key);
    this.made.set(key, found);
    for (const oldest of this.made.keys()) if (this.made.size > this.most) this.made.delete(oldest);
    return found;
  }
}
