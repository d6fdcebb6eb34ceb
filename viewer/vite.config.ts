/** How the page is built: two documents, hashed assets, three.js in a chunk of its own. */
import { rmSync } from 'node:fs';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [
    {
      // Other builds put packages/ and docs/ into dist too, so only this build's own files are cleared.
      name: 'clear-own-assets',
      apply: 'build',
      buildStart: () => rmSync('dist/assets', { recursive: true, force: true }),
    },
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    // three.js does not get smaller; it has a chunk of its own and is fetched beside the model.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['index.html', 'ended.html'],
      output: { manualChunks: (id) => (id.includes('/node_modules/three/') ? 'three' : undefined) },
    },
  },
  worker: { format: 'es' },
});
