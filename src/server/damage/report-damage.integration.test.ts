import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { boatView } from "../../shared/boats/boat-schemas";
import { act } from "../testing/ask-procedure";
import { type Damage, damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn } from "../testing/outing-log";
import { dataUrl, pictures } from "../testing/pictures";

const club = openTestClub();

let sam: Damage;
let lee: Damage;
let manager: Damage;
let solo: number;
beforeEach(async () => {
  const client = await club().signIn("sam");
  sam = damageOf(client);
  lee = damageOf(await club().signIn("lee"));
  manager = damageOf(await club().signIn("manager"));
  solo = club().boats.solo.id;
  await bookAt(client, solo, "06:00");
  clockAt(club(), "06:30");
});

const boat = async () => (await club().visitor().get(`/api/boats/${solo}`)).read(boatView);

describe("a report", () => {
  test("is answered with what was said, and staff find it", async () => {
    const report = reportIn(await sam.report(solo, { what: "  The seat squeaks " }));
    expect(report).toMatchObject({
      severity: "minor",
      what: "The seat squeaks",
      photos: [],
      resolvedAt: null,
      boat: { id: solo, name: 'Solo 14 "Heron"' },
    });
    expect(await sam.mine()).toEqual([report]);
    expect(await lee.mine()).toEqual([]);
    const listed = await manager.list();
    expect(listed).toMatchObject([{ id: report.id, boatAvailable: true, offers: [] }]);
    expect(listed[0]?.entries).toMatchObject([{ by: "Sam Marsh", what: "The seat squeaks" }]);
    expect((await boat()).damage).toBeNull();
  });

  test("joins the open one, and the graver severity holds", async () => {
    const first = reportIn(await sam.report(solo, { severity: "restricted" }));
    const second = reportIn(await manager.report(solo, { what: "The rigger is loose" }));
    expect(second).toMatchObject({ id: first.id, severity: "restricted" });
    expect(await sam.mine()).toMatchObject([{ entries: [{ what: "A scratch" }] }]);
    expect((await manager.list())[0]?.entries).toHaveLength(2);
  });

  test("is whoever's who rowed the boat in the last 48 hours, and staff's", async () => {
    expect(refusalIn(await lee.report(solo))).toEqual([403, "NOT_ROWED_LATELY"]);
    expect(refusalIn(await sam.report(club().boats.tango.id))).toEqual([403, "NOT_ROWED_LATELY"]);
    expect(refusalIn(await sam.report(club().boats.hidden.id))).toEqual([404, "BOAT_NOT_FOUND"]);
    reportIn(await manager.report(club().boats.hidden.id));
    clockAt(club(), "05:44");
    expect(refusalIn(await sam.report(solo))[1]).toBe("NOT_ROWED_LATELY");
    clockAt(club(), "05:45");
    reportIn(await sam.report(solo));
    clockAt(club(), "07:00", "2026-11-23");
    reportIn(await sam.report(solo));
    clockAt(club(), "07:01", "2026-11-23");
    expect(refusalIn(await sam.report(solo))[1]).toBe("NOT_ROWED_LATELY");
  });

  test.each([
    [{ what: "ab" }, "what"],
    [{ what: "x".repeat(501) }, "what"],
    [{ severity: "gone" }, "severity"],
    [{ photo: "https://row.example/a.jpg" }, "photo"],
    [{ photo: dataUrl(Buffer.from("no picture")) }, "photo"],
  ])("of %j is malformed, and says so of its field", async (said, field) => {
    const answer = await sam.report(solo, said);
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ field })]);
  });

  test("is the tenth of a day at most", async () => {
    for (let nr = 0; nr < 10; nr += 1) reportIn(await sam.report(solo));
    expect(refusalIn(await sam.report(solo))).toEqual([429, "TOO_MANY_REPORTS"]);
    reportIn(await manager.report(solo));
    clockAt(club(), "00:00", "2026-11-22");
    reportIn(await sam.report(solo));
  });

  test("restricts its boat for everybody who books, with words for members", async () => {
    reportIn(await sam.report(solo, { severity: "restricted", what: "One person only" }));
    expect((await boat()).damage).toEqual({ severity: "restricted", words: null });
    const seen = async () =>
      (await (await club().signIn("lee")).get("/api/boats")).read(z.array(boatView))[0]?.damage;
    expect(await seen()).toEqual({ severity: "restricted", words: "One person only" });
    const [report] = await manager.list();
    await manager.edit(report?.id ?? 0, { note: "Row it with one person" });
    expect(await seen()).toEqual({ severity: "restricted", words: "Row it with one person" });
    await manager.edit(report?.id ?? 0, { resolved: true });
    expect(await seen()).toBeNull();
  });
});

describe("a photo", () => {
  test("comes with a report, is bare, and is staff's and its sender's", async () => {
    const { id, photos } = reportIn(await sam.report(solo, { photo: dataUrl(pictures.jpg) }));
    expect(photos).toEqual([1]);
    reportIn(await manager.report(solo, { photo: dataUrl(pictures.png, "png") }));
    const mine = await sam.photo(id, 1);
    expect(mine.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await manager.photo(id, 1)).status).toBe(200);
    expect((await manager.photo(id, 2)).headers["content-type"]).toBe("image/png");
    for (const refused of [
      await sam.photo(id, 2),
      await lee.photo(id, 1),
      await sam.photo(id, 3),
    ]) {
      expect(refusalIn(refused)).toEqual([404, "DAMAGE_NOT_FOUND"]);
    }
    expect((await club().visitor().get(`/api/damage/${id}/photos/1`)).status).toBe(401);
  });

  test("is one of three; a fourth is refused and nothing of it is kept", async () => {
    const photo = dataUrl(pictures.webp, "webp");
    for (let nr = 0; nr < 3; nr += 1) reportIn(await sam.report(solo, { photo }));
    expect(refusalIn(await sam.report(solo, { photo }))).toEqual([422, "PHOTOS_FULL"]);
    expect((await manager.list())[0]?.entries).toHaveLength(3);
    reportIn(await sam.report(solo));
  });

  test("takes a place that is free again in a report that was mended and is not", async () => {
    const { id } = reportIn(await sam.report(solo, { photo: dataUrl(pictures.jpg) }));
    reportIn(await manager.report(solo, { photo: dataUrl(pictures.png, "png") }));
    await act(await club().signIn("admin"), "admin.deleteMember", { id: club().people.sam.id });
    await manager.edit(id, { resolved: true });
    await manager.edit(id, { resolved: false });
    const webp = dataUrl(pictures.webp, "webp");
    expect(reportIn(await manager.report(solo, { photo: webp })).photos).toEqual([2, 1]);
    expect(reportIn(await manager.report(solo, { photo: webp })).photos).toEqual([2, 1, 3]);
  });

  const ofBytes = (size: number) =>
    dataUrl(Buffer.concat([pictures.jpg.subarray(0, 2), randomBytes(size - 2)]));

  test("has 2 MB at most", async () => {
    const large = await sam.report(solo, { photo: ofBytes(2 * 1024 * 1024 + 1) });
    expect(refusalIn(large)).toEqual([413, "PHOTO_TOO_LARGE"]);
    const fits = await sam.report(solo, { photo: ofBytes(2 * 1024 * 1024) });
    expect(refusalIn(fits)).toEqual([400, "NOT_A_PICTURE"]);
  });

  test("is read only from whoever may report", async () => {
    const photo = ofBytes(300_000);
    const visitor = damageOf(club().visitor());
    expect(refusalIn(await visitor.report(solo, { photo }))[0]).toBe(401);
    expect(refusalIn(await lee.report(solo, { photo }))).toEqual([403, "NOT_ROWED_LATELY"]);
    expect(refusalIn(await sam.report(solo, { photo: ofBytes(2_400_000) }))).toEqual([
      413,
      "BODY_TOO_LARGE",
    ]);
  });

  test("goes the call's own way alone, and in no batch", async () => {
    const client = await club().signIn("sam");
    const said = { id: solo, severity: "minor", what: "See it", photo: ofBytes(300_000) };
    const alone = await client.post("/api/trpc/boats.reportDamage", said);
    expect(alone.text).toContain("NOT_A_PICTURE");
    for (const path of ["boats.reportDamage?batch=1", "boats.reportDamage,boats.toggle?batch=1"]) {
      expect((await client.post(`/api/trpc/${path}`, { 0: said })).status).toBe(413);
    }
    const small = { ...said, photo: dataUrl(pictures.jpg) };
    expect((await client.post("/api/trpc/boats.reportDamage?batch=1", { 0: small })).status).toBe(
      200,
    );
  });
});
