/** The design loop: change a model, solve it again, compare, let a section be suggested, take a step back. */

export { findingSaid, kindOf } from "../checks/questions/kinds.ts";
export { GRADES } from "../model/standards.ts";
export type { Answer, Answerable } from "./answer.ts";
export { answersTo } from "./answers.ts";
export { type Attempt, attempt, type DesignOptions, type Failure } from "./attempt.ts";
export { type GivenLength, givenLengths } from "./buckling_lengths.ts";
export {
  type Change,
  type CheckFields,
  changed,
  changedBy,
  type DesignField,
  editedBy,
  type OptionFields,
  type Place,
  type Restraints,
} from "./change.ts";
export { type CheckDifference, type CheckSide, type Comparison, compare, compareModels } from "./compare.ts";
export { type Difference, differences, type FieldDifference } from "./difference.ts";
export { type Group, groupsOf } from "./group.ts";
export { begun, current, type Design, type Step, stepped, undone } from "./history.ts";
export { compareSaid, suggestSaid } from "./lines.ts";
export { massOf } from "./mass.ts";
export { type Largest, type Outcome, outcomeOf } from "./outcome.ts";
export { DesignError, type DesignErrorCode } from "./refusal.ts";
export type { Trial } from "./search.ts";
export { type Suggested, type Suggestion, type SuggestOptions, suggest, suggestInTurns, suggesting, type Wish } from "./suggest.ts";
