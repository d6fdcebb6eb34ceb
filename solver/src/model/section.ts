/** Sections of a model: explicit properties as they stand, library names looked up. */

import type { ExplicitSection, Section, Shape } from "../generated/model.ts";
import { SolveError } from "../results/error.ts";
import { invalid } from "./guard.ts";
import type { SectionProperties } from "./sections/properties.ts";
import { shearStiffnessAreas } from "./sections/shearstiffness.ts";

/** What `solve` needs of a section library; `openLibrary` makes one. */
export interface SectionLibrary {
  find(name: string): SectionProperties | undefined;
}

/** `name` is the library's name, where the section came from there. */
export interface ResolvedSection extends ExplicitSection {
  iyz: number;
  /** The library's; a section with properties of its own weighs as its area says. */
  mass_per_m?: number;
}

/** The library's name of a section; undefined for one with properties of its own. */
export const libraryName = (section: Section | undefined): string | undefined =>
  section && "library" in section ? section.library : undefined;

/** The library's name of what was written; HF stays before it, which tells that a tube is hot finished (EN 10210) and not cold formed. */
export const toldName = (name: string, written: string): string => (/^[CRS]HS/.test(name) && /hf/i.test(written) ? `HF${name}` : name);

/** A section as the library or the model has it. */
type Source = Omit<ExplicitSection, "id"> & Pick<ResolvedSection, "mass_per_m">;

const OPTIONAL = ["iw", "avy", "avz", "wel_y", "wel_z", "wpl_y", "wpl_z"] as const;

export function resolveSection(section: Section, path: string, library: SectionLibrary | undefined): ResolvedSection {
  const source: Source = "library" in section ? fromLibrary(section.library, path, library) : section;
  const { a, iy, iz, it, iyz = 0, shape, fabrication, mass_per_m } = source;
  // Beyond this bound the bending stiffness would not be positive.
  if (iyz * iyz >= iy * iz) throw invalid(`${path}.iyz`, "its square must be smaller than iy · iz");
  const resolved: ResolvedSection = { id: section.id, a, iy, iz, it, iyz };
  if ("library" in section) {
    resolved.name = toldName(source.name ?? section.library, section.library);
    if (mass_per_m !== undefined) resolved.mass_per_m = mass_per_m;
  }
  for (const key of OPTIONAL) if (source[key] !== undefined) resolved[key] = source[key];
  if (shape) resolved.shape = shape;
  if (fabrication) resolved.fabrication = fabrication;
  return resolved;
}

function fromLibrary(name: string, path: string, library: SectionLibrary | undefined): Source {
  const place = { path: `${path}.library` };
  if (!library) {
    throw new SolveError("unknown_section", `${path}.library: '${name}' needs the section library; pass it as options.sections`, place);
  }
  const found = library.find(name);
  if (!found) throw new SolveError("unknown_section", `${path}.library: no section '${name}' in the library`, place);
  // The library's tables hold every dimension that an outline's type needs. Its shear areas are those of EN 1993-1-1 6.2.6, which
  // resistances take from the outline again; here they stand for stiffness.
  const shape = found.shape as Shape;
  return { ...found, ...shearStiffnessAreas(shape, found.a), shape };
}
