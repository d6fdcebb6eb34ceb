/** Calls the service's API in the name of whoever signed in, and says its refusals in its own words. */
import { refusalIn } from "./refusal.ts";
import { forget, isSignedIn } from "./tabs.ts";
import { keptToken } from "./token.ts";

/** The token is missing, has ended, or was ended by a new password. */
export class SignedOut extends Error {
  constructor() {
    super("You are signed out. Sign in again");
  }
}

/** What the service does not do, and the status that it says so with. */
export class Refused extends Error {
  constructor(
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** `body` is JSON, or what becomes it. */
export async function send(method: string, path: string, body?: object | string, headers: Record<string, string> = {}): Promise<Response> {
  let token: string | undefined;
  // Tokens end within the hour: another tab may have a newer one.
  for (let tries = 0; tries < 2 && (await isSignedIn(token)); tries++) {
    token = keptToken()!;
    const response = await fetch(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}), ...headers },
      ...(body ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
      credentials: "omit",
      cache: "no-store",
    });
    if (response.ok) return response;
    if (response.status !== 401) throw new Refused(await refusalIn(response), response.status);
  }
  if (token) forget();
  throw new SignedOut();
}

export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await send(method, path, body);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}
