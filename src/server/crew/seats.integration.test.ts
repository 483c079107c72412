import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type SeatView, seatView } from "../../shared/crew/crew-schemas";
import { idInput } from "../../shared/fields/ids";
import { act, ask } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openCrewClub } from "../testing/open-crew-club";
import { clockAt, refusalIn } from "../testing/outing-log";
import { personEmail } from "../testing/test-people";

const { club, db, as, day, book, add, accept, joined, share, balance, mails } = openCrewClub();

beforeEach(() => act(as("admin"), "admin.editSettings", { openSeats: "on" }));

const open = (id: number, seats: number) =>
  as("sam").put(`/api/bookings/${id}/seats`, { open: seats });
const seats = async (of: "lee" | "unlimited" | "sam"): Promise<SeatView[]> =>
  (await as(of).get("/api/seats")).read(z.array(seatView));
const askFor = (id: number, by: "lee" | "unlimited" | "zero" | "sam") =>
  as(by).post(`/api/seats/${id}/ask`, {});

async function asking(id: number, by: "lee" | "unlimited" | "zero"): Promise<number> {
  const answer = await askFor(id, by);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(idInput).id;
}

describe("an open seat", () => {
  test("is there for every member, asked for, given by the rower and paid", async () => {
    const id = await book();
    await share(id, 2);
    expect((await open(id, 1)).json()).toEqual({ open: 1 });
    const { id: boatId, name } = club().boats.tango;
    expect(await seats("lee")).toEqual([
      {
        bookingId: id,
        boat: { id: boatId, name },
        bookingDate: day,
        startTime: "10:00",
        duration: 2,
        open: 1,
        with: expect.stringMatching(/^Sam [A-Z]\.$/),
        cost: 1.5,
      },
    ]);
    expect((await seats("unlimited"))[0]?.cost).toBe(0);
    expect(await seats("sam")).toEqual([]);
    expect(await ask(as("lee"), "bookings.seatCount")).toBe(1);
    expect(await ask(as("sam"), "bookings.seatCount")).toBe(0);
    const entry = await asking(id, "lee");
    expect(await mails("seat asked")).toMatchObject([
      { recipient: personEmail("sam"), aboutId: entry },
    ]);
    expect(refusalIn(await accept(entry, "lee"))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await balance("lee")).toBe(5);
    const taken = await accept(entry, "sam");
    expect(taken.json()).toEqual({
      crew: [{ id: entry, name: expect.stringMatching(/^Lee [A-Z]\.$/), state: "in" }],
    });
    expect([await balance("sam"), await balance("lee")]).toEqual([8.5, 3.5]);
    expect(await seats("unlimited")).toEqual([]);
    await expectBooksAgree(db());
  });

  test("that is filled ends the other asks kindly", async () => {
    const id = await book();
    await open(id, 1);
    const [first, second] = [await asking(id, "lee"), await asking(id, "unlimited")];
    await accept(first, "sam");
    expect(refusalIn(await accept(second, "sam"))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await mails("crew ask over")).toMatchObject([{ recipient: personEmail("unlimited") }]);
  });

  test("that a guest takes is open no more", async () => {
    const id = await book();
    await open(id, 2);
    const entry = await asking(id, "lee");
    await add(id, { guest: "Kim" });
    expect((await seats("unlimited"))[0]?.open).toBe(1);
    await add(id, { guest: "Jo" });
    expect(await seats("unlimited")).toEqual([]);
    expect(refusalIn(await accept(entry, "sam"))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await mails("crew ask over")).toMatchObject([{ recipient: personEmail("lee") }]);
  });

  test("is not given to who can no longer join: no reason is told, and their ask ends", async () => {
    const id = await book();
    await share(id, 2);
    await open(id, 1);
    const entry = await asking(id, "zero");
    const answer = await accept(entry, "sam");
    expect(refusalIn(answer)).toEqual([409, "ASKER_CANNOT"]);
    expect(answer.text).not.toMatch(/hours|booking/i);
    expect(
      (await db().crewEntry.findUniqueOrThrow({ where: { id: entry } })).endedAt,
    ).not.toBeNull();
    expect(await mails("crew ask over")).toMatchObject([{ recipient: personEmail("zero") }]);
    expect(await balance("sam")).toBe(7);
  });

  test("is declined kindly, and asked for again", async () => {
    const id = await book();
    await open(id, 1);
    const entry = await asking(id, "lee");
    expect(refusalIn(await askFor(id, "lee"))).toEqual([409, "ALREADY_ASKED"]);
    expect((await as("sam").post(`/api/crew/${entry}/decline`, {})).json()).toEqual({ crew: [] });
    expect(await asking(id, "lee")).not.toBe(entry);
  });

  test("closes, and another share or a move of the outing ends the asks", async () => {
    const id = await book();
    const over = async (change: () => Promise<unknown>) => {
      await open(id, 1);
      const entry = await asking(id, "lee");
      await change();
      return refusalIn(await accept(entry, "sam"));
    };
    expect(await over(() => open(id, 0))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await over(() => share(id, 2))).toEqual([404, "CREW_NOT_FOUND"]);
    expect(await over(() => as("sam").put(`/api/bookings/${id}`, { timeStr: "12:00" }))).toEqual([
      404,
      "CREW_NOT_FOUND",
    ]);
    expect(await mails("crew ask over")).toHaveLength(3);
  });
});

describe("there is none", () => {
  test("for visitors and applicants, nor where the club opens none", async () => {
    const id = await book();
    await open(id, 1);
    expect((await club().visitor().get("/api/seats")).status).toBe(401);
    expect((await as("pending").get("/api/seats")).status).toBe(403);
    await act(as("admin"), "admin.editSettings", { openSeats: "off" });
    for (const answer of [
      await as("lee").get("/api/seats"),
      await askFor(id, "lee"),
      await open(id, 1),
    ]) {
      expect(refusalIn(answer)).toEqual([422, "SEATS_OFF"]);
    }
  });

  test("beyond the boat's room, in one's own outing, or after its start", async () => {
    const id = await book();
    await add(id, { guest: "Kim" });
    const more = await open(id, 2);
    expect(refusalIn(more)).toEqual([422, "TOO_MANY_ABOARD"]);
    expect(more.json()).toMatchObject({ field: "open" });
    expect(refusalIn(await open(id, 9))).toEqual([400, "BAD_INPUT"]);
    expect(refusalIn(await askFor(id, "lee"))).toEqual([404, "BOOKING_NOT_FOUND"]);
    await open(id, 1);
    expect(refusalIn(await askFor(id, "sam"))).toEqual([422, "ASKED_ONESELF"]);
    await joined(id, "unlimited");
    expect(await seats("lee")).toEqual([]);
    const other = await book({ dateStr: "2026-11-25" });
    await open(other, 1);
    clockAt(club(), "10:00", "2026-11-25");
    expect(refusalIn(await askFor(other, "lee"))).toEqual([422, "BOOKING_STARTED"]);
    expect(await seats("lee")).toEqual([]);
  });
});
