import { Refusal } from "../../shared/refusals";
import type { EditedText } from "../../shared/texts/club-texts";
import type { Tx } from "../database/open-database";
import type { SignedInActor } from "../people/actor";
import { findText } from "./text-queries";

/**
 * Writes a text's next version. Refuses CHANGED_SINCE where somebody else wrote it at the same moment:
 * one number is free for one of them.
 */
export async function addTextVersion(
  tx: Tx,
  { id, number, words, category, takenOff = false }: EditedText,
  by: SignedInActor,
  at: Date,
): Promise<void> {
  const added = await tx.$executeRaw`
    INSERT INTO "text_versions" ("textId", "number", "title", "body", "category", "takenOff",
                                 "createdBy", "createdAt")
    VALUES (${id}, ${number}, ${words?.title ?? null}, ${words?.body ?? null}, ${category ?? null},
            ${takenOff}, ${by.id}, ${at})
    ON CONFLICT DO NOTHING`;
  if (added > 0) return;
  const { words: now } = await findText(tx, id);
  throw new Refusal("CHANGED_SINCE", undefined, "words", now);
}
