import { refuseHalfContact } from "../../shared/members/emergency-contact";
import { Refusal } from "../../shared/refusals";
import { toDay } from "../../shared/time/club-dates";
import type { Db, Tx } from "../database/open-database";
import type { Member, Prisma } from "../generated/prisma/client";
import { lockEmail } from "../locks";
import type { Moment } from "../time/moment";
import { provinceNotGiven } from "./province-not-given";

/** EMAIL_IN_USE in words for an admin: the usual sentence tells applicants to log in instead. */
export const emailInUseForAdmins = "Another account already uses this email.";

type NewMember = Omit<Prisma.MemberUncheckedCreateInput, "province"> & {
  province?: string | undefined;
};

/**
 * Writes a new member with their subscription of 0 hours. Refuses half an emergency contact
 * (BAD_INPUT) and EMAIL_IN_USE, in words for the applicant unless others are given.
 */
export async function addMember(
  tx: Tx,
  data: NewMember,
  { at, now }: Moment,
  emailInUse?: string,
): Promise<Member> {
  const half = refuseHalfContact({
    emergencyContactName: data.emergencyContactName ?? "",
    emergencyContactPhone: data.emergencyContactPhone ?? "",
  });
  if (half) throw half;
  await lockEmail(tx, data.email);
  await refuseKnownEmail(tx, data.email, emailInUse);
  return tx.member.create({
    data: {
      ...data,
      province: data.province ?? (await provinceNotGiven(tx)),
      registrationDate: at,
      subscription: { create: { startDate: toDay(now.today) } },
    },
  });
}

/** Refuses EMAIL_IN_USE; asked before a password is hashed, too, because that is work. */
export async function refuseKnownEmail(db: Db, email: string, sentence?: string): Promise<void> {
  if (await db.member.findUnique({ where: { email } })) {
    throw new Refusal("EMAIL_IN_USE", sentence, "email");
  }
}
