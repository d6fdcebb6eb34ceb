/** Names of files that are saved. */
import { expect, it } from "vitest";
import { fileName } from "../src/files/download.ts";

it("names files by their title without what a file system minds", () => {
  expect(fileName('Hall 3 / côté "est"')).toBe("Hall-3-côté-est");
  expect(fileName("///")).toBe("model");
});
