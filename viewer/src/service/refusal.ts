/** Why the service refused, in its own words. */

/** A refusal need not come from the service itself and then has no JSON: its status says what there is to say. */
export async function refusalIn(response: Response): Promise<string> {
  const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
  return typeof error === "string" ? error : `the service answered ${response.status}`;
}
