/** The rules of angles and tees, for those who load the checks without them. */

export { angleRun } from "../checks/angles/angles.ts";
