/** Entities of one kind in one list, read one by one or by columns. */

import type { Where } from "./report.ts";
import { RULES } from "./rulebook.ts";

/** An entity that fits its schema: its fields have the types that the schema says. */
// biome-ignore lint/suspicious/noExplicitAny: the schema was checked before; its types have no common form for every collection.
export type Entity = Record<string, any>;

/** What is not there; of what cannot be known, which is undefined, no condition holds. */
export const ABSENT = Symbol("absent");
/** Loads that are forces, their components, and what their names say where they were converted. */
export const FORCES = RULES.forces;

/** The loads of one kind in one load case, or a whole collection; `places` are their indices in the document. */
export class Entries {
  private known: Set<string> | undefined;
  private most: number | undefined;

  constructor(
    readonly where: Where,
    readonly items: readonly Entity[],
    readonly places: readonly (number | string)[],
  ) {}

  /** The values of a key. */
  values(key: string, missing?: unknown): unknown[] {
    return this.items.map((item) => (Object.hasOwn(item, key) ? item[key] : missing));
  }
  column(key: string): unknown[] {
    return this.values(key);
  }

  /** Every key that any of them has. */
  get keys(): Set<string> {
    return (this.known ??= new Set(this.items.flatMap((item) => Object.keys(item))));
  }

  /** Of each its largest component of force, whatever its direction. */
  sizes(): number[] {
    return this.items.map((item) => FORCES.components.reduce((most, key) => Math.max(most, Math.abs(item[key] ?? 0)), 0));
  }
  get largest(): number {
    return (this.most ??= this.sizes().reduce((most, size) => Math.max(most, size), 0));
  }
}

/** The places whose values it is true of. */
export const fulfilling = (
  values: unknown[],
  places: number[],
  asked: (value: unknown, other: unknown) => boolean,
  other: unknown,
): number[] => places.filter((place) => asked(values[place], other));
