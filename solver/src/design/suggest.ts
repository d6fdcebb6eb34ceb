/**
 * Suggesting sections: for one group the lightest of a family that passes every check, or fails none while points stay open; for several together such that none
 * can be the next lighter by itself; or the reason why none does.
 */

import type { Model } from "../generated/model.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import { libraryName } from "../model/section.ts";
import { SolveError } from "../results/error.ts";
import { attempt, type DesignOptions } from "./attempt.ts";
import { givenSaid } from "./buckling_lengths.ts";
import { candidatesOf, isOfFamily, noFamily, seriesOf } from "./candidates.ts";
import type { Change } from "./change.ts";
import { climb } from "./climb.ts";
import { type Group, groupsOf } from "./group.ts";
import { checksOn, judge, leftOpen, passesWholly } from "./judgement.ts";
import { massOf } from "./mass.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { DesignError } from "./refusal.ts";
import type { Climber, Trial } from "./search.ts";
import { whyNone, worth } from "./worth.ts";

export interface Suggestion {
  /** Id of the group, which is the id of its section in the model as sent. */
  group: string;
  members: string[];
  /** The library's name now; null for a section with properties of its own. */
  from: string | null;
  /**
   * One that fails nothing and leaves nothing unverified: the lightest where one group is sized, and where several are, with the next lighter one beside the
   * others' something would; null where none does, and the group then stays as it is.
   */
  to: string | null;
  /** Every check of the group is a plain pass with it, and no point is open: neither of these checks nor about what the model's numbers mean. */
  passes: boolean;
  /** What the suggestion is worth, in words: that it passes, what stays open, or why there is none. */
  sentence: string;
  utilisation: number | null;
  /** The check that has it is not wholly verified: it is at least this. */
  partial: boolean;
  /** Of the group's members, kg. */
  mass_before: number;
  mass_after: number;
  /** How many sections were looked at, or known to be hopeless. */
  candidates: number;
  /** It is of a series that is rolled to order, since no common section will do. */
  rare: boolean;
  /** Such series of the family that were not looked at, since a common section does. */
  left_aside: string[];
  /** Why there is none. */
  reason: string | null;
  /** Points that stay open with it, though nothing fails. */
  open: string[];
}

export interface Suggested {
  suggestions: Suggestion[];
  /** What makes the suggested model of the one that was sent. */
  changes: Change[];
  model: Model;
  before: Outcome;
  after: Outcome;
  solves: number;
  /** Which buckling lengths all of it rests on that depend on the sections and are kept as given, in words; "" where there are none. */
  given_lengths: string;
}

export interface Wish {
  /** Ids of members, or of design members for all of theirs, sized together with one section; left out, every group of the model is sized. */
  members?: string[];
  /** A family of the library to choose from; left out, each group stays in its own. */
  family?: string;
}

export interface SuggestOptions extends DesignOptions {
  /** Called after every solve; returning false cancels. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a listener that returns nothing goes on.
  onTrial?: (trial: Trial) => boolean | void;
}

/** Of a group that no section is looked for. */
const UNSOUGHT = { from: null, to: null, passes: false, candidates: 0, rare: false, left_aside: [], open: [] };

/** In one call; cancelled by `onTrial` or `onProgress`, it throws a `SolveError` with the code "cancelled". */
export function suggest(model: AuthoredModel, wish: Wish, options: SuggestOptions): Suggested {
  const search = suggesting(model, wish, options);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    if (options.onTrial?.(value) === false) throw cancelled();
  }
}

/** With a breath after every solve, so that others get their turn and the signal is heard. `breathe` waits for the next turn of the event loop. */
export async function suggestInTurns(
  model: AuthoredModel,
  wish: Wish,
  { signal, breathe, ...options }: SuggestOptions & { signal?: { readonly aborted: boolean }; breathe: () => Promise<void> },
): Promise<Suggested> {
  const search = suggesting(model, wish, options);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    if (options.onTrial?.(value) === false) throw cancelled();
    await breathe();
    if (signal?.aborted) throw cancelled();
  }
}

const cancelled = (): SolveError => new SolveError("cancelled", "cancelled while looking for a section");

/** The search itself: every value it yields stands for one solve. */
export function* suggesting(authored: AuthoredModel, { members, family }: Wish, options: DesignOptions): Generator<Trial, Suggested> {
  const groups = groupsIn(plainModel(authored), members);
  const sent = attempt(authored, options);
  const { model } = sent;
  // A mechanism is no matter of sections.
  if (sent.failed?.code === "unstable") throw new SolveError("unstable", sent.failed.message);
  const checked = groups.filter((group) => !sent.results || checksOn(sent.results.checks, group).length);
  if (!checked.length)
    throw new DesignError("nothing_checked", "no check that counts looks at these members, so that nothing could be said to pass");
  // Of every group those without a family stay as they are, unless there is no other.
  const found = members || family !== undefined ? checked : checked.filter((group) => isOfFamily(model, group, options.sections));
  const sized = found.length ? found : checked;
  const climbers = sized.map((group): Climber => {
    const { common, rare } = candidatesOf(model, group, options.sections, family);
    const from = libraryName(model.model.sections.find(({ id }) => id === sectionOf(model, group))) ?? null;
    return { group, from, candidates: common, rare, passed: [], place: 0, utilisation: null, reason: null, unfailed: null };
  });
  const { attempt: after, changes, solves } = yield* climb(sent, climbers, options);
  const stays = checked
    .filter((group) => !sized.includes(group))
    .map((group): Suggestion => {
      const reason = `${noFamily(model, group, options.sections)}: it stays as it is`;
      const mass = massOf(model, options.sections, new Set(group.members));
      const { utilisation, partial } = judge(after, group);
      const told = { utilisation, partial, mass_before: mass, mass_after: mass, sentence: reason, reason };
      return { ...UNSOUGHT, group: group.id, members: group.members, ...told };
    });
  const suggestions = climbers.map((climber): Suggestion => {
    const { group, from, candidates, place } = climber;
    const own = new Set(group.members);
    const open = place === null ? [] : leftOpen(after, group);
    const reason = place === null ? whyNone(climber, options.sections) : null;
    const { utilisation, partial } = judge(after, group);
    const passes = place !== null && !open.length && passesWholly(after, group);
    return {
      group: group.id,
      members: group.members,
      from,
      to: place === null ? null : candidates[place]!,
      passes,
      sentence: reason ?? worth(climber, passes, open, climbers.length > 1),
      utilisation,
      partial,
      mass_before: massOf(model, options.sections, own),
      mass_after: massOf(after.model, options.sections, own),
      candidates: candidates.length + climber.passed.length,
      rare: climber.passed.length > 0 && place !== null,
      left_aside: place === null ? [] : [...new Set(climber.rare.map(seriesOf))],
      reason,
      open,
    };
  });
  const outcomes = { before: outcomeOf(sent, options.sections), after: outcomeOf(after, options.sections) };
  return {
    suggestions: [...suggestions, ...stays],
    changes,
    model: after.model,
    ...outcomes,
    solves: solves + 1,
    given_lengths: givenSaid(model),
  };
}

const groupsIn = (model: Model, members: readonly string[] | undefined): Group[] => (members ? [groupOf(model, members)] : groupsOf(model));

const sectionOf = (model: Model, { members }: Group): string => model.model.members.find(({ id }) => id === members[0])!.section;

/** Members named by hand, a design member for all of its own, are one group, called by the section of the first. */
function groupOf({ model }: Model, named: readonly string[]): Group {
  const known = new Map(model.members.map(({ id, section }) => [id, section]));
  const designs = new Map(model.design_members?.map(({ id, members }) => [id, members]));
  const members = named.flatMap((id) => {
    const found = known.has(id) ? [id] : designs.get(id);
    if (!found) throw new DesignError("unknown_member", `the model has no member or design member '${id}'`);
    return found;
  });
  if (!members.length) throw new DesignError("unknown_member", "name at least one member, or none to size every group");
  return { id: known.get(members[0]!)!, members: [...new Set(members)] };
}
