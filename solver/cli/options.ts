/** The words of the command line. */

import { parseArgs } from "node:util";
import { VERSION } from "../src/api/index.ts";
import { ABOUT, COMMANDS, type Command, EXITS, optionsOf } from "./description.ts";
import { TABLES } from "./tables.ts";

export const USAGE = `usage: handoff [-h] [--version] {${Object.keys(COMMANDS).join(",")}} ...`;

export class UsageError extends Error {}

export interface Options {
  command: string;
  /** The model's file, the service's address, or what is looked up. */
  argument: string | undefined;
  /** Options by their names; a flag is true or false. */
  values: Record<string, string | boolean | undefined>;
  /** Help or version: nothing else is to be done. */
  printed?: string;
}

export function read(words: string[]): Options {
  const {
    values,
    positionals: [command = "", argument, ...surplus],
  } = parse(words);
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command]! : undefined;
  if (values["help"]) return { command, argument, values, printed: known ? helpOf(command, known) : help() };
  if (values["version"]) return { command, argument, values, printed: `handoff ${VERSION}` };
  if (!known)
    throw new UsageError(command ? `no command '${command}'; there are: ${Object.keys(COMMANDS).join(", ")}` : "a command is required");
  refuse(command, known, values, argument, surplus);
  const defaults = Object.fromEntries(optionsOf(known).map(([name, { default: given }]) => [name, given]));
  return { command, argument, values: { ...defaults, ...values } };
}

function refuse(
  command: string,
  known: Command,
  values: Record<string, string | boolean | undefined>,
  argument: string | undefined,
  surplus: string[],
): void {
  const takes = new Map(optionsOf(known));
  for (const [name, value] of Object.entries(values)) {
    const option = takes.get(name);
    if (!option) throw new UsageError(`'handoff ${command}' takes no --${name}`);
    if (option.choices && !option.choices.includes(String(value)))
      throw new UsageError(`no ${name} '${value}'; there are: ${option.choices.join(", ")}`);
  }
  const { argument: wanted, exclusive = [] } = known;
  if (wanted && !wanted.optional && argument === undefined) throw new UsageError(`the following argument is required: ${wanted.name}`);
  const more = wanted ? surplus[0] : (argument ?? surplus[0]);
  if (more !== undefined) throw new UsageError(`unrecognised argument: ${more}`);
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

const argumentOf = ({ argument }: Command): string =>
  argument ? ` ${argument.optional ? `[${argument.name.toUpperCase()}]` : argument.name.toUpperCase()}` : "";

function help(): string {
  const commands = Object.entries(COMMANDS).map(([name, command]) => `  ${`${name}${argumentOf(command)}`.padEnd(18)} ${command.about}`);
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
  const argument = command.argument ? [`  ${command.argument.name.toUpperCase().padEnd(24)} ${command.argument.about}`] : [];
  return [
    `usage: handoff ${name}${argumentOf(command)}${options.length ? " [options]" : ""}`,
    "",
    command.about,
    "",
    ...argument,
    ...options,
  ].join("\n");
}
