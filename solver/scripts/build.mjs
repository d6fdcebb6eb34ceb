/**
 * Builds dist/: the solver as one ES module with the kernel inside; validation alone; the local answers with the section
 * library inside; everything but the library as one classic script for bare engines; the command; the declarations.
 */

import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = new URL("../", import.meta.url).pathname;
await rm(`${ROOT}dist`, { recursive: true, force: true });
const library = { bundle: true, format: "esm", target: "es2022", platform: "neutral", minify: true, legalComments: "none" };
// The command imports the package's own files beside it.
const beside = {
  name: "beside",
  setup({ onResolve }) {
    const files = { "model/offline/index": "local", "api/command/index": "command", "design/index": "design" };
    onResolve(
      { filter: /\/src\/(api\/(command\/index|index|authoring|checking|sharing|statics)|model\/offline\/index|design\/index)\.ts$/ },
      ({ path }) => ({
        path: `./${files[/\/src\/(.*)\.ts$/.exec(path)[1]] ?? /([^/]*)\.ts$/.exec(path)[1]}.js`,
        external: true,
      }),
    );
  },
};
// So do others with what is a file of its own.
const apart = (filter, path) => ({ name: path, setup: ({ onResolve }) => onResolve({ filter }, () => ({ path, external: true })) });
const besideValidation = apart(/\/validation\/index\.ts$/, "./validate.js");
// The kernel too, so that a page can fetch it beside the analysis.
const besideKernel = apart(/\/generated\/core\.ts$/, "./kernel.js");
const besideBeams = apart(/\/beams\/index\.ts$/, "./beams.js");
// One library in eleven doors over shared chunks: whole, whether a model has short forms, those written out, sections, the analysis, its stability by many,
// the checks, those without the rules of angles, these rules, the design loop, the command's words.
const DOORS = [
  ["index", "api/index"],
  ["model/plain", "model/plain"],
  ["authoring", "api/authoring"],
  ["sections/whole", "model/sections/whole"],
  ["statics", "api/statics"],
  ["sharing", "api/sharing"],
  ["checking", "api/checking"],
  ["lean", "api/lean"],
  ["angles", "api/angles"],
  ["design", "design/index"],
  ["command", "api/command/index"],
];
await build({
  ...library,
  entryPoints: Object.fromEntries(DOORS.map(([name, path]) => [name, `${ROOT}src/${path}.ts`])),
  outdir: `${ROOT}dist`,
  splitting: true,
  chunkNames: "chunk-[hash]",
  plugins: [besideValidation, besideBeams, besideKernel],
});
await build({ ...library, entryPoints: [`${ROOT}src/generated/core.ts`], outfile: `${ROOT}dist/kernel.js` });
// Validation, beams and the local answers share the schemas and what Python means.
const ANSWERS = [
  ["validate", "validation/index"],
  ["beams", "beams/index"],
  ["local", "offline/index"],
];
await build({
  ...library,
  entryPoints: Object.fromEntries(ANSWERS.map(([name, path]) => [name, `${ROOT}src/model/${path}.ts`])),
  outdir: `${ROOT}dist`,
  splitting: true,
  chunkNames: "shared-[hash]",
});
await build({
  ...library,
  entryPoints: [`${ROOT}src/design/script.ts`],
  outfile: `${ROOT}dist/handoff.iife.js`,
  format: "iife",
  globalName: "handoff",
});
await build({
  ...library,
  entryPoints: [`${ROOT}cli/main.ts`],
  outfile: `${ROOT}dist/cli.js`,
  platform: "node",
  plugins: [beside],
});
await build({
  ...library,
  entryPoints: [`${ROOT}cli/threads.ts`],
  outfile: `${ROOT}dist/threads.js`,
  platform: "node",
  plugins: [beside],
});
execFileSync("npx", ["tsc", "-p", "tsconfig.build.json"], { cwd: ROOT, stdio: "inherit" });
// Declarations keep the sources' .ts imports; consumers need .js. Of rooms that no caller enters they have no comments, which nobody would read.
const INNER = /^(numerics|topology|elements|analysis|members|checks\/(?!verdict|index))/;
for (const entry of await readdir(`${ROOT}dist`, { recursive: true })) {
  if (!entry.endsWith(".d.ts")) continue;
  const told = await readFile(`${ROOT}dist/${entry}`, "utf8");
  const text = INNER.test(entry) ? told.replaceAll(/\/\*\*[\s\S]*?\*\/\s*/g, "") : told;
  await writeFile(
    `${ROOT}dist/${entry}`,
    text.replaceAll(/(from "\.[^"]*)\.ts"/g, '$1.js"').replaceAll(/(import\("\.[^"]*)\.ts"\)/g, '$1.js")'),
  );
}
await writeFile(
  `${ROOT}dist/threads.d.ts`,
  `import type { AuthoredModel } from "./api/authoring.js";
import type { ThreadOptions } from "./api/checking.js";
import type { Results } from "./results/index.js";
export type { ThreadOptions };
/** What \`solve\` finds, to the same bits, stability and checks by several threads; rejects as it throws. */
export declare function solveInThreads(model: AuthoredModel, options?: ThreadOptions): Promise<Results>;
`,
);
await writeFile(`${ROOT}dist/kernel.d.ts`, "/** The kernel's code, in hexadecimal. */\nexport declare const CORE: string;\n");
// Types that no door leads to are nobody's.
const { exports } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8"));
const reached = new Set(Object.values(exports).flatMap(({ types }) => (types ? [join(ROOT, types)] : [])));
for (const file of reached)
  for (const [, path] of (await readFile(file, "utf8")).matchAll(/(?:from |import\()"(\.[^"]*)\.js"/g))
    reached.add(join(dirname(file), `${path}.d.ts`));
for (const entry of await readdir(`${ROOT}dist`, { recursive: true }))
  if (entry.endsWith(".d.ts") && !reached.has(join(ROOT, "dist", entry))) await rm(`${ROOT}dist/${entry}`);
for (const name of ["index.js", "design.js", "local.js", "handoff.iife.js", "cli.js"]) {
  const bundle = await readFile(`${ROOT}dist/${name}`);
  console.log(`dist/${name} ${bundle.length} bytes, ${gzipSync(bundle, { level: 9 }).length} gzip`);
}
