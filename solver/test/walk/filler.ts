/** Random entities made from the schemas themselves, so that what the schemas learn to say is tried without a word here. */

import data from "../../data/schemas.json" with { type: "json" };

export type Any = Record<string, any>;

const definitions = data.definitions as Record<string, Any>;

/** Which collection an id of this name is taken from. */
const COLLECTIONS: Record<string, string> = {
  start: "nodes",
  end: "nodes",
  combinations: "load_combinations",
  start_hinge: "hinges",
  end_hinge: "hinges",
  ...Object.fromEntries(
    ["node", "member", "plate", "support", "load_case", "section", "material", "design_member"].flatMap((name) => [
      [name, `${name}s`],
      [`${name}s`, `${name}s`],
    ]),
  ),
};

/** Usual sizes: low, high. A negative low tries both signs. */
const USUAL: Record<string, [number, number]> = {
  pressure: [-5e3, 5e3],
  dt: [-40, 40],
  gradient_y: [-50, 50],
  gradient_z: [-50, 50],
  position: [0, 1],
  start: [0, 0.45],
  end: [0.55, 1],
  rotation: [-180, 180],
  factor: [0.3, 1.5],
  self_weight: [0, 1.5],
  nu: [0, 0.4],
  fu: [3e8, 7e8],
  thermal_expansion: [5e-6, 2e-5],
  offset: [-0.1, 0.1],
  limit_ratio: [100, 500],
  modes: [1, 4],
  stations: [2, 25],
  columns: [1, 9],
  height: [1, 30],
  h: [0.1, 0.4],
  b: [0.1, 0.3],
  d: [0.05, 0.3],
  t: [0.004, 0.015],
  tw: [0.004, 0.015],
  tf: [0.005, 0.02],
  r: [0, 0.015],
  iyz: [-1e-7, 1e-7],
  iw: [1e-8, 1e-6],
  avy: [1e-3, 3e-3],
  avz: [1e-3, 3e-3],
  wel_y: [1e-4, 5e-4],
  wel_z: [3e-5, 2e-4],
  wpl_y: [2e-4, 6e-4],
  wpl_z: [5e-5, 3e-4],
};
const FORCE: [number, number] = [-2e4, 2e4];
const MOMENT: [number, number] = [-5e3, 5e3];
const MOVED: [number, number] = [-0.01, 0.01];
const STRENGTH: [number, number] = [2e8, 5e8];

export class Filler {
  private count = 0;

  /**
   * `ids` of every collection that is there to be referred to; `share` of what is optional is given, forces are `weight` times the usual ones, and a `wild` share
   * of all numbers lies anywhere the schemas allow. */
  constructor(
    readonly next: () => number,
    readonly ids: Record<string, string[]>,
    private readonly share: number,
    private readonly weight = 1,
    private readonly wild = 0,
  ) {}

  chance(share: number): boolean {
    return this.next() < share;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** An entity of a definition; `given` is kept as it is, `without` left out. */
  make(name: string, given: Any = {}, without: readonly string[] = []): Any {
    return this.object(definitions[name]!, given, without);
  }

  private object(schema: Any, given: Any, without: readonly string[]): Any {
    const kinds = (schema.allOf ?? []).flatMap((each: Any) => (each.if?.properties?.type ? [each] : []));
    if (kinds.length) {
      const own = given.type
        ? kinds.find((each: Any) => each.if.properties.type.const === given.type)
        : this.pick(kinds.filter((each: Any) => this.reachable(resolved(each.then))));
      const { allOf: _, ...shared } = schema;
      const kind = resolved(own.then);
      const both = {
        ...shared,
        ...kind,
        required: [...(shared.required ?? []), ...(kind.required ?? [])],
        properties: { ...shared.properties, ...kind.properties },
      };
      return this.object(both, { ...given, type: own.if.properties.type.const }, without);
    }
    // Named from a library, or given by what it is.
    if (schema.if?.required && schema.else) {
      const named = schema.if.required.every((key: string) => key in given);
      return this.object(resolved(named ? schema.then : schema.else), given, without);
    }
    const out: Any = { ...given };
    const required: string[] = schema.required ?? [];
    for (const [key, value] of Object.entries<Any>(schema.properties ?? {})) {
      if (key in out || without.includes(key)) continue;
      if (required.includes(key) || this.chance(this.share)) this.put(out, key, value);
    }
    return this.complete(schema, out);
  }

  /** Whether all it must refer to is there. */
  private reachable(schema: Any): boolean {
    return (schema.required ?? []).every((key: string) => !isId(schema.properties[key]) || key === "id" || this.known(key).length > 0);
  }

  private known(key: string): string[] {
    return this.ids[COLLECTIONS[key] ?? ""] ?? [];
  }

  /** What one of several keys, or another key, demands. */
  private complete(schema: Any, out: Any): Any {
    const properties = schema.properties ?? {};
    for (const [key, needs] of Object.entries<string[]>(schema.dependentRequired ?? {})) {
      if (key in out) for (const need of needs) if (!(need in out)) this.put(out, need, properties[need]);
    }
    const alternatives = (list: Any[] | undefined): string[] => (list ?? []).flatMap((each) => each.required ?? []);
    const some = alternatives(schema.anyOf);
    if (some.length && !some.some((key) => key in out)) {
      const key = this.pick(some);
      this.put(out, key, properties[key]);
    }
    const one = alternatives(schema.oneOf);
    if (one.length) {
      const kept = this.pick(one);
      for (const key of one) if (key !== kept) delete out[key];
      if (!(kept in out)) this.put(out, kept, properties[kept]);
    }
    return out;
  }

  private put(out: Any, key: string, schema: Any): void {
    const value = this.value(key, resolved(schema), isId(schema));
    if (value !== undefined) out[key] = value;
  }

  private value(key: string, schema: Any, refers: boolean): unknown {
    if (key === "id") return `${schema.title ?? "id"} ${++this.count}`;
    if (refers) return this.known(key).length ? this.pick(this.known(key)) : undefined;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    if (schema.anyOf && !schema.properties) return this.value(key, this.pick(schema.anyOf), false);
    switch (schema.type) {
      case "boolean":
        return this.chance(0.5);
      case "integer":
        return Math.round(this.number(key, schema));
      case "number":
        return this.number(key, schema);
      case "string":
        return key === "grade" ? this.pick(["S235", "S355", "S460"]) : `some ${key}`;
      case "array": {
        const least = schema.minItems ?? 0;
        const count = Math.min(schema.maxItems ?? Infinity, least + Math.floor(3 * this.next()));
        const items = Array.from({ length: count }, () => this.value(key, resolved(schema.items), isId(schema.items)));
        const kept = isId(schema.items) ? [...new Set(items)] : items;
        return kept.includes(undefined) || kept.length < least ? undefined : kept;
      }
      case "object":
      case undefined:
        return this.reachable(schema) ? this.object(schema, {}, []) : undefined;
    }
  }

  private number(key: string, schema: Any): number {
    const low = schema.minimum ?? schema.exclusiveMinimum ?? -1e6;
    const high = schema.maximum ?? schema.exclusiveMaximum ?? 1e6;
    if (this.chance(this.wild)) return this.extreme(low, high);
    const usual = USUAL[key] ?? this.sized(key, low);
    if (usual) return this.inside(usual, low, high);
    return high - low <= 1000 ? this.between(low, high) : this.inside([low < 0 ? -3 : 0, 3], low, high);
  }

  /** At a limit, or of any size between. */
  private extreme(low: number, high: number): number {
    const size = 10 ** this.between(-12, Math.log10(Math.max(Math.abs(low), Math.abs(high))));
    return Math.min(high, Math.max(low, this.pick([high, low, -size, size, size]))) || 1e-12;
  }

  private sized(key: string, low: number): [number, number] | undefined {
    if (/^f[xyz](_end)?$/.test(key)) return low < 0 ? [this.weight * FORCE[0], this.weight * FORCE[1]] : STRENGTH;
    if (/^m[xyz]$/.test(key)) return MOMENT;
    if (!/^[ur][xyz]$/.test(key)) return undefined;
    const spring = 10 ** this.between(4, 9);
    return low < 0 ? MOVED : [spring, spring];
  }

  private inside([from, to]: [number, number], low: number, high: number): number {
    const value = this.between(Math.max(from, low), Math.min(to, high));
    return value === low ? low + (high - low) * 1e-9 : value;
  }
}

/** Every key that the schemas know. */
export function knownKeys(): Set<string> {
  return new Set(Object.values(definitions).flatMap(({ properties = {} }) => Object.keys(properties)));
}

function isId(schema: Any): boolean {
  return schema?.$ref?.endsWith("/id") ?? false;
}

function resolved(schema: Any): Any {
  return schema.$ref ? resolved({ ...definitions[schema.$ref.split("/").at(-1)!]! }) : schema;
}
