import { deliverDueMail } from "../delivery/outbox";
import { raiseAlarms } from "../incidents/raise-alarms";
import type { TestClub } from "./open-test-club";
import { clockAt } from "./outing-log";
import { testMoment } from "./test-moment";

/** What the alarms of this time of the rowing day put into the outbox, as `kind to whom`. */
export async function raisedAt(club: TestClub, time: string): Promise<string[]> {
  clockAt(club, time);
  const { db } = club.services;
  const before = await db.outboxMessage.findFirst({ orderBy: { id: "desc" } });
  const fail = (error: unknown) => {
    throw error;
  };
  await raiseAlarms(db, fail, testMoment(club.clock.now()));
  const mails = await db.outboxMessage.findMany({
    where: { id: { gt: before?.id ?? 0 } },
    orderBy: { id: "asc" },
  });
  return mails.map(({ kind, recipient }) => `${kind} to ${recipient.split("@")[0]}`);
}

/** Lets the mail leave that is due; gives to whom it went. */
export async function deliveredTo(club: TestClub): Promise<string[]> {
  const { db, publicUrl } = club.services;
  const left: string[] = [];
  const transport = async ({ to }: { to: string }) => {
    left.push(to);
  };
  const office = { publicUrl, mailFrom: undefined, linkSecret: "s" };
  await deliverDueMail(db, transport, office, () => club.clock.now());
  return left;
}
