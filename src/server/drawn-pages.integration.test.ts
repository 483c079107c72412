import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paletteCss } from "../shared/profile/palette-colours";
import { placedPicture } from "../shared/settings/club-pictures";
import { openings } from "./api/openings";
import { answered } from "./testing/answered";
import { buildTestApp } from "./testing/build-test-app";
import { openTestClub } from "./testing/open-test-club";
import { dataUrl, pictures } from "./testing/pictures";
import { signInTo } from "./testing/sign-in-to";
import { injecting, TestClient } from "./testing/test-client";
import { memberRoles, type PersonKey } from "./testing/test-people";

// The screens that stand drawn in the pages of members.

const club = openTestClub();

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp(club().services, { pages: "built" });
});
afterAll(() => app.close());

const signIn = (key: PersonKey) => signInTo(new TestClient(injecting(app)), key);

const phone = { "sec-ch-ua-mobile": "?1" };
const laptop = { "sec-ch-ua-mobile": "?0" };

/** The screen that stands in a page, and for which width; null where the browser is to draw it. */
async function drawnIn(client: TestClient, address: string, device: Record<string, string>) {
  const { text } = await client.request("GET", address, undefined, device);
  const root = /<div id="root" data-drawn="(\w+)">(.*)<\/div>\s*<noscript>/s.exec(text);
  return root && { width: root[1], html: root[2] ?? "" };
}

test.each(memberRoles)(
  "%s is sent each screen drawn, for the width of their window",
  async (key, of) => {
    const client = await signIn(key);
    const drawnFor = openings.filter(({ by, drawn }) => drawn && by.some((one) => one === of));
    expect(drawnFor.length).toBeGreaterThan(1);
    for (const { path } of drawnFor) {
      const address = path.replace(":boatId", String(club().boats.solo.id));
      for (const [device, width] of [
        [phone, "narrow"],
        [laptop, "wide"],
      ] as const) {
        const drawn = await drawnIn(client, address, device);
        expect(drawn?.width, address).toBe(width);
        expect(drawn?.html.includes("<h1"), address).toBe(true);
        // Of inline scripts none would run, and no style would apply: a part that is late is not drawn.
        expect(/<script|<template/.test(drawn?.html ?? ""), address).toBe(false);
      }
    }
  },
);

test("a visitor's drawn page is the club's as it is now, in its words, pictures and colours", async () => {
  const visit = async () => (await app.inject({ url: "/", headers: phone })).payload;
  expect(await visit()).toContain("Calm water");
  const admin = await signIn("admin");
  const landing = { lead: "Rowing since 1880.", about: "All year.", promises: ["Showers"] };
  answered(await admin.put("/api/admin/settings/club", { landing, palette: "cedar" }));
  const hung = await admin.put("/api/admin/pictures/first", { picture: dataUrl(pictures.png) });
  const { url } = answered(hung).read(placedPicture);
  const page = await visit();
  expect(page).toContain('<html data-palette="cedar"');
  expect(page).toContain(paletteCss("cedar"));
  const root = /<div id="root".*<noscript>/s.exec(page)?.[0];
  for (const own of [landing.lead, landing.about, "Showers", url]) expect(root).toContain(own);
  for (const ours of ["Calm water", "solo-14.svg", "Free parking"])
    expect(root).not.toContain(ours);
});

test("members who are drawn for at once see nothing of each other", async () => {
  const keys = ["sam", "lee", "manager", "paused"] as const;
  const members = await Promise.all(keys.map(signIn));
  const pages = [...members, ...members, ...members].map((member) => drawnIn(member, "/", phone));
  const greetings = (await Promise.all(pages)).map(
    (drawn) => /Good \w+(?:<!-- -->)?, (?:<!-- -->)?(\w+)/.exec(drawn?.html ?? "")?.[1],
  );
  const names = keys.map((key) => club().people[key].firstName);
  expect(greetings).toEqual([...names, ...names, ...names]);
  for (const [index, drawn] of (await Promise.all(pages)).entries())
    for (const name of names)
      expect(new RegExp(`, (?:<!-- -->)?${name}\\b`).test(drawn?.html ?? "")).toBe(
        name === greetings[index],
      );
});

test("a page that is opened with a query is left to the browser", async () => {
  const sam = await signIn("sam");
  expect(await drawnIn(sam, "/boats?type=k3y", phone)).toBeNull();
});
