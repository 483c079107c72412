import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { findIntroductoryRow } from "./introductory-row-queries";

/** Marks a request as answered, once; a repetition changes nothing. Refuses ROW_NOT_FOUND. */
export async function answerIntroductoryRow(
  db: PrismaClient,
  id: number,
  by: Actor,
  { at }: Moment,
): Promise<IntroductoryRowView> {
  return writing(db, async (tx) => {
    const { count } = await tx.introductoryRow.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: at, answeredBy: by.id },
    });
    const row = await findIntroductoryRow(tx, id);
    if (!row) throw new Refusal("ROW_NOT_FOUND");
    if (count > 0) {
      await recordAct(tx, by, "introductory row answered", clubSubject(`request ${id}`, id), at);
    }
    return row;
  });
}
