/** A model for another program: the page's own scripts, or the model itself, read and written compactly. */

import type { Model, SectionLibrary } from "handoff-solver";
import { told } from "../../../viewer/src/exchange/conversion.ts";
import { lostIn } from "../../../viewer/src/exports/lost.ts";
import { openSeesRefusals, openSeesScript } from "../../../viewer/src/exports/opensees.ts";
import { pyniteRefusals, pyniteScript } from "../../../viewer/src/exports/pynite.ts";
import { catalogue } from "../../../viewer/src/model/catalogue.ts";
import { libraryName, type ResolvedSection } from "../../../viewer/src/model/section.ts";

export type Format = "json" | "pynite" | "opensees";

export interface Converted {
  text: string;
  /** What is left out, for people; empty where nothing is. */
  said: string;
}

export function converted(model: Model, format: Format, library: SectionLibrary): Converted {
  if (format === "json") return { text: JSON.stringify(model), said: "" };
  const sections = new Map(
    model.model.sections.map((section): [string, ResolvedSection] => {
      const name = libraryName(section);
      const found = name === undefined ? undefined : library.find(name);
      return [section.id, found ? { ...found, name } : section];
    }),
  );
  const [script, refusals] = format === "pynite" ? [pyniteScript, pyniteRefusals] : [openSeesScript, openSeesRefusals];
  const parts = catalogue(model);
  const lost = lostIn(parts, refusals(parts, sections));
  return { text: script(parts, sections), said: lost.length ? told(lost) : "" };
}
