/** What is wrong with the imports between the rooms. */
export function pageFaults(): string[];
