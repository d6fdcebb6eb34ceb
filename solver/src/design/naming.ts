/** Ids of entries that a change adds. */

/** The name itself, or with a number behind it where the id is taken. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}
