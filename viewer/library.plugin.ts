/** What the build takes from the section library: its names for the service, and a few sections for the first page. */
import { readFileSync } from "node:fs";
import type { ExplicitSection } from "handoff-solver";
import type { Plugin } from "vite";
import { resolveSection } from "../solver/src/model/section.ts";
import { openLibrary, type SectionLibrary } from "../solver/src/model/sections/library.ts";

const MODULE = "virtual:first-sections";
/** Of beams the plain series from 200 mm on, IPE300 and not IPEA300 or IPE750x134, and one column. */
const FIRST = /^(IPE[2-6]\d\d|HEB200)$/;

/** With the numbers that the solver takes for these names: its shear areas are those of stiffness, not of EN 1993-1-1 6.2.6. */
export const firstSections = (library: SectionLibrary): (Omit<ExplicitSection, "id"> & { name: string })[] =>
  library
    .families()
    .flatMap(({ names }) => names.filter((name) => FIRST.test(name)))
    .map((name) => {
      const { id: _, mass_per_m: __, ...section } = resolveSection({ id: name, library: name }, "sections", library);
      return { ...section, name };
    });

export function libraryPlugin(): Plugin {
  const library = openLibrary(JSON.parse(readFileSync("../solver/data/sections.json", "utf8")));
  const families = library.families();
  return {
    name: "section-library",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(firstSections(library))}` : null),
    generateBundle() {
      const source = families.flatMap(({ names }) => names).join("\n");
      this.emitFile({ type: "asset", fileName: "sections.txt", source: `${source}\n` });
    },
  };
}
