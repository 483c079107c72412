import { Refusal } from "../../shared/refusals";
import {
  documentedWords,
  type EditedText,
  faqTextId,
  type QuestionInput,
} from "../../shared/texts/club-texts";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { addTextVersion } from "./add-text-version";
import { findText } from "./text-queries";

/** Takes a question off the FAQ, a documented one, too. Refuses ROUTE_NOT_FOUND, CHANGED_SINCE. */
export const takeOffQuestion = (
  db: PrismaClient,
  input: QuestionInput,
  by: SignedInActor,
  moment: Moment,
): Promise<EditedText> => setTakenOff(db, input, { takenOff: true, by, moment });

/** Brings one back that was taken off, in its last words. Refuses as `takeOffQuestion` does. */
export const bringBackQuestion = (
  db: PrismaClient,
  input: QuestionInput,
  by: SignedInActor,
  moment: Moment,
): Promise<EditedText> => setTakenOff(db, input, { takenOff: false, by, moment });

interface Wanted {
  takenOff: boolean;
  by: SignedInActor;
  moment: Moment;
}

function setTakenOff(
  db: PrismaClient,
  { question }: QuestionInput,
  { takenOff, by, moment: { at } }: Wanted,
) {
  const id = question.startsWith(faqTextId("")) ? question : faqTextId(question);
  return writing(db, async (tx) => {
    const before = await findText(tx, id);
    if (before.number === 0 && !documentedWords(id)) throw new Refusal("ROUTE_NOT_FOUND");
    if ((before.takenOff ?? false) === takenOff) return before;
    const text = { ...before, number: before.number + 1, takenOff };
    await addTextVersion(tx, text, by, at);
    const act = takenOff ? "question taken off" : "question brought back";
    await recordAct(tx, by, act, clubSubject(id), at, { after: { number: text.number } });
    return text;
  });
}
