/** Values as Python literals: JSON's escapes are Python's too, so no text from a model can leave its quotes. */
export const text = (value: string): string => JSON.stringify(value).replaceAll("\u007f", "\\u007f");

export function num(value: number): string {
  if (!Number.isFinite(value)) return 'float("inf")';
  return Object.is(value, -0) ? "0.0" : String(value);
}

export const bool = (value: boolean): string => (value ? "True" : "False");

export const rows = (name: string, comment: string, lines: string[]): string =>
  `# ${comment}\n${name} = [\n${lines.map((line) => `    (${line}),\n`).join("")}]\n`;
