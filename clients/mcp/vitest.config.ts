/** How the local MCP server's tests run. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // As the solver's: a slow machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As the solver's: files share their modules.
    isolate: false,
    // Its tools run in a thread and its transport in a process, whose lines nobody counts.
    coverage: {
      provider: "v8",
      reportOnFailure: true,
      include: ["src/**/*.ts"],
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "../../node_modules/.coverage/mcp",
    },
  },
});
