import { expect, test } from "vitest";
import { fairSaturday } from "../../shared/testing/foreseen-hours";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

async function foresee() {
  const hours = fairSaturday({ 6: { windKmh: 22, gustKmh: 31 } });
  await club().services.db.forecastHour.createMany({
    data: hours.map((hour) => ({
      ...hour,
      at: new Date(hour.at * 1000),
      toldAt: club().clock.now(),
    })),
  });
}
const winds = () => ask(club().visitor(), "boats.winds");

test("anyone reads the winds that are foreseen, and nothing else of the forecast", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/safety", { conditions: "warn" });
  await foresee();
  const told = await winds();
  expect(told).toHaveLength(17);
  expect(told[1]).toEqual({
    at: Date.parse("2026-11-21T13:00:00Z") / 1000,
    windKmh: 22,
    gustKmh: 31,
  });
});

test("none are told that are old, or while the club does not go by them", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/safety", { conditions: "warn" });
  await foresee();
  club().clock.passMinutes(181);
  expect(await winds()).toEqual([]);
  await club().services.db.forecastHour.updateMany({ data: { toldAt: club().clock.now() } });
  expect(await winds()).toHaveLength(17);
  await admin.put("/api/admin/settings/safety", { conditions: "off" });
  expect(await winds()).toEqual([]);
});
