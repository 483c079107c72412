import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isCrew } from "../shared/members/role";
import type { FirstAnswer } from "../shared/opening/first-answers";
import { documentedProfile } from "../shared/profile/club-profile";
import { openings } from "./api/openings";
import { buildTestApp } from "./testing/build-test-app";
import { openTestClub } from "./testing/open-test-club";
import { signInTo } from "./testing/sign-in-to";
import { injecting, TestClient } from "./testing/test-client";
import { memberRoles, type PersonKey } from "./testing/test-people";

// What the built page holds for whoever asks for it.

const club = openTestClub();

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp(club().services, { pages: "built" });
});
afterAll(() => app.close());

const visitor = () => new TestClient(injecting(app));
const signIn = (key: PersonKey) => signInTo(visitor(), key);

/** What a page was sent with; null where it holds no answers. */
function answersIn(html: string): FirstAnswer[] | null {
  const [, json] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

async function open(client: TestClient, address: string) {
  const { status, headers, text } = await client.get(address);
  expect(status).toBe(200);
  return { headers, html: text, answers: answersIn(text) };
}

const anyAnswer = z.object({ result: z.object({ data: z.unknown() }).optional() });

/** What the same person's browser is answered when it asks. */
async function askedFor(client: TestClient, { name, input }: FirstAnswer) {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return (await client.get(`/api/trpc/${name}${query}`)).read(anyAnswer).result?.data;
}

test.each(memberRoles)(
  "%s is sent what the API would answer, and nothing else",
  async (key, role) => {
    const client = await signIn(key);
    for (const { path, by, reads } of openings) {
      if (!by.some((one) => one === role)) continue;
      const boatId = club().boats.solo.id;
      const { answers, headers } = await open(client, path.replace(":boatId", String(boatId)));
      expect(headers["cache-control"]).toBe("no-store");
      const asked = reads({ boatId, today: "2026-11-20", club: documentedProfile }).map(
        ({ name }) => name,
      );
      const first = ["auth.me", "admin.club", ...(isCrew(role) ? ["admin.incidents"] : [])];
      expect(answers?.map(({ name }) => name)).toEqual([...first, ...asked]);
      for (const answer of answers ?? [])
        expect(answer.data, `${answer.name} at ${path}`).toEqual(await askedFor(client, answer));
    }
  },
);

test("an address of no opening brings the session and the club", async () => {
  const sam = await signIn("sam");
  const { answers } = await open(sam, "/account?from=menu");
  expect(answers?.map(({ name }) => name)).toEqual(["auth.me", "admin.club"]);
  expect(answers?.[0]?.data).toMatchObject({ member: { firstName: "Sam" } });
});

test("a member's page holds nobody else's name, mail or outings", async () => {
  const lee = await signIn("lee");
  await lee.post("/api/bookings", {
    boatId: club().boats.tango.id,
    dateStr: "2026-11-21",
    timeStr: "09:00",
    duration: 1,
  });
  const sam = await signIn("sam");
  for (const address of ["/", "/boats", "/booking", "/booking-history"]) {
    const { html } = await open(sam, address);
    expect(html).toContain("sam@row.example");
    expect(html).not.toMatch(/lee@row\.example|"memberName"/);
  }
});

test("every visitor is sent the same page, which holds no answers and may be kept", async () => {
  const { html, headers, answers } = await open(visitor(), "/login");
  expect(answers).toBeNull();
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.vary).toBe("cookie, accept-encoding");
  const again = await visitor().request("GET", "/login", undefined, {
    "if-none-match": String(headers.etag),
  });
  expect(again).toMatchObject({ status: 304, text: "" });
  const forged = visitor();
  forged.cookie = "slipway=made-up.signature";
  expect((await open(forged, "/login")).html).toBe(html);
});

test("a visitor's first page holds what anyone is answered, and may not be kept", async () => {
  const client = visitor();
  const { headers, answers } = await open(client, "/");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.etag).toBeUndefined();
  const landing = ["boats.soonestFree", "packages.plans"];
  expect(answers?.map(({ name }) => name)).toEqual(["auth.me", "admin.club", ...landing]);
  expect(answers?.[0]?.data).toBeNull();
  for (const answer of answers?.slice(1) ?? [])
    expect(answer.data).toEqual(await askedFor(client, answer));
  expect((await open(client, "/?from=mail")).answers).toBeNull();
});

test("a kept visitor's page is not confirmed to a member", async () => {
  const { headers } = await open(visitor(), "/login");
  expect(headers.etag).toBeDefined();
  const sam = await signIn("sam");
  const answer = await sam.request("GET", "/login", undefined, {
    "if-none-match": String(headers.etag),
  });
  expect(answer.status).toBe(200);
  expect(answersIn(answer.text)?.[0]?.data).toMatchObject({ member: { firstName: "Sam" } });
});

test("after log-out, rejection and removal the same cookie is sent a visitor's page", async () => {
  const { html } = await open(visitor(), "/");
  const sam = await signIn("sam");
  const { cookie } = sam;
  await sam.post("/api/auth/logout");
  sam.cookie = cookie;
  expect((await open(sam, "/")).html).toBe(html);
  const { db } = club().services;
  const lee = await signIn("lee");
  const { id } = club().people.lee;
  await db.member.update({ where: { id }, data: { approvalStatus: "rejected" } });
  expect((await open(lee, "/")).html).toBe(html);
  await db.member.update({ where: { id }, data: { deletedAt: club().clock.now() } });
  expect((await open(lee, "/")).html).toBe(html);
});

test("nothing that a member wrote ends the element it stands in", async () => {
  const sam = await signIn("sam");
  const firstName = "</script><script>alert(1)</script><!--$&";
  const { id } = club().people.sam;
  await club().services.db.member.update({ where: { id }, data: { firstName } });
  const { html, answers } = await open(sam, "/");
  expect(html).not.toContain("<script>alert");
  expect(answers?.[0]?.data).toMatchObject({ member: { firstName } });
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "a member's page is sent as %s, each time of another length",
  async (encoding, open) => {
    const sam = await signIn("sam");
    const ask = () =>
      app.inject({
        url: "/",
        headers: { cookie: String(sam.cookie), "accept-encoding": `deflate, ${encoding}` },
      });
    const lengths = new Set<number>();
    for (let count = 0; count < 20; count += 1) {
      const { headers, rawPayload } = await ask();
      expect(headers).toMatchObject({ "content-encoding": encoding, "cache-control": "no-store" });
      expect(headers.vary).toContain("accept-encoding");
      expect(answersIn(String(open(rawPayload)))?.[0]?.name).toBe("auth.me");
      lengths.add(rawPayload.length);
    }
    expect(lengths.size).toBeGreaterThan(5);
  },
);

test("a visitor's page is compressed too, and each encoding has a tag of its own", async () => {
  const { html, headers } = await open(visitor(), "/login");
  const ask = (more: Record<string, string> = {}) =>
    app.inject({ url: "/login", headers: { "accept-encoding": "gzip", ...more } });
  const packed = await ask();
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-cache" });
  expect(String(gunzipSync(packed.rawPayload))).toBe(html);
  expect(packed.headers.etag).not.toBe(headers.etag);
  const again = await ask({ "if-none-match": String(packed.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await ask({ "if-none-match": String(headers.etag) })).statusCode).toBe(200);
});

test.each(["", "gzip;q=0", "identity"])("whoever takes %j is sent it plain", async (accepted) => {
  const { headers, payload } = await app.inject({
    url: "/",
    headers: { "accept-encoding": accepted },
  });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(payload).toContain("<title>Willows Rowing Club</title>");
});

test("nothing of an address stands in the page that it opens", async () => {
  const sam = await signIn("sam");
  for (const address of ["/?guess=k3y", "/k3y", "/boats?type=k3y", "/booking-simple/1?date=k3y"])
    expect((await open(sam, address)).html).not.toContain("k3y");
});

test("a page names its screen's files ahead, and each of them exists", async () => {
  const files = async (client: TestClient, address: string) =>
    [...(await open(client, address)).html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
  const landing = await files(visitor(), "/");
  const boats = await files(visitor(), "/boats");
  expect(landing.filter((file) => file.includes("landing-page"))).toHaveLength(1);
  expect(boats.filter((file) => file.includes("boats-page"))).toHaveLength(1);
  expect(new Set(boats).size).toBe(boats.length);
  for (const file of [...landing, ...boats]) expect((await visitor().get(file)).status).toBe(200);
});
