import { beforeEach, expect, test } from "vitest";
import { ownView } from "../../shared/members/member-views";
import { pressedByHeader } from "../../shared/members/pressed-by";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let sam: TestClient;
let memberId: number;
beforeEach(async () => {
  sam = await club().signIn("sam");
  memberId = (await sam.get("/api/auth/me")).read(ownView).member.id;
});

const pressedBy = (id: number) => ({ [pressedByHeader]: String(id) });
const booking = () => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-12-01",
  timeStr: "06:30",
  duration: 1,
});

test("what was pressed on somebody else's screen is not done as whoever has signed in since", async () => {
  const answer = await sam.post("/api/bookings", booking(), pressedBy(memberId + 1));
  expect(refusalIn(answer)).toEqual([401, "ANOTHER_MEMBER"]);
  expect((await sam.get("/api/members/bookings")).json()).toEqual([]);
  expect((await sam.post("/api/bookings", booking(), pressedBy(memberId))).status).toBe(201);
});

test("without a session it is nobody's, and a log-out ends whoever's session there is", async () => {
  const visitor = await club().visitor().post("/api/bookings", booking(), pressedBy(memberId));
  expect(refusalIn(visitor)).toEqual([401, "NOT_SIGNED_IN"]);
  expect((await sam.post("/api/auth/logout", {}, pressedBy(memberId + 1))).status).toBe(200);
  expect((await sam.get("/api/auth/me")).status).toBe(401);
});
