import { Refusal } from "../../shared/refusals";
import {
  documentedWords,
  type EditedText,
  type EditTextInput,
  editedText,
  sameWords,
} from "../../shared/texts/club-texts";
import { answerOnce } from "../answers/answer-once";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { findText } from "./text-queries";

/**
 * Gives a text of the club other words, as a new version. The documented words, or null, put it
 * back as it began. Refuses CHANGED_SINCE, also where two save at once: one number is free for one
 * of them.
 */
export async function editText(
  db: PrismaClient,
  { id, seen, ...given }: EditTextInput,
  by: SignedInActor,
  { at }: Moment,
): Promise<EditedText> {
  const documented = documentedWords(id);
  const isDocumented = given.words && documented && sameWords(given.words, documented);
  const words = isDocumented ? null : given.words;
  return writing(db, (tx) =>
    answerOnce(tx, by.repeated, { schema: editedText }, at, async () => {
      const before = await findText(tx, id);
      refuseChangedSince(before, seen);
      if (JSON.stringify(before.words) === JSON.stringify(words)) return before;
      const number = before.number + 1;
      const added = await tx.$executeRaw`
        INSERT INTO "text_versions" ("textId", "number", "title", "body", "createdBy", "createdAt")
        VALUES (${id}, ${number}, ${words?.title ?? null}, ${words?.body ?? null}, ${by.id}, ${at})
        ON CONFLICT DO NOTHING`;
      if (added === 0) {
        const { words: now } = await findText(tx, id);
        throw new Refusal("CHANGED_SINCE", undefined, "words", now);
      }
      await recordAct(tx, by, words ? "text edited" : "text put back", clubSubject(id), at, {
        after: { number },
      });
      return { id, number, words };
    }),
  );
}
