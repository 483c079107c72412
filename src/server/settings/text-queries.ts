import { fullName } from "../../shared/members/full-name";
import type { EditedText, TextVersion, Words } from "../../shared/texts/club-texts";
import { findCategory } from "../../shared/texts/faq-categories";
import type { Db } from "../database/open-database";

interface VersionRow {
  number: number;
  title: string | null;
  body: string | null;
  category: string | null;
  takenOff: boolean;
}

/** The latest version of each text that was ever worded anew. Who wrote it is not in it. */
export async function listEditedTexts(db: Db): Promise<EditedText[]> {
  const rows = await db.$queryRaw<(VersionRow & { id: string })[]>`
    SELECT DISTINCT ON ("textId") "textId" AS "id", "number", "title", "body", "category", "takenOff"
      FROM "text_versions" ORDER BY "textId", "number" DESC`;
  return rows.map(({ id, ...row }) => ({ id, ...viewOf(row) }));
}

/** A text's latest version; number 0 and the documented words while there is none. */
export async function findText(db: Db, id: string): Promise<EditedText> {
  const row = await db.textVersion.findFirst({
    where: { textId: id },
    orderBy: { number: "desc" },
  });
  return { id, ...(row ? viewOf(row) : { number: 0, words: null }) };
}

/** All versions of a text, the latest first, with who wrote them. */
export async function listTextVersions(db: Db, id: string): Promise<TextVersion[]> {
  const rows = await db.textVersion.findMany({
    where: { textId: id },
    orderBy: { number: "desc" },
    include: { creator: { select: { firstName: true, lastName: true } } },
  });
  return rows.map((row) => ({
    ...viewOf(row),
    at: row.createdAt.toISOString(),
    by: fullName(row.creator),
  }));
}

const wordsOf = ({ title, body }: Pick<VersionRow, "title" | "body">): Words | null =>
  title === null || body === null ? null : { title, body };

function viewOf({ number, takenOff, category: name, ...row }: VersionRow) {
  const category = findCategory(name);
  return {
    number,
    words: wordsOf(row),
    ...(category && { category }),
    ...(takenOff && { takenOff }),
  };
}
