import { beforeEach, expect, test } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { backupFailedMail } from "../backups/backup-mails";
import { nightlyBackupName } from "../backups/nightly-backup";
import { writing } from "../database/writing";
import { notifyAdmins } from "../mail/notify-staff";
import { refundFailedMail } from "../payments/money-mails";
import { placedOrder } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act } from "../testing/ask-procedure";
import { damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { postOf } from "../testing/post-of";
import { rowTerms } from "../testing/row-terms";
import type { TestClient } from "../testing/test-client";
import { webhookOffMail } from "../webhooks/webhook-mails";

const club = openTestClub();
const { arrived, failed, comesBack, lines } = postOf(club);
const db = () => club().services.db;
const send = (mail: Parameters<typeof notifyAdmins>[1]) =>
  writing(db(), (tx) => notifyAdmins(tx, mail, club().clock.now()));

let admin: TestClient;
let manager: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  manager = await club().signIn("manager");
});

/** The news wait while the mail server is away; then what settles them happens, and it is back. */
async function settledBy(settle: () => Promise<unknown>) {
  await failed();
  club().clock.passMinutes(1);
  await settle();
  return (await comesBack()).map(({ subject }) => subject);
}

test("damage that is mended, or is worse by now, is told of no more", async () => {
  const damage = damageOf(manager);
  const solo = reportIn(await damage.report(club().boats.solo.id));
  reportIn(await damage.report(club().boats.tango.id));
  const subjects = await settledBy(async () => {
    answered(await damage.edit(solo.id, { resolved: true }));
    reportIn(await damage.report(club().boats.tango.id, { severity: "restricted" }));
  });
  expect(subjects).toEqual(Array(2).fill('Tango 17 "Orca": damaged, restricted use'));
  const reasons = (await lines()).flatMap(([, , reason]) => reason ?? []).sort();
  expect(reasons).toEqual([
    ...Array(2).fill("A newer one takes its place."),
    ...Array(2).fill("The damage was mended since."),
  ]);
});

test("a request that was answered asks nobody any more", async () => {
  const noor = {
    ...{ firstName: "Noor", lastName: "Haddad", email: "noor@row.example" },
    ...{ phone: "250-555-0177", emergencyContact: "Ida 250-555-0178", numberOfPeople: 2 },
  };
  const ask = { ...noor, specialRequests: "", ...rowTerms };
  const { id } = await act(club().visitor(), "bookings.requestRow", ask);
  expect(await settledBy(() => act(admin, "bookings.answerRow", { id }))).toEqual([]);
  expect(await lines()).toEqual([
    ["introductory row", "dropped", "The request was answered since."],
  ]);
});

test("who was deleted asks for it no more", async () => {
  await act(await club().signIn("lee"), "auth.requestDeletion", { reason: "" });
  const { id } = club().people.lee;
  await settledBy(async () => answered(await admin.delete(`/api/admin/members/${id}`)));
  expect(await lines()).toContainEqual([
    "deletion requested",
    "dropped",
    "They have left the club.",
  ]);
});

test("a webhook that works again is told of no more, nor one that is gone", async () => {
  const data = {
    events: ["booking.created"],
    secret: "s",
    active: false,
    createdAt: club().clock.now(),
  };
  const back = await db().webhook.create({ data: { ...data, url: "https://a.example" } });
  const gone = await db().webhook.create({ data: { ...data, url: "https://b.example" } });
  const off = await db().webhook.create({ data: { ...data, url: "https://c.example" } });
  for (const webhook of [back, gone, off]) await send(webhookOffMail(webhook, "500"));
  const subjects = await settledBy(async () => {
    await db().webhook.update({ where: { id: back.id }, data: { active: true } });
    await db().webhook.delete({ where: { id: gone.id } });
  });
  expect(subjects).toHaveLength(1);
  expect((await lines()).map(([, , reason]) => reason)).toEqual([
    null,
    "The webhook was taken away since.",
    "The webhook was switched on again.",
  ]);
});

test("a backup that was made since is told of as missing no more", async () => {
  await send(backupFailedMail("The disk is full"));
  const job = { name: nightlyBackupName, dueAt: club().clock.now() };
  await db().job.upsert({ where: { name: job.name }, create: job, update: job });
  const finish = (isFailed: boolean) =>
    db().job.update({
      where: { name: job.name },
      data: { failed: isFailed, finishedAt: club().clock.now() },
    });
  await failed();
  await finish(true);
  club().clock.passMinutes(10);
  await failed();
  expect((await lines())[0]?.[1]).toBe("waiting");
  club().clock.passMinutes(1);
  await finish(false);
  expect(await comesBack()).toEqual([]);
  expect((await lines())[0]?.[2]).toBe("The club was backed up since.");
});

test("a refund that failed and was made once more is settled", async () => {
  const { zero } = club().people;
  const buyer = await club().signIn("zero");
  const price = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id } = answered(await buyer.post("/paypal/order", price), 201).read(placedOrder);
  answered(await buyer.post(`/paypal/order/${id}/capture`));
  const order = await db().order.findUniqueOrThrow({ where: { providerOrderId: id } });
  const due = { order, amountCents: 26250, captureId: "C1", why: "Closed", member: zero };
  await send(refundFailedMail(due, documentedProfile));
  await settledBy(() => act(admin, "admin.refund", { id: order.id, reason: "Once more" }));
  expect(await lines()).toContainEqual(["refund failed", "dropped", "It was refunded since."]);
});

test("news of the office go to nobody who is not of it now", async () => {
  reportIn(await damageOf(manager).report(club().boats.solo.id));
  await failed();
  const { manager: former } = club().people;
  await act(admin, "admin.editProfile", { id: former.id, isManager: false });
  const mails = await comesBack();
  expect(mails.filter(({ subject }) => subject.includes("Heron")).map(({ to }) => to)).toEqual([
    "admin@row.example",
  ]);
  expect(await arrived()).toEqual([]);
  expect(await lines()).toContainEqual([
    "damage reported",
    "dropped",
    "They are not of the office now.",
  ]);
});
