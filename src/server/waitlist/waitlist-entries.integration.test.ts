import { beforeEach, describe, expect, it } from "vitest";
import { waitlistEntryAnswer } from "../../shared/waitlist/waitlist-schemas";
import { asIn } from "../testing/as";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn, rowingDay } from "../testing/outing-log";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const as = asIn(club);
let sam: TestClient;
let lee: TestClient;

beforeEach(async () => {
  sam = await club().signIn("sam");
  lee = await club().signIn("lee");
});

const span = { dateStr: rowingDay, from: "07:00", to: "08:00", duration: 1 };
const entry = { kind: "single", ...span };

const add = (client: TestClient, input: object = entry) => client.post("/api/waitlist", input);

describe("a waitlist entry", () => {
  it("is kept for its member, and deleted by them alone", async () => {
    await as("lee").books({ at: "07:00" });
    const added = await add(sam);
    expect([added.status, added.json()]).toEqual([
      201,
      {
        wish: {
          id: expect.any(Number),
          kind: "single",
          boatId: null,
          ...span,
          status: "open",
          offer: null,
        },
      },
    ]);
    const { wish: kept } = added.read(waitlistEntryAnswer);
    const { id } = kept;
    expect((await sam.get("/api/waitlist")).json()).toEqual([kept]);
    expect((await lee.get("/api/waitlist")).json()).toEqual([]);
    expect(refusalIn(await lee.delete(`/api/waitlist/${id}`))).toEqual([404, "WISH_NOT_FOUND"]);
    expect((await sam.delete(`/api/waitlist/${id}`)).json()).toEqual({ ok: true });
    expect((await sam.get("/api/waitlist")).json()).toEqual([]);
  });

  it("is refused where something that fits is free, by its name and start", async () => {
    const answer = await add(sam, { ...entry, to: "09:00" });
    expect(refusalIn(answer)).toEqual([422, "SLOT_FREE"]);
    expect(refusalOf(answer).error).toBe(
      'Solo 14 "Heron" is free at 7:00 AM. Please book it instead of waiting.',
    );
    await as("lee").books({ at: "07:00" });
    expect(refusalIn(await add(sam, { ...entry, to: "09:00" }))).toEqual([422, "SLOT_FREE"]);
    expect((await add(sam, { ...entry, to: "08:30" })).status).toBe(201);
  });

  it("is added once, and five are open at most, of any number at once", async () => {
    await as("lee").books({ at: "07:00" });
    const same = await Promise.all(Array.from({ length: 4 }, () => add(sam)));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(same.filter(({ status }) => status === 409).map(refusalIn)).toContainEqual([
      409,
      "SAME_WISH",
    ]);
    const times = ["07:30", "08:00", "08:30", "06:30", "06:00", "05:30"];
    await sam.post("/api/bookings", { ...bookingAt("05:30"), duration: 1.5 });
    await sam.post("/api/bookings", { ...bookingAt("08:00"), duration: 1.5 });
    const more = await Promise.all(
      times.map((from) => add(sam, { ...entry, from, to: later(from), duration: 0.5 })),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 422, 422]);
    expect(more.filter(({ status }) => status === 422).map(refusalIn)).toContainEqual([
      422,
      "TOO_MANY_WISHES",
    ]);
  });

  it.each([
    [{ kind: "quad" }, "kind"],
    [{ kind: "boat" }, "boatId"],
    [{ from: "07:10" }, "from"],
    [{ to: "07:30" }, "to"],
    [{ duration: 4.5 }, "duration"],
    [{ dateStr: "2026-02-30" }, "dateStr"],
  ])("is malformed with %j", async (wrong, field) => {
    const answer = await add(sam, { ...entry, ...wrong });
    expect([answer.status, refusalOf(answer).field]).toEqual([400, field]);
  });

  it("is for members who may book", async () => {
    expect(refusalIn(await add(await club().signIn("pending")))).toEqual([403, "NOT_APPROVED"]);
    expect(refusalIn(await add(await club().signIn("paused")))).toEqual([403, "PAUSED"]);
    const hidden = { ...entry, kind: "boat", boatId: club().boats.hidden.id };
    expect(refusalIn(await add(sam, hidden))).toEqual([404, "BOAT_NOT_FOUND"]);
  });

  it("waits for a boat that is offline", async () => {
    const offline = { ...entry, kind: "boat", boatId: club().boats.offline.id };
    expect((await add(sam, offline)).status).toBe(201);
  });
});

const bookingAt = (timeStr: string) => ({
  boatId: club().boats.solo.id,
  dateStr: rowingDay,
  timeStr,
});
const later = (from: string) => (from.endsWith("00") ? from.replace("00", "30") : nextHour(from));
const nextHour = (from: string) => `${String(Number(from.slice(0, 2)) + 1).padStart(2, "0")}:00`;
