/** Where the changes of a draft are remembered, and how a changed one is opened. */
import type { Model } from "handoff-solver";
import type { Draft } from "../service/draft.ts";
import type { Left, Trail } from "./trail.ts";

/** The changes that led to a draft, where it is not as it was sent. */
export const trails = new WeakMap<Draft, Trail>();
/** How the panel was left when a draft was led to. */
export const leftBefore = new WeakMap<Draft, Left>();

export type Reopen = (draft: Draft, model: Model) => void;
