// The solver's folders from the ground up: a file imports from its own folder and from those before it, types included, and no files import one another in a circle.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const LAYERS = "results numerics model topology elements diagrams analysis ec3 members checks api design".split(" ");

/** What is wrong with the imports of some files, by their paths from src and their texts. */
export function faults(files, layers = LAYERS) {
  const out = [];
  const imports = new Map();
  for (const [path, text] of files) {
    const targets = [...text.matchAll(/(?:from|import) *\(?"(\.[^"]+\.ts)"/g)].map(([, to]) => join(dirname(path), to));
    imports.set(path, targets);
    const layer = layers.indexOf(folderOf(path));
    if (layer < 0) out.push(`${path} is in no folder of scripts/layers.mjs`);
    for (const to of targets) if (layers.indexOf(folderOf(to)) > layer) out.push(`${path} imports ${to}, which lies above it`);
  }
  const done = new Set();
  const visit = (path, way) => {
    if (way.includes(path)) out.push(`${[...way.slice(way.indexOf(path)), path].join(" -> ")} is a circle`);
    if (way.includes(path) || done.has(path)) return;
    for (const to of imports.get(path) ?? []) visit(to, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return out;
}

/** "" of what stands in none. */
const folderOf = (path) => (path.includes("/") ? path.split("/")[0] : "");

const src = fileURLToPath(new URL("../src", import.meta.url));

/** Every TypeScript file under a folder, by its path from there, with its text. */
export const filesUnder = (src) =>
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".d.ts"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(src, file), readFileSync(file, "utf8")]);

/** Every file of the source but what is written by a build. */
export const solverFiles = () => filesUnder(src).filter(([path]) => !path.startsWith("generated"));

/** Names what is wrong, and fails where anything is. */
export function report(found) {
  for (const fault of found) console.error(fault);
  process.exitCode = found.length ? 1 : 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) report(faults(solverFiles()));
