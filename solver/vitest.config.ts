/** How the solver's tests run. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    coverage: {
      provider: "v8",
      reportOnFailure: true,
      include: ["src/**/*.ts"],
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "../node_modules/.coverage/solver",
    },
  },
});
