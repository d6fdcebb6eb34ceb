/** What the model declares of its design members, and no analysis shows: restraints, lengths, ends. The verdict rests on it. */
import type { Model } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { some } from "../format/counts.ts";
import type { TableData } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";
import { measuredIn, rowsOf } from "./inputs.ts";
import { printedTable } from "./printed.ts";

type DesignMember = NonNullable<Model["model"]["design_members"]>[number];

const LENGTHS = ["l_cr_y", "l_cr_z", "l_cr_v", "l_lt", "l_t"] as const;
/** Ids in one cell: more are counted. */
const NAMED = 40;

/** "0, 0.5, 1 both; 0.25 top": places as fractions of the length, and the flange that they hold. */
function restraintWords({ lateral_restraints: given = [] }: DesignMember): string {
  const places = new Map<string, number[]>();
  for (const { position, flange } of given) places.set(flange, [...(places.get(flange) ?? []), Number(position.toFixed(3))]);
  return [...places].map(([flange, at]) => `${at.sort((a, b) => a - b).join(", ")} ${flange}`).join("; ");
}

function otherWords(one: DesignMember, { measure }: Source): string {
  const said: [string, string | undefined][] = [
    ["connection", one.connection],
    ["Nu,Rd", one.nu_rd === undefined ? undefined : measure(one.nu_rd, "force")],
    ["warping at start", one.warping_start],
    ["warping at end", one.warping_end],
    ["load line", one.load_line],
    ["stiff bearing", one.stiff_bearing_length === undefined ? undefined : measure(one.stiff_bearing_length, "thickness")],
    ["web stiffeners", one.web_stiffeners],
  ];
  return said.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value.replaceAll("_", " ")}`])).join(", ");
}

/** A row for all that declare the same; none for who declares nothing. */
export function declaredTable(source: Source): TableData {
  const alike = new Map<string, { ids: string[]; cells: string[] }>();
  for (const one of source.model.model.design_members ?? []) {
    const lengths = LENGTHS.map((key) => (one[key] === undefined ? "" : source.write(one[key], "length")));
    const cells = [restraintWords(one), ...lengths, otherWords(one, source)];
    if (!cells.some(Boolean)) continue;
    const key = JSON.stringify(cells);
    const there = alike.get(key);
    if (there) there.ids.push(one.id);
    else alike.set(key, { ids: [one.id], cells });
  }
  const figures = measuredIn(source);
  return rowsOf(
    "declared",
    "Declared by the model",
    [
      { key: "design_member", title: "Design member" },
      { key: "lateral_restraints", title: "Restrained sideways at" },
      ...LENGTHS.map((key) => figures(key, key, "length")),
      { key: "also", title: "Also" },
    ],
    [...alike.values()].map(({ ids, cells }) => [some(ids, NAMED), ...cells]),
  );
}

export function declared(source: Source): Tag[] {
  const data = declaredTable(source);
  if (!data.rows) return [];
  return [
    tag("h2", {}, data.title),
    tag(
      "p",
      { class: "aside" },
      "Given and not computed: where flanges are held sideways, as fractions of the length, and lengths for buckling.",
    ),
    printedTable(data, source),
  ];
}
