import { subDays, subHours } from "date-fns";
import { addDays, toDay } from "../../shared/time/club-dates";
import { idempotencyHours } from "../answers/idempotency";
import { forgetOldCrew } from "../crew/forget-crew";
import type { PrismaClient } from "../database/open-database";
import { forgetOldOutings } from "../outings/forget-outings";
import { noteMailsLeft } from "../setup/note-mails-left";
import type { Moment } from "../time/moment";

const sentDays = 90;
const visitorDays = 90;
/** after the day that somebody waited for */
const waitedDays = 90;

/** Forgets what has had its time: sessions, one-time links, idempotency keys, old messages and secrets,
 * what visitors did and how often, where members signed in, what they waited for, and the words of old
 * outings. */
export async function cleanUp(db: PrismaClient, { at, now }: Moment): Promise<string> {
  const sessions = await db.session.deleteMany({ where: { expire: { lte: at } } });
  const links = await db.oneTimeLink.deleteMany({ where: { expiresAt: { lte: at } } });
  const keys = await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: subHours(at, idempotencyHours) } },
  });
  await noteMailsLeft(db);
  const longDone = {
    createdAt: { lt: subDays(at, sentDays) },
    OR: [{ sentAt: { not: null } }, { setAsideAt: { not: null } }],
  };
  const mails = await db.outboxMessage.deleteMany({ where: longDone });
  const calls = await db.webhookCall.deleteMany({ where: longDone });
  const pushes = await db.pushCall.deleteMany({ where: longDone });
  const deliveries = await db.webhookDelivery.deleteMany({
    where: { createdAt: { lt: subDays(at, sentDays) } },
  });
  await db.webhook.updateMany({
    where: { oldSecretUntil: { lte: at } },
    data: { oldSecret: null, oldSecretUntil: null },
  });
  const outings = await forgetOldOutings(db, at);
  await forgetOldCrew(db, now.today);
  const longAgo = { bookingDate: { lt: toDay(addDays(now.today, -waitedDays)) } };
  await db.waitlistOffer.deleteMany({ where: longAgo });
  await db.waitlistEntry.deleteMany({ where: longAgo });
  await db.visitorCount.deleteMany({ where: { hour: { lt: subDays(at, visitorDays) } } });
  await db.signInPlace.deleteMany({ where: { lastAt: { lt: subDays(at, visitorDays) } } });
  await db.rateLimit.deleteMany({ where: { expire: { lte: BigInt(at.getTime()) } } });
  return (
    `Forgot ${sessions.count} sessions, ${links.count} links, ${keys.count} request keys, ` +
    `${mails.count} messages, ${calls.count + deliveries.count} webhook calls, ${pushes.count} push messages, the words of ${outings} outings`
  );
}
