/** Where signing in leads: back to a page of this site, never to another. */
import { expect, it } from "vitest";
import { nextAddress, signInFor } from "../src/service/next.ts";

const HOME = "https://handoff.example";
const led = (wish: string): string | null => nextAddress(`?next=${encodeURIComponent(wish)}`, HOME);

it("leads back to a path of this site with its query and fragment", () => {
  expect(led("/open?saved=1#set=x")).toBe(`${HOME}/open?saved=1#set=x`);
  const address = new URL(signInFor("/open?saved=a b&c"), HOME);
  expect(nextAddress(address.search, HOME)).toBe(`${HOME}/open?saved=a%20b&c`);
});

it("leads nowhere without a wish", () => {
  expect(nextAddress("", HOME)).toBeNull();
  expect(led("")).toBeNull();
});

// The ways in which browsers read an address of another site (WHATWG URL): two slashes, backslashes, tabs and line ends left out.
it.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "\\\\elsewhere.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "open",
  "//",
])("does not lead to %j", (wish) => {
  expect(led(wish)).toBeNull();
});

it("keeps this site's name before a path that comes out with two slashes", () => {
  expect(led("/.//elsewhere.example")).toBe(`${HOME}//elsewhere.example`);
});
