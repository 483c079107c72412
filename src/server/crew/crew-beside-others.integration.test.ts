import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { memberBookingView } from "../../shared/bookings/booking-schemas";
import { outingCrewView } from "../../shared/crew/crew-schemas";
import { idInput } from "../../shared/fields/ids";
import { addDays } from "../../shared/time/club-dates";
import { waitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { ask } from "../testing/ask-procedure";
import { openCrewClub } from "../testing/open-crew-club";
import { refusalIn } from "../testing/outing-log";
import { chooseOn, offerTo } from "../testing/replacements";

const {
  club,
  db,
  as,
  day,
  book,
  crewOf,
  add,
  asked,
  invitations,
  accept,
  joined,
  share,
  leave,
  balance,
  mails,
} = openCrewClub();

describe("an outing in a crew counts like an own one", () => {
  let solo: number;
  beforeEach(async () => {
    solo = club().boats.solo.id;
    await joined(await book(), "lee");
  });

  test("for the waitlist: nothing is held in its time, and nobody is in somebody's way", async () => {
    const taken = await book({ boatId: solo }, "unlimited");
    const later = await book({ boatId: solo, timeStr: "12:00", duration: 1 }, "admin");
    const wanted = { kind: "single", dateStr: day, from: "10:00", to: "13:00", duration: 1 };
    const waitlistEntry = await as("lee").post("/api/waitlist", wanted);
    expect(waitlistEntry.status, waitlistEntry.text).toBe(201);
    const cancelled = await as("unlimited").delete(`/api/bookings/${taken}`);
    expect(cancelled.status, cancelled.text).toBe(200);
    const status = async () =>
      (await as("lee").get("/api/waitlist")).read(z.array(waitlistEntryView))[0];
    expect((await status())?.status).toBe("open");
    expect((await as("admin").delete(`/api/bookings/${later}`)).status).toBe(200);
    expect(await status()).toMatchObject({ status: "offered", offer: { startTime: "12:00" } });
  });

  test("for a series: its week is refused, and the others are booked", async () => {
    const weekly = { boatId: solo, dateStr: day, timeStr: "11:30", duration: 1, weeks: 2 };
    const refused = [{ dateStr: day, code: "OWN_OVERLAP" }];
    const booked = [{ bookingDate: addDays(day, 7) }];
    const trial = await as("lee").post("/api/bookings/series", { ...weekly, dryRun: true });
    expect(trial.json()).toMatchObject({ booked, refused });
    const made = await as("lee").post("/api/bookings/series", weekly);
    expect(made.status).toBe(201);
    expect(made.json()).toMatchObject({ booked, refused });
  });

  test("for what the dashboard suggests: nothing, because they have one ahead", async () => {
    expect(await ask(as("lee"), "bookings.suggestions")).toEqual([]);
  });
});

describe("what a rower typed, and who is in the boat, tells nobody else anything", () => {
  test("not to who asks for a seat and takes it back, or says no", async () => {
    await as("admin").put("/api/admin/settings/club", { openSeats: "on" });
    const id = await book();
    await add(id, { guest: "Gus Guest" });
    await as("sam").put(`/api/bookings/${id}/seats`, { open: 1 });
    const { id: entry } = (await as("lee").post(`/api/seats/${id}/ask`)).read(idInput);
    expect((await leave(id, entry, "lee")).json()).toEqual({ crew: [] });
    await asked(id, "lee");
    const [invitation] = await invitations("lee");
    expect((await leave(id, invitation?.id ?? 0, "lee")).json()).toEqual({ crew: [] });
  });

  test("not that its rower owes the fee, or lacks a clearance", async () => {
    const id = await book();
    const [dark, due] = [
      { code: "OUTSIDE_DAYLIGHT", message: "It is dark then." },
      { code: "FEE_DUE", message: "Your membership fee is not paid." },
    ];
    await db().booking.update({ where: { id }, data: { warnings: [dark, due] } });
    await joined(id, "lee");
    const warnings = async (of: "sam" | "lee") =>
      (await as(of).get("/api/members/bookings")).read(z.array(memberBookingView))[0]?.warnings;
    expect([await warnings("sam"), await warnings("lee")]).toEqual([[dark, due], [dark]]);
  });

  test("not whose an address is, by whom one rowed with", async () => {
    await joined(await book(), "lee");
    const id = await book({ timeStr: "15:00", duration: 1 });
    const { lee } = club().people;
    const offered = async () => (await crewOf(id)).rowedWith;
    await asked(id, "lee");
    expect(await offered()).toEqual([{ memberId: lee.id, name: "Lee M." }]);
    const [first] = await invitations("lee");
    expect((await add(id, { memberId: lee.id })).json()).toMatchObject({
      crew: [
        { state: "asked", name: lee.email },
        { state: "asked", name: "Lee M." },
      ],
    });
    const [again, ...others] = await invitations("lee");
    expect([again?.id === first?.id, others]).toEqual([false, []]);
    expect((await accept(again?.id ?? 0, "lee")).status).toBe(200);
  });
});

describe("hours that a rower is told of are their own", () => {
  let offered: string;
  beforeEach(async () => {
    const id = await book();
    await share(id, 2);
    await joined(id, "lee");
    offered = await offerTo({ db: db(), at: club().clock.now() }, id);
  });
  test("where the boat cannot go", async () => {
    const shown = await club().visitor().get(`/api/booking-offers/${offered}`);
    expect(shown.json()).toMatchObject({ booking: { hoursUsed: 3, paid: 1.5, hoursReturned: 0 } });
    club().clock.passMinutes(1);
    const answer = await chooseOn(club(), offered, "cancel");
    expect(answer.json()).toMatchObject({ hoursRefunded: 1.5, booking: { hoursReturned: 1.5 } });
    expect(answer.text).not.toContain("paid");
    expect([await balance("sam"), await balance("lee")]).toEqual([10, 5]);
  });

  test("before somebody is deleted, with what they pay in crews", async () => {
    const preview = (who: "sam" | "lee") =>
      ask(as("admin"), "admin.deletionPreview", { id: club().people[who].id });
    expect(await preview("sam")).toMatchObject({ bookingsAhead: 1, hoursReturned: 1.5 });
    expect(await preview("lee")).toMatchObject({ bookingsAhead: 0, hoursReturned: 1.5 });
  });
});

test("who left, still paid, came back and is asked anew hears once of all that comes back", async () => {
  const id = await book();
  await share(id, 2);
  const lee = await joined(id, "lee");
  const sam = `/api/admin/members/${club().people.sam.id}`;
  await as("admin").post(`${sam}/subtract-hours`, { hours: 8 });
  await leave(id, lee, "lee");
  await joined(id, "lee");
  await as("admin").post(`${sam}/add-hours`, { hours: 8 });
  expect((await as("sam").put(`/api/bookings/${id}`, { timeStr: "11:00" })).status).toBe(200);
  expect(await balance("lee")).toBe(5);
  expect(await mails("part returned")).toEqual([]);
  const [told, ...others] = await mails("crew asked again");
  expect([told?.text, others]).toEqual([expect.stringContaining("3 hours went back"), []]);
});

test("who pays is sent as it was read, and more parts than seats are too many aboard", async () => {
  const url = `/api/bookings/${await book()}/share`;
  const { share: who, ways } = (await as("sam").get(url.replace("share", "crew"))).read(
    outingCrewView,
  );
  expect((await as("sam").put(url, { share: who, ways })).status).toBe(200);
  expect((await as("sam").put(url, { share: "equal", ways: 1 })).status).toBe(400);
  const answer = await as("sam").put(url, { share: "equal", ways: 25 });
  expect(refusalIn(answer)).toEqual([422, "TOO_MANY_ABOARD"]);
});

test("a cost that is not exactly the one that was seen is another", async () => {
  const id = await book();
  await share(id, 2);
  await asked(id, "lee");
  const [invitation] = await invitations("lee");
  const answer = await accept(invitation?.id ?? 0, "lee", { cost: 1.4 });
  expect(refusalIn(answer)).toEqual([409, "CHANGED_SINCE"]);
});
