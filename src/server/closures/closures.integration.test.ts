import { beforeEach, expect, test } from "vitest";
import { availabilityView } from "../../shared/boats/boat-schemas";
import { asIn } from "../testing/as";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, refusalIn, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const as = asIn(club);
const path = "/api/admin/closures";

let manager: TestClient;
let sam: TestClient;
beforeEach(async () => {
  manager = await club().signIn("manager");
  sam = await club().signIn("sam");
});

const fog = {
  startDate: "2026-11-21",
  startTime: "09:00",
  endDate: "2026-11-21",
  endTime: "12:00",
  reason: "Fog",
  cancelBookings: true,
};
const seen = {
  startDate: "2026-11-21",
  startTime: "09:00",
  endDate: "2026-11-21",
  endTime: "12:00",
};
const outing = (timeStr: string) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr,
  duration: 1,
});

test("while the club is closed nobody books, whatever the settings, and no reason opens it", async () => {
  const made = await manager.post(path, fog);
  expect(made.status, made.text).toBe(201);
  expect(made.json()).toEqual({
    closure: { id: 1, ...seen, reason: "Fog" },
    cancelled: [],
    left: [],
  });
  const refused = await sam.post("/api/bookings", outing("09:00"));
  expect(refused.status).toBe(422);
  expect(refused.json()).toEqual({
    code: "CLUB_CLOSED",
    error:
      "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21: Fog. The nearest start for 1 hour is 8:00 AM.",
  });
  const admin = await club().signIn("admin");
  const forSam = { memberId: club().people.sam.id, override: "They have a radio" };
  const answer = await admin.post("/api/admin/bookings", { ...outing("09:00"), ...forSam });
  expect(refusalIn(answer)).toEqual([422, "CLUB_CLOSED"]);
  expect((await sam.post("/api/bookings", outing("12:00"))).status).toBe(201);
});

test("a repeated call hears the first answer while the closure stands, and then that it is gone", async () => {
  const key = { "idempotency-key": "fog" };
  const made = await manager.post(path, fog, key);
  expect((await manager.post(path, fog, key)).json()).toEqual(made.json());
  expect(await club().services.db.closure.count()).toBe(1);
  await manager.delete("/api/admin/closures/1");
  expect(refusalIn(await manager.post(path, fog, key))).toEqual([409, "ALREADY_ANSWERED"]);
});

test("everyone sees it, beside the boats' availability too, until it is ended", async () => {
  const days = "startDate=2026-11-20&endDate=2026-11-30";
  const availability = async () =>
    (await club().visitor().get(`/api/boats/${club().boats.solo.id}/availability?${days}`)).read(
      availabilityView,
    );
  expect((await availability()).closures).toEqual([]);
  await manager.post(path, fog);
  const shown = [{ id: 1, ...seen, reason: "Fog" }];
  expect((await club().visitor().get("/api/closures")).json()).toEqual(shown);
  expect((await availability()).closures).toEqual(shown);
  expect((await manager.delete(`${path}/1`)).json()).toEqual({ ok: true });
  expect((await availability()).closures).toEqual([]);
  expect((await club().visitor().get("/api/closures")).json()).toEqual([]);
  expect(refusalIn(await manager.delete(`${path}/1`))).toEqual([404, "CLOSURE_NOT_FOUND"]);
  expect((await sam.post("/api/bookings", outing("09:00"))).status).toBe(201);
});

test("bookings it touches are cancelled with all hours back, and their members told", async () => {
  await bookAt(sam, club().boats.solo.id, "08:00");
  await bookAt(sam, club().boats.solo.id, "11:30", 1.5);
  expect(await as("sam").hoursRemaining()).toBe(7.5);
  const made = await manager.post(path, fog);
  expect(made.json()).toMatchObject({ cancelled: ["WRC-0002"], left: [] });
  expect(await as("sam").hoursRemaining()).toBe(9);
  const mails = await club().services.db.outboxMessage.findMany({
    where: { kind: "booking cancelled by the club" },
  });
  expect(mails).toMatchObject([
    { memberId: club().people.sam.id, subject: "{reference} is cancelled" },
  ]);
  expect(mails[0]?.text).toContain("the club is closed then: Fog");
  const acts = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(acts.map(({ act }) => act)).toEqual(["booking cancelled by the club", "club closed"]);
});

test("or they are left and named, and their members told", async () => {
  await bookAt(sam, club().boats.solo.id, "09:00");
  const made = await manager.post(path, { ...fog, cancelBookings: false });
  expect(made.json()).toMatchObject({ cancelled: [], left: ["WRC-0001"] });
  expect(await as("sam").hoursRemaining()).toBe(9);
  const [mail] = await club().services.db.outboxMessage.findMany({
    where: { kind: "club closed" },
  });
  expect(mail?.text).toContain("Your booking stands");
});

test("what is out on the water is left and named, and nothing is launched while it lasts", async () => {
  await switchLogOn(club());
  const out = await bookAt(sam, club().boats.solo.id, "08:30", 1);
  const lee = await club().signIn("lee");
  const later = await bookAt(lee, club().boats.tango.id, "09:00", 1);
  clockAt(club(), "08:50");
  expect((await logOf(sam).launch(out)).status).toBe(200);
  const made = await manager.post(path, { ...fog, startTime: "08:45", cancelBookings: true });
  expect(made.json()).toMatchObject({ cancelled: ["WRC-0002"], left: ["WRC-0001"] });

  const again = await manager.post(path, { ...fog, startTime: "13:00", endTime: "14:00" });
  expect(again.status).toBe(201);
  expect(refusalIn(await lee.post(`/api/bookings/${later}/launch`))).toEqual([
    409,
    "ALREADY_CANCELLED",
  ]);
});

test("a launch asks again, for what is left of the outing; staff pass it with a reason", async () => {
  await switchLogOn(club());
  const id = await bookAt(sam, club().boats.solo.id, "11:00", 2);
  await manager.post(path, { ...fog, cancelBookings: false });
  clockAt(club(), "11:30");
  const refused = await logOf(sam).launch(id);
  expect([refused.status, refused.json()]).toEqual([
    422,
    {
      code: "CLUB_CLOSED",
      error: "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21: Fog.",
    },
  ]);
  const staff = await logOf(manager).launch(id, { override: "Safety boat" });
  expect(staff.status, staff.text).toBe(200);
});

test("a closure that is over by the launch is in nobody's way", async () => {
  await switchLogOn(club());
  const id = await bookAt(sam, club().boats.solo.id, "11:00", 2);
  await manager.post(path, { ...fog, cancelBookings: false });
  clockAt(club(), "12:00");
  expect((await logOf(sam).launch(id)).status).toBe(200);
});

test("it begins now at the earliest: a start that has passed becomes now", async () => {
  await bookAt(sam, club().boats.solo.id, "08:00");
  await bookAt(sam, club().boats.solo.id, "10:00");
  clockAt(club(), "09:12");
  const made = await manager.post(path, { ...fog, startDate: "2026-11-19", startTime: "05:00" });
  const now = { startDate: "2026-11-21", startTime: "09:12" };
  expect(made.json()).toMatchObject({ closure: { ...seen, ...now }, cancelled: ["WRC-0002"] });
  const [shown] = (await club().visitor().get("/api/closures")).json() as object[];
  expect(shown).toMatchObject({ ...seen, ...now });
  const told = await ask(club().visitor(), "admin.club");
  const words = "The club is closed 9:12 AM – 12:00 PM on Sat, Nov 21";
  expect(told.closures).toMatchObject([{ words }]);
  clockAt(club(), "10:30");
  expect((await club().visitor().get("/api/closures")).json()).toMatchObject([now]);
});

test("with the log off, who has started may be out, and is left", async () => {
  await bookAt(sam, club().boats.solo.id, "09:00");
  clockAt(club(), "09:10");
  const made = await manager.post(path, { ...fog, startTime: "09:10" });
  expect(made.json()).toMatchObject({ cancelled: [], left: ["WRC-0001"] });
});

test("everybody is told of one that runs or comes soon, in what each screen asks anyway", async () => {
  const later = { ...fog, startDate: "2026-12-05", endDate: "2026-12-05" };
  await manager.post(path, later);
  const told = async () => (await ask(club().visitor(), "admin.club")).closures;
  expect(await told()).toEqual([]);
  await manager.post(path, fog);
  const words = "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21";
  const span = { from: "2026-11-21 09:00", until: "2026-11-21 12:00" };
  expect(await told()).toEqual([{ id: 2, words, reason: "Fog", ...span }]);
  await manager.delete("/api/admin/closures/2");
  expect(await told()).toEqual([]);
});

test("staff are told before how many it would touch", async () => {
  await bookAt(sam, club().boats.solo.id, "09:00");
  expect(await ask(manager, "admin.closureTouches", seen)).toEqual({ bookings: 1, out: 0 });
});

test.each([
  [{ reason: " " }, [400, "BAD_INPUT"], "reason"],
  [{ endTime: "09:00" }, [400, "BAD_INPUT"], "endTime"],
  [{ endDate: "2026-12-23" }, [400, "BAD_INPUT"], "endDate"],
  [{ startDate: "2026-11-19", endDate: "2026-11-19" }, [422, "TIME_PAST"], "endTime"],
])("%j is refused by name", async (changes, expected, field) => {
  const answer = await manager.post(path, { ...fog, ...changes });
  expect(refusalIn(answer)).toEqual(expected);
  expect(answer.json()).toMatchObject({ field });
  expect(await club().services.db.closure.count()).toBe(0);
});
