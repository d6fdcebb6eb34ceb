/** One key for every load case, combination and envelope, so that equal ids of different kinds stay apart. */
export const caseKey = (id: string): string => `case:${id}`;
export const combinationKey = (id: string): string => `combination:${id}`;
export const envelopeKey = (limitState: string): string => `envelope:${limitState}`;
