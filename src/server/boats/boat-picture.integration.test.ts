import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { pictureLimits } from "../../shared/fields/picture";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { dataUrl, pictures } from "../testing/pictures";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const solo = () => ({ id: club().boats.solo.id });
const db = () => club().services.db;
const trail = () => db().auditEntry.findMany({ orderBy: { id: "asc" } });
const addressOf = (bytes: Uint8Array, extension: string) =>
  `/boat-pictures/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;

async function setPicture(bytes: Uint8Array): Promise<BoatView> {
  const edit = { ...solo(), picture: dataUrl(bytes) };
  return (await act(admin, "admin.editBoat", edit)).boat;
}
const look = (url: string, headers = {}) => club().app.inject({ url, headers });

describe("a boat's picture", () => {
  test.each([
    ["jpg", "image/jpeg"],
    ["png", "image/png"],
    ["webp", "image/webp"],
  ] as const)("%s is seen by everyone, at an address that is good for ever", async (kind, type) => {
    const { imageUrl } = await setPicture(pictures[kind]);
    expect(imageUrl).toBe(addressOf(pictures[kind], kind));
    const [boat] = await ask(club().visitor(), "boats.list");
    expect(boat?.imageUrl).toBe(imageUrl);
    const answer = await look(imageUrl);
    expect(answer.rawPayload).toEqual(pictures[kind]);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const again = await look(imageUrl, { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });

  test("is stripped of place and camera before it is kept", async () => {
    const words = Buffer.from("GPS 48.4496");
    const aside = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.length + 2]), words]);
    const { jpg } = pictures;
    await setPicture(Buffer.concat([jpg.subarray(0, 2), aside, jpg.subarray(2)]));
    expect(Buffer.from((await db().boatPicture.findFirstOrThrow()).bytes)).toEqual(jpg);
  });

  test("replaces the one before, whose address ends", async () => {
    const before = await setPicture(pictures.jpg);
    const after = await setPicture(pictures.webp);
    expect((await look(before.imageUrl)).statusCode).toBe(404);
    expect((await look(after.imageUrl)).statusCode).toBe(200);
    expect(await db().boatPicture.count()).toBe(1);
    expect(await trail()).toMatchObject([
      { act: "boat edited", before: { imageUrl: "" }, after: { imageUrl: before.imageUrl } },
      { before: { imageUrl: before.imageUrl }, after: { imageUrl: after.imageUrl } },
    ]);
  });

  test("is taken down by null, and stays when nothing is said of it", async () => {
    const { imageUrl } = await setPicture(pictures.jpg);
    await act(admin, "admin.editBoat", { ...solo(), capacity: 3 });
    expect((await look(imageUrl)).statusCode).toBe(200);
    const { boat } = await act(admin, "admin.editBoat", { ...solo(), picture: null });
    expect(boat).toMatchObject({ imageUrl: "", capacity: 3 });
    expect((await look(imageUrl)).statusCode).toBe(404);
    expect(await db().boatPicture.count()).toBe(0);
  });

  test("given twice is one picture, kept since the first time", async () => {
    await setPicture(pictures.jpg);
    const first = await db().boatPicture.findFirstOrThrow();
    club().clock.passMinutes(1);
    await setPicture(pictures.jpg);
    expect(await db().boatPicture.findMany()).toEqual([first]);
  });

  test("may be two boats' picture, and stays on one when the other loses it", async () => {
    const { imageUrl } = await setPicture(pictures.jpg);
    const other = { id: club().boats.tango.id };
    await act(admin, "admin.editBoat", { ...other, picture: dataUrl(pictures.jpg) });
    await act(admin, "admin.editBoat", { ...other, picture: null });
    expect((await look(imageUrl)).statusCode).toBe(200);
  });

  test("comes with a new boat, which a repeated call does not add twice", async () => {
    const tern = { name: "Tern", category: "single", capacity: 2, picture: dataUrl(pictures.png) };
    const add = () =>
      admin.post("/api/trpc/admin.addBoat", tern, { "idempotency-key": "tern-added-once" });
    const [first, second] = [await add(), await add()];
    expect(first.status).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await db().boat.count({ where: { name: "Tern" } })).toBe(1);
    expect((await look(addressOf(pictures.png, "png"))).statusCode).toBe(200);
    expect((await trail()).map((entry) => entry.act)).toEqual(["boat added"]);
  });
});

describe("what is no picture", () => {
  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");

  test.each([
    [dataUrl(script, "png"), "NOT_A_PICTURE"],
    ["data:image/svg+xml;base64,PHN2Zy8+", "BAD_INPUT"],
    ["data:text/html;base64,PHNjcmlwdD4=", "BAD_INPUT"],
    ["https://elsewhere.example/x.png", "BAD_INPUT"],
    ["", "BAD_INPUT"],
  ])("%s leaves boat, picture and trail as they are", async (picture, code) => {
    const { imageUrl } = await setPicture(pictures.jpg);
    const edit = { ...solo(), name: "Tern", picture };
    expect(await refused(admin, "admin.editBoat", edit)).toMatchObject({ status: 400, code });
    const boat = await db().boat.findUniqueOrThrow({ where: solo() });
    expect(boat).toMatchObject({ imageUrl, name: 'Solo 14 "Heron"' });
    expect(await trail()).toHaveLength(1);
  });

  test("nor is one that is larger than a call takes", async () => {
    const noise = (length: number) => dataUrl(Buffer.alloc(length, pictures.jpg));
    const { maxBytes } = pictureLimits;
    const tooLarge = { ...solo(), picture: noise(maxBytes + 3) };
    expect(await refused(admin, "admin.editBoat", tooLarge)).toMatchObject({
      status: 400,
      message: "That picture is too large. Please choose a smaller one.",
    });
    const farTooLarge = { ...solo(), picture: noise(2 * maxBytes) };
    expect((await admin.post("/api/trpc/admin.editBoat", farTooLarge)).status).toBe(413);
  });

  test("the largest that is taken fits into a call with all else of a boat", async () => {
    const { webp } = pictures;
    const rest = pictureLimits.maxBytes - webp.length;
    // Alpha that nobody needs fills it up; a WebP's parts say how long they are.
    const alpha = Buffer.concat([Buffer.from("ALPH"), Buffer.alloc(4), Buffer.alloc(rest - 26)]);
    alpha.writeUInt32LE(rest - 26, 4);
    const head = Buffer.from("VP8X\x0a\0\0\0\x10\0\0\0\x05\0\0\x03\0\0", "latin1");
    const parts = Buffer.concat([Buffer.from("WEBP"), head, alpha, webp.subarray(12)]);
    const start = Buffer.from("RIFF\0\0\0\0", "latin1");
    start.writeUInt32LE(parts.length, 4);
    const largest = Buffer.concat([start, parts]);
    expect(largest).toHaveLength(pictureLimits.maxBytes);
    const settlements = Array.from({ length: 500 }, (_, index) => ({
      bookingId: 100_000 + index,
      action: "leave",
    }));
    const edit = { ...solo(), picture: dataUrl(largest), description: "é".repeat(1000) };
    expect((await act(admin, "admin.editBoat", edit)).boat.imageUrl).toBe(
      addressOf(largest, "webp"),
    );
    const asked = await refused(admin, "admin.editBoat", { ...edit, settlements });
    expect(asked.code).toBe("BOOKING_NOT_FOUND");
  });
});

test.each([
  `/boat-pictures/${"0".repeat(64)}.jpg`,
  `/boat-pictures/${"0".repeat(63)}.jpg`,
  "/boat-pictures/1.jpg",
  "/boat-pictures/..%2f..%2fpackage.json",
])("%s is no picture", async (url) => {
  const answer = await look(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "ROUTE_NOT_FOUND" });
});

test("another ending does not make another kind of file of a picture", async () => {
  const { imageUrl } = await setPicture(pictures.jpg);
  expect((await look(imageUrl.replace(".jpg", ".png"))).statusCode).toBe(404);
  expect((await look(imageUrl.replace(".jpg", ".svg"))).statusCode).toBe(404);
});
