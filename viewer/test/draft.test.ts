/** The draft behind a link: its id, and what is known of it where the service cannot say more. */
import { expect, it } from "vitest";
import { draftId } from "../src/service/draft.ts";

it("reads the id of a link from its path, and none from /open", () => {
  expect(draftId("/open/abc123")).toBe("abc123");
  expect(draftId("/open/abc123/")).toBe("abc123");
  expect(draftId("/open")).toBeNull();
  expect(draftId("/open/")).toBeNull();
});
