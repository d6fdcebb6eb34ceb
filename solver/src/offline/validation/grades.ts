/** Steel grades that a material names. */

import { gradeOf, gradeWords } from "../../model/standards.ts";
import type { Entity } from "./entries.ts";

export const grade = ({ grade, id }: Entity): string | null => gradeOf(grade) ?? gradeOf(id);
export const grades = (): string => gradeWords("or");
