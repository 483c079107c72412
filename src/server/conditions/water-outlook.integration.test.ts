import { expect, test } from "vitest";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();

async function foresee(gusts: readonly number[], from = "2026-11-20", time = "20:00") {
  await club().services.db.forecastHour.createMany({
    data: gusts.map((gustKmh, n) => ({
      at: new Date(clubInstant(from, time).getTime() + n * 3_600_000),
      toldAt: club().clock.now(),
      windKmh: 10,
      gustKmh,
      visibilityKm: 20,
      temperatureC: 12,
      code: 2,
    })),
  });
}

test("staff see the next twelve hours, over midnight, and nothing while conditions are off", async () => {
  const admin = await club().signIn("admin");
  club().clock.set(clubInstant("2026-11-20", "20:25"));
  await foresee([20, 20, 20, 20, 20, 46]);
  expect((await ask(admin, "admin.bay")).hours).toEqual([]);
  await admin.put("/api/admin/settings/safety", { conditions: "warn" });
  expect((await ask(admin, "admin.bay")).hours.map(({ verdict }) => verdict)).toEqual(
    Array(12).fill("unknown"),
  );
  await foresee([20, 20, 20, 20, 20, 46]);
  const outlook = await ask(admin, "admin.bay");
  expect(outlook).toMatchObject({ windLimitKmh: 25, gustLimitKmh: 40 });
  expect(outlook.hours).toHaveLength(12);
  expect(outlook.hours[0]).toEqual({
    startTime: "20:00",
    windKmh: 10,
    gustKmh: 20,
    verdict: "go",
    reasons: [],
  });
  expect(outlook.hours[5]).toMatchObject({ startTime: "01:00", gustKmh: 46, verdict: "no-go" });
  expect(outlook.hours[6]).toMatchObject({ gustKmh: null, verdict: "unknown" });
  const units = { wind: "m/s" };
  expect((await admin.put("/api/admin/settings/club", { units })).json()).toMatchObject({
    units: { wind: "m/s", temperature: "C", distance: "km" },
  });
  expect((await ask(admin, "admin.bay")).hours[5]).toMatchObject({
    gustKmh: 46,
    reasons: ["Gusts of 12.8 m/s at 1 AM, limit 11.1 m/s"],
  });
  const wrong = await admin.put("/api/admin/settings/club", { units: { wind: "bft" } });
  expect(wrong.json()).toMatchObject({ code: "BAD_INPUT", field: "units.wind" });
  club().clock.passMinutes(181);
  expect((await ask(admin, "admin.bay")).hours[0]?.verdict).toBe("unknown");
});
