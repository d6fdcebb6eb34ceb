/** What the build takes from the section library: its names for the service, and a few sections for the first page. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { openLibrary } from "../solver/src/model/sections/library.ts";

const MODULE = "virtual:first-sections";
const FAMILY = "IPE";

/** The plain series alone: IPE300, not IPEA300 or IPE750x134. */
const PLAIN = /^IPE\d+$/;

export function libraryPlugin(): Plugin {
  const library = openLibrary(JSON.parse(readFileSync("../solver/data/sections.json", "utf8")));
  const families = library.families();
  const first = (): object[] =>
    families
      .filter(({ family }) => family === FAMILY)
      .flatMap(({ names }) => names.filter((name) => PLAIN.test(name)))
      .map((name) => {
        const { a, iy, iz, iyz, it, iw, avy, avz, wel_y, wel_z, wpl_y, wpl_z, shape, fabrication } = library.find(name)!;
        return { name, a, iy, iz, iyz, it, iw, avy, avz, wel_y, wel_z, wpl_y, wpl_z, shape, fabrication };
      });
  return {
    name: "section-library",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(first())}` : null),
    generateBundle() {
      const source = families.flatMap(({ names }) => names).join("\n");
      this.emitFile({ type: "asset", fileName: "sections.txt", source: `${source}\n` });
    },
  };
}
