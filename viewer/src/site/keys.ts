/** API keys: make one, see its secret once, list and revoke them. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { ask } from "../controls/question.ts";
import { dateOf } from "../format/countdown.ts";
import { call } from "../service/call.ts";
import { copyText } from "./copy.ts";
import { buttons, place, type Refused, table } from "./listing.ts";

const KEYS = "/api/sdk/api-keys";

interface Key {
  id: string;
  name: string;
  scopes: ("read" | "write")[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}

const SCOPES: [value: string, label: string][] = [
  ["read", "read: look, change nothing"],
  ["write", "write: make links, save models, make keys"],
  ["", "full: all that the account may do, password included"],
];

const dated = (moment: string | null): string => (moment ? dateOf(new Date(moment)) : "never");

export function keysPart(refused: Refused): HTMLElement {
  const list = place(async () => {
    const { keys } = await call<{ keys: Key[] }>("GET", KEYS);
    const rows = keys.map((key) => [
      key.name,
      el("code", {}, key.id),
      key.scopes.join(", ") || "full",
      dated(key.createdAt),
      dated(key.lastUsedAt),
      dated(key.expiresAt),
      buttons(["Revoke", key.name, () => revoke(key)]),
    ]);
    return table("API keys", ["Name", "Key id", "Scope", "Made", "Last used", "Ends", ""], rows, "No API keys yet.");
  }, refused);
  const revoke = (key: Key): void =>
    ask(
      { title: `Revoke ${key.name}?`, says: "It is refused from the next request on, and so are the keys made with it.", yes: "Revoke" },
      async () => {
        await call("DELETE", `${KEYS}?id=${encodeURIComponent(key.id)}`);
        await list.again();
      },
    );
  const secret = el("div", { "aria-live": "polite" });
  void list.again();
  return el(
    "section",
    { class: "block", "aria-labelledby": "keys" },
    el("h2", { id: "keys" }, "API keys"),
    list.node,
    maker(async (body) => {
      const { key, name } = await call<{ key: string; name: string }>("POST", KEYS, body);
      secret.replaceChildren(shownOnce(name, key));
      await list.again();
    }),
    secret,
  );
}

function maker(make: (body: object) => Promise<void>): HTMLElement {
  const name = el("input", { class: "field", required: true, maxlength: limits.key_name_length, autocomplete: "off" });
  const scope = el("select", { class: "field" }, ...SCOPES.map(([value, label]) => el("option", { value }, label)));
  const days = el("input", { class: "field", type: "number", min: 1, max: limits.key_days, step: 1, placeholder: "no end" });
  const trouble = el("p", { class: "error", role: "alert" });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      await make({
        name: name.value,
        scopes: scope.value ? [scope.value] : [],
        expiresInDays: days.value ? Number(days.value) : null,
      });
      name.value = "";
    } catch (error) {
      trouble.textContent = `${reasonOf(error)}.`;
    }
  };
  return el(
    "form",
    { class: "fields inline", "aria-label": "Make an API key", onsubmit: (event) => void submit(event) },
    el("label", { class: "stack" }, "Name", name),
    el("label", { class: "stack" }, "Scope", scope),
    el("label", { class: "stack" }, "Ends after (days)", days),
    el("button", { class: "button primary" }, "Make a key"),
    trouble,
  );
}

const shownOnce = (name: string, key: string): HTMLElement =>
  el(
    "div",
    { class: "secret" },
    el("p", {}, `The key “${name}”. It is shown only now: keep it where you keep passwords.`),
    el(
      "div",
      { class: "row" },
      el("code", { id: "secret" }, key),
      copyText("Copy the key", () => key),
    ),
  );
