/** Handing the changed model off as a new link: the one thing here that leaves the browser, and only when asked to. */

import { refusalIn } from "../service/refusal.ts";

/** The key is sent with this request and kept nowhere. */
export async function handOff(text: string, key: string): Promise<string> {
  const response = await fetch("/api/sdk/solve", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": key },
    body: `{"model":${text}}`,
    credentials: "omit",
    cache: "no-store",
  });
  if (response.status === 401) throw new Error("this key was not accepted");
  if (!response.ok) throw new Error(await refusalIn(response));
  const { open_url: link } = (await response.json()) as { open_url?: unknown };
  if (typeof link !== "string") throw new Error("the service answered without a link");
  return link;
}
