/** Where `handoff login` keeps the service's address and key: the environment first, then one private file. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { said } from "./description.ts";

export interface Credentials {
  base_url: string;
  api_key: string;
}

const file = (): string => join(process.env["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "handoff", "credentials.json");

/** From HANDOFF_URL and HANDOFF_API_KEY, else from the file that `handoff login` wrote. */
export function load(): Credentials {
  const stored = (existsSync(file()) ? JSON.parse(readFileSync(file(), "utf8")) : {}) as Partial<Credentials>;
  const base_url = process.env["HANDOFF_URL"] || stored.base_url;
  const api_key = process.env["HANDOFF_API_KEY"] || stored.api_key;
  if (!base_url || !api_key) throw new Error(said("not_signed_in"));
  return { base_url, api_key };
}

/** Writes the file readable by its owner only, from its first byte on. */
export function store(credentials: Credentials): string {
  const fresh = `${file()}.new`;
  mkdirSync(dirname(fresh), { recursive: true, mode: 0o700 });
  rmSync(fresh, { force: true });
  writeFileSync(fresh, JSON.stringify(credentials), { mode: 0o600, flag: "wx" });
  renameSync(fresh, file());
  return file();
}

/** Whether there was anything to forget. */
export function forget(): boolean {
  const existed = existsSync(file());
  rmSync(file(), { force: true });
  return existed;
}
