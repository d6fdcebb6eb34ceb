/**
 * Builds page and site into one folder, in one process, which then has compiled rollup and terser once. Other builds put packages/ and docs/ there too, so that
 * only these two's own files are cleared.
 */
import { rm } from "node:fs/promises";
import { build } from "vite";
import { shorten } from "./shorten.mjs";

await rm("dist/assets", { recursive: true, force: true });
const ways = { plugins: [shorten()], worker: { plugins: () => [shorten()] } };
await Promise.all(["vite.config.ts", "vite.site.config.ts"].map((configFile) => build({ configFile, ...ways })));
