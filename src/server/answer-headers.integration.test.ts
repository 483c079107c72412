import { beforeAll, expect, test } from "vitest";
import { buildTestApp } from "./testing/build-test-app";
import { endpoints, type HttpEndpoint } from "./testing/http-endpoints";
import { openTestClub } from "./testing/open-test-club";
import { injecting, TestClient } from "./testing/test-client";

// What every endpoint's answer says to a browser, whoever asks.

const club = openTestClub({ restore: false });

let admin: TestClient;
beforeAll(async () => {
  const app = await buildTestApp(club().services, { pages: "built" });
  admin = new TestClient(injecting(app));
  admin.cookie = (await club().signIn("admin")).cookie;
});

/** Asks with an admin's rights, so that what is somebody's comes back. */
async function headersOf({ method, target, signsOut }: HttpEndpoint) {
  const asking = signsOut ? club().visitor() : admin;
  return (await asking.raw({ method, url: target, headers: {} })).headers;
}

const events = "/api/trpc/bookings.changes";
const answering = endpoints.filter(({ target }) => target !== events);

test.each(answering)(
  "$name tells browsers to load, keep and embed no more than is meant",
  async (endpoint) => {
    const headers = await headersOf(endpoint);
    const policy = String(headers["content-security-policy"]);
    if (!policy.includes("sandbox")) {
      for (const directive of ["default-src", "script-src"])
        expect(policy).toContain(`${directive} 'self'`);
      for (const directive of ["base-uri", "object-src", "frame-ancestors"]) {
        expect(policy).toContain(`${directive} 'none'`);
      }
    }
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    const [, seconds] =
      /max-age=(\d+); includeSubDomains/.exec(`${headers["strict-transport-security"]}`) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
    if (headers["content-type"] !== undefined) {
      expect(headers["content-type"]).toMatch(
        /^(application\/(?:json|pdf)|[a-z]+\/[a-z+]+; charset=utf-8)$/,
      );
    }
  },
);

test.each(answering)("$name keeps what is somebody's out of every cache", async (endpoint) => {
  const headers = await headersOf(endpoint);
  const anyones =
    endpoint.name === "GET /*" || /^GET \/(?:(?:boat|club)-pictures|manifest)/.test(endpoint.name);
  if (!anyones) expect(headers["cache-control"]).toContain("no-store");
});

test("scripts, styles and type do without what is said of documents", async () => {
  const page = await admin.raw({ method: "GET", url: "/", headers: {} });
  const named = [...page.text.matchAll(/"(\/assets\/[\w~.-]+\.(?:js|css|woff2))"/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, url = ""] of named) {
    const { headers } = await admin.raw({ method: "GET", url, headers: {} });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers).not.toHaveProperty("content-security-policy");
    expect(headers).not.toHaveProperty("x-frame-options");
  }
});
