import type { z } from "zod";
import type { AccountView, DeviceView, myDataView } from "../../shared/account/account-schemas";
import { mailTopics } from "../../shared/mail/mail-topics";
import { deviceWords } from "../../shared/members/device-words";
import { showBookings } from "../access-codes/show-codes";
import { listSessions } from "../auth/session-store";
import { listClearancesOf } from "../clearances/clearance-queries";
import { listOwnEntries } from "../crew/own-entries-queries";
import { listReportsBy } from "../damage/damage-queries";
import type { Db, PrismaClient } from "../database/open-database";
import { filledSubject } from "../delivery/compose-mail";
import type { Member } from "../generated/prisma/client";
import { listSpendableLots } from "../hours/account-queries";
import { listStatement } from "../hours/statement-queries";
import { getMemberWithSubscription } from "../members/subscription-queries";
import { listOutingsOf } from "../outings/outing-queries";
import { listOrdersOf } from "../payments/order-queries";
import { actorOf } from "../people/actor";
import { listPushDevices } from "../push/push-device-queries";
import type { Moment } from "../time/moment";
import { listTokens } from "../tokens/token-queries";

/** What a member decides about their account, and where they are signed in. */
export async function getAccount(
  db: Db,
  member: Member,
  sessionId: string,
  { at }: Moment,
): Promise<AccountView> {
  const calendars = await db.calendarAddress.findMany({
    where: { memberId: member.id },
    orderBy: { scope: "asc" },
  });
  return {
    without: mailTopics.filter((topic) => member.mutedMail.includes(topic)),
    calendars: calendars.map(({ scope, createdAt }) => ({
      scope,
      createdAt: createdAt.toISOString(),
    })),
    devices: await listDevices(db, member.id, sessionId, at),
  };
}

async function listDevices(
  db: Db,
  memberId: number,
  sessionId: string,
  at: Date,
): Promise<DeviceView[]> {
  const sessions = await listSessions(db, memberId, sessionId, at);
  return sessions.map(({ device, signedInAt, current }) => ({
    name: deviceWords(device),
    signedInAt: signedInAt.toISOString(),
    current,
  }));
}

/** Everything the club keeps about a member, but for password material. */
export async function getMyData(
  db: PrismaClient,
  member: Member,
  sessionId: string,
  moment: Moment,
): Promise<z.infer<typeof myDataView>> {
  const { id } = member;
  const { at, now, clock, club } = moment;
  const { member: profile, subscription } = await getMemberWithSubscription(db, id, moment);
  const messages = await db.outboxMessage.findMany({
    where: { memberId: id },
    orderBy: { id: "asc" },
  });
  return {
    exportedAt: at.toISOString(),
    profile,
    subscription,
    account: await getAccount(db, member, sessionId, moment),
    pushDevices: await listPushDevices(db, id, at),
    tokens: await listTokens(db, id),
    bookings: await showBookings(db, actorOf(member), moment),
    crew: await listOwnEntries(db, id),
    outings: await listOutingsOf(db, id, undefined, moment),
    goal: { kilometres: member.goalKilometres },
    damage: await listReportsBy(db, id, { all: true }),
    clearances: await listClearancesOf(db, id),
    hours: {
      lots: await listSpendableLots(db, id, now.today),
      lines: await listStatement(db, id, moment),
    },
    orders: await listOrdersOf(db, id, clock),
    messages: messages.map((message) => ({
      kind: message.kind,
      subject: filledSubject(message, club),
      createdAt: message.createdAt.toISOString(),
      sentAt: message.sentAt?.toISOString() ?? null,
    })),
  };
}
