import { expect, test } from "vitest";
import { nightlyBackupName } from "../backups/nightly-backup";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

const waitingFor = (admin: TestClient) => ask(admin, "admin.waiting");

test("an approval, a payment, an answer, a switch and a sent message each take their line away", async () => {
  const { db } = club().services;
  const { people, boats, clock } = club();
  const admin = await club().signIn("admin");
  const before = await waitingFor(admin);

  await act(admin, "admin.purchaseForMember", {
    id: people.sam.id,
    items: [{ planId: 2, quantity: 1 }],
    paid: false,
  });
  await act(admin, "boats.toggle", { id: boats.solo.id, available: false });
  await act(club().visitor(), "bookings.requestRow", rowRequest);
  const { id: mailId } = await db.outboxMessage.findFirstOrThrow();
  await db.outboxMessage.update({ where: { id: mailId }, data: { setAsideAt: clock.now() } });

  const backup = { name: nightlyBackupName, dueAt: clock.now() };
  await db.job.create({ data: { ...backup, failed: true } });

  const waiting = await waitingFor(admin);
  const { applicants, unpaidOrders, rowRequests, boatsOffline } = waiting;
  expect(applicants.first.map(({ id }) => id)).toContain(people.pending.id);
  expect(unpaidOrders.total).toBe(before.unpaidOrders.total + 1);
  expect(unpaidOrders.first.map(({ memberId }) => memberId)).toContain(people.sam.id);
  expect(rowRequests.first.map(({ email }) => email)).toEqual([rowRequest.email]);
  expect(boatsOffline.map(({ id }) => id)).toContain(boats.solo.id);
  expect(waiting.failedMail).toBe(before.failedMail + 1);
  expect(waiting.failedBackup).toBe(true);

  for (const { id } of applicants.first) await act(admin, "admin.approveMember", { id });
  for (const { id } of unpaidOrders.first) await act(admin, "admin.markPaid", { id });
  for (const { id } of rowRequests.first) await act(admin, "bookings.answerRow", { id });
  for (const { id } of boatsOffline) await act(admin, "boats.toggle", { id, available: true });
  await act(admin, "admin.resendMail", { id: mailId });
  await db.job.update({ where: { name: backup.name }, data: { failed: false } });

  expect(await waitingFor(admin)).toEqual({
    applicants: { total: 0, first: [] },
    unpaidOrders: { total: 0, first: [] },
    rowRequests: { total: 0, first: [] },
    boatsOffline: [],
    groundings: 0,
    failedMail: 0,
    keptMail: 0,
    failedBackup: false,
  });
});

test("of many that wait, the first three come along with the number of all", async () => {
  const admin = await club().signIn("admin");
  const emails = ["a", "b", "c", "d"].map((name) => `${name}@bay.example`);
  for (const email of emails) {
    await act(club().visitor(), "bookings.requestRow", { ...rowRequest, email });
  }
  const { rowRequests } = await waitingFor(admin);
  expect(rowRequests.total).toBe(4);
  expect(rowRequests.first.map(({ email }) => email)).toEqual(emails.slice(0, 3));
});

const rowRequest = {
  firstName: "Nora",
  lastName: "Bell",
  email: "nora@bay.example",
  phone: "250-555-0188",
  numberOfPeople: 2,
  experienceLevel: "beginner",
  paymentMethod: "cash",
  termsAccepted: true,
  safetyAccepted: true,
  cancellationAccepted: true,
};
