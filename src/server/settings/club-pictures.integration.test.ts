import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { publicClubView } from "../../shared/settings/club-view";
import { answered } from "../testing/answered";
import { openTestClub } from "../testing/open-test-club";
import { dataUrl, pictures } from "../testing/pictures";
import { plainPng } from "../testing/plain-png";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const placeOf = (place: string) => `/api/admin/pictures/${place}`;
const setPicture = (place: string, bytes: Uint8Array, more: object = {}) =>
  admin.put(placeOf(place), { picture: dataUrl(bytes), ...more });
const look = (url: string) => club().app.inject({ url });
const shown = async () => answered(await club().visitor().get("/api/club")).read(publicClubView);
const trail = () => club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
const addressOf = (bytes: Uint8Array, extension: string) =>
  `/club-pictures/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
const ours = { logo: null, first: null, second: null, third: null };

test("anyone is told what the club is like, and that its pictures are ours at first", async () => {
  const told = await shown();
  expect(Object.keys(told).sort()).toEqual([
    "announcements",
    "clock",
    "closures",
    "pictures",
    "settings",
  ]);
  expect(told).toMatchObject({
    settings: { name: "Willows Rowing Club", timeZone: "America/Vancouver" },
    clock: { today: "2026-11-20" },
    closures: [],
    announcements: [],
    pictures: ours,
  });
});

describe("a picture of the club", () => {
  test.each([
    ["logo", "jpg", "image/jpeg"],
    ["first", "png", "image/png"],
    ["third", "webp", "image/webp"],
  ] as const)("is set as the %s, a %s, at an address for ever", async (place, kind, type) => {
    const url = addressOf(pictures[kind], kind);
    expect(answered(await setPicture(place, pictures[kind])).json()).toEqual({ place, url });
    expect((await shown()).pictures).toEqual({ ...ours, [place]: url });
    const answer = await look(url);
    expect(answer.rawPayload).toEqual(pictures[kind]);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test("is replaced and taken down, each once in the trail", async () => {
    const [first, second] = [addressOf(pictures.jpg, "jpg"), addressOf(pictures.png, "png")];
    for (const bytes of [pictures.jpg, pictures.jpg, pictures.png]) {
      answered(await setPicture("logo", bytes));
    }
    expect((await look(first)).statusCode).toBe(404);
    for (const _ of [1, 2]) {
      const gone = answered(await admin.delete(placeOf("logo")));
      expect(gone.json()).toEqual({ place: "logo", url: null });
    }
    expect((await look(second)).statusCode).toBe(404);
    expect((await shown()).pictures).toEqual(ours);
    expect(await trail()).toMatchObject([
      {
        act: "club picture hung",
        subjectName: "logo",
        before: { url: null },
        after: { url: first },
      },
      { act: "club picture hung", before: { url: first }, after: { url: second } },
      { act: "club picture taken down", before: { url: second }, after: { url: null } },
    ]);
  });

  test("may be set in two places, and stays in one when it leaves the other", async () => {
    for (const place of ["first", "second"]) answered(await setPicture(place, pictures.webp));
    answered(await admin.delete(placeOf("first")));
    expect((await look(addressOf(pictures.webp, "webp"))).statusCode).toBe(200);
  });

  test("is not replaced by whoever saw another one there", async () => {
    answered(await setPicture("second", pictures.jpg));
    const late = await setPicture("second", pictures.png, { seen: { url: null } });
    expect([late.status, late.json()]).toMatchObject([
      409,
      { code: "CHANGED_SINCE", field: "url", now: addressOf(pictures.jpg, "jpg") },
    ]);
    expect((await shown()).pictures.second).toBe(addressOf(pictures.jpg, "jpg"));
  });
});

test.each([
  ["logo", dataUrl(pictures.webp), "NOT_A_PICTURE"],
  ["first", dataUrl(Buffer.from("<svg/>"), "png"), "NOT_A_PICTURE"],
  ["first", "https://elsewhere.example/x.png", "BAD_INPUT"],
  ["second", undefined, "BAD_INPUT"],
  ["third", 7, "BAD_INPUT"],
])("as the %s %s is refused, by its field, and nothing is kept", async (place, picture, code) => {
  const answer = await admin.put(placeOf(place), { picture });
  expect([answer.status, answer.json()]).toMatchObject([400, { code, field: "picture" }]);
  expect((await shown()).pictures).toEqual(ours);
  expect(await trail()).toEqual([]);
});

describe("the installed app", () => {
  const installed = async () => {
    const answer = await club().app.inject({ url: "/manifest.webmanifest" });
    expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    return answer.json();
  };

  test("carries the club's name, and its logo as an icon", async () => {
    expect((await installed()).icons).toHaveLength(4);
    answered(await admin.put("/api/admin/settings/club", { name: "Ruderclub" }));
    const logo = plainPng(512);
    answered(await setPicture("logo", logo));
    expect(await installed()).toMatchObject({
      name: "Ruderclub",
      icons: [{ src: addressOf(logo, "png"), sizes: "512x512", type: "image/png" }],
    });
    answered(await admin.delete(placeOf("logo")));
    expect((await installed()).icons).toHaveLength(4);
  });

  test.each([
    ["too small", plainPng(511)],
    ["no square", pictures.png],
    ["a JPEG", pictures.jpg],
  ])("keeps our icons while the logo is %s", async (_, logo) => {
    answered(await setPicture("logo", logo));
    expect((await installed()).icons).toHaveLength(4);
  });
});

test.each(["fourth", "0", "LOGO"])("there is no place %s", async (place) => {
  expect((await setPicture(place, pictures.png)).status).toBe(404);
  expect((await admin.delete(placeOf(place))).status).toBe(404);
});
