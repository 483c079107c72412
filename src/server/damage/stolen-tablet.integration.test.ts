import { crc32 } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { buildBoat } from "../demo/builders";
import { ask } from "../testing/ask-procedure";
import { type Damage, damageOf, pairTablet, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, refusalIn } from "../testing/outing-log";
import { dataUrl, pictures } from "../testing/pictures";
import { refusalOf } from "../testing/refusal-of";

const club = openTestClub();

let tablet: Damage;
let solo: number;
beforeEach(async () => {
  tablet = await pairedTablet("North dock");
  solo = club().boats.solo.id;
});

const pairedTablet = (name: string) => pairTablet(club().services.db, club().visitor(), name);

/** A picture whose head says how large it is, and whose pixels are of a small one. */
function pngSaying(width: number, height: number): string {
  const bytes = Buffer.from(pictures.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return dataUrl(bytes, "png");
}

test("a tablet reports damage 20 times an hour, and no other has to wait for it", async () => {
  for (let nr = 0; nr < 20; nr += 1) reportIn(await tablet.report(solo));
  for (const boatId of [solo, club().boats.tango.id]) {
    expect(refusalIn(await tablet.report(boatId))).toEqual([429, "TOO_MANY_REPORTS"]);
  }
  reportIn(await (await pairedTablet("South dock")).report(solo));
  reportIn(await damageOf(await club().signIn("manager")).report(solo));
  club().clock.passMinutes(60);
  reportIn(await tablet.report(solo));
});

test("a photo is looked at only where there is room for it", async () => {
  const nothing = dataUrl(Buffer.from("no picture"));
  expect(refusalIn(await tablet.report(solo, { photo: nothing }))[1]).toBe("NOT_A_PICTURE");
  for (let nr = 0; nr < 3; nr += 1) {
    reportIn(await tablet.report(solo, { photo: dataUrl(pictures.jpg) }));
  }
  expect(refusalIn(await tablet.report(solo, { photo: nothing }))).toEqual([422, "PHOTOS_FULL"]);
  for (let nr = 3; nr < 20; nr += 1) reportIn(await tablet.report(solo));
  expect(refusalIn(await tablet.report(solo, { photo: nothing }))).toEqual([
    429,
    "TOO_MANY_REPORTS",
  ]);
});

test("a photo has 25 million pixels at most, which its head says before it is unpacked", async () => {
  const large = await tablet.report(solo, { photo: pngSaying(5001, 5000) });
  expect(refusalIn(large)).toEqual([400, "PICTURE_TOO_LARGE"]);
  expect(refusalOf(large).error).toBe("A picture may have at most 25 million pixels.");
  reportIn(await tablet.report(solo, { photo: pngSaying(5000, 5000) }));
});

describe("the third boat that a tablet calls unusable within an hour", () => {
  const unusable = { severity: "unusable", what: "The hull leaks" };
  const booking = () => club().services.db.replacement.count();
  const boat = () => club().services.db.boat.findUniqueOrThrow({ where: { id: solo } });
  const mails = (kind: MailKind) => club().services.db.outboxMessage.count({ where: { kind } });
  let manager: Damage;
  let id: number;
  beforeEach(async () => {
    manager = damageOf(await club().signIn("manager"));
    await bookAt(await club().signIn("sam"), solo, "09:00");
    for (const name of ["Tern", "Curlew"]) {
      const { id: other } = await buildBoat(club().services.db, { name });
      expect(reportIn(await tablet.report(other, unusable)).severity).toBe("unusable");
    }
    const report = reportIn(await tablet.report(solo, unusable));
    id = report.id;
    expect(report).toMatchObject({ severity: "minor", what: "The hull leaks" });
    expect(report.entries.map(({ severity }) => severity)).toEqual(["unusable"]);
  });

  test("stays as it is, and staff find it first", async () => {
    expect((await boat()).available).toBe(true);
    expect([await booking(), await mails("boat unusable")]).toEqual([0, 0]);
    reportIn(await manager.report(club().boats.tango.id));
    const listed = await manager.list();
    expect(listed.map(({ waitsForStaff }) => waitsForStaff)).toEqual([true, false, false, false]);
    expect(listed[0]).toMatchObject({ id, severity: "minor", boatAvailable: true });
    const waiting = await ask(await club().signIn("admin"), "admin.waiting");
    expect(waiting.groundings).toBe(1);
    const told = await club().services.db.outboxMessage.findFirstOrThrow({
      where: { kind: "damage reported", aboutId: id },
    });
    expect(told.text).toContain("stays online until one of you confirms it");
    expect(told.text).not.toContain("is offline");
  });

  test("goes offline, with all that follows, once staff confirm it", async () => {
    const confirmed = await manager.edit(id, { severity: "unusable", seen: { severity: "minor" } });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect((await boat()).available).toBe(false);
    expect([await booking(), await mails("boat unusable")]).toEqual([1, 1]);
    expect((await manager.list()).filter(({ waitsForStaff }) => waitsForStaff)).toEqual([]);
    const again = await manager.edit(id, { severity: "unusable", seen: { severity: "minor" } });
    expect(again.status).toBe(409);
    expect(await mails("boat unusable")).toBe(1);
  });

  test("stays online where staff say that it can be rowed", async () => {
    await manager.edit(id, { severity: "minor" });
    expect((await boat()).available).toBe(true);
    const listed = await manager.list();
    expect(listed.find((report) => report.id === id)).toMatchObject({
      severity: "minor",
      waitsForStaff: false,
      resolvedAt: null,
    });
    expect(await booking()).toBe(0);
  });

  test("is not confirmed by saying it again, and is by somebody whom the club knows", async () => {
    club().clock.passMinutes(90);
    expect(reportIn(await tablet.report(solo, unusable)).severity).toBe("minor");
    expect((await boat()).available).toBe(true);
    expect(reportIn(await manager.report(solo, unusable)).severity).toBe("unusable");
    expect((await boat()).available).toBe(false);
    expect((await manager.list()).filter(({ waitsForStaff }) => waitsForStaff)).toEqual([]);
  });

  test("waits no longer once it is mended", async () => {
    expect((await manager.edit(id, { resolved: true })).status).toBe(200);
    const waiting = await ask(await club().signIn("admin"), "admin.waiting");
    expect(waiting.groundings).toBe(0);
  });

  test("is the database's own: what is taken out of service waits for nobody", async () => {
    const both = { waitsForStaff: true, severity: "unusable" };
    const write = club().services.db.damageReport.update({ where: { id }, data: both });
    await expect(write).rejects.toThrow(/damage_reports_waiting/);
  });
});

test("answers do not grow with what is reported", async () => {
  const { db } = club().services;
  const first = reportIn(await tablet.report(solo, { what: "The very first" }));
  const said = { reportId: first.id, deviceName: "North dock", severity: "minor" };
  const createdAt = new Date(club().clock.now().getTime() - 7_200_000);
  await db.damageEntry.createMany({
    data: Array.from({ length: 200 }, (_, nr) => ({ ...said, what: `Scratch ${nr}`, createdAt })),
  });
  const report = reportIn(await tablet.report(solo, { what: "The latest" }));
  expect(report.entries).toHaveLength(20);
  expect(report.what).toBe("The very first");
  expect(report.entries.at(-1)?.what).toBe("The latest");
  const manager = damageOf(await club().signIn("manager"));
  expect((await manager.list())[0]?.entries).toHaveLength(20);

  const { id: boatId } = await buildBoat(db);
  const mended = { boatId, severity: "minor", resolvedAt: createdAt };
  await db.damageReport.createMany({ data: Array.from({ length: 60 }, () => mended) });
  const page = await manager.list("?open=false");
  expect(page).toHaveLength(50);
  const rest = await manager.list(`?open=false&before=${page.at(-1)?.id}`);
  expect(rest).toHaveLength(10);
  expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(60);
});
