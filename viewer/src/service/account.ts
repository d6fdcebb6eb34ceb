/** Who opens the link: the tier decides how large a model the page solves. Credentials live in this module's calls alone; the tab remembers who signed in. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { refusalIn } from "./refusal.ts";

export interface Tier {
  name: "free" | "pro";
  email: string | null;
}

export const ANONYMOUS: Tier = { name: "free", email: null };
export const memberLimit = (tier: Tier): number => (tier.name === "pro" ? limits.pro_member_limit : limits.free_member_limit);

/** Kept by the tab until it is closed: who signed in and at which tier, no password, key or token. */
const KEPT = "handoff:tier";

export function keepTier(tier: Tier | null): void {
  if (tier) sessionStorage.setItem(KEPT, JSON.stringify(tier));
  else sessionStorage.removeItem(KEPT);
}

export function keptTier(): Tier {
  try {
    const { name, email } = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Tier;
    return { name: name === "pro" ? "pro" : "free", email: typeof email === "string" ? email : null };
  } catch {
    // Nothing was kept, or the browser keeps nothing for this page.
    return ANONYMOUS;
  }
}

async function answer(response: Response): Promise<Record<string, unknown>> {
  if (response.ok) return (await response.json()) as Record<string, unknown>;
  if (response.status === 401) throw new Error("These credentials were not accepted.");
  if (response.status === 429) throw new Error("Too many attempts; wait a while and try again.");
  throw new Error(await refusalIn(response));
}

/** A token of its own for whoever asks: only the account page has a use for it. */
export async function tokenFor(email: string, password: string): Promise<{ token: string; tier: Tier }> {
  const body = await answer(
    await fetch("/api/sdk/token", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
      credentials: "omit",
      cache: "no-store",
    }),
  );
  return { token: String(body.token), tier: { name: body.is_premium === true ? "pro" : "free", email } };
}

export async function signInWithPassword(email: string, password: string): Promise<Tier> {
  // The token itself is not needed again, so it is not kept.
  return (await tokenFor(email, password)).tier;
}

export async function signInWithKey(key: string): Promise<Tier> {
  const body = await answer(await fetch("/api/sdk/me", { headers: { "X-API-Key": key }, credentials: "omit", cache: "no-store" }));
  return { name: body.is_premium === true ? "pro" : "free", email: typeof body.email === "string" ? body.email : null };
}
