/** Why something failed, in words for the reader. */

/** What browsers say, each in its own words, of a request that nobody answered. */
const UNANSWERED = /^(failed to fetch|networkerror|load failed)/i;
/** The same of a part of the page, which is fetched when it is first used; a newer page no longer has the older one's parts. */
const PART = /dynamically imported|^importing a module|^unable to preload/i;

export function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  if (PART.test(words)) return "there is no connection, or this page is out of date: try again, then reload it";
  return UNANSWERED.test(words) ? "there is no connection to the service: try again when there is" : words;
}
