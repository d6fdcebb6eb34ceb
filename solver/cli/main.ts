#!/usr/bin/env node
/** The `handoff` command: what `commands.json` describes. */

import { EXIT, exitOfError, printable } from "../src/api/command/index.ts";
import { check, examples, schema, sections, solveTable, validateModel } from "./commands.ts";
import { convert } from "./convert.ts";
import { said } from "./description.ts";
import { compare, suggest } from "./design.ts";
import { doctor } from "./doctor.ts";
import { type Options, read, USAGE, UsageError } from "./options.ts";
import { diagram, report } from "./paper.ts";
import { login, logout, openModel } from "./service.ts";

const RUN: Record<string, (options: Options) => number | Promise<number>> = {
  ...{ solve: solveTable, check, validate: validateModel, schema, sections, examples },
  ...{ suggest, compare, diagram, report, convert, doctor, open: openModel, login, logout },
};

interface Failure {
  message: string;
  code?: string;
  details?: { errors?: readonly unknown[] };
}

async function main(words: string[]): Promise<number> {
  let options: Options | undefined;
  try {
    options = read(words);
    return options.printed === undefined ? await RUN[options.command]!(options) : print(options.printed);
  } catch (error) {
    const { message, code, details } = (error instanceof Error ? error : { message: String(error) }) as Failure;
    const count = details?.errors?.length ?? 0;
    const isOne = options?.second === undefined;
    const more = count > 1 && isOne ? `\n${said("more_errors", { file: options!.argument!, count })}` : "";
    const told = `${message}${more}`.split("\n").map(printable).join("\n");
    process.stderr.write(error instanceof UsageError ? `${USAGE}\nhandoff: error: ${told}\n` : `handoff: ${told}\n`);
    return exitOfError(code);
  }
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return EXIT.done;
}

// A reader that has seen enough, as `head` does, is no failure worth a stack trace.
process.stdout.on("error", () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));
