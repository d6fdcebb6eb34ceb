/** What browsers say of a request that nobody answered, in words for the reader. */
import { expect, it } from "vitest";
import { reasonOf } from "../src/base/reason.ts";

it("tells a missing connection in the words of no browser", () => {
  // Chromium, Firefox and Safari, of `fetch`.
  for (const words of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])
    expect(reasonOf(new TypeError(words))).toMatch(/^there is no connection to the service/);
});
it("tells of a part of the page that it may also be an older page's", () => {
  for (const words of [
    "Failed to fetch dynamically imported module: https://a.example/assets/panel-1.js",
    "error loading dynamically imported module: https://a.example/assets/panel-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/panel-1.css",
  ])
    expect(reasonOf(new TypeError(words))).toMatch(/^there is no connection, or this page is out of date/);
});
it("leaves other words alone", () => {
  expect(reasonOf(new Error("the service answered 500"))).toBe("the service answered 500");
  expect(reasonOf("as it is")).toBe("as it is");
});
