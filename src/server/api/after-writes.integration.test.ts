import { beforeEach, expect, test, vi } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const nudgeMail = vi.fn();

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
  club().services.nudgeMail = nudgeMail;
  nudgeMail.mockClear();
});

const booking = () => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-12-01",
  timeStr: "06:30",
  duration: 1,
});

test("every write that succeeds sends its mail soon", async () => {
  const booked = await sam.post("/api/bookings", booking());
  expect(nudgeMail).toHaveBeenCalledTimes(1);
  await sam.delete(`/api/bookings/${booked.read(bookedView).booking.id}`);
  expect(nudgeMail).toHaveBeenCalledTimes(2);
});

test("a write that is refused, and a read, leave the mail to its time", async () => {
  expect((await sam.post("/api/bookings", { ...booking(), dateStr: "2026-11-19" })).status).toBe(
    422,
  );
  expect((await sam.get("/api/members/bookings")).status).toBe(200);
  expect(nudgeMail).not.toHaveBeenCalled();
});

test("an answer names what its writes may have changed, a refusal's too, and a read's nothing", async () => {
  const write = (path: string, input: unknown) =>
    sam.post(`/api/trpc/${path}?batch=1`, { 0: input });
  expect((await write("bookings.book", booking())).headers).toMatchObject({ changes: "bookings" });
  const taken = await write("bookings.book", booking());
  expect(taken.status).toBe(409);
  expect(taken.headers).toMatchObject({ changes: "bookings" });
  const chosen = await write("auth.chooseMail", { without: [] });
  expect(chosen.headers).toMatchObject({ changes: "account" });
  expect((await sam.get("/api/trpc/bookings.mine")).headers).not.toHaveProperty("changes");
  expect((await write("auth.logout", {})).headers).toMatchObject({ changes: "" });
});

test("an act of the trail tells by itself what it makes old, and what was no act makes nothing old", async () => {
  const admin = await club().signIn("admin");
  const rename = (name: string) =>
    admin.post("/api/trpc/admin.editBoat?batch=1", { 0: { id: club().boats.solo.id, name } });
  expect((await rename("Tern")).headers).toMatchObject({ changes: "boats,bookings" });
  const look = { kind: "hours", csv: "email,hours\nsam@willows.example,1\n", dryRun: true };
  const looked = await admin.post("/api/trpc/admin.importSheet", look);
  expect([looked.status, looked.headers]).toMatchObject([200, { changes: "" }]);
});

test("a refusal that no act explains has everything read again", async () => {
  const admin = await club().signIn("admin");
  const { id } = club().people.sam;
  const refused = await admin.post("/api/trpc/admin.approveMember?batch=1", { 0: { id } });
  expect(refused.status).toBe(409);
  expect(refused.headers).toMatchObject({ changes: "bookings,boats,members,club,account,outbox" });
});
