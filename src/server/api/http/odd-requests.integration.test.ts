import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { openTestClub } from "../../testing/open-test-club";
import { personEmail, testPassword } from "../../testing/test-people";

// What no browser sends, over real HTTP.

const club = openTestClub({ restore: false });
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp(club().services);
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app?.close());

async function send(method: string, path: string, body = "", headers = {}) {
  const { port } = new URL(app.listeningOrigin);
  const asking = request({
    host: "127.0.0.1",
    port,
    method,
    path,
    headers: { "content-type": "application/json", ...headers },
  });
  asking.end(body);
  const [response]: IncomingMessage[] = await once(asking, "response");
  return { status: response?.statusCode, text: response ? await text(response) : "" };
}

const account = JSON.stringify({ email: personEmail("sam"), password: testPassword });

test("brackets without end in an address are a 400", async () => {
  const deep = `${"[".repeat(4000)}${"]".repeat(4000)}`;
  expect((await send("GET", `/api/trpc/boats.list?input=${deep}`)).status).toBe(400);
});

const refusal = { error: "Please check what you entered.", code: "BAD_INPUT" };

test.each([
  "http://host/api/auth/login",
  "http://localhost/api/trpc/auth.login",
  "https://[/api/auth/login",
])("the address %s is for a proxy, and a 400 here", async (path) => {
  const answer = await send("POST", path, account);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual(refusal);
});

test.each([
  ...[" ", "a b", "[::1", "evil.example/x?y", "me@evil.example", "a,b"],
  ...["elsewhere.example:99999", "1.2.3.999", "[:::]:80", "xn--a.example"],
])("the host '%s' is nobody's, and a 400", async (host) => {
  for (const path of ["/api/auth/login", "/api/trpc/auth.login"]) {
    const answer = await send("POST", path, account, { host });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual(refusal);
  }
});

test.each(["club.example", "club.example:8443", "127.0.0.1:3000", "[::1]:3000", "boat_house"])(
  "the host %s may be the club's",
  async (host) => {
    expect((await send("POST", "/api/auth/login", account, { host })).status).toBe(200);
  },
);
