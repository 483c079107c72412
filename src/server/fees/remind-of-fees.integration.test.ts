import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { clubInstant, testMoment } from "../testing/test-moment";
import { remindOfFees } from "./remind-of-fees";

const club = openTestClub();
const db = () => club().services.db;
const mails = () =>
  db().outboxMessage.findMany({ where: { kind: "fee ending" }, orderBy: { id: "asc" } });
const remindOn = (day: string) => remindOfFees(db(), testMoment(clubInstant(day, "07:00")));
const samPaid = (day: string | null) =>
  db().member.update({
    where: { id: club().people.sam.id },
    data: { feePaidAt: day && clubInstant(day, "12:00") },
  });

beforeEach(async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeSeason: "04-01" });
  await samPaid("2026-04-10");
});

test("a member is reminded 30 and 7 days before and on the day, once each", async () => {
  const remindedOn: string[] = [];
  for (const day of ["03-01", "03-02", "03-03", "03-24", "03-25", "03-31", "04-01", "04-02"]) {
    const before = (await mails()).length;
    await Promise.all([remindOn(`2027-${day}`), remindOn(`2027-${day}`)]);
    const sent = (await mails()).length - before;
    for (let nr = 0; nr < sent; nr += 1) remindedOn.push(day);
  }
  expect(remindedOn).toEqual(["03-02", "03-25", "04-01"]);
  expect(await mails()).toMatchObject(
    Array(3).fill({ recipient: "sam@row.example", topic: "reminders" }),
  );
  const [first] = await mails();
  expect(first?.text).toContain("is paid until Thursday, April 1, 2027. You can pay the next");
  expect(first?.text).not.toContain("can be booked");
});

test("of what a stopped week missed only the latest is sent, and of long ago nothing", async () => {
  await remindOn("2027-03-27");
  expect(await mails()).toHaveLength(1);
  await remindOn("2027-04-05");
  expect((await mails())[1]).toMatchObject({ subject: "Your membership fee is due" });
  await remindOn("2027-04-06");
  await remindOn("2027-06-01");
  expect(await mails()).toHaveLength(2);
});

test("whoever has renewed, never paid, is paused, or does without hears nothing", async () => {
  const { paused, lee } = club().people;
  const feePaidAt = clubInstant("2026-04-10", "12:00");
  await db().member.update({ where: { id: paused.id }, data: { feePaidAt } });
  await db().member.update({
    where: { id: lee.id },
    data: { feePaidAt, mutedMail: ["reminders"] },
  });
  await samPaid("2027-02-15");
  await remindOn("2027-03-02");
  await samPaid(null);
  await remindOn("2027-03-02");
  expect(await mails()).toEqual([]);
});

test("a fee that is paid once ends for nobody", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeSeason: "once" });
  await remindOn("2027-04-01");
  expect(await mails()).toEqual([]);
});

test("where it gates booking the message says so", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeGatesBooking: true });
  await remindOn("2027-03-02");
  expect((await mails())[0]?.text).toContain("boats can be booked once it is paid");
});
