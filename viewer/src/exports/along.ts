/** Forces at stations along members: those that act together, in each combination of what is shown. */
import type { MemberCurves } from "../results/sets.ts";
import type { Column, TableData } from "../tables/column.ts";
import { memberLines } from "../tables/lines.ts";
import { calledSet } from "../tables/listing.ts";
import type { Source } from "../tables/source.ts";

/** Some five megabytes, and written in a second or two. */
export const ROWS = 50_000;
/** Members asked for at once: each answer is a message of its own. */
const BATCH = 200;
const STATIONS = 21;
const ENDS = 2;

export interface Asked extends Pick<Source, "model" | "overview"> {
  solution: { member(key: string, member: string, stations: number): Promise<MemberCurves[]> };
}

/** Stations to a member so that all fit, its ends at the least; none where those of many combinations do not fit either. */
export function stationsFor(members: number, sets: number, wanted = STATIONS): number {
  const room = Math.floor(ROWS / Math.max(1, members * sets));
  return room < ENDS && sets > 1 ? 0 : Math.max(ENDS, Math.min(wanted, room));
}

/** Null where the combinations of an envelope are too many for the model's size. */
export async function forcesAlong({ model, overview, solution }: Asked, key: string): Promise<TableData | null> {
  const { members } = model.model;
  const shown = overview?.sets.find((set) => set.key === key);
  const alike = ({ kind, limitState, failed }: { kind: string; limitState: string | null; failed: string | null }): boolean =>
    kind === "combination" && limitState === shown?.limitState && failed === null;
  const sets = shown?.kind === "envelope" ? overview!.sets.filter(alike).length : 1;
  const count = stationsFor(members.length, sets, model.analysis?.options?.stations);
  if (!count) return null;
  const rows: { member: string; x: number; at: number; curves: MemberCurves }[] = [];
  const lines = memberLines(model);
  for (let i = 0; i < lines.length; i += BATCH)
    // Of a member that was split, each combination from start to end, as of any other.
    for (const found of await Promise.all(
      lines
        .slice(i, i + BATCH)
        .map(async ({ id, places }) => ({ id, pieces: await Promise.all(places.map((p) => solution.member(key, members[p]!.id, count))) })),
    ))
      found.pieces[0]!.forEach((_, set) => {
        let from = 0;
        for (const piece of found.pieces) {
          const curves = piece[set]!;
          curves.stations.x.forEach((x, at) => void rows.push({ member: found.id, x: from + x, at, curves }));
          from += curves.stations.x.at(-1)!;
        }
      });
  return {
    name: "stations",
    title: "Forces along members",
    caption: "Internal forces that act together, local axes; a place stands twice where one jumps",
    rows: rows.length,
    hit: () => null,
    columns: [
      {
        key: "set",
        title: "Set",
        value: (row) => calledSet({ kind: shown?.kind === "case" ? "case" : "combination", id: rows[row]!.curves.set }),
      },
      { key: "member", title: "Member", value: (row) => rows[row]!.member },
      { key: "x_from_start", title: "x from start", quantity: "length", value: (row) => rows[row]!.x },
      ...(["N", "Vy", "Vz", "Mx", "My", "Mz"] as const).map((title): Column => {
        const name = title.toLowerCase() as Lowercase<typeof title>;
        const quantity = title.startsWith("M") ? "moment" : "force";
        return { key: name, title, quantity, value: (row) => rows[row]!.curves.stations[name][rows[row]!.at]! };
      }),
    ],
  };
}
