import type { Audience } from "../../shared/announcements/audiences";
import { isMailDue } from "../../shared/announcements/mail-due";
import { toDay } from "../../shared/time/club-dates";
import { Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockAnnouncement } from "../locks";
import type { MailMember } from "../mail/mail";
import { queueMails } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { announcementMail } from "./announcement-mails";
import { toAnnouncementView } from "./announcement-view";

/** Mails what is due, each announcement in one transaction; gives how many messages it put out. */
export async function mailAnnouncements(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<number> {
  const today = toDay(moment.now.today);
  const waiting = await db.announcement.findMany({
    where: { mail: true, mailedAt: null, from: { lte: today }, until: { gte: today } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  let mailed = 0;
  for (const { id } of waiting) {
    await writing(db, (tx) => mailIfDue(tx, id, moment)).then((count) => {
      mailed += count;
    }, onError);
  }
  return mailed;
}

// Asked again under the lock: another process may have mailed it, or somebody edited it meanwhile.
async function mailIfDue(tx: Tx, id: number, { at, now, clock }: Moment): Promise<number> {
  await lockAnnouncement(tx, id);
  const row = await tx.announcement.findUnique({ where: { id, mailedAt: null } });
  if (!row) return 0;
  const announcement = toAnnouncementView(row);
  const writtenOn = clock.nowAt(row.createdAt).today;
  if (!isMailDue({ ...announcement, writtenOn }, now)) return 0;
  const readers = await holdAudience(tx, announcement.audience);
  const mails = readers.map((to) => ({ to, mail: announcementMail(to, announcement) }));
  await tx.announcement.update({ where: { id }, data: { mailedAt: at } });
  return queueMails(tx, mails, at);
}

/** Everybody with an account who is in the audience now; nobody of them is removed meanwhile. */
const holdAudience = (tx: Tx, audience: Audience) =>
  tx.$queryRaw<(MailMember & { firstName: string })[]>`
    SELECT "id", "email", "mutedMail", "firstName" FROM "members"
     WHERE "deletedAt" IS NULL AND ${isIn[audience]} ORDER BY "id" FOR KEY SHARE`;

// As `audiencesOf` says it of a role.
const isIn: Record<Audience, Prisma.Sql> = {
  everybody: Prisma.sql`"approvalStatus" <> 'rejected'`,
  members: Prisma.sql`"approvalStatus" = 'approved'`,
  staff: Prisma.sql`"approvalStatus" = 'approved' AND "membershipStatus" <> 'paused'
    AND ("isManager" OR "isAdmin")`,
};
