import { expect, it } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

// What the database holds whatever the code does.
const { ids, run, booking } = openSqlByHand();

const held = (over: Record<string, string | number> = {}) =>
  booking({ status: "'held'", heldUntil: "now()", ...over });
const entry = (place: string | number, from: string, over = "NULL") => `
  INSERT INTO "wishes" ("memberId", "place", "kind", "bookingDate", "from", "to", "duration",
                        "createdAt", "endedAt")
  VALUES (${ids.sam}, ${place}, 'single', '2026-11-21', '${from}', '12:00', 1, now(), ${over})`;
const offer = (startTime: string) => `
  INSERT INTO "wish_offers" ("memberId", "boatId", "bookingDate", "startTime", "duration", "createdAt")
  VALUES (${ids.sam}, ${ids.solo}, '2026-11-21', '${startTime}', 1, now())`;

it("what is held costs nothing and has its time", async () => {
  await run(held());
  await expect(
    run(held({ memberId: ids.sam, startTime: "'10:00'", hoursUsed: 1.5 })),
  ).rejects.toThrow("bookings_held_is_free");
  await expect(
    run(held({ memberId: ids.sam, startTime: "'10:00'", heldUntil: "NULL" })),
  ).rejects.toThrow("bookings_held_until");
  await expect(run(booking({ startTime: "'10:00'", heldUntil: "now()" }))).rejects.toThrow(
    "bookings_held_until",
  );
});

it("what is held takes its boat and its member, who has one at a time", async () => {
  await run(held());
  await expect(run(booking({ memberId: ids.sam }))).rejects.toThrow("bookings_one_per_boat");
  await expect(run(booking({ boatId: ids.tango }))).rejects.toThrow("bookings_one_per_member");
  await expect(run(held({ startTime: "'10:00'" }))).rejects.toThrow("bookings_one_held_each");
});

it("a member has five waitlist entries open, each once", async () => {
  for (let place = 1; place <= 5; place += 1) await run(entry(place, `0${place + 4}:00`));
  await expect(run(entry(6, "10:00"))).rejects.toThrow("wishes_five_each");
  await expect(run(entry(5, "10:00"))).rejects.toThrow("wishes_memberId_place_key");
  await expect(run(entry("NULL", "10:00"))).rejects.toThrow("wishes_open_have_a_place");
  await run(`UPDATE "wishes" SET "place" = NULL, "endedAt" = now() WHERE "place" = 5`);
  await expect(run(entry(5, "05:00"))).rejects.toThrow("wishes_once");
  await run(entry(5, "09:00"));
});

it("nobody is offered a slot twice, nor a part of it", async () => {
  await run(offer("07:00"));
  await expect(run(offer("07:00"))).rejects.toThrow("wish_offers_once");
  await expect(run(offer("07:30"))).rejects.toThrow("wish_offers_once");
  await run(offer("08:00"));
});
