import type { Act } from "../../shared/audit/acts";
import type { Actor } from "../actor";
import type { Prisma, Tx } from "../database/open-database";

/** Whom or what an act is about. Names are kept as words, because the people may go. */
export interface Subject {
  type: "member" | "boat" | "booking" | "club";
  id?: number;
  name: string;
}

interface Named {
  firstName: string;
  lastName: string;
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

export const memberSubject = (member: Named & { id: number }): Subject => ({
  type: "member",
  id: member.id,
  name: nameOf(member),
});

export const boatSubject = ({ id, name }: { id: number; name: string }): Subject => ({
  type: "boat",
  id,
  name,
});

export const bookingSubject = (
  id: number,
  { member, boat }: { member: Named; boat: { name: string } },
): Subject => ({ type: "booking", id, name: `${nameOf(member)}, ${boat.name}` });

/** What is neither a person nor a boat: a setting, a package, a file, a message. */
export const clubSubject = (name: string, id?: number): Subject => ({
  type: "club",
  ...(id !== undefined && { id }),
  name,
});

/** Writes a line of the audit trail, in the transaction of the act itself. */
export async function recordAct(
  tx: Tx,
  by: Actor,
  act: Act,
  subject: Subject,
  at: Date,
  change: { before?: Prisma.InputJsonValue; after?: Prisma.InputJsonValue } = {},
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      act,
      createdAt: at,
      actorId: by.id,
      actorName: by.name,
      subjectType: subject.type,
      subjectId: subject.id ?? null,
      subjectName: subject.name,
      ...change,
    },
  });
}
