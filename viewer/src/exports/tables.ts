/** All tables as one file, those of results for the set that is shown. */
import type { Session } from "../state/session.ts";
import { calledSet, TABLES, table } from "../tables/listing.ts";
import { forcesAlong } from "./along.ts";
import { csvName, toCsv } from "./csv.ts";
import { zip } from "./zip.ts";

export async function tablesZip(session: Session): Promise<Blob> {
  const wanted = TABLES.filter(({ name }) => name !== "plates" || session.model.model.plates?.length);
  const files = await Promise.all(
    wanted.map(async ({ name }) => {
      const data = await table(session, name);
      return { name: `${csvName(name, data.of)}.csv`, content: `\ufeff${toCsv(data, session.units.get())}` };
    }),
  );
  const { missing, setInfo } = session;
  const name = csvName("forces along members", calledSet(setInfo ?? {}));
  const along = await forcesAlong(session, session.set.get());
  files.push(
    along
      ? { name: `${name}.csv`, content: `\ufeff${toCsv(along, session.units.get())}` }
      : {
          name: `${name}.txt`,
          content: "Too many members in too many combinations: choose one of them, and take the tables away again.\r\n",
        },
  );
  const told = missing.length ? [{ name: "NOT-WHOLE.txt", content: `These tables are not whole.\r\n${missing.join("\r\n")}\r\n` }] : [];
  return zip([...told, ...files], new Date());
}
