import type { Tx } from "../database/open-database";

/** Notes that messages about requests to try a row under a member's email are about that member. */
export async function noteRequestMails(
  tx: Tx,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await tx.outboxMessage.updateMany({ where: { aboutEmail: email }, data: { aboutMemberId: id } });
}
