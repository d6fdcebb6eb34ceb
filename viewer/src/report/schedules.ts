/** For those who design foundations and joints: forces that act at the same time, for every combination that governs a component. */
import { type Tag, tag } from "../controls/markup.ts";
import type { SetInfo } from "../results/sets.ts";
import type { TableData } from "../tables/column.ts";
import { memberLines } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { printedTable } from "./printed.ts";

const SUPPORT = ["Fx", "Fy", "Fz", "Mx", "My", "Mz"];
const END = ["N", "Vy", "Vz", "Mx", "My", "Mz"];

interface Line {
  place: string[];
  combination: string;
  values: number[];
  governs: string;
}

/** Of one place under all combinations: those in which a component is largest or smallest, with what they govern. */
export function governing(sets: { id: string; values: number[] }[], names: string[]): { at: number; governs: string }[] {
  const found = new Map<number, string[]>();
  if (!sets.length) return [];
  names.forEach((name, k) => {
    let [low, high] = [0, 0];
    sets.forEach(({ values }, i) => {
      if (values[k]! > sets[high]!.values[k]!) high = i;
      if (values[k]! < sets[low]!.values[k]!) low = i;
    });
    const note = (at: number, side: string): void => void found.set(at, [...(found.get(at) ?? []), `${name} ${side}`]);
    const [least, most] = [sets[low]!.values[k]!, sets[high]!.values[k]!];
    if (most !== 0 || least !== 0) note(high, "max");
    if (least !== most) note(low, "min");
  });
  return [...found].sort(([a], [b]) => a - b).map(([at, governs]) => ({ at, governs: governs.join(", ") }));
}

function schedule(title: string, heads: string[], names: string[], lines: Line[]): TableData {
  return {
    name: title.toLowerCase(),
    title,
    caption: title,
    rows: lines.length,
    hit: () => null,
    columns: [
      ...heads.map((head, i) => ({ key: head, title: head, value: (row: number) => lines[row]!.place[i]! })),
      { key: "combination", title: "Combination", value: (row) => lines[row]!.combination },
      ...names.map((name, k) => ({
        key: name,
        title: name,
        quantity: k < 3 ? ("force" as const) : ("moment" as const),
        value: (row: number) => lines[row]!.values[k]!,
      })),
      { key: "governs", title: "Governs", value: (row) => lines[row]!.governs },
    ],
  };
}

/** Lines of every place, six values to each under every set. */
function linesOf(places: string[][], sets: { id: string; column: ArrayLike<number> }[], names: string[]): Line[] {
  return places.flatMap((place, i) => {
    const here = sets.map(({ id, column }) => ({ id, values: names.map((_, k) => column[6 * i + k]!) }));
    return governing(here, names).map(({ at, governs }) => ({ place, combination: here[at]!.id, values: here[at]!.values, governs }));
  });
}

/** `joints`: the limit states whose connection forces are wanted. */
export async function schedules(source: Source, most: number, joints: (state: string) => boolean): Promise<Tag[]> {
  const overview = source.overview!;
  const out: Tag[] = [];
  const states = [...new Set(overview.sets.flatMap(({ kind, limitState }) => (kind === "combination" && limitState ? [limitState] : [])))];
  for (const state of states) {
    const wanted = (set: SetInfo): boolean => set.kind === "combination" && set.limitState === state && !set.failed;
    const sets = await Promise.all(
      overview.sets.filter(wanted).map(async ({ id, key }) => {
        const { reactions, ends } = await source.solution.set(key);
        return { id, reactions: reactions.max, ends: ends ?? new Float64Array() };
      }),
    );
    if (!sets.length) continue;
    const held = overview.supports.ids.map((id, i) => [id, source.model.model.nodes[overview.supports.nodes[i]!]!.id]);
    const lines = memberLines(source.model);
    const ends = lines.flatMap(({ id, start, end }) => [
      [id, start],
      [id, end],
    ]);
    // Of a chain of pieces the start of the first and the end of the last: between them is no joint of its own.
    const endsOf = (column: Float64Array): Float64Array =>
      !column.length
        ? column
        : Float64Array.from(
            lines.flatMap(({ places }) => [
              ...Array.from({ length: 6 }, (_, k) => column[12 * places[0]! + k]!),
              ...Array.from({ length: 6 }, (_, k) => column[12 * places.at(-1)! + 6 + k]!),
            ]),
          );
    const reactions = linesOf(
      held,
      sets.map(({ id, reactions: column }) => ({ id, column })),
      SUPPORT,
    );
    const connections = linesOf(
      ends,
      sets.map(({ id, ends: column }) => ({ id, column: endsOf(column) })),
      END,
    );
    out.push(
      tag("h3", {}, `Reaction schedule, ${state}: on the structure, global axes, values of one combination at a time`),
      printedTable(schedule("Reactions", ["Support", "Node"], SUPPORT, reactions), source, most),
      ...(joints(state)
        ? [
            tag("h3", {}, `Connection forces at member ends, ${state}: internal forces, local axes, values of one combination at a time`),
            printedTable(schedule("Ends", ["Member", "At node"], END, connections), source, most),
          ]
        : [tag("p", { class: "aside" }, `The full report has connection forces of ${state} too.`)]),
    );
  }
  return out.length ? [tag("h2", {}, "Schedules for foundations and joints"), ...out] : [];
}
