import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { endedSeriesView, seriesView } from "../../shared/bookings/series-schemas";
import { idInput } from "../../shared/fields/ids";
import { addDays } from "../../shared/time/club-dates";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn, switchLogOn } from "../testing/outing-log";
import { postOf } from "../testing/post-of";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";
import { makeToken, programWith } from "../testing/token-client";

const club = openTestClub();
const post = postOf(club);
const tuesday = "2026-11-24";
/** The answer to a series that was booked: all that it booked has ids. */
const madeSeries = seriesView.extend({
  series: idInput,
  booked: z.array(bookedView.shape.booking),
});
const week = (nr: number) => addDays(tuesday, 7 * nr);

let sam: TestClient;
let lee: TestClient;
let admin: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
  lee = await club().signIn("lee");
  admin = await club().signIn("admin");
});

const outing = () => ({
  boatId: club().boats.solo.id,
  dateStr: tuesday,
  timeStr: "06:00",
  duration: 1.5,
});
const repeat = (by: TestClient, changes: object = {}, headers: Record<string, string> = {}) =>
  by.request("POST", "/api/bookings/series", { ...outing(), weeks: 3, ...changes }, headers);
const repeated = async (by = sam, changes: object = {}) => {
  const answer = await repeat(by, changes);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(madeSeries);
};
const own = async (by = sam) =>
  (await by.get("/api/members/bookings")).read(z.array(memberBookingView));
const book = (by: TestClient, changes: object) =>
  by.post("/api/bookings", { ...outing(), ...changes });

describe("an outing every week", () => {
  test("is booked where it can be, and says why not where it cannot", async () => {
    expect((await book(lee, { dateStr: week(1), timeStr: "07:00" })).status).toBe(201);
    const answer = await repeated();
    expect(answer).toMatchObject({
      series: { id: answer.booked[0]?.id },
      booked: [
        { bookingDate: week(0), hoursUsed: 1.5, series: { n: 1, of: 2 } },
        { bookingDate: week(2), hoursUsed: 1.5, series: { n: 2, of: 2 } },
      ],
      refused: [{ dateStr: week(1), code: "SLOT_TAKEN", error: expect.stringMatching(/\.$/) }],
      hoursRemaining: 7,
    });
    const { id } = answer.series;
    expect((await own()).map(({ series }) => series)).toEqual([
      { id, n: 2, of: 2 },
      { id, n: 1, of: 2 },
    ]);
    await expectBooksAgree(club().services.db);
  });

  test("counts the weeks before: hours, fair use, and the days that are open to book", async () => {
    const short = await repeated(sam, { weeks: 8 });
    expect(short.booked).toHaveLength(6);
    expect(short.refused.map(({ code }: { code: string }) => code)).toEqual([
      "NOT_ENOUGH_HOURS",
      "NOT_ENOUGH_HOURS",
    ]);
    const uma = await club().signIn("unlimited");
    const far = await repeated(uma, { boatId: club().boats.tango.id, weeks: 26 });
    expect((far.booked.at(-1)?.bookingDate ?? "") <= "2027-02-20").toBe(true);
    expect(far.refused.at(0)).toMatchObject({ code: "TOO_FAR_AHEAD" });
    expect(far.booked.length + far.refused.length).toBe(26);

    const edit = await admin.put("/api/admin/settings/club", { maxAhead: 2 });
    expect(edit.status).toBe(200);
    const fair = await repeated(lee, { timeStr: "09:00", duration: 0.5, weeks: 4 });
    expect(fair.booked).toHaveLength(2);
    expect(fair.refused).toMatchObject([{ code: "FAIR_USE" }, { code: "FAIR_USE" }]);
    await expectBooksAgree(club().services.db);
  });

  test("is refused like its first booking where no week can be booked, and nothing is kept", async () => {
    const zia = await club().signIn("zero");
    const answer = await repeat(zia);
    expect([answer.status, ...refusalIn(answer).slice(1)]).toEqual([422, "NOT_ENOUGH_HOURS"]);
    expect(await own(zia)).toEqual([]);
    expect((await repeat(sam, { boatId: 0 })).status).toBe(404);
    expect((await repeat(await club().signIn("paused"))).status).toBe(403);
  });

  test.each([
    [{ weeks: 1 }, "weeks"],
    [{ weeks: 27 }, "weeks"],
    [{ weeks: 2.5 }, "weeks"],
    [{ weeks: undefined }, "weeks"],
    [{ duration: 5 }, "duration"],
  ])("%j is 400 at %s", async (changes, field) => {
    const answer = await repeat(sam, changes);
    expect([answer.status, refusalOf(answer).field]).toEqual([400, field]);
  });

  test("is as long as the club repeats outings, or not at all", async () => {
    await admin.put("/api/admin/settings/club", { seriesWeeks: 4 });
    expect((await repeat(sam, { weeks: 5 })).status).toBe(400);
    expect((await repeated(sam, { weeks: 4 })).booked).toHaveLength(4);
    for (const seriesWeeks of [0, 1]) {
      await admin.put("/api/admin/settings/club", { seriesWeeks });
      expect(refusalIn(await repeat(lee))).toEqual([422, "SERIES_OFF"]);
      expect(refusalIn(await repeat(lee, { dryRun: true }))).toEqual([422, "SERIES_OFF"]);
    }
  });

  test("is told in one mail, with one file of all", async () => {
    await repeated();
    const mails = await post.arrived();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Solo 14 "Heron", 3 times from Tuesday, November 24',
      text: expect.stringContaining("Cost: 4.5 hours. Your balance: 5.5 hours."),
    });
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(mails[0]?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });
});

describe("a trial", () => {
  test("says what a series would be, and writes nothing", async () => {
    const trial = await repeat(sam, { weeks: 8, dryRun: true });
    expect(trial.status).toBe(200);
    const { booked, ...rest } = trial.read(seriesView);
    expect(rest).toMatchObject({ series: null, hoursRemaining: 1 });
    expect(await own()).toEqual([]);
    const series = await repeated(sam, { weeks: 8 });
    expect(series.booked).toMatchObject(booked);
    expect(series.refused).toEqual(rest.refused);
    expect(booked[0]).not.toHaveProperty("id");
  });

  test("answers, too, where no week can be booked", async () => {
    const answer = await repeat(await club().signIn("zero"), { dryRun: true });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ booked: [], refused: [{}, {}, {}], hoursRemaining: 0 });
  });

  test("may be made by a token that only reads, and by no key for a second answer", async () => {
    const { token } = await makeToken(sam, { access: "read" });
    const program = programWith(club(), token);
    const key = { "idempotency-key": "every week" };
    expect((await repeat(program, { dryRun: true }, key)).status).toBe(200);
    expect(refusalIn(await repeat(program))).toEqual([403, "TOKEN_READ_ONLY"]);
    expect((await repeat(sam, {}, key)).status).toBe(201);
  });
});

describe("a repeated call", () => {
  const key = { "idempotency-key": "every Tuesday" };

  test("gets the first answer, until any of the bookings has changed", async () => {
    const first = await repeat(sam, {}, key);
    const again = await repeat(sam, {}, key);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    expect(await own()).toHaveLength(3);
    const [, second] = first.read(madeSeries).booked;
    await sam.delete(`/api/bookings/${second?.id}`);
    expect(refusalIn(await repeat(sam, {}, key))).toEqual([409, "ALREADY_ANSWERED"]);
  });
});

describe("a series that ends", () => {
  const end = (by: TestClient, id: number, query = "") =>
    by.delete(`/api/bookings/series/${id}${query}`);

  test("gives back what is ahead from a day on, once, and tells of it in one mail", async () => {
    const { series, booked } = await repeated(sam, { weeks: 4 });
    await post.arrived();
    const answer = await end(sam, series.id, `?from=${week(2)}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toEqual({
      cancelled: [booked[2]?.reference, booked[3]?.reference],
      left: [],
      hoursRefunded: 3,
      hoursRemaining: 7,
    });
    const [mail, ...more] = await post.arrived();
    expect(more).toEqual([]);
    expect(mail?.attachments).toHaveLength(2);
    for (const { content } of mail?.attachments ?? []) expect(content).toMatch(/METHOD:CANCEL/);
    expect(refusalIn(await end(sam, series.id, `?from=${week(2)}`))).toEqual([
      409,
      "ALREADY_CANCELLED",
    ]);
    expect((await end(sam, series.id)).read(endedSeriesView).cancelled).toHaveLength(2);
    // How many it was of never changes.
    expect((await own())[0]?.series).toEqual({ id: series.id, n: 4, of: 4 });
    await expectBooksAgree(club().services.db);
  });

  test("leaves what is on the water, and what was moved goes with it", async () => {
    const { series, booked } = await repeated();
    const tango = club().boats.tango.id;
    const moved = await sam.put(`/api/bookings/${booked[1]?.id}`, { boatId: tango });
    expect(moved.status, moved.text).toBe(200);
    await switchLogOn(club());
    club().clock.set(clubInstant(tuesday, "05:50"));
    const launch = await sam.post(`/api/bookings/${booked[0]?.id}/launch`, {});
    expect(launch.status, launch.text).toBe(200);
    const answer = (await end(sam, series.id)).read(endedSeriesView);
    expect(answer.left).toEqual([booked[0]?.reference]);
    expect(answer.cancelled).toEqual([booked[1]?.reference, booked[2]?.reference]);
    await expectBooksAgree(club().services.db);
  });

  test("is its member's alone", async () => {
    const { series } = await repeated();
    expect((await end(lee, series.id)).status).toBe(404);
    expect((await end(sam, series.id + 1)).status).toBe(404);
    expect((await end(sam, series.id, "?from=soon")).status).toBe(400);
  });
});
