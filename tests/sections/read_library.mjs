// Prints every section of a static library as the solver's reader finds it: node read_library.mjs READER LIBRARY [NAMES]
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [reader, file, more] = process.argv.slice(2);
const { openLibrary } = await import(pathToFileURL(reader).href);
const library = openLibrary(JSON.parse(readFileSync(file, "utf-8")));
const listed = library.families().flatMap(({ names }) => names);
const sections = (more ? JSON.parse(readFileSync(more, "utf-8")) : listed).map((name) => library.find(name) ?? null);
process.stdout.write(JSON.stringify(sections));
