/** The words of the command line. */

import { parseArgs } from "node:util";
import { VERSION } from "../src/index.ts";
import { TABLES } from "./tables.ts";

export const USAGE = "usage: handoff [-h] [--version] {solve,check,validate,open,login,logout} ...";

const HELP = `${USAGE}

  handoff solve MODEL [--table TABLE] [--combination ID] [--csv | --full]
                            solve a model here and print a table of results
  handoff check MODEL       solve a model here and print its checks; exit 1 where one fails, 3 where one cannot be verified
  handoff validate MODEL    say what is wrong with a model, and where; exit 1 where it is not valid
  handoff open MODEL [--no-browser]
                            park a model as a draft and open its link in the browser
  handoff login URL [--api-key KEY]
                            keep the service's address and an API key for \`handoff open\`
  handoff logout            forget the kept key

MODEL is a file, or - for standard input. TABLE is one of ${Object.keys(TABLES).join(", ")} (extrema).`;

const TAKES: Record<string, { argument?: string; options: string[] }> = {
  solve: { argument: "model", options: ["table", "combination", "csv", "full"] },
  check: { argument: "model", options: [] },
  validate: { argument: "model", options: [] },
  open: { argument: "model", options: ["no-browser"] },
  login: { argument: "url", options: ["api-key"] },
  logout: { options: [] },
};

export class UsageError extends Error {}

export interface Options {
  command: string;
  /** The model's file or the service's address. */
  argument: string;
  table: string;
  combination?: string | undefined;
  apiKey?: string | undefined;
  csv: boolean;
  full: boolean;
  browser: boolean;
  /** Help or version: nothing else is to be done. */
  printed?: string;
}

export function read(words: string[]): Options {
  const {
    values,
    positionals: [command = "", argument, ...surplus],
  } = parse(words);
  const options: Options = {
    command,
    argument: argument ?? "",
    table: values.table ?? "extrema",
    combination: values.combination,
    apiKey: values["api-key"],
    csv: values.csv ?? false,
    full: values.full ?? false,
    browser: !values["no-browser"],
  };
  if (values.help) return { ...options, printed: HELP };
  if (values.version) return { ...options, printed: `handoff ${VERSION}` };
  const takes = Object.hasOwn(TAKES, command) ? TAKES[command]! : undefined;
  if (!takes)
    throw new UsageError(command ? `no command '${command}'; there are: ${Object.keys(TAKES).join(", ")}` : "a command is required");
  for (const name of Object.keys(values))
    if (!takes.options.includes(name)) throw new UsageError(`'handoff ${command}' takes no --${name}`);
  if (takes.argument && argument === undefined) throw new UsageError(`the following argument is required: ${takes.argument}`);
  if (surplus.length || (!takes.argument && argument !== undefined))
    throw new UsageError(`unrecognised argument: ${surplus[0] ?? argument}`);
  if (options.csv && options.full) throw new UsageError("--csv and --full exclude each other");
  if (!Object.hasOwn(TABLES, options.table))
    throw new UsageError(`no table '${options.table}'; there are: ${Object.keys(TABLES).join(", ")}`);
  return options;
}

function parse(words: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        table: text,
        combination: text,
        "api-key": text,
        csv: flag,
        full: flag,
        "no-browser": flag,
        help: { ...flag, short: "h" },
        version: flag,
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
