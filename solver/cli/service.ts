/** What needs the service: parking a model as a draft, and the key that allows it. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { parkedSaid } from "../src/api/command/index.ts";
import type { Issue } from "../src/model/offline/index.ts";
import { readModel } from "./commands.ts";
import * as credentials from "./credentials.ts";
import { said } from "./description.ts";
import type { Options } from "./options.ts";

/** Refused before anything happened: repeating is always safe. */
const REFUSED = 429;
/** Without a sentence of its own it is the gateway's, of a body that never reached the service. */
const TOO_LARGE = 413;
/** Perhaps done and only the answer lost: nothing that makes a draft or a key is repeated after these. */
const UNCERTAIN = [500, 502, 503, 504];
const ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 30_000;

interface Answer {
  error?: string;
  open_url: string;
  validation?: { warnings: Issue[] };
  email: string;
}

export async function openModel({ argument, values }: Options): Promise<number> {
  const known = credentials.load();
  const { open_url: url, validation } = await send(known, "POST", "/api/sdk/solve", { model: readModel(argument!) });
  process.stdout.write(`${url}\n`);
  if (!values["no-browser"] && /^https?:\/\//.test(url)) showInBrowser(url);
  const { text, code } = parkedSaid(validation?.warnings ?? []);
  if (text) process.stderr.write(`${text}\n`);
  return code;
}

/** Whose key it is. */
export const accountOf = async (known: credentials.Credentials): Promise<string> => (await send(known, "GET", "/api/sdk/me")).email;

/** Keeps an API key, once the service has said whose it is. */
export async function login({ argument, values }: Options): Promise<number> {
  const known = { base_url: argument!, api_key: (values["api-key"] as string | undefined) ?? (await ask("API key: ")) };
  const email = await accountOf(known);
  process.stdout.write(`${said("signed_in", { email, file: credentials.store(known) })}\n`);
  return 0;
}

export function logout(): number {
  process.stdout.write(`${said(credentials.forget() ? "signed_out" : "nobody_signed_in")}\n`);
  return 0;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function send({ base_url, api_key }: credentials.Credentials, method: string, path: string, body?: unknown): Promise<Answer> {
  if (!/^https?:\/\//.test(base_url)) throw new Error(said("no_address", { base: base_url }));
  const base = base_url.replace(/\/+$/, "");
  for (let attempt = 1; ; attempt++) {
    // A redirect would carry the API key to wherever it points.
    const answer = await fetch(base + path, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
      headers: { "X-API-Key": api_key, Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new Error(said("no_answer", { base, reason: error.cause instanceof Error ? error.cause.message : error.message }));
    });
    const content = (await answer.json().catch(() => null)) as Answer | null;
    if (answer.ok && content === null) throw new Error(said("no_service", { base }));
    if (answer.ok) return content!;
    if (attempt === ATTEMPTS || !(answer.status === REFUSED || (method === "GET" && UNCERTAIN.includes(answer.status))))
      throw new Error(content?.error ?? (answer.status === TOO_LARGE ? said("too_large") : said("answered", { status: answer.status })));
    await new Promise((resolve) => setTimeout(resolve, pause(attempt, answer.headers.get("Retry-After"))));
  }
}

/** What the service asked for, else full jitter over a doubling window. */
function pause(attempt: number, asked: string | null): number {
  const window = asked && /^\d+$/.test(asked) ? Number(asked) * 1000 : Math.random() * 250 * 2 ** attempt;
  return Math.min(window, LONGEST_PAUSE_MS);
}

function showInBrowser(url: string): void {
  const [command, ...words] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
  // Without a browser the printed link is the answer.
  spawn(command!, [...words, url], { detached: true, stdio: "ignore" })
    .on("error", () => {})
    .unref();
}
