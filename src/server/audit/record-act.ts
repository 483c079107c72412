import { type Act, changesOf } from "../../shared/audit/acts";
import { fullName } from "../../shared/members/full-name";
import type { Prisma, Statements } from "../database/open-database";
import { keepMember } from "../locks";
import type { Actor } from "../people/actor";
import { formerMember } from "../people/former-member";

/** Whom or what an act is about, as it is called at that time. */
export interface Subject {
  type: "member" | "boat" | "booking" | "club";
  id?: number;
  name: string;
}

interface Named {
  firstName: string;
  lastName: string;
}

export const memberSubject = (member: Named & { id: number }): Subject => ({
  type: "member",
  id: member.id,
  name: fullName(member),
});

export const boatSubject = ({ id, name }: { id: number; name: string }): Subject => ({
  type: "boat",
  id,
  name,
});

export const bookingSubject = (
  id: number,
  { member, boat }: { member: Named; boat: { name: string } },
): Subject => ({ type: "booking", id, name: `${fullName(member)}, ${boat.name}` });

/** What is neither a person nor a boat: a setting, a package, a file, a message. */
export const clubSubject = (name: string, id?: number): Subject => ({
  type: "club",
  ...(id !== undefined && { id }),
  name,
});

/**
 * Writes a line of the audit trail, in the transaction of the act itself, and tells the call what the act
 * makes old. Of an actor who is being removed at that moment it keeps no name; a member it is about is
 * locked by the caller.
 */
export async function recordAct(
  tx: Statements,
  by: Actor,
  act: Act,
  subject: Subject,
  at: Date,
  { before, after }: { before?: Prisma.InputJsonValue; after?: Prisma.InputJsonValue } = {},
): Promise<void> {
  touch(by, act);
  const actorName = await nameOf(tx, by);
  await tx.$executeRaw`
    INSERT INTO "audit_trail" ("act", "createdAt", "actorId", "actorName", "subjectType", "subjectId",
                               "subjectName", "before", "after")
    VALUES (${act}, ${at}, ${by.id}::int, ${actorName}, ${subject.type}, ${subject.id ?? null}::int,
            ${subject.name}, ${toJson(before)}::jsonb, ${toJson(after)}::jsonb)`;
}

/** Records many at once: an act with a line for each whom it is about. */
export async function recordActs(
  tx: Statements,
  by: Actor,
  act: Act,
  lines: readonly { subject: Subject; before?: object; after?: object }[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return;
  touch(by, act);
  const actorName = await nameOf(tx, by);
  const rows = lines.map(({ subject, ...facts }) => ({ ...subject, ...facts }));
  await tx.$executeRaw`
    INSERT INTO "audit_trail" ("act", "createdAt", "actorId", "actorName", "subjectType", "subjectId",
                               "subjectName", "before", "after")
    SELECT ${act}, ${at}, ${by.id}::int, ${actorName}, "type", "id", "name", "before", "after"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS line ("type" text, "id" int, "name" text, "before" jsonb, "after" jsonb)`;
}

function touch({ touched }: Actor, act: Act): void {
  for (const topic of changesOf(act)) touched?.add(topic);
}

async function nameOf(tx: Statements, by: Actor): Promise<string> {
  const here = by.id === null || (await keepMember(tx, by.id));
  return here ? by.name : fullName(formerMember);
}

const toJson = (facts: Prisma.InputJsonValue | undefined) =>
  facts === undefined ? null : JSON.stringify(facts);
