/** The picture as a sheet that stands alone: at twice the size, with title, units and key. */
import { unitSymbol } from "../format/units.ts";
import { titleOf } from "../model/title.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";

const RATIO = 2;
const EDGE = 16;
const LINE = 20;
const FONT = '"Inter", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** A line of the key: a colour before words, or words alone. */
interface Entry {
  colour: string | null;
  look?: "striped" | "open" | null;
  text: string;
}

function entries(node: HTMLElement): Entry[] {
  const swatches = [...node.querySelectorAll<HTMLElement>("li")].map((item) => ({
    colour: item.querySelector<HTMLElement>(".swatch")?.style.backgroundColor ?? null,
    look: item.querySelector(".striped") ? ("striped" as const) : item.querySelector(".open") ? ("open" as const) : null,
    text: item.textContent ?? "",
  }));
  const words = [...node.childNodes].filter((child) => !(child instanceof HTMLUListElement)).map((child) => child.textContent ?? "");
  return [{ colour: null, text: words.join(" ").trim() }, ...swatches];
}

export async function pictureSheet(session: Session, picture: Picture): Promise<Blob> {
  const drawn = await createImageBitmap(await picture.snapshot(false, RATIO));
  const key = picture.key().flatMap(entries);
  const style = getComputedStyle(document.documentElement);
  const tone = (name: string): string => style.getPropertyValue(name).trim();
  const width = drawn.width / RATIO;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d")!;
  const rows = wrapped(context, key, width - 2 * EDGE);
  const [head, foot] = [2 * LINE + EDGE, rows.length * LINE + (rows.length ? EDGE : 0)];
  canvas.width = drawn.width;
  canvas.height = drawn.height + (head + foot) * RATIO;
  context.fillStyle = tone("--pic-canvas");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, head * RATIO);
  context.scale(RATIO, RATIO);
  context.textBaseline = "middle";
  context.fillStyle = tone("--ink");
  context.font = `600 15px ${FONT}`;
  context.fillText(titleOf(session), EDGE, EDGE + 4, width - 2 * EDGE);
  context.font = `12px ${FONT}`;
  context.fillStyle = tone("--muted");
  const units = session.units.value;
  const used = (["force", "moment", "deflection"] as const).map((quantity) => unitSymbol(quantity, units)).join(", ");
  const print = session.draft.fingerprint?.slice(0, 16);
  context.fillText([session.setInfo?.id, used, print && `model ${print}…`].filter(Boolean).join(" · "), EDGE, EDGE + LINE + 4);
  rows.forEach((row, i) => {
    const y = head + drawn.height / RATIO + (i + 0.5) * LINE;
    for (const { x, colour, look, text } of row) {
      if (colour) {
        context.fillStyle = colour;
        context.fillRect(x, y - 5, 14, 10);
        if (look === "striped") stripes(context, x, y - 5, tone("--pic-canvas"));
        context.fillStyle = tone("--pic-canvas");
        if (look === "open") context.fillRect(x, y - 1.5, 14, 3);
      }
      context.fillStyle = tone("--ink");
      context.fillText(text, x + (colour ? 20 : 0), y);
    }
  });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be encoded")))),
  );
}

/** Slanted stripes over a swatch, as the members it stands for have them. */
function stripes(context: CanvasRenderingContext2D, x: number, y: number, tone: string): void {
  context.save();
  context.beginPath();
  context.rect(x, y, 14, 10);
  context.clip();
  context.beginPath();
  for (let at = -8; at < 14; at += 5) {
    context.moveTo(x + at, y + 11);
    context.lineTo(x + at + 12, y - 1);
  }
  context.strokeStyle = tone;
  context.lineWidth = 1.8;
  context.stroke();
  context.restore();
}

/** Words begin a row of their own; swatches stand side by side as far as there is room. */
function wrapped(context: CanvasRenderingContext2D, key: Entry[], room: number): ({ x: number } & Entry)[][] {
  context.font = `12px ${FONT}`;
  const rows: ({ x: number } & Entry)[][] = [];
  let x = room;
  for (const entry of key.filter(({ text }) => text)) {
    const wide = context.measureText(entry.text).width + 36;
    if (!entry.colour || x + wide > room) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)!.push({ x: EDGE + x, ...entry });
    x = entry.colour ? x + wide : room;
  }
  return rows;
}
