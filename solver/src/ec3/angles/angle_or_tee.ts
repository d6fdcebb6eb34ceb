/** Angles and tees, whose check is apart from the others': a page fetches its rules only for a model that has one. */

import type { ExplicitSection } from "../../generated/model.ts";
import type { Target } from "../../topology/target.ts";
import { isTee } from "../cross_section/tee.ts";
import { isAngle } from "./angle.ts";

export const isAngleOrTee = (section: ExplicitSection): boolean => isAngle(section) || isTee(section);

/** True where the angle check takes over: any of its members is one. */
export const hasAngle = (target: Target): boolean => target.members.some(({ section }) => isAngleOrTee(section));
