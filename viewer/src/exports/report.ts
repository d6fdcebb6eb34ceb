/** Prints the report of what is open in the page. */
import "../styles/paper.css";
import "../styles/paper_parts.css";
import "../styles/report.css";
import { failureNote } from "../controls/failure.ts";
import { fromDom, type Tag, tag, toDom } from "../controls/markup.ts";
import { dateOf } from "../format/countdown.ts";
import { captionOf } from "../picture/paper.ts";
import type { Picture } from "../picture/picture.ts";
import { type Extent, reportContent } from "../report/content.ts";
import type { Session } from "../state/session.ts";
import { titleBlock } from "./title_block.ts";

export type { Extent };

export async function printReport(session: Session, picture: Picture, extent: Extent): Promise<void> {
  const tier = session.tier.value.name === "pro" ? "Pro tier" : "free tier: non-commercial use only";
  const making = { date: dateOf(new Date()), by: `solved in a browser, ${tier}`, block: titleBlock() };
  const hit = session.selected.value;
  const chosen = hit?.kind === "member" ? session.model.model.members[hit.index]!.id : null;
  const report = toDom(await reportContent(session, extent, await figure(session, picture), making, chosen));
  document.getElementById("report")?.remove();
  document.body.append(report);
  await Promise.all([...report.querySelectorAll("img")].map((image) => image.decode()));
  document.dispatchEvent(new CustomEvent("handoff:report"));
  window.print();
}

async function figure(session: Session, picture: Picture): Promise<Tag> {
  const caption = tag("figcaption", {}, captionOf(session));
  try {
    const src = URL.createObjectURL(await picture.snapshot(true));
    caption.children.push(...picture.key().map(fromDom));
    return tag("figure", {}, tag("img", { src, alt: "Picture of the model" }), caption);
  } catch (error) {
    return fromDom(failureNote("The picture could not be drawn", error));
  }
}
