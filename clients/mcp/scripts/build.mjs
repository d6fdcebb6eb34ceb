/** Builds dist/main.js: one file with everything inside, so that installing the package fetches nothing else. */

import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = new URL("../", import.meta.url).pathname;
await build({
  entryPoints: [`${ROOT}src/main.ts`],
  outfile: `${ROOT}dist/main.js`,
  bundle: true,
  format: "esm",
  target: "node20",
  platform: "node",
  minify: true,
  legalComments: "none",
  // Chunks of the solver that only others need.
  logOverride: { "ignored-bare-import": "silent" },
  // Some of the SDK's dependencies are CommonJS and call require.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
const bundle = await readFile(`${ROOT}dist/main.js`);
console.log(`dist/main.js ${bundle.length} bytes, ${gzipSync(bundle, { level: 9 }).length} gzip`);
