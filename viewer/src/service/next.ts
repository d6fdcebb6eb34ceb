/** Where whoever signs in was going: an address of this site, and of no other. */
export function nextAddress(search: string, origin: string): string | null {
  const wish = new URLSearchParams(search).get("next");
  // Only a path: read as the browser reads it, since "//elsewhere" and "/\elsewhere" begin with a slash too.
  if (!wish?.startsWith("/") || !URL.canParse(wish, origin)) return null;
  const address = new URL(wish, origin);
  // Whole, because a path alone may come out of reading as "//elsewhere".
  return address.origin === origin ? address.href : null;
}

/** The page that signs in and then leads to a path of this site. */
export const signInFor = (path: string): string => `/account?next=${encodeURIComponent(path)}`;
