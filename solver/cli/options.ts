/** The words of the command line. */

import { parseArgs } from "node:util";
import { VERSION } from "../src/api/index.ts";
import { ABOUT, argumentsOf, COMMANDS, type Command, EXITS, optionsOf } from "./description.ts";
import { TABLES } from "./tables.ts";

export const USAGE = `usage: handoff [-h] [--version] {${Object.keys(COMMANDS).join(",")}} ...`;

export class UsageError extends Error {}

export interface Options {
  command: string;
  /** The model's file, the service's address, or what is looked up. */
  argument: string | undefined;
  /** The file of the other model. */
  second?: string | undefined;
  /** Options by their names; a flag is true or false. */
  values: Record<string, string | boolean | undefined>;
  /** Help or version: nothing else is to be done. */
  printed?: string;
}

export function read(words: string[]): Options {
  const {
    values,
    positionals: [command = "", ...given],
  } = parse(words);
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command]! : undefined;
  const [argument, second] = given;
  if (values["help"]) return { command, argument, values, printed: known ? helpOf(command, known) : help() };
  if (values["version"]) return { command, argument, values, printed: `handoff ${VERSION}` };
  if (!known)
    throw new UsageError(command ? `no command '${command}'; there are: ${Object.keys(COMMANDS).join(", ")}` : "a command is required");
  refuse(command, known, values, given);
  const defaults = Object.fromEntries(optionsOf(known).map(([name, { default: given }]) => [name, given]));
  return { command, argument, second, values: { ...defaults, ...values } };
}

function refuse(command: string, known: Command, values: Options["values"], given: string[]): void {
  const takes = new Map(optionsOf(known));
  for (const [name, value] of Object.entries(values)) {
    const option = takes.get(name);
    if (!option) throw new UsageError(`'handoff ${command}' takes no --${name}`);
    if (option.choices && !option.choices.includes(String(value)))
      throw new UsageError(`no ${name} '${value}'; there are: ${option.choices.join(", ")}`);
  }
  const wanted = argumentsOf(known);
  const missing = wanted[given.length];
  if (missing && !missing.optional) throw new UsageError(`the following argument is required: ${missing.name}`);
  const more = given[wanted.length];
  if (more !== undefined) throw new UsageError(`unrecognised argument: ${more}`);
  const { exclusive = [] } = known;
  if (exclusive.length && exclusive.every((name) => values[name]))
    throw new UsageError(`${exclusive.map((name) => `--${name}`).join(" and ")} exclude each other`);
  const table = values["table"];
  if (typeof table === "string" && !Object.hasOwn(TABLES, table))
    throw new UsageError(`no table '${table}'; there are: ${Object.keys(TABLES).join(", ")}`);
}

function parse(words: string[]) {
  const options: Record<string, { type: "string" | "boolean"; short?: string }> = {
    help: { type: "boolean", short: "h" },
    version: { type: "boolean" },
  };
  for (const command of Object.values(COMMANDS))
    for (const [name, { value, short }] of optionsOf(command))
      options[name] = { type: value ? "string" : "boolean", ...(short ? { short } : {}) };
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const argumentOf = (command: Command): string =>
  argumentsOf(command)
    .map(({ name, optional }) => (optional ? ` [${name.toUpperCase()}]` : ` ${name.toUpperCase()}`))
    .join("");

function help(): string {
  const commands = Object.entries(COMMANDS).map(([name, command]) => `  ${`${name}${argumentOf(command)}`.padEnd(20)} ${command.about}`);
  const exits = EXITS.map(([code, means]) => `  ${code}  ${means}`);
  return [
    ...[USAGE, "", ABOUT, "", ...commands, "", "`handoff COMMAND --help` tells its options. Exit codes:", ...exits],
    ...["", `Tables: ${Object.keys(TABLES).join(", ")}.`],
  ].join("\n");
}

function helpOf(name: string, command: Command): string {
  const options = optionsOf(command).map(([option, { short, value, about }]) => {
    const words = `${short ? `-${short}, ` : ""}--${option}${value ? ` ${value}` : ""}`;
    return `  ${words.padEnd(24)} ${about}`;
  });
  const taken = argumentsOf(command).map(({ name: word, about }) => `  ${word.toUpperCase().padEnd(24)} ${about}`);
  return [
    `usage: handoff ${name}${argumentOf(command)}${options.length ? " [options]" : ""}`,
    "",
    command.about,
    "",
    ...taken,
    ...options,
  ].join("\n");
}
