/** /account: whoever signs in sees and changes what the account holds. */
import "./frame.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { keepTier } from "../service/account.ts";
import { call, SignedOut } from "../service/call.ts";
import { nextAddress } from "../service/next.ts";
import { answerTabs, isSignedIn, signOut, WHILE_NOTHING_WAITS } from "../service/tabs.ts";
import { dropToken, keptToken } from "../service/token.ts";
import { keysPart } from "./keys.ts";
import { linksPart } from "./links.ts";
import { modelsPart } from "./models.ts";
import { ownPart } from "./own.ts";
import { signInForm } from "./signin.ts";

interface Account {
  email: string;
  is_premium: boolean;
}

const root = document.getElementById("account")!;

function signedOut(said = ""): void {
  dropToken();
  keepTier(null);
  root.replaceChildren(signInForm(said, () => void entered()));
}

/** Whoever was sent here from another page goes back to it. */
async function entered(): Promise<void> {
  await show();
  const next = nextAddress(location.search, location.origin);
  if (next && keptToken()) location.replace(next);
}

/** What a part cannot do is said in its place; without a token nothing can be done. */
function refused(error: unknown): HTMLElement {
  if (error instanceof SignedOut) signedOut(`${error.message}.`);
  return failureNote("The service refused", error);
}

function leave(): void {
  signOut();
  signedOut("You are signed out.");
}

function heading({ email, is_premium }: Account): HTMLElement {
  return el(
    "div",
    { class: "signed" },
    el("p", {}, "Signed in as ", el("b", { id: "email" }, email)),
    el("span", { class: "tag", id: "tier" }, is_premium ? "Pro" : "Free"),
    el("button", { type: "button", class: "button small", onclick: leave }, "Sign out"),
  );
}

async function show(): Promise<void> {
  try {
    const account = await call<Account>("GET", "/api/sdk/me");
    keepTier({ name: account.is_premium ? "pro" : "free", email: account.email });
    root.replaceChildren(
      heading(account),
      keysPart(refused),
      modelsPart(account.is_premium, refused),
      linksPart(refused),
      ownPart(account.email, refused, signedOut),
    );
  } catch (error) {
    root.replaceChildren(refused(error));
    if (error instanceof SignedOut) signedOut(`${error.message}.`);
  }
}

answerTabs();
if (await isSignedIn()) void show();
else {
  signedOut();
  // Whoever signs in here meanwhile is shown it already.
  if ((await isSignedIn(undefined, WHILE_NOTHING_WAITS)) && !document.getElementById("tier")) void show();
}
