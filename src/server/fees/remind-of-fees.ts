import { dueReminder } from "../../shared/fees/fee-reminder";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { MailMember } from "../mail/mail";
import { queueMails } from "../mail/queue-mail";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { feeEndsMail } from "./fee-mails";
import { feePaidIn } from "./fee-queries";

/** When members are reminded, once a day. */
export const feeRemindersAt = "07:00";

/**
 * Reminds each active member whose season ends, once for each of the due days; what was missed
 * meanwhile becomes one message, and whoever has renewed hears nothing. The outbox holds that none
 * goes twice.
 */
export async function remindOfFees(db: PrismaClient, moment: Moment): Promise<void> {
  const settings = await getClubSettings(db);
  if (settings.feeSeason === "once") return;
  await writing(db, async (tx) => {
    const members = await holdPayers(tx);
    const mails = members.flatMap((to) => mailTo(to, settings, moment));
    await queueMails(tx, mails, moment.at);
  });
}

type Payer = MailMember & { firstName: string; feePaidAt: Date };

/** Whoever has paid the fee and may buy it again; nobody of them is removed meanwhile. */
const holdPayers = (tx: Tx) =>
  tx.$queryRaw<Payer[]>`
    SELECT "id", "email", "mutedMail", "firstName", "feePaidAt" FROM "members"
     WHERE "deletedAt" IS NULL AND "approvalStatus" = 'approved' AND "membershipStatus" = 'active'
       AND "feePaidAt" IS NOT NULL ORDER BY "id" FOR KEY SHARE`;

function mailTo(
  to: Payer,
  { feeSeason, feeGatesBooking: gatesBooking }: ClubSettings,
  { now, clock }: Moment,
) {
  const { today } = now;
  const paidUntil = feePaidIn(feeSeason, to, clock);
  if (paidUntil === null) return [];
  const daysBefore = dueReminder(paidUntil, today);
  if (daysBefore === null) return [];
  const ending = { memberId: to.id, paidUntil, daysBefore, today, gatesBooking };
  return [{ to, mail: feeEndsMail(to, ending) }];
}
