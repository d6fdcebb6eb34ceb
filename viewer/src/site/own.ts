/** The account itself: its password, a copy of everything it holds, and its end. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { ask } from "../controls/question.ts";
import { download } from "../files/download.ts";
import { call } from "../service/call.ts";
import type { Refused } from "./listing.ts";

interface Page {
  models: object[];
  next: string | null;
}

/** All pages as one document. */
async function everything(): Promise<object> {
  const first = await call<Page>("GET", "/api/sdk/export");
  for (let after = first.next; after; ) {
    const page = await call<Page>("GET", `/api/sdk/export?after=${encodeURIComponent(after)}`);
    first.models.push(...page.models);
    after = page.next;
  }
  return { ...first, next: null };
}

function passwordForm(email: string, signedOut: (said: string) => void): HTMLElement {
  const current = el("input", { class: "field", type: "password", autocomplete: "current-password", required: true });
  const wanted = el("input", {
    class: "field",
    type: "password",
    autocomplete: "new-password",
    required: true,
    minlength: limits.password_min_length,
  });
  const trouble = el("p", { class: "error", role: "alert" });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      await call("PUT", "/api/sdk/password", { current_password: current.value, new_password: wanted.value });
      signedOut("The password is changed, which ended every token. Sign in with the new one.");
    } catch (error) {
      trouble.textContent = `${reasonOf(error)}.`;
    }
    current.value = "";
    wanted.value = "";
  };
  return el(
    "form",
    { class: "fields inline", "aria-label": "Change the password", onsubmit: (event) => void submit(event) },
    // Password managers file the new password under it.
    el("input", { type: "text", autocomplete: "username", value: email, hidden: true, "aria-hidden": "true" }),
    el("label", { class: "stack" }, "Current password", current),
    el("label", { class: "stack" }, `New password (${limits.password_min_length} characters or more)`, wanted),
    el("button", { class: "button" }, "Change the password"),
    trouble,
  );
}

export function ownPart(email: string, refused: Refused, signedOut: (said: string) => void): HTMLElement {
  const trouble = el("div", {});
  const take = async (): Promise<void> => {
    try {
      download("handoff-account.json", new Blob([JSON.stringify(await everything(), null, 2)], { type: "application/json" }));
    } catch (error) {
      trouble.replaceChildren(refused(error));
    }
  };
  const end = (): void =>
    ask(
      {
        title: `Delete the account ${email}?`,
        says: "Models, links, keys, the trail and the password are deleted for good. Nobody can bring them back.",
        yes: "Delete everything",
        field: { label: "Password", type: "password", longest: limits.password_length },
      },
      async (password) => {
        await call("DELETE", "/api/sdk/me", { password });
        signedOut("The account is deleted.");
      },
    );
  return el(
    "section",
    { class: "block", "aria-labelledby": "own" },
    el("h2", { id: "own" }, "Password and data"),
    passwordForm(email, signedOut),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button", onclick: () => void take() }, "Download everything"),
      el("button", { type: "button", class: "button danger", onclick: end }, "Delete the account"),
    ),
    trouble,
  );
}
