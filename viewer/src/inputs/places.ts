/** Where in a JSON text the value of a path such as `model.members[3].section` stands. */

/** From the first character of the value to behind its last; null where the text has no such place. */
export function rangeOf(text: string, path: string): [from: number, to: number] | null {
  const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));
  let at = 0;
  let found: [number, number] | null = null;
  const blank = (): void => {
    while (/\s/.test(text[at] ?? "")) at++;
  };
  const word = (): string => {
    const from = at;
    for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === "\\") at++;
    at++;
    return text.slice(from, at);
  };
  const value = (depth: number): void => {
    blank();
    const from = at;
    if (text[at] === "{" || text[at] === "[") members(depth);
    else if (text[at] === '"') word();
    else while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
    if (depth === steps.length) found ??= [from, at];
  };
  // Depths beyond all steps are on no way to the place.
  const OFF = Number.POSITIVE_INFINITY;
  const members = (depth: number): void => {
    const close = text[at] === "{" ? "}" : "]";
    at++;
    for (let i = 0; at < text.length; i++) {
      blank();
      if (text[at] === close) break;
      let step: string | number = i;
      if (close === "}") {
        step = JSON.parse(word()) as string;
        blank();
        at++;
      }
      value(step === steps[depth] ? depth + 1 : OFF);
      if (found) return;
      blank();
      if (text[at] === ",") at++;
    }
    at++;
  };
  try {
    value(0);
  } catch {
    return null;
  }
  return found;
}
