/** Handing the changed model off as a new link: the one thing here that leaves the browser, and only when asked to. */

/** The key is sent with this request and kept nowhere. */
export async function handOff(text: string, key: string): Promise<string> {
  const response = await fetch("/api/sdk/solve", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": key },
    body: `{"model":${text}}`,
    credentials: "omit",
    cache: "no-store",
  });
  const body = (await response.json().catch(() => ({}))) as { open_url?: unknown; error?: unknown };
  if (response.ok && typeof body.open_url === "string") return body.open_url;
  if (response.status === 401) throw new Error("this key was not accepted");
  throw new Error(typeof body.error === "string" ? body.error : `the service answered ${response.status}`);
}
