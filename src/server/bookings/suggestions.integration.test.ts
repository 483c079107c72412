import { expect, test } from "vitest";
import type { SuggestionView } from "../../shared/bookings/booking-schemas";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";
import type { PersonKey } from "../testing/test-people";

const club = openTestClub();

const suggestionsFor = (client: TestClient) => ask(client, "bookings.suggestions");

const book = (client: TestClient, { boat, bookingDate, startTime, duration }: SuggestionView) =>
  client.post("/api/bookings", {
    boatId: boat.id,
    dateStr: bookingDate,
    timeStr: startTime,
    duration,
  });

test("a member with hours and no outing is suggested three, and each books as it is", async () => {
  const { solo } = club().boats;
  const [first, ...others] = await suggestionsFor(await club().signIn("sam"));
  expect(first).toMatchObject({
    boat: { id: solo.id, name: solo.name },
    bookingDate: "2026-11-21",
    startTime: "08:30",
    duration: 1,
    cost: 1,
  });
  expect(others).toHaveLength(2);
  const sam = await club().signIn("sam");
  for (const suggestion of [first, ...others]) {
    if (suggestion) expect((await book(sam, suggestion)).status).toBe(201);
  }
  expect(await suggestionsFor(sam)).toEqual([]);
});

test.each(["warn", "refuse"])(
  "with conditions on %s a no-go is not suggested, but the next start that would do",
  async (conditions) => {
    const { services, clock } = club();
    await act(await club().signIn("admin"), "admin.editSafetySettings", { conditions });
    const windy = ["15", "16"].map((hour) => ({
      at: new Date(`2026-11-21T${hour}:00:00Z`),
      toldAt: clock.now(),
      windKmh: 60,
      gustKmh: 80,
      visibilityKm: 20,
      temperatureC: 12,
      code: 1,
    }));
    await services.db.forecastHour.createMany({ data: windy });
    const [first] = await suggestionsFor(await club().signIn("sam"));
    expect(first).toMatchObject({ bookingDate: "2026-11-21", startTime: "10:00" });
  },
);

test("what somebody else has booked meanwhile is not suggested again", async () => {
  const [lee, sam] = [await club().signIn("lee"), await club().signIn("sam")];
  const [first] = await suggestionsFor(sam);
  if (!first) throw new Error("nothing was suggested");
  expect((await book(lee, first)).status).toBe(201);
  expect((await book(sam, first)).status).toBe(409);
  const [instead] = await suggestionsFor(sam);
  expect(instead).not.toMatchObject({
    bookingDate: first.bookingDate,
    startTime: first.startTime,
  });
});

test("it begins with what the member rowed before, when that is over", async () => {
  const sam = await club().signIn("sam");
  const { tango } = club().boats;
  const rowed = { bookingDate: "2026-11-20", startTime: "14:00", duration: 1.5, cost: 2.25 };
  await book(sam, { boat: tango, ...rowed, sameAgain: false });
  expect(await suggestionsFor(sam)).toEqual([]);
  club().clock.set(clubInstant("2026-11-22", "12:00"));
  const [again, first] = await suggestionsFor(await club().signIn("sam"));
  const inTango = { ...rowed, boat: { id: tango.id } };
  expect(again).toMatchObject({ ...inTango, bookingDate: "2026-11-27", sameAgain: true });
  expect(first).toMatchObject({ ...inTango, bookingDate: "2026-11-22", sameAgain: false });
});

test("the same again is a week later where somebody has that day, and books as it is", async () => {
  const [lee, sam] = [await club().signIn("lee"), await club().signIn("sam")];
  const { solo } = club().boats;
  const rowed = { boat: solo, startTime: "14:00", duration: 1, cost: 1, sameAgain: false };
  expect((await book(sam, { ...rowed, bookingDate: "2026-11-20" })).status).toBe(201);
  expect((await book(lee, { ...rowed, bookingDate: "2026-11-27" })).status).toBe(201);
  club().clock.set(clubInstant("2026-11-22", "12:00"));
  const samLater = await club().signIn("sam");
  const [again] = await suggestionsFor(samLater);
  expect(again).toMatchObject({ bookingDate: "2026-12-04", startTime: "14:00", sameAgain: true });
  if (again) expect((await book(samLater, again)).status).toBe(201);
});

test.each<PersonKey>(["zero", "paused"])(
  "%s, who cannot book, is suggested nothing",
  async (who) => {
    expect(await suggestionsFor(await club().signIn(who))).toEqual([]);
  },
);
