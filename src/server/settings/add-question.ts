import { randomUUID } from "node:crypto";
import {
  type AddedQuestion,
  type AddQuestionInput,
  addedQuestion,
  faqTextId,
} from "../../shared/texts/club-texts";
import { withIdempotency } from "../answers/idempotency";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { addTextVersion } from "./add-text-version";

/** Adds a question of the club's own to the FAQ; its `id` is the end of its address there. */
export async function addQuestion(
  db: PrismaClient,
  { category, title, body }: AddQuestionInput,
  by: SignedInActor,
  { at }: Moment,
): Promise<AddedQuestion> {
  return writing(db, (tx) =>
    withIdempotency(tx, by.repeated, { schema: addedQuestion }, at, async () => {
      const id = `own-${randomUUID().slice(0, 8)}`;
      const text = { id: faqTextId(id), number: 1, words: { title, body }, category };
      await addTextVersion(tx, text, by, at);
      await recordAct(tx, by, "question added", clubSubject(text.id), at, { after: { category } });
      return { id };
    }),
  );
}
