import { addDays, addHours, differenceInSeconds, min } from "date-fns";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { factsOf } from "../../shared/mail/mail-kinds";
import { endTime } from "../../shared/time/clock-times";
import type { Prisma, PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import type { OutboxMessage, PushCall } from "../generated/prisma/client";
import { findMember } from "../people/member-queries";
import { findPushKeys } from "../push/find-push-keys";
import { isSignedInAt } from "../push/push-device-queries";
import type { PushParcel } from "../push/send-push";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { findMessage } from "./outbox-queries";
import { leavesAt } from "./push-hours";
import { whyOutdated } from "./why-outdated";

/** What becomes of a call that is due: it leaves, it waits, or it is of no use any more. */
export type ReadyPush = { parcel: PushParcel } | { waitsUntil: Date } | { outdated: DropReason };

/** Judges a call anew: its device must be signed in, and its message as true as its mail has to be. */
export async function readyPush(
  db: PrismaClient,
  call: PushCall,
  publicUrl: string,
  moment: Moment,
): Promise<ReadyPush> {
  const keys = await findPushKeys(db, moment);
  return writing(db, async (tx) => {
    const device = await tx.pushDevice.findFirst({
      where: { id: call.deviceId, ...isSignedInAt(moment.at) },
    });
    if (!device) return { outdated: "DEVICE_SIGNED_OUT" };
    const told = call.messageId === null ? trial : await judge(tx, call.messageId, moment);
    if (!("words" in told)) return told;
    const { name: title, email } = await getClubSettings(tx);
    const subject = publicUrl.startsWith("https:") ? publicUrl : `mailto:${email}`;
    const { words, path, ttlSeconds } = told;
    const tag = `message-${call.messageId ?? "trial"}`;
    return { parcel: { device, keys, subject, ttlSeconds, message: { title, words, path, tag } } };
  });
}

interface Told {
  words: string;
  path: string;
  ttlSeconds: number;
}

const trial: Told = {
  words: "This is what a message from the club looks like here.",
  path: "/account",
  ttlSeconds: 60,
};

async function judge(
  tx: Tx,
  messageId: number,
  moment: Moment,
): Promise<Told | Exclude<ReadyPush, { parcel: PushParcel }>> {
  const { at } = moment;
  const mail = await findMessage(tx, messageId);
  const reader = mail.memberId === null ? null : await findMember(tx, mail.memberId);
  const outing = await findOuting(tx, mail, moment);
  const isOver = outing !== undefined && outing.until <= at;
  const outdated = await whyOutdated(tx, mail, reader, moment);
  if (outdated !== null || isOver) return { outdated: outdated ?? "OUTING_OVER" };
  const alarm = mail.alarmId !== null;
  const waitsUntil = leavesAt({ alarm, starts: outing?.starts }, moment);
  if (waitsUntil > at) return { waitsUntil };
  const longest = alarm ? addHours(at, 1) : addDays(at, 1);
  const until = outing ? min([outing.until, longest]) : longest;
  return {
    words: mail.pushWords ?? "",
    path: mail.pushPath ?? "/",
    ttlSeconds: differenceInSeconds(until, at),
  };
}

/** When the outing begins that a message is about, and until when the message can matter. */
async function findOuting(
  tx: Tx,
  mail: OutboxMessage,
  { clock }: Moment,
): Promise<{ starts: Date; until: Date } | undefined> {
  const which = whichBooking(mail);
  const booking = which && (await tx.booking.findFirst({ where: which }));
  if (!booking) return undefined;
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    starts: clock.instantOf(bookingDate, startTime),
    until: booking.heldUntil ?? clock.instantOf(bookingDate, endTime(startTime, duration)),
  };
}

function whichBooking(mail: OutboxMessage): Prisma.BookingWhereInput | undefined {
  const { bookingId, memberId, aboutId, createdAt } = mail;
  if (bookingId !== null) return { id: bookingId };
  const { judge, aboutId: about } = factsOf(mail);
  if (judge === "hold") return { memberId: memberId ?? 0, createdAt, heldUntil: { not: null } };
  if (about === "crew entry") return { crew: { some: { id: aboutId ?? 0 } } };
  return about === "booking" ? { id: aboutId ?? 0 } : undefined;
}
