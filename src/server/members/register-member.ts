import type { RegisterInput } from "../../shared/members/member-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { hashPassword, randomPassword } from "../auth/passwords";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { notifyAdmins } from "../mail/notify-staff";
import { queueMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { addMember, refuseKnownEmail } from "./add-member";
import { getMemberView } from "./member-view";
import { newRegistrationMail, registeredMail } from "./membership-mails";

/**
 * Takes an application: a pending member on a temporary password, which is given back once.
 * Refuses EMAIL_IN_USE. `temporaryPassword` undefined makes a random one; rules, Passwords. The
 * applicant is `mailed` unless too many were from where they are.
 */
export async function registerMember(
  db: PrismaClient,
  input: RegisterInput,
  options: { temporaryPassword: string | undefined; clubName: string; mailed: boolean },
  moment: Moment,
): Promise<{ member: MemberView; tempPassword: string }> {
  const { at } = moment;
  // The refusal says that the e-mail is known, so its time may tell as well.
  await refuseKnownEmail(db, input.email);
  const tempPassword = options.temporaryPassword ?? randomPassword();
  const password = await hashPassword(tempPassword);
  const member = await writing(db, async (tx) => {
    const added = await addMember(tx, { ...filled(input), password }, moment);
    if (options.mailed) await queueMail(tx, added, registeredMail(options.clubName, added), at);
    await notifyAdmins(tx, newRegistrationMail(added), at);
    return added;
  });
  return { member: await getMemberView(db, member, moment), tempPassword };
}

// Fields left out take the table's defaults.
function filled({ firstName, lastName, email, phone, address, ...others }: RegisterInput) {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  return { firstName, lastName, email, phone, address, ...Object.fromEntries(given) };
}
