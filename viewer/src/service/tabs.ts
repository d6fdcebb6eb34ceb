/** Whoever signed in is so in every open tab: a new one asks the others, which answer from what they keep. Nothing outlives the last of them. */
import { ANONYMOUS, keepTier, keptTier, type Tier } from "./account.ts";
import { dropToken, keepToken, keptToken } from "./token.ts";

/** `fresh`: of somebody who has just signed in; else the answer to a tab that asks. */
type Said = "who" | "out" | { token: string; tier: Tier; fresh?: boolean };

/** Within which another tab answers, ms; one that is busy for longer leaves the reader to sign in. */
const PATIENCE = 200;
/** The same where the page stands meanwhile: a tab that draws a large model is slow to answer. */
export const WHILE_NOTHING_WAITS = 5_000;
const channel = new BroadcastChannel("handoff:signed-in");
const say = (said: Said): void => channel.postMessage(said);
let tell: (tier: Tier) => void = () => undefined;

/** From now on there is nobody signed in here. */
export const forget = (): void => {
  dropToken();
  keepTier(null);
  tell(ANONYMOUS);
};

const take = ({ token, tier }: { token: string; tier: Tier }): void => {
  keepToken(token);
  keepTier(tier);
  tell(tier);
};

/** From now on: tells those who ask, signs in and out with them, and says here who it is then. */
export function answerTabs(onTier: (tier: Tier) => void = () => undefined): void {
  tell = onTier;
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    const token = keptToken();
    if (data === "who" && token) say({ token, tier: keptTier() });
    if (data === "out") forget();
    if (typeof data !== "string" && data.fresh) take(data);
  };
}

/** Whether this tab knows, or learns from another, who is signed in; by another token than one that has ended. */
export async function isSignedIn(ended?: string, patience = PATIENCE): Promise<boolean> {
  const hasToken = (): boolean => ![null, ended].includes(keptToken());
  if (hasToken()) return true;
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Said>): void => {
      if (typeof data === "string" || data.token === ended) return;
      if (!hasToken()) take(data);
      end(true);
    };
    const end = (isIn: boolean): void => {
      clearTimeout(timer);
      channel.removeEventListener("message", hear);
      resolve(isIn);
    };
    const timer = setTimeout(() => end(false), patience);
    channel.addEventListener("message", hear);
    say("who");
  });
}

/** The tabs that stand open go on in the name of whoever signed in here. */
export const signedIn = (token: string, tier: Tier): void => say({ token, tier, fresh: true });

export function signOut(): void {
  forget();
  say("out");
}
