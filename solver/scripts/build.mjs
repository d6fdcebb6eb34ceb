/** Builds dist/: one ES module with the kernel inside, and its type declarations. */

import { execFileSync } from "node:child_process";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = new URL("../", import.meta.url).pathname;
await rm(`${ROOT}dist`, { recursive: true, force: true });
await build({
  entryPoints: [`${ROOT}src/index.ts`], outfile: `${ROOT}dist/index.js`,
  bundle: true, format: "esm", target: "es2022", platform: "neutral", minify: true, legalComments: "none",
});
execFileSync("npx", ["tsc", "-p", "tsconfig.build.json"], { cwd: ROOT, stdio: "inherit" });
// Declarations keep the sources' .ts imports; consumers need .js.
for (const entry of await readdir(`${ROOT}dist`, { recursive: true })) {
  if (!entry.endsWith(".d.ts")) continue;
  const text = await readFile(`${ROOT}dist/${entry}`, "utf8");
  await writeFile(`${ROOT}dist/${entry}`, text.replaceAll(/(from "\.[^"]*)\.ts"/g, '$1.js"').replaceAll(/(import\("\.[^"]*)\.ts"\)/g, '$1.js")'));
}
const bundle = await readFile(`${ROOT}dist/index.js`);
console.log(`dist/index.js ${bundle.length} bytes, ${gzipSync(bundle, { level: 9 }).length} gzip`);
