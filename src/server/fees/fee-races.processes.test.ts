import { expect, test } from "vitest";
import { z } from "zod";
import { memberView } from "../../shared/members/member-views";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTwoProcesses } from "../testing/open-two-processes";
import { refusalIn, rowingDay } from "../testing/outing-log";
import { clubInstant, testMoment } from "../testing/test-moment";
import { remindOfFees } from "./remind-of-fees";

// Two processes on one PostgreSQL server.

const club = openTwoProcesses();
const db = () => club().db;

const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

test("of 50 renewals of one member at once one is sold", async () => {
  const { sam } = club().people;
  const admins = await times(2, (turn) => club().signIn("admin", turn));
  const [admin] = admins;
  await admin?.put("/api/admin/settings/club", { feeSeason: "01-10" });
  await admin?.put(`/api/admin/members/${sam.id}/fee`, { paidOn: "2026-01-10" });
  const plan = await db().membershipPlan.findFirstOrThrow({ where: { kind: "fee" } });
  const items = [{ planId: plan.id, quantity: 1 }];
  const answers = await times(50, (turn) =>
    (admins[turn % 2] ?? club().visitor()).post(`/api/admin/members/${sam.id}/purchase`, { items }),
  );
  const sold = answers.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 201);
  expect(others.map(refusalIn)).toEqual(Array(49).fill([422, "FEE_ALREADY_PAID"]));
  expect(await db().order.count()).toBe(1);
  const members = (await admin?.get("/api/admin/members"))?.read(z.array(memberView));
  expect(members?.find(({ id }) => id === sam.id)).toMatchObject({ feePaidUntil: "2028-01-10" });
  await expectBooksAgree(db());
});

test("bookings ask for the fee here, too", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeSeason: "04-01", feeGatesBooking: true });
  const { people, boats } = club();
  const sam = await club().signIn("sam", 1);
  const outing = { boatId: boats.solo.id, dateStr: rowingDay, timeStr: "12:00", duration: 1 };
  expect(refusalIn(await sam.post("/api/bookings", outing))).toEqual([422, "FEE_DUE"]);
  await admin.put(`/api/admin/members/${people.sam.id}/fee`, { paidOn: "2026-11-20" });
  expect((await sam.post("/api/bookings", outing)).status).toBe(201);
});

test("two processes that remind at once send one message", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeSeason: "04-01" });
  await admin.put(`/api/admin/members/${club().people.sam.id}/fee`, { paidOn: "2026-04-10" });
  await times(4, () => remindOfFees(db(), testMoment(clubInstant("2027-03-02", "07:00"))));
  expect(await db().outboxMessage.count({ where: { kind: "fee ending" } })).toBe(1);
});
