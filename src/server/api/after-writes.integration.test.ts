import { beforeEach, expect, test, vi } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const nudgeMail = vi.fn();

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
  club().house.nudgeMail = nudgeMail;
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
  await sam.delete(`/api/bookings/${Object(booked.json()).booking.id}`);
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
