/** The commands as `commands.json` describes them, and what they say, for this command and for the Python package's. */

import { filled, type Words } from "../src/results/counts.ts";
import description from "./commands.json" with { type: "json" };

export interface Option {
  about: string;
  short?: string;
  /** What stands for its value in the help; left out, it is a flag. */
  value?: string;
  choices?: string[];
  default?: string;
  /** Offered by one of the two only. */
  only?: "python" | "node";
}

export interface Argument {
  name: string;
  about: string;
  optional?: boolean;
}

export interface Command {
  about: string;
  argument?: Argument;
  second?: Argument;
  options?: Record<string, Option>;
  exclusive?: string[];
}

const described = description as unknown as { about: string; exits: [number, string][]; commands: Record<string, Command> };

export const { about: ABOUT, exits: EXITS, commands: COMMANDS } = described;

export const said = (name: keyof typeof description.sentences, words: Words = {}): string => filled(description.sentences[name], words);

export const argumentsOf = ({ argument, second }: Command): Argument[] => [argument ?? [], second ?? []].flat();

/** The options that this command line has. */
export const optionsOf = ({ options = {} }: Command): [string, Option][] =>
  Object.entries(options).filter(([, { only }]) => only !== "python");
