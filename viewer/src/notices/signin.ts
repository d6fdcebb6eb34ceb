/** The form that signs in at a higher tier. */

import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { signInWithKey, signInWithPassword, type Tier } from "../service/account.ts";

/** Holds the credential only while one request is under way. */
export function signIn(onTier: (tier: Tier) => void): HTMLElement {
  const email = el("input", { class: "field", type: "email", autocomplete: "username", required: true });
  const password = el("input", { class: "field", type: "password", autocomplete: "current-password", required: true });
  const key = el("input", { class: "field", type: "password", autocomplete: "off", required: true, placeholder: "<key id>.<secret>" });
  const error = el("p", { class: "error", role: "alert" });
  const attempt =
    (call: () => Promise<Tier>, secret: HTMLInputElement) =>
    async (event: Event): Promise<void> => {
      event.preventDefault();
      error.textContent = "";
      try {
        onTier(await call());
      } catch (reason) {
        error.textContent = reasonOf(reason);
      }
      secret.value = "";
    };
  return el(
    "div",
    {},
    el(
      "form",
      {
        "aria-label": "Sign in with e-mail",
        onsubmit: (event) => void attempt(() => signInWithPassword(email.value, password.value), password)(event),
      },
      el("label", { class: "stack" }, "E-mail", email),
      el("label", { class: "stack" }, "Password", password),
      el("button", { class: "button primary" }, "Sign in and solve"),
    ),
    el(
      "details",
      {},
      el("summary", {}, "Use an API key instead"),
      el(
        "form",
        { "aria-label": "Sign in with an API key", onsubmit: (event) => void attempt(() => signInWithKey(key.value.trim()), key)(event) },
        el("label", { class: "stack" }, "API key", key),
        el("button", { class: "button" }, "Use this key"),
      ),
    ),
    error,
    el(
      "p",
      { class: "hint" },
      "Sent to this service only. Your e-mail and tier are kept in this tab until you close it or sign out; the password or key is not kept.",
    ),
  );
}
