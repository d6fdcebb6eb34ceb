/** Angles and tees, whose check is apart from the others': a page fetches its rules only for a model that has one. */

import { isAngle } from "../../ec3/angles/angle.ts";
import { isTee } from "../../ec3/cross_section/tee.ts";
import type { ExplicitSection } from "../../generated/model.ts";
import type { Target } from "../target.ts";

export const isAngleOrTee = (section: ExplicitSection): boolean => isAngle(section) || isTee(section);

/** True where the angle check takes over: any of its members is one. */
export const hasAngle = (target: Target): boolean => target.members.some(({ section }) => isAngleOrTee(section));
