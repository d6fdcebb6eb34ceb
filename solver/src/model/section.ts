/** Sections of a model: explicit properties as they stand, library names looked up. */

import { SolveError } from "../error.ts";
import type { ExplicitSection, Shape } from "../generated/model.ts";
import { type Entity, finite, positive, text } from "./reading.ts";

/** What `solve` needs of a section library; `openLibrary` makes one. */
export interface SectionLibrary {
  find(name: string): object | undefined;
}

export interface ResolvedSection extends ExplicitSection {
  iyz: number;
}

const PROPERTIES = ["iw", "avy", "avz", "wel_y", "wel_z", "wpl_y", "wpl_z"] as const;

export function resolveSection(item: Entity, path: string, library: SectionLibrary | undefined): ResolvedSection {
  const source = item.library === undefined ? item : lookUp(text(item.library, `${path}.library`), path, library);
  const section: ResolvedSection = {
    id: item.id as string,
    a: positive(source.a, `${path}.a`),
    iy: positive(source.iy, `${path}.iy`),
    iz: positive(source.iz, `${path}.iz`),
    it: positive(source.it, `${path}.it`),
    iyz: source.iyz === undefined ? 0 : finite(source.iyz, `${path}.iyz`),
  };
  if (section.iyz * section.iyz >= section.iy * section.iz) {
    throw new SolveError("invalid_model", `${path}.iyz: its square must be smaller than iy · iz`, { path: `${path}.iyz` });
  }
  if (item.library !== undefined) section.name = typeof source.name === "string" ? source.name : (item.library as string);
  for (const key of PROPERTIES) if (source[key] !== undefined) section[key] = finite(source[key], `${path}.${key}`);
  for (const key of ["avy", "avz"] as const) if (section[key] !== undefined) positive(section[key], `${path}.${key}`);
  if (source.shape !== undefined) section.shape = source.shape as Shape;
  if (source.fabrication !== undefined) section.fabrication = source.fabrication as NonNullable<ExplicitSection["fabrication"]>;
  return section;
}

function lookUp(name: string, path: string, library: SectionLibrary | undefined): Entity {
  const place = { path: `${path}.library` };
  if (!library) {
    throw new SolveError("unknown_section", `${path}.library: '${name}' needs the section library; pass it as options.sections`, place);
  }
  const found = library.find(name);
  if (!found) throw new SolveError("unknown_section", `${path}.library: no section '${name}' in the library`, place);
  return found as Entity;
}
