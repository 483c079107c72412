import type { Prisma, Tx } from "../database/open-database";

/** Who did what to whom. Names are kept as words, because the people may go. */
export interface Act {
  act: string;
  actor?: { id: number; firstName: string; lastName: string } | undefined;
  subject: { type: "member" | "boat" | "booking" | "club"; id?: number; name: string };
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
}

/** A member as the subject of an act. */
export const memberSubject = (member: { id: number; firstName: string; lastName: string }) => ({
  type: "member" as const,
  id: member.id,
  name: `${member.firstName} ${member.lastName}`,
});

/** Writes a line of the audit trail, in the transaction of the act itself. */
export async function recordAct(tx: Tx, act: Act, at: Date): Promise<void> {
  await tx.auditEntry.create({
    data: {
      act: act.act,
      createdAt: at,
      actorId: act.actor?.id ?? null,
      actorName: act.actor ? `${act.actor.firstName} ${act.actor.lastName}` : "",
      subjectType: act.subject.type,
      subjectId: act.subject.id ?? null,
      subjectName: act.subject.name,
      ...(act.before !== undefined && { before: act.before }),
      ...(act.after !== undefined && { after: act.after }),
    },
  });
}
