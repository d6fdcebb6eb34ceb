/** Doubts about what loads come from, where a rule combines them: parts of one action, and permanent pressure. */

import type { LoadCase } from "../../generated/model.ts";
import { isWeight } from "../../model/actions.ts";
import { COMBINING } from "../../model/expressions.ts";
import { norm } from "../../model/vectors.ts";
import { placesOf } from "./combining.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { pushesOf } from "./pushing.ts";
import { RULES } from "./rulebook.ts";

const RULE = RULES.sources;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of a load case: what it loads, its level force along x and y, and its size, N. */
interface Push {
  places: Set<string>;
  x: number;
  y: number;
  net: number;
  /** The sums of loads that are more level than upright, and of all. */
  sideways: number;
  whole: number;
  /** Whether it pushes level, and all one way. */
  isOneWay: boolean;
  /** Whether its level forces cancel out, as pressure from within does. */
  isBalanced: boolean;
  isPushing: boolean;
}

const pushOf = remembered((document, loadCase: Entity): Push => {
  const found = pushesOf(document, loadCase);
  const [x, y] = [sum(found.map((force) => force[0])), sum(found.map((force) => force[1]))];
  const [level, whole] = [sum(found.map((force) => Math.hypot(force[0], force[1]))), sum(found.map(norm))];
  const net = Math.hypot(x, y);
  return {
    places: placesOf(loadCase),
    ...{ x, y, net, whole },
    sideways: sum(found.filter((force) => Math.hypot(force[0], force[1]) > Math.abs(force[2])).map(norm)),
    isOneWay: net > RULE.level_from * whole,
    isBalanced: level > RULE.level_share * whole && net < RULE.balanced_to * level,
    isPushing: net > RULE.pushing_from * level,
  };
});

/** The first two cases that a rule takes for alternatives, and that may be parts of one action. */
export function partsOf(document: Document, { combinations: rule }: Entity): string[] | undefined {
  if (!rule) return undefined;
  for (const [nature, { alternatives }] of Object.entries(COMBINING.natures)) {
    if (!alternatives) continue;
    const cases = document.entities("load_cases").filter((loadCase) => loadCase["nature"] === nature);
    // An action in many cases is looked at by its first ones.
    const listed = cases.slice(0, RULE.compared).map((loadCase) => ({ loadCase, push: pushOf(document, loadCase) }));
    const every = listed.map(({ push }) => push.places);
    for (const [i, one] of listed.entries())
      for (const other of listed.slice(i + 1)) {
        const isTold = one.loadCase["source"] !== undefined && other.loadCase["source"] !== undefined;
        if (!isTold && mayJoin(one.push, other.push, every)) return [one.loadCase["id"], other.loadCase["id"]];
      }
  }
  return undefined;
}

function mayJoin(one: Push, other: Push, every: readonly Set<string>[]): boolean {
  if (!one.places.size || !other.places.size) return false;
  if ([...one.places].some((place) => other.places.has(place)))
    return (one.isBalanced && other.isPushing) || (one.isPushing && other.isBalanced);
  const whole = [...one.places, ...other.places];
  if (every.some((places) => whole.every((place) => places.has(place)))) return false;
  const along = one.x * other.x + one.y * other.y;
  return !(one.isOneWay && other.isOneWay && along < RULE.apart_to * one.net * other.net);
}

/** The cases that share the factor of the structure's weight. */
const weights = remembered((document) => (document.entities("load_cases") as LoadCase[]).filter(isWeight) as Entity[]);

/** Whether loads of a permanent case push level, with the factor of others that press down. */
export function isSideways(document: Document, loadCase: Entity): boolean {
  const sharing = weights(document);
  if (!sharing.includes(loadCase)) return false;
  const all = sharing.map((each) => pushOf(document, each));
  const [level, whole] = [sum(all.map((each) => each.sideways)), sum(all.map((each) => each.whole))];
  const isPressed = sharing.some((each) => each["self_weight"]) || whole - level > RULE.sideways_from * whole;
  return isPressed && pushOf(document, loadCase).sideways > RULE.sideways_from * whole;
}
