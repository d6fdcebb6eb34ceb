/** The text of src/generated/model.ts. */
export function generate(): Promise<string>;
