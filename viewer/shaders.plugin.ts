/** three.js brings the shaders of every material it has, a tenth of the page's first load: those of materials that the page never makes are left out. */
import type { Plugin } from "vite";

/** The materials that the picture is made of, beside shaders of its own. */
export const MATERIALS = ["meshbasic", "meshlambert"];

/** A part's name in three.js' table of them, and the variable that holds its text. */
const PART = /^\t(\w+): ([\w$]+),?$/gm;

export const shadersPlugin = (): Plugin => ({
  name: "shaders-of-used-materials",
  apply: "build",
  transform: { filter: { id: /\/three\.module\.js$/ }, handler: (code) => withoutUnused(code) },
});

export function withoutUnused(code: string): string {
  const table = /^const ShaderChunk = \{$[^}]*\};/m.exec(code)?.[0] ?? "";
  const texts = new Map([...table.matchAll(PART)].map(([, name, variable]) => [name!, textOf(code, variable!)]));
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const [, part] of (texts.get(name) ?? "").matchAll(/#include <(\w+)>/g)) use(part!);
  };
  for (const material of MATERIALS) for (const stage of ["vert", "frag"]) use(`${material}_${stage}`);
  // What three.js puts before every shader it names itself.
  for (const [, name] of code.matchAll(/ShaderChunk\[ '(\w+)' \]/g)) use(name!);
  for (const name of used)
    if (!texts.has(name)) throw new Error(`three.js has no shader part '${name}': is its table written otherwise now?`);
  let kept = code;
  for (const [name, text] of texts) if (!used.has(name)) kept = kept.replace(text, '""');
  return kept;
}

/** The text as it is written, in its quotes. */
function textOf(code: string, variable: string): string {
  const at = code.search(new RegExp(`^(const|var) ${variable.replace("$", "\\$")} = "`, "m"));
  return at < 0 ? "" : code.slice(code.indexOf('"', at), code.indexOf("\n", at) - 1);
}
