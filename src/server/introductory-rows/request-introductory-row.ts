import type { IntroductoryRowInput } from "../../shared/introductory-rows/introductory-row-schemas";
import { isApproved } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockEmail } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { introductoryRowMail } from "./introductory-row-mails";

/**
 * Keeps a request to try a row with its customer, and mails it to the club. Paying with hours is
 * for approved members who bring a guest: refuses NOT_SIGNED_IN or NOT_APPROVED to others. Who has a
 * request that nobody has answered yet is given that one.
 */
export async function requestIntroductoryRow(
  db: PrismaClient,
  { clubEmail, ...input }: IntroductoryRowInput & { clubEmail: string },
  by: Actor,
  { at }: Moment,
): Promise<{ id: number }> {
  if (input.paymentMethod === "hours") refuseHost(by);
  const { firstName, lastName, email, phone, emergencyContact = null } = input;
  const { numberOfPeople, experienceLevel, specialRequests = "", paymentMethod } = input;
  return writing(db, async (tx) => {
    await lockEmail(tx, email);
    const open = { answeredAt: null, memberId: by.id, customer: { email } };
    const asked = await tx.introductoryRow.findFirst({ where: open, select: { id: true } });
    if (asked) return asked;
    const { id } = await tx.introductoryRow.create({
      data: {
        customer: { create: { firstName, lastName, email, phone, emergencyContact } },
        ...(by.id !== null && { member: { connect: { id: by.id } } }),
        numberOfPeople,
        experienceLevel,
        specialRequests,
        paymentMethod,
        createdAt: at,
      },
    });
    await queueMail(tx, clubEmail, { ...introductoryRowMail(input), aboutId: id }, at);
    return { id };
  });
}

function refuseHost({ role }: Actor) {
  if (role === "visitor") {
    throw new Refusal("NOT_SIGNED_IN", "Please log in to pay with your hours.");
  }
  if (!isApproved(role)) throw new Refusal("NOT_APPROVED");
}
