/** Calls the service's API in the name of whoever signed in, and says its refusals in its own words. */
import { refusalIn } from "./refusal.ts";
import { dropToken, keptToken } from "./token.ts";

/** The token is missing, has ended, or was ended by a new password. */
export class SignedOut extends Error {
  constructor() {
    super("You are signed out. Sign in again");
  }
}

export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const token = keptToken();
  if (!token) throw new SignedOut();
  const response = await fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: "omit",
    cache: "no-store",
  });
  if (response.status === 401) {
    dropToken();
    throw new SignedOut();
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  throw new Error(await refusalIn(response));
}
