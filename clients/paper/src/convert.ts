/** A model for another program: the page's own scripts, or the model itself, read and written compactly. */

import type { Model, SectionLibrary } from "handoff-solver";
import { openSeesScript } from "../../../viewer/src/exports/opensees.ts";
import { pyniteScript } from "../../../viewer/src/exports/pynite.ts";
import { catalogue } from "../../../viewer/src/model/catalogue.ts";
import { libraryName, type ResolvedSection } from "../../../viewer/src/model/section.ts";

export type Format = "json" | "pynite" | "opensees";

export function converted(model: Model, format: Format, library: SectionLibrary): string {
  if (format === "json") return JSON.stringify(model);
  const sections = new Map(
    model.model.sections.map((section): [string, ResolvedSection] => {
      const name = libraryName(section);
      const found = name === undefined ? undefined : library.find(name);
      return [section.id, found ? { ...found, name } : section];
    }),
  );
  return (format === "pynite" ? pyniteScript : openSeesScript)(catalogue(model), sections);
}
