/** What a new node, member, support, hinge, load or combination is asked for, and the change that adds it to the model. */
import type { AuthoredModel } from "handoff-solver";
import type { Change, Place } from "handoff-solver/design";
import type { Quantity } from "../format/units.ts";
import { WORDS } from "./choices.ts";

/** Of a field: a number in the reader's unit, a word of a closed list, or text with suggestions. */
export interface Asked {
  field: string;
  label: string;
  start: string;
  quantity?: Quantity;
  isNumber?: boolean;
  /** Nothing else may be chosen. */
  words?: readonly string[];
  /** May be left empty. */
  isOptional?: boolean;
  suggested?: readonly string[];
}

/** What was typed, numbers in SI units; a field left empty is not among it. */
export type Typed = Record<string, string | number>;

export interface NewEntry {
  noun: string;
  asked: Asked[];
  change(typed: Typed): Change;
}

type Names = Record<string, string[]>;
const DIRECTIONS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

/** The first of N1, N2, … that no other has. */
export function freeId(prefix: string, taken: readonly string[]): string {
  const known = new Set(taken);
  let i = taken.length + 1;
  while (known.has(`${prefix}${i}`)) i++;
  return `${prefix}${i}`;
}

/** Behind the last of a list, or as the first of one that is not there yet. */
function added(model: AuthoredModel, at: Place, entry: unknown): Change {
  const list = at.reduce<unknown>(
    (of, step) => (Array.isArray(of) ? of.find(({ id }) => id === step) : (of as Record<string, unknown> | undefined)?.[step]),
    model,
  );
  const isThere = Array.isArray(list);
  return { kind: "value", members: [], at: isThere ? [...at, "-"] : at, to: isThere ? entry : [entry] };
}

const text = (field: string, label: string, start: string, suggested: readonly string[] = []): Asked => ({
  field,
  label,
  start,
  suggested,
});
const choice = (field: string, label: string, words: readonly string[], start: string): Asked => ({ field, label, start, words });
const figure = (field: string, label: string, quantity?: Quantity, start = "0"): Asked => ({
  ...{ field, label, start, isNumber: true },
  ...(quantity ? { quantity } : {}),
});

const LOADS = {
  "on a node": ["fx", "fy", "fz", "mx", "my", "mz"],
  "along a member": ["fx", "fy", "fz"],
  "at a point of a member": ["fx", "fy", "fz"],
} as const;
type LoadKind = keyof typeof LOADS;

/** In which unit the value of a load is typed. */
export function loadQuantity(kind: string, component: string): Quantity {
  if (component.startsWith("m")) return "moment";
  return kind === "along a member" ? "line_load" : "force";
}

function load(model: AuthoredModel, names: Names): NewEntry {
  return {
    noun: "load",
    asked: [
      choice("case", "Load case", names.load_case!, names.load_case![0]!),
      choice("kind", "Acts", Object.keys(LOADS), "along a member"),
      text("on", "Member or node", names.member![0] ?? names.node![0]!, [...names.member!, ...names.node!]),
      choice("component", "Component (global)", LOADS["on a node"], "fz"),
      figure("value", "Value, down is negative", "line_load"),
      { ...figure("position", "Place along the member, 0 to 1", undefined, ""), isOptional: true },
    ],
    change: ({ case: id, kind, on, component, value, position }) => {
      const at = ["model", "load_cases", String(id)];
      if (kind === "on a node") return added(model, [...at, "node_loads"], { node: on, [component!]: value });
      const own =
        kind === "along a member" ? { member: on, type: "distributed" } : { member: on, type: "point", position: position ?? 0.5 };
      return added(model, [...at, "member_loads"], { ...own, [component!]: value });
    },
  };
}

/** Why no load of this kind has this component; null where it has. */
export const loadFault = (kind: string, component: string): string | null =>
  (LOADS[kind as LoadKind] as readonly string[]).includes(component) ? null : "Moments act on nodes here.";

function combination(model: AuthoredModel, names: Names, taken: readonly string[]): NewEntry {
  return {
    noun: "combination",
    asked: [
      text("id", "Id", freeId("C", taken)),
      choice("limit_state", "Limit state", WORDS.limit_state, "ULS"),
      ...names.load_case!.map((id) => ({ ...figure(`factor ${id}`, `× ${id}`, undefined, ""), isOptional: true })),
    ],
    change: ({ id, limit_state, ...factors }) =>
      added(model, ["model", "load_combinations"], {
        id,
        limit_state,
        terms: Object.entries(factors).map(([field, factor]) => ({ load_case: field.slice("factor ".length), factor })),
      }),
  };
}

const held = (title: string, words: readonly string[], start: (direction: string) => string): Asked[] =>
  DIRECTIONS.map((direction) => choice(direction, `${title}${direction}`, words, start(direction)));

/** For the table of this title; null where its entries are written under JSON. */
export function newEntry(title: string, model: AuthoredModel, names: Names): NewEntry | null {
  const list = (field: string): readonly string[] =>
    ((model.model as unknown as Record<string, { id: string }[]>)[field] ?? []).map(({ id }) => id);
  const plain = (noun: string, field: string, prefix: string, asked: Asked[]): NewEntry => ({
    noun,
    asked: [text("id", "Id", freeId(prefix, list(field))), ...asked],
    change: (typed) => added(model, ["model", field], typed),
  });
  const named = (field: string, label: string, of: string, start = names[of]![0] ?? ""): Asked => text(field, label, start, names[of]);
  switch (title) {
    case "Nodes":
      return plain("node", "nodes", "N", [figure("x", "x", "length"), figure("y", "y", "length"), figure("z", "z", "length")]);
    case "Members":
      return plain("member", "members", "M", [
        named("start", "Start node", "node", ""),
        named("end", "End node", "node", ""),
        named("section", "Section", "section"),
        named("material", "Material", "material"),
        choice("type", "Type", WORDS.member, "beam"),
        { ...named("start_hinge", "Hinge at the start", "hinge", ""), isOptional: true },
        { ...named("end_hinge", "Hinge at the end", "hinge", ""), isOptional: true },
      ]);
    case "Supports":
      return plain("support", "supports", "S", [
        named("node", "Node", "node", ""),
        ...held("", WORDS.restraint, (direction) => (direction.startsWith("u") ? "fixed" : "free")),
      ]);
    case "Hinges":
      return plain(
        "hinge",
        "hinges",
        "H",
        held("", WORDS.release, (direction) => (/^r[yz]$/.test(direction) ? "free" : "rigid")),
      );
    case "Load cases":
      return plain("load case", "load_cases", "LC", [
        choice("nature", "Nature", WORDS.nature, "imposed"),
        figure("self_weight", "Factor on self-weight"),
      ]);
    case "Sections":
      return plain("section", "sections", "section ", [text("library", "Name in the library", "IPE300")]);
    case "Materials":
      return plain("material", "materials", "material ", [text("library", "Grade", "S355", WORDS.grade)]);
    case "Loads":
      return names.load_case!.length ? load(model, names) : null;
    case "Combinations":
      return names.load_case!.length ? combination(model, names, list("load_combinations")) : null;
    default:
      return null;
  }
}
