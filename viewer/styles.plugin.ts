/** Styles that a module brings along lie in the module's own file, and not in the stylesheet that the first picture waits for. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const DRESS = fileURLToPath(new URL("src/controls/dress.ts", import.meta.url));
/** Not a name that ends like a stylesheet's: Vite would read the module as one. */
const LATE = "\0late:";
const ENDING = /\.css$/;

export const stylesPlugin = (): Plugin => ({
  name: "late-styles",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!ENDING.test(source) || !importer?.endsWith(".ts")) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && LATE + found.id.replace(ENDING, "");
  },
  load: (id) =>
    id.startsWith(LATE)
      ? `import { dress } from ${JSON.stringify(DRESS)}; import css from ${JSON.stringify(`${id.slice(LATE.length)}.css?inline`)}; dress(css);`
      : null,
});
