/** All tables as one file, those of results for the set that is shown: a ZIP of CSV, or a workbook with a sheet for each. */
import { writtenWorkbook, XLSX } from "../files/workbook.ts";
import { packed, zip } from "../files/zip.ts";
import { titleOf } from "../model/title.ts";
import type { Session } from "../state/session.ts";
import type { TableData } from "../tables/column.ts";
import { calledSet, TABLES, table } from "../tables/listing.ts";
import { forcesAlong } from "./along.ts";
import { csvName, toCsv } from "./csv.ts";
import { type Cell, grid } from "./grid.ts";

const ALONG = "forces along members";
const TOO_MANY = "Too many members in too many combinations: choose one of them, and take the tables away again.";

/** Whose values the reader sees, asked before anything is waited for: another set may be chosen meanwhile. */
const chosen = ({ set, setInfo, missing }: Session) => ({ key: set.value, of: calledSet(setInfo ?? {}), missing });

const tablesOf = (session: Session, key: string): Promise<{ name: string; data: TableData }[]> =>
  Promise.all(
    TABLES.filter(({ name }) => name !== "plates" || session.model.model.plates?.length).map(async ({ name }) => ({
      name,
      data: await table(session, name, key),
    })),
  );

export async function tablesZip(session: Session): Promise<Blob> {
  const csv = (data: TableData): string => `\ufeff${toCsv(data, session.units.value)}`;
  const { key, of, missing } = chosen(session);
  const files = (await tablesOf(session, key)).map(({ name, data }) => ({ name: `${csvName(name, data.of)}.csv`, content: csv(data) }));
  const name = csvName(ALONG, of);
  const along = await forcesAlong(session, key);
  files.push(along ? { name: `${name}.csv`, content: csv(along) } : { name: `${name}.txt`, content: `${TOO_MANY}\r\n` });
  const told = missing.length ? [{ name: "NOT-WHOLE.txt", content: `These tables are not whole.\r\n${missing.join("\r\n")}\r\n` }] : [];
  return zip(await packed([...told, ...files]), new Date());
}

/** What CSV leaves to the language of whoever opens it, which sign parts cells and which figures, a workbook says. */
export async function tablesWorkbook(session: Session): Promise<Blob> {
  const units = session.units.value;
  const { key, of, missing } = chosen(session);
  const along = await forcesAlong(session, key);
  const sheets = new Map<string, Cell[][]>([
    [
      "about",
      [
        ["Model", titleOf(session)],
        ["Model SHA-256", session.draft.fingerprint],
        ["Values of", of],
        ...missing.map((one): Cell[] => ["Not whole", one]),
      ],
    ],
    ...(await tablesOf(session, key)).map(({ name, data }): [string, Cell[][]] => [name, grid(data, units)]),
    [ALONG, along ? grid(along, units) : [[TOO_MANY]]],
  ]);
  const parts = Object.entries(writtenWorkbook(sheets)).map(([name, content]) => ({ name, content }));
  return new Blob([zip(await packed(parts), new Date())], { type: XLSX });
}
