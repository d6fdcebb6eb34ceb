// Prints every section of a static library as the solver's reader finds it: node read_library.mjs READER LIBRARY
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [reader, file] = process.argv.slice(2);
const { openLibrary } = await import(pathToFileURL(reader).href);
const library = openLibrary(JSON.parse(readFileSync(file, "utf-8")));
const sections = library.families().flatMap(({ names }) => names.map((name) => library.find(name)));
process.stdout.write(JSON.stringify(sections));
