/** The one thing that leaves this machine: parking a draft, where credentials are configured. */

import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import commands from "../../../solver/cli/commands.json" with { type: "json" };

interface Credentials {
  base_url: string;
  api_key: string;
}

/** HANDOFF_URL and HANDOFF_API_KEY, else the file that `handoff login` wrote; its key is for its own address alone. */
export function credentials(): Credentials | undefined {
  const { HANDOFF_URL, HANDOFF_API_KEY } = process.env;
  const stored = HANDOFF_URL === undefined || HANDOFF_API_KEY === undefined ? fromFile() : undefined;
  const base_url = bare(HANDOFF_URL ?? stored?.base_url);
  const api_key = HANDOFF_API_KEY ?? (bare(stored?.base_url) === base_url ? stored?.api_key : undefined);
  return base_url && api_key ? { base_url, api_key } : undefined;
}

const bare = (address: string | undefined): string | undefined => address?.replace(/\/+$/, "");

export interface Parked {
  open_url: string;
  expires_at: string;
  note?: string;
  validation?: { warnings: unknown[] };
}

export async function park(model: unknown): Promise<Parked> {
  const known = credentials();
  if (!known) {
    throw new Error("no credentials are configured: set HANDOFF_URL and HANDOFF_API_KEY for this server, or run `handoff login URL`");
  }
  const answer = await fetch(`${known.base_url}/api/sdk/solve`, {
    method: "POST",
    // A redirect would carry the key to another address.
    redirect: "error",
    headers: { "content-type": "application/json", "x-api-key": known.api_key },
    body: JSON.stringify({ model }),
  });
  const body = (await answer.json()) as Parked & { error?: string };
  // Without a sentence of its own a 413 is the gateway's, of a body that never reached the service.
  const otherwise = answer.status === 413 ? commands.sentences.too_large : "no reason given";
  if (!answer.ok) throw new Error(`the service answered ${answer.status}: ${body.error ?? otherwise}`);
  return body;
}

function fromFile(): Partial<Credentials> | undefined {
  const file = join(process.env.XDG_CONFIG_HOME || join(homedir(), ".config"), "handoff", "credentials.json");
  // Whoever never logged in has none.
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Credentials>;
  } catch (error) {
    throw new Error(`the credentials in ${file} cannot be read: ${(error as Error).message}`);
  }
}
