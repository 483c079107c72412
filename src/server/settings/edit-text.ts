import { Refusal } from "../../shared/refusals";
import {
  documentedWords,
  type EditedText,
  type EditTextInput,
  editedText,
  sameWords,
} from "../../shared/texts/club-texts";
import { withIdempotency } from "../answers/idempotency";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { addTextVersion } from "./add-text-version";
import { findText } from "./text-queries";

/**
 * Gives a text of the club other words, as a new version. The documented words, or null, put it
 * back as it began. Refuses CHANGED_SINCE, also where two save at once, and BAD_INPUT for a text that is
 * none, and for one of the club's own that would be left without words.
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
    withIdempotency(tx, by.repeated, { schema: editedText }, at, async () => {
      const before = await findText(tx, id);
      refuseChangedSince(before, seen);
      if (JSON.stringify(before.words) === JSON.stringify(words)) return before;
      if (!documented && before.number === 0) throw noSuchText("There is no such text");
      if (!documented && !words) throw noSuchText("This text has no documented words");
      const text = { ...before, number: before.number + 1, words };
      await addTextVersion(tx, text, by, at);
      await recordAct(tx, by, words ? "text edited" : "text put back", clubSubject(id), at, {
        after: { number: text.number },
      });
      return text;
    }),
  );
}

const noSuchText = (sentence: string) => new Refusal("BAD_INPUT", sentence, "id");
