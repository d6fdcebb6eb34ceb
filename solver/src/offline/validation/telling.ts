/** Sentences of rows in schemas/rules.json, with their fields filled in, and the places that they are said of. */

import { counted, digits } from "../../counts.ts";
import { numberOf, quantityOf, valueAt } from "./conditions.ts";
import type { Document, Entity } from "./document.ts";
import type { Where } from "./report.ts";

/** A field, the number or the field that it is multiplied or divided by, and how many digits are told; a comma asks for a whole number with its thousands apart. */
const FIELD = /\{([a-z_.0-9]+)(?:([*/])([-a-z_.0-9]+))?(?::([,\d]))?\}/g;

/** The place below an entity; a quantity among its steps is the number of an entry, or the key of a list. */
export const placeOf = (document: Document, home: string, entity: Entity, at: string): Where =>
  at
    .split(".")
    .filter(Boolean)
    .map((step) => (quantityOf(home, step)?.(document, entity) as Where[number] | undefined) ?? (/^\d+$/.test(step) ? Number(step) : step));

/** A sentence with its fields filled in; `{here}` is what stands at the place. */
export const told = (document: Document, home: string, entity: Entity, at: Where, says: string): string =>
  says.replace(FIELD, (_, path: string, sign?: string, factor = "", count = "6") => {
    const here = (value: Entity, step: string | number): Entity => value[step];
    const value = path === "here" ? at.reduce(here, entity) : valueAt(document, home, entity, path);
    if (Array.isArray(value)) return value.join(", ") || "none";
    if (typeof value !== "number") return String(value);
    if (count === ",") return counted(value);
    const other = /^[a-z]/.test(factor) ? numberOf(document, home, entity, factor) : Number(factor);
    return digits(sign === "/" ? value / other : sign ? value * other : value, Number(count));
  });
