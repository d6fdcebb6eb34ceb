/** How the page is built: one document, hashed assets, a file for each step of what a reader comes to. */
import { defineConfig } from "vite";
import { chunksOf, PAGE_STEPS } from "./chunks.ts";
import { jsonPlugin } from "./json.plugin.ts";
import { limitsPlugin } from "./limits.plugin.ts";
import { markPlugin } from "./mark.plugin.ts";
import { GENERATED, MINIFIED, WORKER } from "./minified.ts";
import { rendererPlugin } from "./renderer.plugin.ts";
import { shadersPlugin } from "./shaders.plugin.ts";
import { stylesPlugin } from "./styles.plugin.ts";

export default defineConfig({
  base: "/",
  plugins: [
    jsonPlugin(),
    limitsPlugin(),
    markPlugin(),
    shadersPlugin(),
    rendererPlugin(),
    stylesPlugin(),
    {
      // The entry starts the worker first; the picture's code is on its way by then.
      name: "preload-what-follows",
      apply: "build",
      transformIndexHtml: {
        order: "post",
        handler: (_, { bundle }) => {
          const chunks = Object.values(bundle ?? {}).filter((item) => item.type === "chunk");
          const files = (name: string): string[] => chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
          const link = (file: string, attrs: Record<string, string> = {}) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}`, ...attrs },
            injectTo: "head" as const,
          });
          return files("picture").map((file) => link(file, { fetchpriority: "low" }));
        },
      },
    },
  ],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    // three.js does not get smaller; the picture's file is fetched beside the model.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, of what the first picture needs.
    cssCodeSplit: false,
    ...MINIFIED,
    rollupOptions: {
      output: { generatedCode: GENERATED, manualChunks: chunksOf(PAGE_STEPS) },
    },
  },
  worker: WORKER,
});
