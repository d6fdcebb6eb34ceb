/** What tables and reports are made from: the page's session, or a model and its results alone. */
import type { Force, Model } from "handoff-solver";
import type { Quantity, UnitSystem } from "../format/units.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { CheckResult, Overview } from "../results/overview.ts";
import type { CurveValues, SetInfo, SetValues, ShapeValues } from "../results/sets.ts";
import type { Issue } from "../service/draft.ts";

interface Held<T> {
  readonly value: T;
}

export interface Source {
  readonly model: Model;
  readonly parts: Catalogue;
  readonly overview: Overview | null;
  readonly sets: readonly SetInfo[];
  /** What is asked for and not among the results, each in words. */
  readonly missing: readonly string[];
  readonly setInfo: SetInfo | null;
  readonly set: Held<string>;
  readonly units: Held<UnitSystem>;
  readonly warnings: Held<readonly Issue[]>;
  readonly sections: Held<Map<string, ResolvedSection> | null>;
  readonly draft: { fingerprint: string | null; changedFrom?: string | undefined; saved?: { name: string } | undefined };
  readonly solution: {
    set(key: string): Promise<SetValues>;
    explain(id: string): Promise<CheckResult>;
    curves(key: string, component: Force, members: number[], stations: number): Promise<CurveValues[]>;
    shape(key: string, points: number): Promise<ShapeValues>;
  };
  write(value: number | null | undefined, quantity: Quantity): string;
  measure(value: number | null | undefined, quantity: Quantity): string;
  unit(quantity: Quantity): string;
}
