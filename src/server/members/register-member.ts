import type { RegisterInput } from "../../shared/members/member-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { hashPassword, randomPassword } from "../auth/passwords";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { newRegistrationMail, registeredMail } from "../notifications/membership-mails";
import { queueMail } from "../notifications/queue-mail";
import { addMember } from "./add-member";
import { actingAdmins } from "./member-queries";
import { toMemberView } from "./member-view";

/**
 * Takes an application: a pending member on a temporary password, which is given back once.
 * Refuses EMAIL_IN_USE. `temporaryPassword` undefined makes a random one; rules, Passwords.
 */
export async function registerMember(
  db: PrismaClient,
  input: RegisterInput,
  options: { temporaryPassword: string | undefined; clubName: string },
  at: Date,
): Promise<{ member: MemberView; tempPassword: string }> {
  const tempPassword = options.temporaryPassword ?? randomPassword();
  const password = await hashPassword(tempPassword);
  const member = await writing(db, async (tx) => {
    const added = await addMember(tx, { ...filled(input), password }, at);
    await queueMail(tx, added, registeredMail(options.clubName, added), at);
    await tellAdmins(tx, added, at);
    return added;
  });
  return { member: toMemberView(member, 0), tempPassword };
}

async function tellAdmins(tx: Tx, applicant: Member, at: Date) {
  const admins = await tx.member.findMany({
    where: actingAdmins,
    orderBy: { id: "asc" },
  });
  for (const admin of admins) await queueMail(tx, admin, newRegistrationMail(applicant), at);
}

// Fields left out take the table's defaults.
function filled({ firstName, lastName, email, phone, address, ...others }: RegisterInput) {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  return { firstName, lastName, email, phone, address, ...Object.fromEntries(given) };
}
