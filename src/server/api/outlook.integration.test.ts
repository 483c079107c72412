import { beforeEach, expect, test } from "vitest";
import { outlookView } from "../../shared/bookings/booking-schemas";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const ask = async (date = "2026-11-21") => {
  const answer = await club()
    .visitor()
    .get(`/api/boats/${club().boats.solo.id}/outlook?date=${date}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(outlookView);
};

test("every half-hour start from 5 AM to 9 PM, with what the sky is", async () => {
  const outlook = await ask();
  expect(outlook).toHaveLength(33);
  expect(outlook[0]).toEqual({ startTime: "05:00", daylight: "dark", verdict: null, reasons: [] });
  expect(outlook.at(-1)?.startTime).toBe("21:00");
  // Sunrise is at 8:30 AM and sunset at 5:28 PM.
  const light = outlook.filter(({ daylight }) => daylight === "light");
  expect(light[0]?.startTime).toBe("08:30");
  expect(light.at(-1)?.startTime).toBe("16:00");
});

test("dawn and dusk count as light, as the club says, and no verdict comes without a forecast", async () => {
  const settings = { daylightBeforeSunrise: 30, daylightAfterSunset: 32, conditions: "warn" };
  await admin.put("/api/admin/settings/safety", settings);
  const outlook = await ask();
  const light = outlook.filter(({ daylight }) => daylight === "light");
  expect(light[0]?.startTime).toBe("08:00");
  expect(light.at(-1)?.startTime).toBe("17:00");
  expect(outlook.map(({ verdict }) => verdict)).toEqual(Array(33).fill("unknown"));
  expect((await ask("2026-11-25"))[0]?.verdict).toBeNull();
});

test("an unknown boat and a day that is none are refused", async () => {
  const visitor = club().visitor();
  const unknown = await visitor.get("/api/boats/999/outlook?date=2026-11-21");
  expect(refusalIn(unknown)).toEqual([404, "BOAT_NOT_FOUND"]);
  const { solo } = club().boats;
  const noDay = await visitor.get(`/api/boats/${solo.id}/outlook?date=tomorrow`);
  expect(refusalIn(noDay)).toEqual([400, "BAD_INPUT"]);
});
