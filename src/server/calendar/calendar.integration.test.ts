import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { ComposedMail } from "../delivery/compose-mail";
import { deliverDueMail } from "../delivery/outbox";
import { asIn } from "../testing/as";
import { act } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { type PersonKey, personEmail, testPassword } from "../testing/test-people";
import { keepCalendarDomain } from "./calendar-domain";

const club = openTestClub();
const as = asIn(club);

const morning = { at: "06:30", hours: 1.5 };

async function subscribe(key: PersonKey, scope = "own") {
  const member = await club().signIn(key);
  const { address } = await act(member, "auth.renewCalendar", { scope });
  return { member, path: new URL(address).pathname };
}

const asAdmin = async (method: "POST" | "DELETE", path: string) =>
  (await club().signIn("admin")).request(method, `/api/admin/${path}`);

const read = (path: string, headers: Record<string, string> = {}) =>
  club().visitor().request("GET", path, undefined, headers);

/** The files of the mails that are due now. */
async function deliverFiles(publicUrl = club().services.publicUrl) {
  const { db, linkSecret } = club().services;
  const files: ComposedMail["attachments"] = [];
  const keep = async ({ attachments }: ComposedMail) => void files.push(...attachments);
  const office = { publicUrl, linkSecret, mailFrom: undefined };
  await deliverDueMail(db, keep, office, () => club().clock.now());
  return files;
}

function eventsIn(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents("vevent").map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      sequence: event.sequence,
      status: one.getFirstPropertyValue("status"),
    };
  });
}

describe("the calendar entry of one booking", () => {
  it("names instants by the club's clock, which no reader's idea of our time zone can move", async () => {
    const sam = await club().signIn("sam");
    const winter = await as("sam").books(morning);
    const answer = await sam.get(`/api/bookings/${winter.id}/calendar.ics`);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(eventsIn(answer.text)).toEqual([
      {
        uid: expect.stringMatching(new RegExp(`^booking-${winter.id}@[0-9a-f-]{36}$`)),
        // Half past six in British Columbia, which stays seven hours behind UTC in winter.
        start: "2026-11-21T13:30:00.000Z",
        end: "2026-11-21T15:00:00.000Z",
        summary: 'Solo 14 "Heron"',
        sequence: 0,
        status: "CONFIRMED",
      },
    ]);
    expect(answer.text).not.toContain("TZID");
    expect(answer.text).not.toContain("4712");
  });

  it("opens no calendar of its own, which a subscription does", async () => {
    const names = /^(X-WR-CALNAME|NAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)/gm;
    const { member, path } = await subscribe("sam");
    const { id } = await as("sam").books(morning);
    const file = await member.get(`/api/bookings/${id}/calendar.ics`);
    expect(file.text.match(names)).toBeNull();
    expect((await read(path)).text.match(names)).toHaveLength(4);
  });

  it("takes itself out of calendars once its booking is cancelled, as the mail of it says", async () => {
    const sam = await club().signIn("sam");
    const { id } = await as("sam").books(morning);
    await deliverFiles();
    await sam.delete(`/api/bookings/${id}`);
    const [cancelled] = await deliverFiles();
    expect(cancelled?.contentType).toBe("text/calendar; charset=utf-8; method=CANCEL");
    const download = await sam.get(`/api/bookings/${id}/calendar.ics`);
    expect(download.text).toBe(cancelled?.content);
    expect(download.text).toMatch(/^METHOD:CANCEL\r$/m);
    expect(eventsIn(download.text)).toMatchObject([{ sequence: 1, status: "CANCELLED" }]);
  });

  it("keeps its UID when the club gets another address, whose links it has from then on", async () => {
    const { services } = club();
    const sam = await club().signIn("sam");
    const { id } = await as("sam").books(morning);
    const [before] = eventsIn((await sam.get(`/api/bookings/${id}/calendar.ics`)).text);
    await keepCalendarDomain(services.db, "https://rowing.example");
    const [mailed] = await deliverFiles("https://rowing.example");
    expect(mailed?.contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
    expect(mailed?.content).toContain("\\nhttps://rowing.example/");
    expect(eventsIn(mailed?.content ?? "")).toEqual([before]);
  });

  it("is for its own member alone", async () => {
    const { id } = await as("sam").books(morning);
    const path = `/api/bookings/${id}/calendar.ics`;
    expect((await read(path)).status).toBe(401);
    expect((await (await club().signIn("lee")).get(path)).status).toBe(404);
    expect((await (await club().signIn("admin")).get(path)).status).toBe(404);
  });
});

describe("a subscription", () => {
  it("holds the member's own bookings, the cancelled ones as cancelled, under the same UID", async () => {
    const { member, path } = await subscribe("sam");
    await as("lee").books({ at: "15:00", hours: 1.5 });
    const booking = await as("sam").books(morning);
    const before = eventsIn((await read(path)).text);
    await member.delete(`/api/bookings/${booking.id}`);
    const after = eventsIn((await read(path)).text);
    expect(before).toMatchObject([{ sequence: 0, status: "CONFIRMED" }]);
    expect(after).toMatchObject([{ uid: before[0]?.uid, sequence: 1, status: "CANCELLED" }]);
  });

  it("raises the number of a booking that the club moves", async () => {
    const { path } = await subscribe("sam");
    const booking = await as("sam").books(morning);
    const other = await club().services.db.boat.create({
      data: { name: 'Solo 14 "Tern"', category: "single", capacity: 2 },
    });
    const settlement = { bookingId: booking.id, action: "move", toBoatId: other.id };
    const admin = await club().signIn("admin");
    await act(admin, "admin.blockBoat", {
      boatId: club().boats.solo.id,
      startDate: "2026-11-21",
      endDate: "2026-11-21",
      reason: "Repairs",
      settlements: [settlement],
    });
    expect(eventsIn((await read(path)).text)).toMatchObject([
      { summary: 'Solo 14 "Tern"', sequence: 1, status: "CONFIRMED" },
    ]);
  });

  it("answers 304 until something changes", async () => {
    const { path } = await subscribe("sam");
    await as("sam").books(morning);
    const first = await read(path);
    const etag = String(first.headers.etag);
    club().clock.passMinutes(90);
    const second = await read(path, { "if-none-match": etag });
    expect([second.status, second.text]).toEqual([304, ""]);
    await as("sam").books({ at: "18:00", hours: 1.5 });
    expect((await read(path, { "if-none-match": etag })).status).toBe(200);
  });

  it("ends with its address: a new one or none makes the old one unknown", async () => {
    const { member, path } = await subscribe("sam");
    const { address } = await act(member, "auth.renewCalendar", { scope: "own" });
    expect((await read(path)).status).toBe(404);
    const renewed = new URL(address).pathname;
    expect((await read(renewed)).status).toBe(200);
    await act(member, "auth.revokeCalendar", { scope: "own" });
    expect((await read(renewed)).status).toBe(404);
  });

  it("outlives a new password of the member's own, unless they end it with the old one", async () => {
    const { member, path } = await subscribe("sam");
    const change = (currentPassword: string, newPassword: string, choice = {}) =>
      member.put("/api/auth/change-password", { currentPassword, newPassword, ...choice });
    expect((await change(testPassword, "new-oars-9")).status).toBe(200);
    expect((await read(path)).status).toBe(200);
    expect((await change("new-oars-9", "other-oars-9", { endCalendars: true })).status).toBe(200);
    expect((await read(path)).status).toBe(404);
  });

  const ends: [string, (member: TestClient, id: number) => Promise<unknown>][] = [
    ["logs out everywhere", (member) => member.post("/api/auth/force-logout")],
    [
      "chooses a password by a mailed link",
      async (member) => {
        await member.post("/api/auth/reset-password", { email: personEmail("sam") });
        const { secretLink } = await club().services.db.outboxMessage.findFirstOrThrow();
        const token = secretLink?.split("/").at(-1);
        await member.post("/api/auth/choose-password", { token, newPassword: "new-oars-9" });
      },
    ],
    ["is given another password", (_, id) => asAdmin("POST", `members/${id}/reset-password`)],
    ["is paused", (_, id) => asAdmin("POST", `members/${id}/pause`)],
    ["leaves", (_, id) => asAdmin("DELETE", `members/${id}`)],
  ];
  it.each(ends)("ends for good when its member %s", async (_, end) => {
    const { member, path } = await subscribe("sam");
    const { path: lees } = await subscribe("lee");
    await end(member, club().people.sam.id);
    expect((await read(path)).status).toBe(404);
    expect((await read(lees)).status).toBe(200);
    const { db } = club().services;
    expect(await db.calendarAddress.count({ where: { memberId: club().people.sam.id } })).toBe(0);
  });

  it("is made by no session that was ended meanwhile", async () => {
    const { services, people } = club();
    const sam = await club().signIn("sam");
    const ended = sam.post("/api/auth/force-logout");
    const making = Array.from({ length: 8 }, () =>
      sam.post("/api/trpc/auth.renewCalendar", { scope: "own" }),
    );
    await Promise.all([ended, ...making]);
    expect(await services.db.calendarAddress.count({ where: { memberId: people.sam.id } })).toBe(0);
  });

  it("keeps no address in the database that anybody could use", async () => {
    const { path } = await subscribe("sam");
    const token = path.replace("/calendar/", "").replace(".ics", "");
    const kept = await club().services.db.calendarAddress.findMany();
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("shows an admin everybody's bookings, and stops when they are no admin any more", async () => {
    const { path } = await subscribe("admin", "club");
    await as("lee").books(morning);
    expect(eventsIn((await read(path)).text)).toMatchObject([
      { summary: 'Solo 14 "Heron": Lee Marsh' },
    ]);
    const { id } = club().people.admin;
    await club().services.db.member.update({ where: { id }, data: { isAdmin: false } });
    expect((await read(path)).status).toBe(404);
  });
});
