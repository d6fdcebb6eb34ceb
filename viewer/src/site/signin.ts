/** The form that signs in with e-mail and password and keeps the token in this browser's open tabs. */

import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { tokenFor } from "../service/account.ts";
import { signedIn } from "../service/tabs.ts";
import { keepToken } from "../service/token.ts";

export function signInForm(said: string, onToken: () => void): HTMLElement {
  const email = el("input", { class: "field", type: "email", autocomplete: "username", required: true });
  const password = el("input", { class: "field", type: "password", autocomplete: "current-password", required: true });
  const trouble = el("p", { class: "error", role: "alert" });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      const { token, tier } = await tokenFor(email.value, password.value);
      keepToken(token);
      signedIn(token, tier);
      onToken();
    } catch (error) {
      trouble.textContent = reasonOf(error);
    }
    password.value = "";
  };
  return el(
    "section",
    { class: "block narrow", "aria-labelledby": "signin" },
    el("h2", { id: "signin" }, "Sign in"),
    el("p", { role: "status" }, said),
    el(
      "form",
      { class: "fields", onsubmit: (event) => void submit(event) },
      el("label", { class: "stack" }, "E-mail", email),
      el("label", { class: "stack" }, "Password", password),
      el("div", {}, el("button", { class: "button primary" }, "Sign in")),
    ),
    trouble,
    el(
      "p",
      { class: "hint" },
      "The service sets no cookies. A token is kept in the open tabs of this browser until you sign out or close them; the password is not kept.",
    ),
  );
}
