import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, rowingDay } from "../testing/outing-log";
import { clubInstant, testMoment } from "../testing/test-moment";

const club = openTestClub();

const gates = async () => {
  const input = encodeURIComponent(JSON.stringify({ id: club().boats.solo.id }));
  const sam = await club().signIn("sam");
  return (await sam.get(`/api/trpc/boats.gates?input=${input}`)).json();
};

test("members are told who the duty officer is, and not how to reach them", async () => {
  const admin = await club().signIn("admin");
  const dutyOfficer = { name: "Robin Marsh", phone: "250-555-0111", email: "robin@row.example" };
  await admin.put("/api/admin/settings/safety", { dutyOfficer });
  expect(await gates()).toMatchObject({
    result: { data: { settings: { dutyOfficer: { name: "Robin Marsh" } } } },
  });
  expect(JSON.stringify(await gates())).not.toMatch(/250-555-0111|robin@row.example/);
});

test("a page is sent the forecast of the hours in which boats go out", async () => {
  const midnight = clubInstant(rowingDay, "00:00").getTime();
  await club().services.db.forecastHour.createMany({
    data: Array.from({ length: 24 }, (_, n) => ({
      at: new Date(midnight + n * 3_600_000),
      toldAt: club().clock.now(),
    })),
  });
  const answer = (await gates()) as { result: { data: { forecast: { at: number }[] } } };
  const hours = answer.result.data.forecast.map(({ at }) => testMoment(new Date(at * 1000)).now);
  expect(hours.map(({ minutes }) => minutes / 60)).toEqual(
    Array.from({ length: 17 }, (_, n) => n + 5),
  );
});

test("a rower's own bookings are looked at only where the club limits them", async () => {
  const [sam, admin] = await Promise.all([club().signIn("sam"), club().signIn("admin")]);
  await bookAt(sam, club().boats.tango.id, "12:00");
  const held = async () => (await gates()) as { result: { data: { held: object[] } } };
  expect((await held()).result.data.held).toEqual([]);
  for (const limit of ["maxAhead", "maxHoursPerWeek", "maxPrimePerWeek"]) {
    const nothing = { maxAhead: null, maxHoursPerWeek: null, maxPrimePerWeek: null };
    await admin.put("/api/admin/settings/club", { ...nothing, [limit]: 3 });
    expect((await held()).result.data.held, limit).toMatchObject([{ startTime: "12:00" }]);
  }
});
