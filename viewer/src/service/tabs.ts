/** Whoever signed in is so in every open tab: a new one asks the others, which answer from what they keep. Nothing outlives the last of them. */
import { keepTier, keptTier, type Tier } from "./account.ts";
import { dropToken, keepToken, keptToken } from "./token.ts";

type Said = "who" | "out" | { token: string; tier: Tier };

/** Within which another tab answers, ms; one that is busy for longer leaves the reader to sign in. */
const PATIENCE = 200;
const channel = new BroadcastChannel("handoff:signed-in");
const say = (said: Said): void => channel.postMessage(said);

const forget = (): void => {
  dropToken();
  keepTier(null);
};

/** From now on: tells those who ask, and forgets with them. */
export function answerTabs(): void {
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    const token = keptToken();
    if (data === "who" && token) say({ token, tier: keptTier() });
    if (data === "out") forget();
  };
}

/** Whether this tab knows, or learns from another, who is signed in. */
export async function isSignedIn(): Promise<boolean> {
  if (keptToken()) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if (typeof data === "string" || keptToken()) return;
      keepToken(data.token);
      keepTier(data.tier);
      clearTimeout(timer);
      resolve(true);
    });
    say("who");
  });
}

export function signOut(): void {
  forget();
  say("out");
}
