import { subMinutes } from "date-fns";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { addDays } from "../../shared/time/club-dates";
import { waitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import type { PrismaClient } from "../database/open-database";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { type KilledClub, openEmbeddedClub, openServerClub } from "../testing/killed-clubs";
import { signInTo } from "../testing/sign-in-to";
import type { StartedServer } from "../testing/start-server";
import { fetching, TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const as = ({ origin }: StartedServer, key: "sam" | "lee" | "manager") =>
  signInTo(new TestClient(fetching(origin)), key);

/** The next 7 AM that may be offered at this hour of the real clock, too. */
function nextMorning(): string {
  const { today, minutes } = testMoment(new Date()).now;
  return minutes < 6 * 60 ? today : addDays(today, 1);
}

/** Lee has the boat then; Sam and a manager wait for it, in this order. Gives how Lee cancels. */
async function waitForIt(server: StartedServer, boatId: number) {
  const dateStr = nextMorning();
  const lee = await as(server, "lee");
  const slot = { boatId, dateStr, timeStr: "07:00", duration: 1 };
  const booked = await lee.post("/api/bookings", slot);
  expect(booked.status, booked.text).toBe(201);
  const entry = { kind: "single", dateStr, from: "07:00", to: "08:00", duration: 1 };
  for (const key of ["sam", "manager"] as const) {
    const client = await as(server, key);
    expect((await client.post("/api/waitlist", entry)).status).toBe(201);
  }
  return () => lee.delete(`/api/bookings/${booked.read(bookedView).booking.id}`);
}

/** Of whom a process knows a waitlist entry, and how it stands. */
async function waitlistEntryOf(server: StartedServer, key: "sam" | "manager") {
  const client = await as(server, key);
  const entry = async () => (await client.get("/api/waitlist")).read(z.array(waitlistEntryView))[0];
  return { client, entry };
}

/** What the database holds of it all, whose books agree. */
async function readState(db: PrismaClient) {
  await expectBooksAgree(db);
  const bookings = await db.booking.findMany({ orderBy: { id: "asc" } });
  const mails = await db.outboxMessage.findMany({ where: { kind: "slot offered" } });
  const by = ({ memberId }: { memberId: number | null }) => memberId ?? 0;
  return {
    bookings: bookings.map((booking) => [by(booking), booking.status]),
    offers: (await db.waitlistOffer.findMany({ orderBy: { id: "asc" } })).map(by),
    mails: mails.map(by).sort(),
  };
}

const soon = { timeout: 90_000 };
const longestMs = 400_000;

describe.each([
  { name: "on a server", open: openServerClub },
  { name: "embedded", open: openEmbeddedClub },
])("$name", ({ open }) => {
  let club: KilledClub;
  let sam: number;
  let lee: number;
  let manager: number;
  beforeEach(async () => {
    club = await open(cleaning);
    const { people } = club.roster;
    [sam, lee, manager] = [people.sam.id, people.lee.id, people.manager.id];
  }, longestMs);

  test("a process that is killed before its cancelling is committed has offered nothing", {
    timeout: longestMs,
  }, async () => {
    const stall = await club.stallAtMail("slot offered");
    const killed = await club.start();
    const cancel = await waitForIt(killed, club.roster.boats.solo.id);
    const lost = cancel().catch(() => null);
    await stall.reached();
    await killed.kill();
    await lost;
    await stall.letGo();
    const before = { bookings: [[lee, "confirmed"]], offers: [], mails: [] };
    expect(await club.look(readState)).toEqual(before);

    const again = await club.start();
    const client = await as(again, "lee");
    const [own] = (await client.get("/api/members/bookings")).read(z.array(memberBookingView));
    expect((await client.delete(`/api/bookings/${own?.id}`)).status).toBe(200);
    await again.stop();
    expect(await club.look(readState)).toEqual({
      bookings: [
        [lee, "cancelled"],
        [sam, "held"],
      ],
      offers: [sam],
      mails: [sam],
    });
  });

  test("a process that is killed after it leaves the slot held, to be accepted once", {
    timeout: longestMs,
  }, async () => {
    const killed = await club.start();
    const cancel = await waitForIt(killed, club.roster.boats.solo.id);
    expect((await cancel()).status).toBe(200);
    await killed.kill();

    const stall = await club.stallAtMail("booking confirmed");
    const second = await club.start();
    const mine = await waitlistEntryOf(second, "sam");
    const { id, status, offer } = (await mine.entry()) ?? {};
    expect(status).toBe("offered");
    const key = { "idempotency-key": "my offer" };
    const accepting = (client: TestClient) => client.post(`/api/waitlist/${id}/accept`, {}, key);
    const lost = accepting(mine.client).catch(() => null);
    await stall.reached();
    await second.kill();
    await lost;
    await stall.letGo();

    const third = await club.start();
    const { client, entry } = await waitlistEntryOf(third, "sam");
    expect(await entry()).toMatchObject({ status: "offered", offer });
    expect((await accepting(client)).status).toBe(201);
    expect((await accepting(client)).status).toBe(201);
    await third.stop();
    expect(await club.look(readState)).toEqual({
      bookings: [
        [lee, "cancelled"],
        [sam, "confirmed"],
      ],
      offers: [sam],
      mails: [sam],
    });
  });

  test("what runs out while no process is there goes to the next, once", {
    timeout: longestMs,
  }, async () => {
    const killed = await club.start();
    const cancel = await waitForIt(killed, club.roster.boats.solo.id);
    expect((await cancel()).status).toBe(200);
    await killed.kill();
    await club.look(async (db) => {
      const heldUntil = subMinutes(new Date(), 1);
      await db.booking.updateMany({ where: { status: "held" }, data: { heldUntil } });
      await db.job.deleteMany({ where: { name: "Offer what is free to the waitlist" } });
    });
    // Two processes, where there may be two, find it at once.
    const again = await Promise.all(Array.from({ length: club.processes }, club.start));
    const [one] = again;
    if (!one) throw new Error("No process has started.");
    const next = await waitlistEntryOf(one, "manager");
    await expect.poll(async () => (await next.entry())?.status, soon).toBe("offered");
    await Promise.all(again.map(({ stop }) => stop()));
    expect(await club.look(readState)).toEqual({
      bookings: [
        [lee, "cancelled"],
        [manager, "held"],
      ],
      offers: [sam, manager],
      mails: [sam, manager].sort(),
    });
  });
});
