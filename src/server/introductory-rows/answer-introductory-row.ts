import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import { Refusal } from "../../shared/refusals";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { findIntroductoryRow } from "./introductory-row-queries";

/** Marks a request as answered, once; a repetition changes nothing. Refuses ROW_NOT_FOUND. */
export async function answerIntroductoryRow(
  db: PrismaClient,
  id: number,
  by: Member,
  at: Date,
): Promise<IntroductoryRowView> {
  return writing(db, async (tx) => {
    const { count } = await tx.introductoryRow.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: at, answeredBy: by.id },
    });
    const row = await findIntroductoryRow(tx, id);
    if (!row) throw new Refusal("ROW_NOT_FOUND");
    if (count > 0) {
      const subject = { type: "club" as const, id, name: row.name };
      await recordAct(tx, { act: "introductory row answered", actor: by, subject }, at);
    }
    return row;
  });
}
