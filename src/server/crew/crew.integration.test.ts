import { describe, expect, test } from "vitest";
import { crewView } from "../../shared/crew/crew-schemas";
import { ask } from "../testing/ask-procedure";
import { hearWebhooks, webhooksOf } from "../testing/hear-webhooks";
import { openCrewClub } from "../testing/open-crew-club";
import { clockAt, refusalIn } from "../testing/outing-log";
import { personEmail } from "../testing/test-people";

const { club, db, as, day, book, crewOf, add, asked, invitations, accept, joined, leave, mails } =
  openCrewClub();

describe("somebody is asked along", () => {
  test("by e-mail, hears of it, says yes and has the outing", async () => {
    const id = await book();
    const crew = await asked(id, "lee");
    expect(crew).toEqual([{ id: crew[0]?.id, name: personEmail("lee"), state: "asked" }]);
    const [invitation] = await invitations("lee");
    expect(invitation).toMatchObject({
      id: crew[0]?.id,
      booking: {
        id,
        boat: { id: club().boats.tango.id },
        bookingDate: day,
        startTime: "10:00",
        duration: 2,
      },
      from: expect.stringMatching(/^Sam [A-Z]\.$/),
      cost: 0,
    });
    expect(await mails("crew asked")).toMatchObject([
      { recipient: personEmail("lee"), topic: "crew" },
    ]);
    const answer = await accept(invitation?.id ?? 0, "lee", { cost: 0 });
    expect(answer.json()).toMatchObject({ booking: { id }, hoursRemaining: 5 });
    expect((await as("sam").get(`/api/bookings/${id}/crew`)).json()).toMatchObject({
      crew: [{ name: expect.stringMatching(/^Lee [A-Z]\.$/), state: "in" }],
      share: "mine",
      ways: 1,
      part: 0,
      open: 0,
    });
    expect(await mails("crew joined")).toMatchObject([{ recipient: personEmail("sam") }]);
    expect(await mails("in crew")).toMatchObject([{ recipient: personEmail("lee") }]);
  });

  test("only where the boat carries more than its rower, which the outing says", async () => {
    const { solo } = club().boats;
    const id = await book({ boatId: solo.id });
    const boat = async () => (await ask(as("sam"), "bookings.mine"))[0]?.boat;
    expect(await boat()).not.toHaveProperty("forOne");
    await db().boat.update({ where: { id: solo.id }, data: { capacity: 1 } });
    expect(await boat()).toMatchObject({ name: solo.name, forOne: true });
    expect(refusalIn(await add(id, { guest: "Kim" }))).toEqual([422, "TOO_MANY_ABOARD"]);
  });

  test("looks the same whether an address is anybody's, paused, pending or already in", async () => {
    const id = await book();
    await joined(id, "lee");
    const before = await db().outboxMessage.count();
    for (const email of [
      "Nobody@Row.example",
      personEmail("paused"),
      personEmail("pending"),
      personEmail("lee"),
    ]) {
      const answer = await add(id, { email });
      expect(answer.status).toBe(202);
      expect(answer.read(crewView).crew.at(-1)).toEqual({
        id: expect.any(Number),
        name: email,
        state: "asked",
      });
    }
    expect(await db().outboxMessage.count()).toBe(before);
    expect(await invitations("lee")).toEqual([]);
    expect(await invitations("pending")).toEqual([]);
  });

  test("what the rower typed is nobody else's to read, and staff read whole names", async () => {
    const id = await book();
    await joined(id, "lee");
    await add(id, { email: "kim@row.example" });
    const names = async (who: "sam" | "lee" | "manager") =>
      (await crewOf(id, who)).crew.map(({ name }) => name);
    expect(await names("sam")).toContain("kim@row.example");
    expect(JSON.stringify(await names("lee"))).not.toContain("kim@");
    const { firstName, lastName } = club().people.lee;
    expect(await names("manager")).toContain(`${firstName} ${lastName}`);
    expect(JSON.stringify(await names("manager"))).not.toContain("kim@");
    expect((await as("zero").get(`/api/bookings/${id}/crew`)).status).toBe(404);
  });

  test("and says no, which takes the entry out and tells the rower", async () => {
    const id = await book();
    const [entry] = await asked(id, "lee");
    const path = `/api/crew/${entry?.id}/decline`;
    expect((await as("zero").post(path, {})).status).toBe(404);
    expect((await as("lee").post(path, {})).json()).toEqual({ ok: true });
    expect((await crewOf(id)).crew).toEqual([]);
    expect(await mails("crew declined")).toMatchObject([{ recipient: personEmail("sam") }]);
    expect(refusalIn(await as("lee").post(path, {}))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(refusalIn(await accept(entry?.id ?? 0, "lee"))).toEqual([404, "CREW_NOT_FOUND"]);
  });

  test("again by a press, once they have rowed together, and nobody else by their number", async () => {
    const lee = club().people.lee.id;
    const id = await book();
    expect(refusalIn(await add(id, { memberId: lee }))).toEqual([404, "MEMBER_NOT_FOUND"]);
    await joined(id, "lee");
    const other = await book({ dateStr: "2026-11-25" });
    const known = async () => (await crewOf(other)).rowedWith;
    expect(await known()).toEqual([
      { memberId: lee, name: expect.stringMatching(/^Lee [A-Z]\.$/) },
    ]);
    const answer = await add(other, { memberId: lee });
    expect(answer.read(crewView).crew).toMatchObject([
      { name: expect.stringMatching(/^Lee /), state: "asked" },
    ]);
    expect(await invitations("lee")).toHaveLength(1);
    expect(refusalIn(await add(other, { memberId: lee }))).toEqual([409, "ALREADY_ASKED"]);
    expect(await known()).toEqual([]);
  });
});

test("programs that ask for it hear who joins and leaves, by number alone", async () => {
  const { heard, deliver } = hearWebhooks(club());
  await webhooksOf(as("admin")).add({ events: ["crew.joined", "crew.left"] });
  const id = await book();
  const entry = await joined(id, "lee");
  await leave(id, entry, "lee");
  await deliver();
  const { id: crewMemberId } = club().people.lee;
  expect(heard).toMatchObject([
    { event: "crew.joined", data: { bookingId: id, crewMemberId } },
    { event: "crew.left", data: { bookingId: id, crewMemberId } },
  ]);
  expect(JSON.stringify(heard)).not.toMatch(/Lee|row\.example/);
});

describe("bad input", () => {
  test("asking oneself, the same twice, nobody, or two at once names the field and writes nothing", async () => {
    const id = await book();
    await asked(id, "lee");
    const before = await db().crewEntry.count();
    const bad: [object, number, string, string][] = [
      [{ email: personEmail("sam") }, 422, "ASKED_ONESELF", "email"],
      [{ email: personEmail("lee").toUpperCase() }, 409, "ALREADY_ASKED", "email"],
      [{ email: "no address" }, 400, "BAD_INPUT", "email"],
      [{}, 400, "BAD_INPUT", "email"],
      [{ guest: "" }, 400, "BAD_INPUT", "guest"],
      [{ guest: "Kim", email: personEmail("zero") }, 400, "BAD_INPUT", "email"],
    ];
    for (const [whom, status, code, field] of bad) {
      const answer = await add(id, whom);
      expect(refusalIn(answer), JSON.stringify(whom)).toEqual([status, code]);
      expect(answer.json()).toMatchObject({ field });
    }
    expect(await db().crewEntry.count()).toBe(before);
  });

  test("more guests than seats, more than ten asked, more than twenty a day", async () => {
    const id = await book();
    expect((await add(id, { guest: "Kim" })).status).toBe(202);
    expect(refusalIn(await add(id, { guest: "kim" }))).toEqual([409, "ALREADY_ASKED"]);
    expect((await add(id, { guest: "Jo" })).status).toBe(202);
    expect(refusalIn(await add(id, { guest: "Max" }))).toEqual([422, "TOO_MANY_ABOARD"]);
    for (let nr = 0; nr < 10; nr += 1) {
      expect((await add(id, { email: `one${nr}@row.example` })).status).toBe(202);
    }
    expect(refusalIn(await add(id, { email: "more@row.example" }))).toEqual([
      422,
      "TOO_MANY_ASKED",
    ]);
    const other = await book({ dateStr: "2026-11-25" });
    for (let nr = 0; nr < 10; nr += 1) {
      expect((await add(other, { email: `two${nr}@row.example` })).status).toBe(202);
    }
    const last = (await add(other, { guest: "Kim" })).read(crewView).crew[0]?.id ?? 0;
    await leave(other, last, "sam");
    expect(refusalIn(await add(other, { email: "more@row.example" }))).toEqual([
      422,
      "ASKED_TOO_OFTEN",
    ]);
    clockAt(club(), "00:10", "2026-11-21");
    expect((await add(other, { email: "more@row.example" })).status).toBe(202);
  });

  test("somebody else's booking is 404, and after the start nothing changes", async () => {
    const id = await book();
    const [entry] = await asked(id, "lee");
    expect(refusalIn(await add(id, { guest: "Kim" }, "lee"))).toEqual([404, "BOOKING_NOT_FOUND"]);
    clockAt(club(), "10:00", day);
    expect(refusalIn(await add(id, { guest: "Kim" }))).toEqual([422, "BOOKING_STARTED"]);
    expect(refusalIn(await accept(entry?.id ?? 0, "lee"))).toEqual([422, "BOOKING_STARTED"]);
    expect(await invitations("lee")).toEqual([]);
  });

  test("a cancelled one is ALREADY_CANCELLED to its rower, and gone for who was asked", async () => {
    const id = await book();
    const [entry] = await asked(id, "lee");
    await as("sam").delete(`/api/bookings/${id}`);
    expect(refusalIn(await add(id, { guest: "Kim" }))).toEqual([409, "ALREADY_CANCELLED"]);
    expect(refusalIn(await accept(entry?.id ?? 0, "lee"))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await mails("crew ask over")).toMatchObject([{ recipient: personEmail("lee") }]);
  });
});

describe("nobody is in two boats", () => {
  const solo = () => ({ boatId: club().boats.solo.id, timeStr: "11:00", duration: 1 });

  test("in whatever role, said as OWN_OVERLAP", async () => {
    const id = await book();
    await book(solo(), "lee");
    const [entry] = await asked(id, "lee");
    expect(refusalIn(await accept(entry?.id ?? 0, "lee"))).toEqual([409, "OWN_OVERLAP"]);
    await joined(id, "zero");
    const outing = { ...solo(), dateStr: day };
    const answer = await as("zero").post("/api/bookings", {
      ...outing,
      timeStr: "10:30",
      duration: 1,
    });
    expect(refusalIn(answer)[1]).not.toBe("UNEXPECTED");
    const uma = await joined(id, "unlimited");
    expect(
      refusalIn(await as("unlimited").post("/api/bookings", { ...outing, timeStr: "10:00" })),
    ).toEqual([409, "OWN_OVERLAP"]);
    await leave(id, uma, "unlimited");
    expect(
      (await as("unlimited").post("/api/bookings", { ...outing, timeStr: "10:00" })).status,
    ).toBe(201);
  });

  test("and no seat is taken twice", async () => {
    const id = await book();
    const [first] = await asked(id, "lee");
    await joined(id, "unlimited");
    await add(id, { guest: "Kim" });
    expect(refusalIn(await accept(first?.id ?? 0, "lee"))).toEqual([409, "SEATS_FULL"]);
  });

  test("and joining ends what they wait for at that time", async () => {
    const id = await book();
    const waitlistEntry = { kind: "double", dateStr: day, from: "10:00", to: "12:00", duration: 1 };
    expect((await as("lee").post("/api/waitlist", waitlistEntry)).status).toBe(201);
    await joined(id, "lee");
    expect((await as("lee").get("/api/waitlist")).json()).toMatchObject([{ status: "ended" }]);
  });
});
