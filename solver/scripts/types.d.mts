/** The text of src/generated/model.ts. */
export function generate(): Promise<string>;
/** The text of src/generated/answers.ts. */
export function generateAnswers(): Promise<string>;
