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
