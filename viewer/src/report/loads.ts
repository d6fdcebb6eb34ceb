/** The loads of a model as rows of the report: case, what it acts on, type, components, position. */
import type { MemberLoad } from "handoff-solver";
import { some } from "../format/counts.ts";
import type { Source } from "../tables/source.ts";

const FORCES = ["fx", "fy", "fz"] as const;
const MOMENTS = ["mx", "my", "mz"] as const;

/** Fractions of the length: four figures are a millimetre in ten metres. */
const place = (fraction: number): string => String(Number(fraction.toPrecision(4)));

function memberLoadWords(load: MemberLoad, source: Source): string {
  switch (load.type) {
    case "distributed":
      return FORCES.flatMap((key) => {
        const [first, last] = [load[key], load[`${key}_end`]];
        if (first === undefined && last === undefined) return [];
        const end = last !== undefined && last !== first ? ` to ${source.measure(last, "line_load")}` : "";
        return [`${key} ${source.measure(first ?? 0, "line_load")}${end}`];
      }).join(", ");
    case "point":
      return FORCES.flatMap((key) => (load[key] === undefined ? [] : [`${key} ${source.measure(load[key], "force")}`])).join(", ");
    case "moment":
      return MOMENTS.flatMap((key) => (load[key] === undefined ? [] : [`${key} ${source.measure(load[key], "moment")}`])).join(", ");
    case "temperature":
      return [
        ...(load.dt === undefined ? [] : [`ΔT ${source.measure(load.dt, "temperature")}`]),
        ...(["gradient_y", "gradient_z"] as const).flatMap((key) =>
          load[key] === undefined ? [] : [`${key.replace("_", " ")} ${source.measure(load[key], "gradient")}`],
        ),
      ].join(", ");
  }
}

function eachLoad(source: Source): string[][] {
  return source.model.model.load_cases.flatMap((item) => [
    ...(item.self_weight
      ? [
          [
            item.id,
            source.model.model.plates?.length ? "all members and plates" : "all members",
            "self-weight",
            `× ${item.self_weight}`,
            "",
          ],
        ]
      : []),
    ...(item.node_loads ?? []).map((load) => [
      item.id,
      load.node,
      "node",
      [
        ...FORCES.filter((key) => load[key]).map((key) => `${key} ${source.measure(load[key], "force")}`),
        ...MOMENTS.filter((key) => load[key]).map((key) => `${key} ${source.measure(load[key], "moment")}`),
      ].join(", "),
      "",
    ]),
    ...(item.member_loads ?? []).map((load) => [
      item.id,
      load.member,
      load.type === "temperature" ? load.type : `${load.type}, ${load.axes ?? "global"}`,
      memberLoadWords(load, source),
      load.type === "distributed"
        ? `${place(load.start ?? 0)} to ${place(load.end ?? 1)}`
        : load.type === "temperature"
          ? ""
          : place(load.position),
    ]),
    ...(item.plate_loads ?? []).map((load) => [
      item.id,
      load.plate,
      load.pressure === undefined ? "temperature" : `pressure, ${load.axes ?? "local"}`,
      [
        ...(load.pressure === undefined ? [] : [source.measure(load.pressure, "pressure")]),
        ...(load.dt === undefined ? [] : [`ΔT ${source.measure(load.dt, "temperature")}`]),
        ...(load.gradient_z === undefined ? [] : [`gradient z ${source.measure(load.gradient_z, "gradient")}`]),
      ].join(", "),
      "",
    ]),
    ...(item.support_displacements ?? []).map(({ support, ...moves }) => [
      item.id,
      support,
      "support displacement",
      Object.entries(moves)
        .filter(([key]) => !key.startsWith("x_"))
        .map(([key, value]) => `${key} ${key.startsWith("u") ? source.measure(Number(value), "deflection") : `${String(value)}°`}`)
        .join(", "),
      "",
    ]),
  ]);
}

/** Ids in one cell: more are counted. */
const NAMED = 40;

/** Each once, with how often it bears the load: "2 × Y1". */
function timesOf(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

/** Loads that differ by what they act on alone are one row. */
function merged(rows: string[][]): string[][] {
  const alike = new Map<string, { row: string[]; on: string[] }>();
  for (const row of rows) {
    const [loadCase, on, ...rest] = row;
    const key = JSON.stringify([loadCase, ...rest]);
    const there = alike.get(key);
    if (there) there.on.push(on!);
    else alike.set(key, { row, on: [on!] });
  }
  return [...alike.values()].map(({ row: [loadCase, , ...rest], on }) => [loadCase!, some(timesOf(on), NAMED), ...rest]);
}

export const loadRows = (source: Source): string[][] => merged(eachLoad(source));
