import { addMinutes } from "date-fns";
import { beforeEach, expect } from "vitest";
import { z } from "zod";
import { availabilityView } from "../../shared/boats/boat-schemas";
import { waitlistEntryAnswer, waitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { offerOn } from "../waitlist/offer-on";
import { openTestClub } from "./open-test-club";
import { bookAt, rowingDay } from "./outing-log";
import type { TestClient } from "./test-client";
import type { PersonKey } from "./test-people";

/** A club in which Lee has a slot that others wait for. */
export function openWaitingClub() {
  const club = openTestClub();
  const db = () => club().services.db;
  const leesBooking = { id: 0 };
  let lee: TestClient;
  beforeEach(async () => {
    lee = await club().signIn("lee");
    leesBooking.id = await bookAt(lee, club().boats.solo.id, "07:00");
  });

  return {
    club,
    db,
    lee: () => lee,
    leesBooking,
    /** Somebody who waits for that slot, or for what is said. */
    waiting: async (key: PersonKey, wanted: object = {}) =>
      waitAs(await club().signIn(key), wanted),
    cancel: async () => {
      expect((await lee.delete(`/api/bookings/${leesBooking.id}`)).status).toBe(200);
    },
    book: (client: TestClient, timeStr = "07:00", boatId = club().boats.solo.id) =>
      client.post("/api/bookings", { boatId, dateStr: rowingDay, timeStr, duration: 1 }),
    /** What everybody sees of the boat's day. */
    outings: async (): Promise<object[]> => {
      const days = `startDate=${rowingDay}&endDate=${rowingDay}`;
      const url = `/api/boats/${club().boats.solo.id}/availability?${days}`;
      return (await club().visitor().get(url)).read(availabilityView).bookings;
    },
    /** What the server does each minute. */
    everyMinute: () => {
      const { services, clock } = club();
      return offerOn(db(), fail, services.profile.momentAt(clock.now()));
    },
    minutesLater: (minutes: number) => club().clock.set(addMinutes(club().clock.now(), minutes)),
  };
}

const fail = (error: unknown) => {
  throw error;
};

const slot = { kind: "single", dateStr: rowingDay, from: "07:00", to: "08:00", duration: 1 };

/** Puts somebody on the waitlist, and gives what they do there. */
async function waitAs(client: TestClient, wanted: object = {}) {
  const added = await client.post("/api/waitlist", { ...slot, ...wanted });
  expect(added.status, added.text).toBe(201);
  const { id } = added.read(waitlistEntryAnswer).wish;
  const entry = async () =>
    (await client.get("/api/waitlist"))
      .read(z.array(waitlistEntryView))
      .find((one) => one.id === id);
  return {
    client,
    id,
    entry,
    status: async () => (await entry())?.status,
    accept: (key?: string) =>
      client.post(`/api/waitlist/${id}/accept`, {}, key ? { "idempotency-key": key } : {}),
    decline: () => client.post(`/api/waitlist/${id}/decline`, {}),
    remove: () => client.delete(`/api/waitlist/${id}`),
  };
}
