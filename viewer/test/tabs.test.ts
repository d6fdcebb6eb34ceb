/** Who is signed in, as open tabs tell each other, and what is asked with a token that has ended. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANONYMOUS, keepTier, type Tier } from "../src/service/account.ts";
import { call, SignedOut } from "../src/service/call.ts";
import { answerTabs, isSignedIn } from "../src/service/tabs.ts";
import { dropToken, keepToken, keptToken } from "../src/service/token.ts";
import { tabStorage } from "./storage.ts";

tabStorage();
const PRO: Tier = { name: "pro", email: "pro@example.com" };
const used: string[] = [];
const told: Tier[] = [];
let other: BroadcastChannel;

/** Another tab, which answers with its own token. */
const openTab = (token: string): void => {
  other.onmessage = ({ data }) => {
    if (data === "who") other.postMessage({ token, tier: PRO });
  };
};

beforeEach(() => {
  other = new BroadcastChannel("handoff:signed-in");
  used.length = told.length = 0;
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    used.push(headers.Authorization!);
    return Response.json({}, { status: headers.Authorization === "Bearer fresh" ? 200 : 401 });
  });
  answerTabs((tier) => told.push(tier));
  keepToken("ended");
  keepTier(PRO);
});
afterEach(() => {
  vi.useRealTimers();
  other.close();
});

/** From now on nobody's patience ends by itself: a busy machine is no tab that keeps silent. */
const holdTheClock = (): void => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("a token that has ended is replaced by another tab's, and the call made again", async () => {
  holdTheClock();
  openTab("fresh");
  await expect(call("GET", "/")).resolves.toEqual({});
  expect(used).toEqual(["Bearer ended", "Bearer fresh"]);
  expect(keptToken()).toBe("fresh");
});

test("where no tab has a newer one, nobody is signed in, and the page is told so once", async () => {
  openTab("ended");
  await expect(call("GET", "/")).rejects.toBeInstanceOf(SignedOut);
  expect(used).toEqual(["Bearer ended"]);
  expect(keptToken()).toBeNull();
  expect(told).toEqual([ANONYMOUS]);
});

test("whoever signs in elsewhere is signed in here, in place of an ended token", async () => {
  other.postMessage({ token: "fresh", tier: PRO, fresh: true });
  await vi.waitFor(() => expect(keptToken()).toBe("fresh"), 60_000);
  expect(told).toEqual([PRO]);
  // What a tab answers to another is not for those that know.
  const ear = new BroadcastChannel("handoff:signed-in");
  const heard = new Promise((done) => ear.addEventListener("message", done));
  other.postMessage({ token: "ended", tier: PRO });
  await heard;
  ear.close();
  await expect(call("GET", "/")).resolves.toEqual({});
  expect(keptToken()).toBe("fresh");
});

test("a tab that is slow to answer is heard by whoever has the patience", async () => {
  holdTheClock();
  dropToken();
  const hasty = isSignedIn();
  vi.advanceTimersByTime(200);
  await expect(hasty).resolves.toBe(false);
  const patient = isSignedIn(undefined, 5_000);
  vi.advanceTimersByTime(4_999);
  other.postMessage({ token: "fresh", tier: PRO });
  await expect(patient).resolves.toBe(true);
  expect([keptToken(), told]).toEqual(["fresh", [PRO]]);
});
