/** What standards say of materials, as the rules ask for it. */

import type { Shape } from "../../generated/model.ts";
import { gradeOf, gradeWords, STANDARDS, thickness as thicknessOf } from "../standards.ts";
import type { Entity } from "../validation/entries.ts";

export { bandAt, productStandard as standard } from "../standards.ts";

export const MPA = 1e6;
export const standards = (): typeof STANDARDS => STANDARDS;
export const thickness = (shape: Shape): number => thicknessOf({ shape });
export const grade = ({ grade, id }: Entity): string | null => gradeOf(grade) ?? gradeOf(id);
export const grades = (): string => gradeWords("or");
