/** What is wrong with the imports of files, given by path from src and text. */
export function faults(files: readonly (readonly [path: string, text: string])[]): string[];
/** Every file of the solver's source. */
export function solverFiles(): [path: string, text: string][];
