/** Keys that exclude or need each other: at least one of, exactly one of, a library name or own properties. */

import { definition, type Schema } from "../schema.ts";
import { type Entity, has } from "./fits.ts";
import type { Finding, Where } from "./report.ts";
import { choice, meant as meantBy } from "./wording.ts";

export function* explainChoices(layers: Schema[], value: Entity, where: Where, meant: ReadonlySet<string | undefined>): Generator<Finding> {
  for (const { dependentRequired = {}, anyOf, oneOf } of layers) {
    const lacking = Object.entries(dependentRequired).flatMap(([key, others]) =>
      others.filter((other) => has(value, key) && !has(value, other) && !meant.has(other)).map((other) => ({ key, other })),
    );
    for (const { key, other } of lacking) yield [[...where, other], `missing key '${other}': '${key}' needs it`];
    if (anyOf && !lacking.length) {
      const keys = keysOf(anyOf);
      if (!keys.some((key) => has(value, key) || meant.has(key))) yield [where, `needs at least one of ${choice(keys)}`];
    }
    if (oneOf) {
      const keys = keysOf(oneOf);
      const given = keys.filter((key) => has(value, key));
      if (given.length > 1) yield [where, `takes exactly one of ${choice(keys)}, found ${choice(given, "and")}`];
      else if (!given.length) yield [where, `needs exactly one of ${choice(keys)} to name its targets`];
    }
  }
}

const keysOf = (options: Schema[]): string[] => options.map((option) => option.required![0]!);

/** A section is a library name or properties; mixing both, or giving neither, is one mistake. */
export function explainSectionChoice(value: Entity, where: Where, unknown: string[], missing: string[]) {
  const own = definition("explicit_section").properties!;
  const mixed = unknown.filter((key) => has(own, key));
  const findings: Finding[] = [];
  if (has(value, "library") && mixed.length) {
    findings.push([
      [...where, "library"],
      `a library section is complete by its name: remove 'library', or remove ${choice(mixed, "and")}`,
    ]);
    unknown = unknown.filter((key) => !has(own, key));
  } else if (["a", "iy", "iz", "it"].every((key) => missing.includes(key))) {
    const words = ["library", ...Object.keys(own)];
    if (!unknown.slice(0, 50).some((key) => meantBy(key, words) === "library")) {
      findings.push([where, "needs 'library' (a name such as IPE300), or its own properties 'a', 'iy', 'iz' and 'it'"]);
    }
    missing = missing.filter((key) => key === "id");
  }
  return { findings, unknown, missing };
}
