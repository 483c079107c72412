import { beforeEach, expect, test } from "vitest";
import { clubSettings } from "../../shared/settings/club-settings";
import { answered } from "../testing/answered";
import { asIn } from "../testing/as";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const as = asIn(club);

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const set = (settings: object) => admin.put("/api/admin/settings/club", settings);
const changed = async (settings: object) => answered(await set(settings)).read(clubSettings);

test("a club with the 24-hour clock says so in sentences, mails and to browsers", async () => {
  await changed({ clock24: true, weekStart: 7 });
  expect(await as("sam").isRefused({ at: "20:30", hours: 2 })).toMatchObject({
    code: "PAST_CLOSING",
    error:
      "A 2 hour booking starting at 20:30 would extend past our 22:00 closing time. Please select an earlier time or shorter duration.",
  });
  await as("sam").books({ at: "14:00" });
  const [mail] = await club().services.db.outboxMessage.findMany();
  expect(mail?.text).toContain("14:00 – 15:00");
  const { settings } = await ask(club().visitor(), "admin.club");
  expect(settings).toMatchObject({ clock24: true, weekStart: 7 });
});

test("another zone moves no booking, and today, calendars and clock are there", async () => {
  const sent = await as("sam").books({ at: "06:00" });
  const path = `/api/bookings/${sent.id}/calendar.ics`;
  expect((await sam.get(path)).text).toContain("DTSTART:20261121T130000Z");
  await changed({ timeZone: "Europe/Berlin" });
  expect(await ask(sam, "bookings.mine")).toMatchObject([
    { bookingDate: "2026-11-21", startTime: "06:00" },
  ]);
  expect((await sam.get(path)).text).toContain("DTSTART:20261121T050000Z");
  const { clock, settings } = await ask(club().visitor(), "admin.club");
  expect(settings.timeZone).toBe("Europe/Berlin");
  expect(clock).toMatchObject({
    today: "2026-11-20",
    minutes: 20 * 60 + 30,
    offsetMinutes: 60,
    changes: [
      { instant: "2027-03-28T01:00:00.000Z", offsetMinutes: 120 },
      { instant: "2027-10-31T01:00:00.000Z", offsetMinutes: 60 },
    ],
  });
  expect(await as("sam").isRefused({ on: "2026-11-20", at: "20:00" })).toMatchObject({
    code: "TIME_PAST",
  });
});

test("the zone stays while a boat is out", async () => {
  await switchLogOn(club());
  const id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:00");
  await sam.post(`/api/bookings/${id}/launch`);
  const refused = await set({ timeZone: "Europe/Berlin" });
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({ code: "BOATS_STILL_OUT", field: "timeZone" });
  const settings = answered(await admin.get("/api/admin/settings/club")).read(clubSettings);
  expect(await changed(settings)).toEqual(settings);
  await sam.post(`/api/bookings/${id}/land`);
  await changed({ timeZone: "Europe/Berlin" });
});
