/** How large forces are: of a load, of a load case and of the model; and whether names say that they were converted. */

import { type Document, type Entity, type Loads, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";

const { components: COMPONENTS, turns: TURNS, converted: CONVERTED } = RULES.forces;

/** The largest component of a load, whatever its direction. */
export const sizeOf = (load: Entity, components = COMPONENTS): number =>
  components.reduce((most, key) => Math.max(most, Math.abs(load[key] ?? 0)), 0);

const largestIn = ({ items }: Loads, components?: string[]): number =>
  items.reduce((most, load) => Math.max(most, sizeOf(load, components)), 0);

export const largestForce = (document: Document, components?: string[]): number =>
  document.lists("forces").reduce((most, loads) => Math.max(most, largestIn(loads, components)), 0);

/** The largest moment where no forces or pressures act: beside them a small one is nothing strange. */
export function loneMoment(document: Document): number | undefined {
  const isPressed = ["area_loads", "plate_loads"].some((home) => document.lists(home).some(({ items }) => items.length > 0));
  return isPressed || largestForce(document) > 0 ? undefined : largestForce(document, TURNS);
}

export interface Heaviest extends Loads {
  largest: number;
}

/** By load case, of its lists the one with the largest force. */
export const heaviestLists = remembered((document) => {
  const found = new Map<Entity, Heaviest>();
  const cases = document.entities("load_cases");
  for (const loads of document.lists("forces")) {
    const largest = largestIn(loads);
    const loadCase = cases[loads.where[2] as number]!;
    if (loads.items.length && (found.get(loadCase)?.largest ?? -1) < largest) found.set(loadCase, { ...loads, largest });
  }
  return found;
});

/** A mesh of many nodes may well have a few newtons on each. */
export const loadedNodes = ({ where, items }: Loads): number => (where.at(-1) === "node_loads" ? items.length : 0);

/** Whoever names a load "0.1 kN/m" and writes 100 has converted it. */
export const isConverted = ({ items }: Loads): boolean => items.some(({ name = "" }) => name.includes(CONVERTED));
