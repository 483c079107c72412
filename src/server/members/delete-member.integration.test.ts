import { beforeEach, expect, test } from "vitest";
import { buildBooking } from "../demo/builders";
import { compareBooks } from "../payments/compare-books-queries";
import { act, ask, refused } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

/** An outing yesterday, one on the water now, and two ahead: 0.5 h solo and 2 h tango. */
async function samsBookings() {
  const { services, people, boats, clock } = club();
  const book = (
    boat: typeof boats.solo,
    bookingDate: string,
    startTime: string,
    duration: number,
  ) =>
    services.db.$transaction((tx) =>
      buildBooking(
        tx,
        {
          boat,
          member: people.sam,
          span: { bookingDate, startTime, duration },
        },
        testMoment(clock.now()),
      ),
    );
  return {
    past: await book(boats.solo, "2026-11-19", "06:00", 1),
    running: await book(boats.solo, "2026-11-20", "12:00", 1),
    ahead: [
      await book(boats.solo, "2026-11-20", "18:00", 0.5),
      await book(boats.tango, "2026-11-21", "06:00", 2),
    ],
  };
}

const sam = () => ({ id: club().people.sam.id });

test("the preview counts what is ahead, and asks nothing of the books", async () => {
  await samsBookings();
  expect(await ask(admin, "admin.deletionPreview", sam())).toEqual({
    bookingsAhead: 2,
    hoursReturned: 3.5,
    hoursRemaining: 4.5,
  });
});

test("deleting cancels what is ahead, returns it, and closes the hours with a line", async () => {
  const { past, running, ahead } = await samsBookings();
  const { services } = club();
  expect(await act(admin, "admin.deleteMember", sam())).toEqual({
    deletedMember: { firstName: "Sam", lastName: "Marsh" },
  });
  const bookings = await services.db.booking.findMany({ orderBy: { id: "asc" } });
  expect(bookings.map(({ id, status }) => [id, status])).toEqual([
    [past, "confirmed"],
    [running, "confirmed"],
    [ahead[0], "cancelled"],
    [ahead[1], "cancelled"],
  ]);
  const lines = await services.db.hourLine.findMany({
    where: { memberId: sam().id },
    orderBy: { id: "asc" },
  });
  expect(
    lines.map(({ kind, quarters, balanceQuarters }) => [kind, quarters, balanceQuarters]),
  ).toEqual([
    ["credit", 40, 40],
    ["charge", -4, 36],
    ["charge", -4, 32],
    ["charge", -2, 30],
    ["charge", -12, 18],
    ["refund", 2, 20],
    ["refund", 12, 32],
    ["closure", -32, 0],
  ]);
  expect(lines.at(-1)).toMatchObject({
    reason: "Membership ended",
    actorId: club().people.admin.id,
  });
  await expectBooksAgree(services.db);
  expect(await compareBooks(services.db)).toEqual([]);
});

test("the boats are free again at once for somebody else", async () => {
  await samsBookings();
  await act(admin, "admin.deleteMember", sam());
  const lee = await club().signIn("lee");
  const answer = await lee.post("/api/bookings", {
    boatId: club().boats.tango.id,
    dateStr: "2026-11-21",
    timeStr: "06:00",
    duration: 2,
  });
  expect(answer.status, answer.text).toBe(201);
});

test("sessions end, nobody finds the account, and the e-mail is free", async () => {
  const session = await club().signIn("sam");
  await act(admin, "admin.deleteMember", sam());
  expect((await session.get("/api/auth/me")).status).toBe(401);
  const login = { email: personEmail("sam"), password: testPassword };
  expect((await club().visitor().post("/api/auth/login", login)).status).toBe(401);
  expect((await admin.get(`/api/admin/members/${sam().id}/subscription`)).status).toBe(404);
  const again = { firstName: "Sam", lastName: "Other", ...login };
  const created = await admin.post("/api/admin/members", again);
  expect(created.status, created.text).toBe(201);
});

test("past outings, the ledger and the trail stay, without a name", async () => {
  const { past } = await samsBookings();
  const { services } = club();
  await act(admin, "admin.deleteMember", sam());
  const booking = await services.db.booking.findUniqueOrThrow({
    where: { id: past },
    include: { member: true },
  });
  const { member } = booking;
  expect(member).toMatchObject({ firstName: "Former", lastName: "member", phone: "", address: "" });
  expect(JSON.stringify(member)).not.toMatch(/Sam|Marsh|row\.example/);
  const range = { startDate: "2026-11-19", endDate: "2026-11-19" };
  expect(await ask(admin, "admin.bookingsRange", range)).toMatchObject([
    { id: past, memberName: "Former member" },
  ]);
  expect(await ask(admin, "admin.audit", { act: "member deleted" })).toMatchObject({
    entries: [
      {
        actorName: "Avery Marsh",
        subjectName: "Former member",
        before: { approvalStatus: "approved" },
        after: { bookingsCancelled: 2, hoursClosed: 8 },
      },
    ],
  });
});

test("an unlimited member's books close too", async () => {
  const { services, people } = club();
  await act(admin, "admin.deleteMember", { id: people.unlimited.id });
  expect(await compareBooks(services.db)).toEqual([]);
});

test("the last admin stays, with everything as it was", async () => {
  const { id } = club().people.admin;
  expect(await refused(admin, "admin.deleteMember", { id })).toEqual({
    status: 422,
    code: "LAST_ADMIN",
    message: "The club needs at least one admin, so the last one must stay.",
  });
  expect((await admin.get("/api/auth/me")).status).toBe(200);
});

test("deleting twice finds nobody the second time", async () => {
  await act(admin, "admin.deleteMember", sam());
  expect(await refused(admin, "admin.deleteMember", sam())).toMatchObject({
    status: 404,
    code: "MEMBER_NOT_FOUND",
  });
});
