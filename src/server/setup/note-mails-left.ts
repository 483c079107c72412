import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockSetup } from "../locks";
import { listMailsLeft } from "./setup-queries";

/** Notes which of the list's mails have left, before the outbox forgets them. */
export const noteMailsLeft = (db: PrismaClient): Promise<void> =>
  writing(db, async (tx) => {
    await lockSetup(tx);
    const kept = await tx.clubSetup.findUnique({ where: { id: 1 } });
    if (!kept) return;
    await tx.clubSetup.update({
      where: { id: 1 },
      data: { mailsLeft: await listMailsLeft(tx, kept) },
    });
  });
