import { expect, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { injecting, TestClient } from "../testing/test-client";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

function cookieLine(answer: { headers: Record<string, unknown> }) {
  return String(answer.headers["set-cookie"]);
}

const login = (client: TestClient, headers: Record<string, string> = {}) =>
  client.post("/api/auth/login", { email: personEmail("sam"), password: testPassword }, headers);

test("the cookie is out of reach for scripts and other sites' posts", async () => {
  const line = cookieLine(await login(club().visitor()));
  expect(line).toMatch(/; HttpOnly/i);
  expect(line).toMatch(/; SameSite=Lax/i);
  expect(line).toMatch(/; Path=\/(;|$)/i);
  expect(line).not.toMatch(/; Secure/i);
});

test("over https the cookie is Secure, and no neighbouring host can plant one", async () => {
  const behindProxy = await buildTestApp(club().services, { trustProxy: true });
  const client = new TestClient(injecting(behindProxy));
  const https = { "x-forwarded-proto": "https" };
  const line = cookieLine(await login(client, https));
  expect(line).toMatch(/^__Host-slipway=[^;]/);
  expect(line).toMatch(/; Path=\/(;|$)/);
  expect(line).toMatch(/; Secure/i);
  expect(line).not.toMatch(/; Domain/i);
  const me = () => client.request("GET", "/api/auth/me", undefined, https);
  expect((await me()).status).toBe(200);

  const { cookie } = client;
  client.cookie = cookie?.replace("__Host-", "");
  expect((await me()).status).toBe(401);
  client.cookie = cookie;
  const left = cookieLine(await client.post("/api/auth/logout", undefined, https));
  expect(left).toMatch(/^__Host-slipway=;.*; Secure/i);
  await behindProxy.close();
});

test("so it is where the club's address is https and the proxy tells nothing", async () => {
  const behindProxy = await buildTestApp(club().services, { overHttps: true });
  const client = new TestClient(injecting(behindProxy));
  const line = cookieLine(await login(client));
  expect(line).toMatch(/^__Host-slipway=[^;]/);
  expect(line).toMatch(/; Path=\/(;|$)/);
  expect(line.match(/; Secure/gi)).toHaveLength(1);
  expect((await client.get("/api/auth/me")).status).toBe(200);

  const { cookie } = client;
  client.cookie = cookie?.replace("__Host-", "");
  expect((await client.get("/api/auth/me")).status).toBe(401);
  client.cookie = cookie;
  const left = cookieLine(await client.post("/api/auth/logout"));
  expect(left).toMatch(/^__Host-slipway=;.*; Secure/i);
  await behindProxy.close();
});

test.each([
  "slipway=",
  "slipway=x",
  "slipway=a.b",
  "slipway=%E0%A4%A",
  `slipway=${"a".repeat(3000)}`,
])("a broken cookie is nobody's: %.30s", async (cookie) => {
  const client = club().visitor();
  client.cookie = cookie;
  const answer = await client.get("/api/auth/me");
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ code: "NOT_SIGNED_IN" });
});
