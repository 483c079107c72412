import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { memberView, ownView } from "../../shared/members/member-views";
import { placedOrder } from "../testing/answer-shapes";
import { act, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, refusalIn, rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();
const db = () => club().services.db;

let admin: TestClient;
let sam: TestClient;
const signIn = async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
};
beforeEach(signIn);

/** Lets it be then; nobody is signed in for so long. */
const goTo = async (day: string, time = "12:00") => {
  club().clock.set(clubInstant(day, time));
  await signIn();
};

const set = async (settings: object) => {
  const answer = await admin.put("/api/admin/settings/club", settings);
  expect(answer.status, answer.text).toBe(200);
};
const samId = () => club().people.sam.id;
const feeId = async () =>
  (await db().membershipPlan.findFirstOrThrow({ where: { kind: "fee" } })).id;
const sellFee = async () =>
  admin.post(`/api/admin/members/${samId()}/purchase`, {
    items: [{ planId: await feeId(), quantity: 1 }],
  });
const paidUntil = async () => (await sam.get("/api/auth/me")).read(ownView).member.feePaidUntil;
const note = (paidOn: string | null) => admin.put(`/api/admin/members/${samId()}/fee`, { paidOn });
const wanted = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: rowingDay,
  timeStr: "12:00",
  duration: 1,
  ...changes,
});
const book = (changes: object = {}) => sam.post("/api/bookings", wanted(changes));

test("no answer names a last day while the fee is paid once", async () => {
  expect((await admin.get("/api/admin/settings/club")).json()).toMatchObject({
    feeSeason: "once",
    feeGatesBooking: false,
  });
  await sellFee();
  expect("feePaidUntil" in (await sam.get("/api/members/me")).read(ownView).member).toBe(false);
  const members = (await admin.get("/api/admin/members")).read(z.array(memberView));
  expect(members.some((member) => "feePaidUntil" in member)).toBe(false);
});

test("with a season every answer about a member says until when the fee is paid", async () => {
  await sellFee();
  await set({ feeSeason: "04-01" });
  expect(await paidUntil()).toBe("2027-04-01");
  const members = (await admin.get("/api/admin/members")).read(z.array(memberView));
  expect(members.find(({ id }) => id === samId())).toMatchObject({ feePaidUntil: "2027-04-01" });
  const paused = await admin.post(`/api/admin/members/${samId()}/pause`);
  expect(paused.json()).toMatchObject({ member: { feePaidUntil: "2027-04-01" } });
  const me = (await admin.get("/api/auth/me")).json();
  expect(me).toMatchObject({ member: { feePaidUntil: null } });
  await set({ feeSeason: "09-01" });
  expect(await paidUntil()).toBe("2027-09-01");
});

test("the day of a payment is the club's", async () => {
  await set({ feeSeason: "04-01" });
  // In UTC the next day has begun, the last 60 days of the season with it.
  await goTo("2027-01-30", "23:30");
  await sellFee();
  expect(await paidUntil()).toBe("2027-04-01");
});

test.each([{ feeSeason: "04-31" }, { feeSeason: "4-1" }, { feeSeason: "" }, { feeSeason: null }])(
  "%j is no season",
  async (settings) => {
    const answer = await admin.put("/api/admin/settings/club", settings);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ field: "feeSeason" });
  },
);

test("it is bought again in the last 60 days, once, for the season after", async () => {
  await set({ feeSeason: "04-01" });
  expect((await sellFee()).status).toBe(201);
  await goTo("2027-01-30");
  const early = await sellFee();
  expect(early.status).toBe(422);
  expect(early.json()).toMatchObject({
    code: "FEE_ALREADY_PAID",
    error:
      "The membership fee is paid until April 1, 2027. It can be renewed from January 31, 2027.",
  });
  await goTo("2027-01-31");
  expect((await sellFee()).status).toBe(201);
  expect(await paidUntil()).toBe("2028-04-01");
  expect((await sellFee()).json()).toMatchObject({ code: "FEE_ALREADY_PAID" });
});

test("members renew by themselves at the gateway", async () => {
  await set({ feeSeason: "04-01" });
  const fee = { amount: "135.45", currency: "CAD", intent: "CAPTURE" };
  const buy = async () => {
    const order = await sam.post("/paypal/order", fee);
    if (order.status !== 201) return order;
    return sam.post(`/paypal/order/${order.read(placedOrder).id}/capture`);
  };
  expect((await buy()).status).toBe(200);
  expect(refusalIn(await buy())).toEqual([422, "FEE_ALREADY_PAID"]);
  await goTo("2027-03-01");
  expect((await buy()).status).toBe(200);
  expect(await paidUntil()).toBe("2028-04-01");
});

test("staff note what was paid elsewhere, in the trail, and take it back", async () => {
  await set({ feeSeason: "04-01" });
  const noted = await note("2026-03-01");
  expect(noted.json()).toMatchObject({ member: { id: samId(), feePaidUntil: "2027-04-01" } });
  expect((await note(null)).json()).toMatchObject({ member: { feePaidUntil: null } });
  const trail = await db().auditEntry.findMany({
    where: { act: "fee noted" },
    orderBy: { id: "asc" },
  });
  expect(trail).toMatchObject([
    { subjectId: samId(), before: { paidOn: null }, after: { paidOn: "2026-03-01" } },
    { before: { paidOn: "2026-03-01" }, after: { paidOn: null } },
  ]);
  expect(await db().order.count()).toBe(0);
  expect(refusalIn(await note("2026-11-21"))).toEqual([422, "PAID_AHEAD"]);
  expect((await note("2026-02-30")).status).toBe(400);
  const same = { id: samId(), paidOn: "2026-11-20" };
  await act(admin, "admin.noteFee", same);
  expect(await paidUntil()).toBe("2027-04-01");
  expect(await refused(sam, "admin.noteFee", same)).toMatchObject({ status: 403 });
});

test("a note that is taken back leaves what was paid here, and a later payment counts", async () => {
  await set({ feeSeason: "04-01" });
  await sellFee();
  await note("2026-01-02");
  expect(await paidUntil()).toBe("2027-04-01");
  await note(null);
  expect(await paidUntil()).toBe("2027-04-01");
});

test("nothing asks for the fee until it gates booking, and then it answers between overlap and hours", async () => {
  await set({ feeSeason: "04-01" });
  expect((await book()).status).toBe(201);
  await set({ feeGatesBooking: true });
  const { tango } = club().boats;
  expect(refusalIn(await book())).toEqual([409, "SLOT_TAKEN"]);
  expect(refusalIn(await book({ boatId: tango.id }))).toEqual([409, "OWN_OVERLAP"]);
  const refusedAt = await book({ timeStr: "15:00" });
  expect(refusedAt.status).toBe(422);
  expect(refusedAt.json()).toEqual({
    code: "FEE_DUE",
    error: "Your membership fee is not paid yet. Please pay it, then book.",
  });
  const zero = await club().signIn("zero");
  const free = wanted({ timeStr: "15:00" });
  expect(refusalIn(await zero.post("/api/bookings", free))).toEqual([422, "FEE_DUE"]);
  await sellFee();
  expect((await book({ timeStr: "15:00" })).status).toBe(201);
});

test("booking is open through the last day, and where the fee is paid once, for good", async () => {
  await sellFee();
  await set({ feeSeason: "04-01", feeGatesBooking: true });
  await goTo("2027-04-01", "23:00");
  expect((await book({ dateStr: "2027-04-20" })).status).toBe(201);
  await goTo("2027-04-02", "00:01");
  const late = await book({ dateStr: "2027-04-21" });
  expect(late.json()).toMatchObject({
    code: "FEE_DUE",
    error: "Your membership fee was paid until April 1, 2027. Please pay it, then book.",
  });
  await set({ feeSeason: "once" });
  expect((await book({ dateStr: "2027-04-21" })).status).toBe(201);
});

test("a move asks for it as a booking does; cancelling never does", async () => {
  const id = await bookAt(sam, club().boats.solo.id, "12:00");
  await set({ feeGatesBooking: true });
  const moved = await sam.put(`/api/bookings/${id}`, { timeStr: "15:00" });
  expect(refusalIn(moved)).toEqual([422, "FEE_DUE"]);
  expect((await sam.delete(`/api/bookings/${id}`)).status).toBe(200);
});

test("an admin books past it with a reason, which stays as a warning", async () => {
  await set({ feeGatesBooking: true });
  const forSam = wanted({ memberId: samId() });
  const without = await admin.post("/api/admin/bookings", forSam);
  expect(without.json()).toEqual({
    code: "FEE_DUE",
    error: "This member's membership fee is not paid yet. Please record it first.",
  });
  const override = "Pays on Saturday";
  const booked = await admin.post("/api/admin/bookings", { ...forSam, override });
  expect(booked.json()).toMatchObject({ booking: { override, warnings: [{ code: "FEE_DUE" }] } });
});
