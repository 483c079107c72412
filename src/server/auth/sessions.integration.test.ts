import { once } from "node:events";
import { request as sendRequest } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { newPassword } from "../testing/answer-shapes";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { signInTo } from "../testing/sign-in-to";
import { fetching, injecting, TestClient } from "../testing/test-client";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const isSignedIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;

const login = (client: TestClient, headers: Record<string, string> = {}) =>
  client.post("/api/auth/login", { email: personEmail("sam"), password: testPassword }, headers);

test("a restart signs nobody out", async () => {
  const sam = await club().logIn("sam");
  const restarted = await buildTestApp(club().services);
  const afterwards = new TestClient(injecting(restarted));
  afterwards.cookie = sam.cookie;
  expect(await isSignedIn(afterwards)).toBe(true);
  await restarted.close();
});

test("log-in makes a new session id, and the old one is worth nothing", async () => {
  const client = await club().logIn("sam");
  const first = client.cookie;
  await login(client);
  expect(client.cookie).not.toBe(first);
  expect(await isSignedIn(client)).toBe(true);
  client.cookie = first;
  expect(await isSignedIn(client)).toBe(false);
});

test("a session id somebody planted before log-in signs nobody in", async () => {
  const planted = club().visitor();
  planted.cookie = "slipway=planted-session-id.signature";
  const victim = club().visitor();
  victim.cookie = planted.cookie;
  await login(victim);
  expect(await isSignedIn(planted)).toBe(false);
});

test("the table keeps a hash: a stolen row is no cookie", async () => {
  const sam = await club().logIn("sam");
  const [row] = await club().services.db.session.findMany();
  const id = decodeURIComponent(sam.cookie?.split("=")[1] ?? "").split(".")[0];
  expect(id?.length).toBeGreaterThan(20);
  expect(row?.sid).not.toContain(id);
  expect(JSON.stringify(row?.sess)).toContain(`"memberId":${club().people.sam.id}`);
});

test("a session keeps nothing of its member but who they are, and asks anew each time", async () => {
  const { db } = club().services;
  const sam = await club().logIn("sam");
  expect(Object.keys(Object((await db.session.findFirstOrThrow()).sess)).sort()).toEqual([
    "cookie",
    "device",
    "memberId",
  ]);
  const { id } = club().people.sam;
  await db.member.update({ where: { id }, data: { approvalStatus: "pending" } });
  const me = (await sam.get("/api/auth/me")).json();
  expect(me).toMatchObject({ member: { approvalStatus: "pending" } });
  await db.member.update({ where: { id }, data: { deletedAt: club().clock.now() } });
  expect(await isSignedIn(sam)).toBe(false);
});

test("a log-in that a password reset overtakes does not stand", async () => {
  const { services, people } = club();
  const admin = await club().logIn("admin");
  const thief = club().visitor();
  const guess = services.attempts.guess.bind(services.attempts);
  services.attempts.guess = async (who, check) => {
    const found = await guess(who, check);
    const reset = await admin.post(`/api/admin/members/${people.sam.id}/reset-password`);
    expect(reset.status).toBe(200);
    return found;
  };
  expect((await login(thief)).status).toBe(401);
  expect(await isSignedIn(thief)).toBe(false);
});

test("a request whose body comes late has its sender's rights of then", async () => {
  const { people, services } = club();
  const app = await buildTestApp(services);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const admin = await signInTo(new TestClient(fetching(origin)), "admin");
  const body = JSON.stringify({ ...applicant, isAdmin: true });
  const request = sendRequest(`${origin}/api/admin/members`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      cookie: admin.cookie ?? "",
    },
  });
  request.write(body.slice(0, 1));
  // One round trip later the first part has been read.
  expect((await admin.get("/api/auth/me")).status).toBe(200);
  const { id } = people.admin;
  await services.db.member.update({ where: { id }, data: { isAdmin: false } });
  request.end(body.slice(1));
  const [answer] = await once(request, "response");
  expect(answer.statusCode).toBe(403);
  answer.resume();
  await app.close();
});

test("who calls is asked once, and again only for a body that came late", async () => {
  const { services } = club();
  const app = await buildTestApp(services);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const sam = await signInTo(new TestClient(fetching(origin)), "sam");
  const asked = vi.spyOn(services.db.plain, "$queryRaw");
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").setNoDelay();
  const head = [
    "POST /api/auth/choose-password HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/json",
    "content-length: 2",
    `cookie: ${sam.cookie}`,
  ].join("\r\n");
  for (const [parts, questions] of [
    [[`${head}\r\n\r\n{}`], 1],
    [[`${head}\r\n\r\n{`, "}"], 2],
  ] as const) {
    asked.mockClear();
    for (const part of parts) {
      socket.write(part);
      // One round trip later it has been read.
      if (part !== parts.at(-1)) await sam.get("/api/auth/me");
    }
    await once(socket, "data");
    expect(asked).toHaveBeenCalledTimes(questions + (parts.length - 1));
  }
  asked.mockRestore();
  socket.destroy();
  await app.close();
});

const applicant = {
  firstName: "Ann",
  lastName: "Other",
  email: "ann@row.example",
  password: "long-enough",
};

test("what the API answers is kept by no cache", async () => {
  const sam = await club().logIn("sam");
  for (const path of ["/api/auth/me", "/api/boats", "/api/trpc/auth.me"])
    expect((await sam.get(path)).headers["cache-control"]).toBe("no-store");
});

test("visitors leave no session behind and get no cookie", async () => {
  const answer = await club().visitor().get("/api/boats");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await club().services.db.session.count()).toBe(0);
});

test("a session lasts two weeks on the club's clock, and no longer", async () => {
  const sam = await club().logIn("sam");
  club().clock.passMinutes(14 * 24 * 60 - 1);
  expect(await isSignedIn(sam)).toBe(true);
  club().clock.passMinutes(1);
  expect(await isSignedIn(sam)).toBe(false);
});

test("log-out ends this session alone, and may be repeated", async () => {
  const here = await club().logIn("sam");
  const elsewhere = await club().logIn("sam");
  const kept = here.cookie;
  expect((await here.post("/api/auth/logout")).json()).toEqual({ ok: true });
  expect((await here.post("/api/auth/logout")).status).toBe(200);
  here.cookie = kept;
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(true);
});

test("log-out takes the cookie back", async () => {
  const sam = await club().logIn("sam");
  await sam.post("/api/auth/logout");
  expect(sam.cookie).toBeUndefined();
});

test("the log-out link clears the session and leads to the log-in screen", async () => {
  const sam = await club().logIn("sam");
  const kept = sam.cookie;
  const answer = await sam.get("/api/logout");
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe("/login");
  sam.cookie = kept;
  expect(await isSignedIn(sam)).toBe(false);
  expect((await club().visitor().get("/api/logout")).status).toBe(302);
});

test("force-logout ends all of the member's sessions and nobody else's", async () => {
  const [here, elsewhere, lee] = [
    await club().logIn("sam"),
    await club().logIn("sam"),
    await club().logIn("lee"),
  ];
  expect((await here.post("/api/auth/force-logout")).json()).toEqual({ ok: true });
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(lee)).toBe(true);
});

test("an admin's password reset ends the member's sessions", async () => {
  const [sam, admin] = [await club().logIn("sam"), await club().logIn("admin")];
  const { id } = club().people.sam;
  const reset = await admin.post(`/api/admin/members/${id}/reset-password`);
  const { tempPassword } = reset.read(newPassword);
  expect(await isSignedIn(sam)).toBe(false);
  expect((await login(sam)).status).toBe(401);
  const again = await sam.post("/api/auth/login", {
    email: personEmail("sam"),
    password: tempPassword,
  });
  expect(again.json()).toMatchObject({ ok: true, member: { temporaryPassword: true } });
});

test("a rejected applicant's sessions end and the e-mail is free again", async () => {
  const [pending, admin] = [await club().logIn("pending"), await club().logIn("admin")];
  await admin.put(`/api/admin/members/${club().people.pending.id}/reject`);
  expect(await isSignedIn(pending)).toBe(false);
  expect(await club().services.db.session.count()).toBe(1);
});

test("calls batched after a log-out are answered as a visitor's", async () => {
  const sam = await club().logIn("sam");
  const answer = await sam.post("/api/trpc/auth.logout,auth.logout?batch=1", { 0: {}, 1: {} });
  expect(answer.status).toBe(200);
});

test("the same holds over real HTTP", async () => {
  const listening = await buildTestApp(club().services);
  await listening.listen({ port: 0, host: "127.0.0.1" });
  const client = new TestClient(fetching(listening.listeningOrigin));
  await signInTo(client, "sam");
  expect(await isSignedIn(client)).toBe(true);
  await client.post("/api/auth/logout");
  expect(await isSignedIn(client)).toBe(false);
  await listening.close();
});
