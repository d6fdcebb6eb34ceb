/** Informative checks beyond their limit: they fail nothing, and must not stand unsaid under a pass. */
import { percent } from "../format/units.ts";
import type { ListedCheck } from "./overview.ts";

export const exceeded = (checks: readonly ListedCheck[]): ListedCheck[] =>
  checks.filter((check) => check.informative && check.verdict === "fail");

export const exceeds = (check: Pick<ListedCheck, "governing" | "check" | "target" | "utilisation">): string =>
  `${check.governing?.title ?? check.check} of ${check.target.id} exceeds its informative limit: ${percent(check.utilisation)}, ${check.governing?.combination ?? ""}`;
