import { crc32 } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { hashToken } from "../auth/one-time-links";
import { type Damage, damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import { dataUrl, pictures } from "../testing/pictures";

const club = openTestClub();

let tablet: Damage;
let solo: number;
beforeEach(async () => {
  tablet = await pairedTablet("North dock");
  solo = club().boats.solo.id;
});

async function pairedTablet(name: string): Promise<Damage> {
  const then = new Date(0);
  const data = { name, createdAt: then, pairingExpiresAt: then, pairedAt: then };
  await club().services.db.dockDevice.create({ data: { ...data, keyHash: hashToken(name) } });
  const client = club().visitor();
  client.cookie = `slipway-dock=${encodeURIComponent(name)}`;
  return damageOf(client);
}

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
  expect(Object(large.json()).error).toBe("A picture may have at most 25 million pixels.");
  reportIn(await tablet.report(solo, { photo: pngSaying(5000, 5000) }));
});
