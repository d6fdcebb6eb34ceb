/** Documents as the rules read them, of an example once it is edited or of a few entities alone; and what is found, by place and code. */

import { library } from "../../../src/model/sections/included.ts";
import type { Document } from "../../../src/model/validation/document.ts";
import { type Finding, path } from "../../../src/model/validation/report.ts";
import { documentOf } from "../../../src/model/validation/salvage.ts";
import type { Damage } from "../../building.ts";
import { example } from "../../examples.ts";

type Any = Record<string, any>;

export function edited(change: Damage = () => {}, name = "portal-frame"): Document {
  const model = example(name) as Any;
  change(model);
  return documentOf(model, library());
}

/** Entities that each fit their schema stand, whatever else a model would need. */
export const documentWith = (structure: Any, analysis: Any = {}): Document => documentOf({ model: structure, analysis }, library());

/** Nodes by their names, each at three coordinates. */
export const nodes = (places: Record<string, readonly number[]>): Any[] =>
  Object.entries(places).map(([id, [x, y, z]]) => ({ id, x, y, z }));

export const member = (id: string, start: string, end: string, more: Any = {}): Any => ({
  id,
  start,
  end,
  section: "s",
  material: "m",
  ...more,
});

export const told = (found: Iterable<Finding>): string[] => [...found].map(([where, code]) => `${path(where)} ${code}`);
