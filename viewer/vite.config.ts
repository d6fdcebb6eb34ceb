/** How the page is built: two documents, hashed assets, three.js in a chunk of its own. */
import { defineConfig } from "vite";
import { jsonPlugin } from "./json.plugin.ts";
import { limitsPlugin } from "./limits.plugin.ts";
import { GENERATED, MINIFIED, WORKER } from "./minified.ts";
import { rendererPlugin } from "./renderer.plugin.ts";
import { shadersPlugin } from "./shaders.plugin.ts";

/** Small modules that the picture shares with what is fetched later lie with it: a file of their own costs more than it holds. */
const WITH_THREE = /\/node_modules\/three\/|\/viewer\/src\/(scene\/placing|solving\/hull)\.ts$/;

export default defineConfig({
  base: "/",
  plugins: [
    jsonPlugin(),
    limitsPlugin(),
    shadersPlugin(),
    rendererPlugin(),
    {
      // The entry is small and starts the worker first; what comes next is on its way by then, the picture's code last.
      name: "preload-what-follows",
      apply: "build",
      transformIndexHtml: {
        order: "post",
        handler: (_, { filename, bundle }) => {
          if (filename.endsWith("ended.html")) return [];
          const chunks = Object.values(bundle ?? {}).filter((item) => item.type === "chunk");
          const files = (name: string): string[] => chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
          const link = (file: string, attrs: Record<string, string> = {}) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}`, ...attrs },
            injectTo: "head" as const,
          });
          return [
            ...["page", "theme"].flatMap(files).map((file) => link(file)),
            ...["stage", "three"].flatMap(files).map((file) => link(file, { fetchpriority: "low" })),
          ];
        },
      },
    },
  ],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    // three.js does not get smaller; it has a chunk of its own and is fetched beside the model.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...MINIFIED,
    rollupOptions: {
      input: ["index.html", "ended.html"],
      output: { generatedCode: GENERATED, manualChunks: (id) => (WITH_THREE.test(id) ? "three" : undefined) },
    },
  },
  worker: WORKER,
});
