#!/usr/bin/env node
/** The `handoff` command: solve, check and validate here; log in and open models in a browser. */

import { check, solveTable, validateModel } from "./commands.ts";
import { type Options, read, USAGE, UsageError } from "./options.ts";
import { login, logout, openModel } from "./service.ts";

const RUN: Record<string, (options: Options) => number | Promise<number>> = {
  solve: solveTable,
  check,
  validate: validateModel,
  open: openModel,
  login,
  logout,
};

async function main(words: string[]): Promise<number> {
  try {
    const options = read(words);
    return options.printed === undefined ? await RUN[options.command]!(options) : print(options.printed);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof UsageError ? `${USAGE}\nhandoff: error: ${message}\n` : `handoff: ${message}\n`);
    return 2;
  }
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

// A reader that has seen enough, as `head` does, is no failure worth a stack trace.
process.stdout.on("error", () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));
