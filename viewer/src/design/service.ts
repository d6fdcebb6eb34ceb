/** Handing a model off as a new link: it leaves the browser only when asked to. */

import { send } from "../service/call.ts";
import { refusalIn } from "../service/refusal.ts";

const SOLVE = "/api/sdk/solve";

/** With a key, which is sent with this request and kept nowhere; without one, in the name of whoever signed in. */
export async function handOff(text: string, key?: string): Promise<string> {
  const body = `{"model":${text}}`;
  const response = key === undefined ? await send("POST", SOLVE, body) : await withKey(body, key);
  const { open_url: link } = (await response.json()) as { open_url?: unknown };
  if (typeof link !== "string") throw new Error("the service answered without a link");
  return link;
}

async function withKey(body: string, key: string): Promise<Response> {
  const response = await fetch(SOLVE, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": key },
    body,
    credentials: "omit",
    cache: "no-store",
  });
  if (response.status === 401) throw new Error("this key was not accepted");
  if (!response.ok) throw new Error(await refusalIn(response));
  return response;
}
