/** Who signs a report: typed once, kept by the browser, printed on the first sheet of every report. */

export const FIELDS = ["company", "project", "engineer", "checker", "revision"] as const;
type Field = (typeof FIELDS)[number];
export type TitleBlock = Partial<Record<Field, string>>;

export const LABELS: Record<Field, string> = {
  company: "Company",
  project: "Project number",
  engineer: "Engineer",
  checker: "Checker",
  revision: "Revision",
};

const KEY = "handoff-title-block";
/** A line of the first sheet. */
const LONGEST = 120;

/** A browser may refuse to keep anything, and may bring back anything. */
export function keptBlock(): TitleBlock {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const said = found[field];
        return typeof said === "string" && said.trim() ? [[field, said.trim().slice(0, LONGEST)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function keepBlock(block: TitleBlock): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(block));
  } catch {
    // What was typed then holds for this visit.
  }
}
