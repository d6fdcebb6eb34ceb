/** How the states of a check are called. */
export const STATUS: Record<string, string> = {
  pass: "pass",
  fail: "fail",
  skipped: "skipped",
  not_covered: "not covered",
  cannot_verify: "cannot verify",
  incomplete: "incomplete",
};
