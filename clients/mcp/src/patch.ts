/** JSON Patch (RFC 6902) on a model: paths as JSON Pointers, in which a list's entry may be named by its id. */

export interface Operation {
  op: string;
  path: string;
  value?: unknown;
  from?: string;
}

const OPERATIONS = ["add", "remove", "replace", "move", "copy", "test"];

/** A patched copy; throws with the operation's number and what is there instead. */
export function patched(model: unknown, operations: readonly Operation[]): unknown {
  let whole = structuredClone(model);
  operations.forEach((operation, i) => {
    try {
      whole = applied(whole, operation);
    } catch (error) {
      throw new Error(`operation ${i + 1} (${operation.op ?? "?"} ${operation.path ?? "?"}): ${(error as Error).message}`);
    }
  });
  return whole;
}

function applied(whole: unknown, { op, path, value, from }: Operation): unknown {
  if (!OPERATIONS.includes(op)) throw new Error(`'op' is one of ${OPERATIONS.join(", ")}`);
  if (value === undefined && ["add", "replace", "test"].includes(op)) throw new Error("'value' is missing");
  const at = steps(path);
  switch (op) {
    case "add":
      return added(whole, at, value);
    case "remove":
      return removed(whole, at);
    case "replace":
      return replaced(whole, at, value);
    case "test":
      if (canonical(found(whole, at)) !== canonical(value)) throw new Error(`the value is ${shown(found(whole, at))}`);
      return whole;
  }
  const source = steps(from);
  const moved = structuredClone(found(whole, source));
  if (op === "copy") return added(whole, at, moved);
  if (path.startsWith(`${from}/`)) throw new Error("nothing moves into itself");
  return added(removed(whole, source), at, moved);
}

function steps(pointer: string | undefined): string[] {
  if (typeof pointer !== "string" || (pointer !== "" && !pointer.startsWith("/")))
    throw new Error("'path' and 'from' are JSON Pointers such as /model/sections/0/library");
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const shown = (value: unknown): string => (JSON.stringify(value) ?? "missing").slice(0, 80);

/** Where a step leads in a list: a place by its digits, else the entry with that id. */
function placeIn(list: readonly unknown[], step: string, isEnd = false): number {
  if (step === "-" && isEnd) return list.length;
  const place = /^(0|[1-9]\d*)$/.test(step) ? Number(step) : list.findIndex((one) => (one as { id?: unknown } | null)?.id === step);
  if (place >= 0 && (place < list.length || (isEnd && place === list.length))) return place;
  const ids = list.flatMap((one) => (one as { id?: string } | null)?.id ?? []);
  throw new Error(
    `no entry '${step}' in a list of ${list.length}${ids.length ? `; ids are: ${ids.slice(0, 12).join(", ")}${ids.length > 12 ? ", …" : ""}` : ""}`,
  );
}

function found(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => child(value, step), whole);
}

function child(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[placeIn(value, step)];
  if (typeof value !== "object" || value === null) throw new Error(`'${step}' leads into ${shown(value)}`);
  if (!Object.hasOwn(value, step)) throw new Error(`no '${step}' here; there are: ${Object.keys(value).join(", ") || "no keys"}`);
  return (value as Record<string, unknown>)[step];
}

function holder(whole: unknown, path: readonly string[]): { into: Record<string, unknown> | unknown[]; last: string } {
  const into = found(whole, path.slice(0, -1));
  if (typeof into !== "object" || into === null) throw new Error(`'${path.at(-1)}' leads into ${shown(into)}`);
  return { into: into as Record<string, unknown>, last: path.at(-1)! };
}

function added(whole: unknown, path: readonly string[], value: unknown): unknown {
  if (!path.length) return value;
  const { into, last } = holder(whole, path);
  if (!Array.isArray(into)) define(into, last, value);
  else into.splice(placeIn(into, last, true), 0, value);
  return whole;
}

function replaced(whole: unknown, path: readonly string[], value: unknown): unknown {
  if (!path.length) return value;
  const { into, last } = holder(whole, path);
  child(into, last);
  if (Array.isArray(into)) into[placeIn(into, last)] = value;
  else define(into, last, value);
  return whole;
}

function removed(whole: unknown, path: readonly string[]): unknown {
  if (!path.length) return null;
  const { into, last } = holder(whole, path);
  child(into, last);
  if (Array.isArray(into)) into.splice(placeIn(into, last), 1);
  else delete into[last];
  return whole;
}

/** An own property whatever its name is. */
const define = (into: object, key: string, value: unknown): void =>
  void Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
