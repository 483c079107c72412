import { beforeEach, expect, test } from "vitest";
import { writing } from "../database/writing";
import { smtpTransport } from "../delivery/mail-transports";
import { deliverDueMail } from "../delivery/outbox";
import { queueMail } from "../mail/queue-mail";
import { openMailServer } from "../testing/mail-server";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt, logOf, outingIn } from "../testing/outing-log";
import { clubInstant, testMoment } from "../testing/test-moment";
import { raiseAlarms } from "./raise-alarms";

const club = openTwoProcesses();
const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "s" };
const fail = (error: unknown) => {
  throw error;
};
const clockAt = (time: string) => club().clock.set(clubInstant("2026-11-21", time));
const now = () => club().clock.now();

beforeEach(async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/safety", { outingLog: "on" });
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt("06:04");
  outingIn(await logOf(sam).launch(id));
});

/** Who was told by now, as `rung recipient`, in order. */
async function told(): Promise<string[]> {
  const mails = await club().db.outboxMessage.findMany({
    where: { alarmId: { not: null } },
    include: { alarm: true },
    orderBy: { id: "asc" },
  });
  return mails.map(({ alarm, recipient }) => `${alarm?.rung} ${recipient.split("@")[0]}`);
}

test("of many processes at once each step is told once for its due time", async () => {
  const { db } = club();
  for (const time of ["07:10", "07:20", "07:30", "07:31", "08:30"]) {
    clockAt(time);
    await Promise.all(Array.from({ length: 8 }, () => raiseAlarms(db, fail, testMoment(now()))));
  }
  expect(await told()).toEqual([
    "rower sam",
    ...["dutyOfficer admin", "dutyOfficer manager"],
    ...["everyone admin", "everyone manager"],
  ]);
});

test("an alarm passes mail that hangs, and what a killed process held leaves two minutes later", async () => {
  const { db } = club();
  const server = await openMailServer("hang");
  const impatient = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 300 };
  const send = smtpTransport(server.url, impatient);
  clockAt("07:09");
  for (const nr of [1, 2, 3]) {
    const mail = {
      kind: "test mail" as const,
      subject: `Tide table ${nr}`,
      text: "High water at noon",
    };
    await writing(db, (tx) => queueMail(tx, "lee@row.example", mail, now()));
  }
  clockAt("07:10");
  await raiseAlarms(db, fail, testMoment(now()));
  // A process that is killed in the middle of the first message: the alarm.
  void deliverDueMail(db, () => new Promise<never>(() => {}), office, now);
  const held = () => db.outboxMessage.findFirstOrThrow({ where: { alarmId: { not: null } } });
  await expect.poll(async () => (await held()).attempts).toBe(1);
  expect(await deliverDueMail(db, send, office, now)).toBe(0);

  server.manners = "accept";
  clockAt("07:12");
  await deliverDueMail(db, send, office, now);
  expect(server.messages[0]).toContain("Hello Sam");
  await server.close();
});

test("an alarm that fails is tried again every minute, before what waits longer", async () => {
  const { db } = club();
  clockAt("07:10");
  await raiseAlarms(db, fail, testMoment(now()));
  let broken = true;
  const left: string[] = [];
  const transport = async ({ subject }: { subject: string }) => {
    if (broken) throw new Error("No mail server");
    left.push(subject);
  };
  for (const _ of [1, 2, 3, 4, 5]) {
    await deliverDueMail(db, transport, office, now);
    club().clock.passMinutes(1);
  }
  const mail = await db.outboxMessage.findFirstOrThrow({ where: { alarmId: { not: null } } });
  expect(mail).toMatchObject({ attempts: 5, lastError: "Error: No mail server" });
  broken = false;
  await deliverDueMail(db, transport, office, now);
  expect(left[0]).toContain("Are you back?");
});

test("an alarm that failed leaves at the next try also when a clock was put back an hour meanwhile", async () => {
  const { db } = club();
  clockAt("07:10");
  await raiseAlarms(db, fail, testMoment(now()));
  await deliverDueMail(db, () => Promise.reject(new Error("No mail server")), office, now);
  clockAt("06:10");
  await raiseAlarms(db, fail, testMoment(now()));
  const left: string[] = [];
  const transport = async ({ subject }: { subject: string }) => {
    left.push(subject);
  };
  await deliverDueMail(db, transport, office, now);
  expect(left.filter((subject) => subject.includes("Are you back?"))).toHaveLength(1);
  clockAt("07:15");
  await raiseAlarms(db, fail, testMoment(now()));
  expect(await told()).toEqual(["rower sam"]);
});

test("a landing and an alarm in the same instant leave no alarm behind", async () => {
  const { db } = club();
  clockAt("07:25");
  const manager = await club().signIn("manager");
  const [out] = await db.outing.findMany({ where: { landedAt: null } });
  const landing = manager.post(`/api/bookings/${out?.bookingId}/land`, {});
  await Promise.all([raiseAlarms(db, fail, testMoment(now())), landing]);
  const waiting = { alarmId: { not: null }, sentAt: null, setAsideAt: null };
  expect(await db.outboxMessage.count({ where: waiting })).toBe(0);
});
