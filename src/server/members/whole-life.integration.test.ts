import { expect, test } from "vitest";
import { z } from "zod";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { compareBooks } from "../payments/compare-books-queries";
import { newMember, newPassword, placedOrder } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

const applicant = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@row.example",
  phone: "250-555-0177",
  address: "4 Cadboro Bay Road",
};

const counts = (admin: TestClient) => ask(admin, "admin.counts");

async function actsAbout(memberId: number): Promise<string[]> {
  const entries = await club().services.db.auditEntry.findMany({
    where: { OR: [{ subjectType: "member", subjectId: memberId }, { subjectType: "booking" }] },
    orderBy: { id: "asc" },
  });
  return entries.map((entry) => entry.act);
}

const booksAgree = async () => expect(await compareBooks(club().services.db)).toEqual([]);

test("a member's whole life, with ledger, trail and counts agreeing at every step", async () => {
  const { services, boats } = club();
  const spare = await services.db.boat.create({
    data: { name: 'Solo 14 "Tern"', category: "single", capacity: 2, lockCode: "4021" },
  });
  const admin = await club().signIn("admin");
  const before = await counts(admin);
  const noor = club().visitor();

  // Registers, and may look around but not book.
  const registered = await noor.post("/api/members/register", applicant);
  const { member, tempPassword } = answered(registered, 201).read(newMember);
  const { id } = member;
  const login = (password: string) =>
    noor.post("/api/auth/login", { email: applicant.email, password });
  answered(await login(tempPassword));
  const outing = {
    boatId: boats.solo.id,
    dateStr: "2026-11-21",
    timeStr: "06:30",
    duration: 1.5,
  };
  expect((await noor.post("/api/bookings", outing)).status).toBe(403);
  expect(await counts(admin)).toMatchObject({
    totalMembers: before.totalMembers + 1,
    pendingApprovals: before.pendingApprovals + 1,
  });

  // Is approved, and chooses a password.
  answered(await admin.put(`/api/admin/members/${id}/approve`));
  expect(await counts(admin)).toMatchObject({
    activeMembers: before.activeMembers + 1,
    pendingApprovals: before.pendingApprovals,
  });
  answered(await login(tempPassword));
  const change = { currentPassword: tempPassword, newPassword: "slow-and-steady" };
  answered(await noor.put("/api/auth/change-password", change));

  // Trains at the clubhouse, and buys five hours with the test card.
  const plans = await services.db.membershipPlan.findMany();
  const planId = (name: string) => plans.find((plan) => plan.name === name)?.id;
  const training = { items: [{ planId: planId("Training Package"), quantity: 1 }] };
  answered(await admin.post(`/api/admin/members/${id}/purchase`, training), 201);
  const terms = { amount: "183.75", currency: "CAD", intent: "CAPTURE" };
  const order = answered(await noor.post("/paypal/order", terms), 201).read(placedOrder);
  const captured = await noor.post(`/paypal/order/${order.id}/capture`);
  expect(answered(captured).json()).toMatchObject({ hoursRemaining: 5 });
  await booksAgree();

  // Books; the boat is blocked under them, and the booking moves to its sister.
  const booked = answered(await noor.post("/api/bookings", outing), 201).read(bookedView);
  expect(booked.hoursRemaining).toBe(3.5);
  const settlement = { bookingId: booked.booking.id, action: "move", toBoatId: spare.id };
  await act(admin, "admin.blockBoat", {
    boatId: boats.solo.id,
    startDate: "2026-11-21",
    endDate: "2026-11-22",
    reason: "Varnish",
    settlements: [settlement],
  });
  const [mine] = answered(await noor.get("/api/members/bookings")).read(z.array(memberBookingView));
  expect(mine).toMatchObject({ boatId: spare.id, boat: { lockCode: "4021" } });
  expect((await admin.post("/api/admin/bookings", { ...outing, memberId: id })).status).toBe(400);
  await booksAgree();

  // Is paused: may cancel, may not book.
  answered(await admin.post(`/api/admin/members/${id}/pause`));
  const later = { ...outing, boatId: spare.id, dateStr: "2026-11-24" };
  expect((await noor.post("/api/bookings", later)).status).toBe(403);
  answered(await admin.post(`/api/admin/members/${id}/pause`));
  answered(await noor.post("/api/bookings", later), 201);

  // Forgets the password: the admin's reset ends the session and gives a new word.
  const reset = await admin.post(`/api/admin/members/${id}/reset-password`);
  const { tempPassword: second } = answered(reset).read(newPassword);
  expect((await noor.get("/api/auth/me")).status).toBe(401);
  answered(await login(second));

  // Leaves: bookings ahead go, hours close, the e-mail is free, the books still agree.
  const left = await admin.delete(`/api/admin/members/${id}`);
  expect(answered(left).json()).toEqual({
    deletedMember: { firstName: "Noor", lastName: "Haddad" },
  });
  expect((await noor.get("/api/auth/me")).status).toBe(401);
  expect((await login(second)).status).toBe(401);
  expect(await services.db.booking.count({ where: { memberId: id, status: "confirmed" } })).toBe(0);
  expect(await counts(admin)).toEqual({ ...before, totalBoats: 4, availableBoats: 3 });
  await booksAgree();
  answered(await club().visitor().post("/api/members/register", applicant), 201);

  expect(await actsAbout(id)).toEqual([
    "member approved",
    "password changed",
    "payment captured",
    "sold at the clubhouse",
    "payment captured",
    "booking moved",
    "member paused",
    "member started",
    "password reset",
    "member deleted",
  ]);
});
