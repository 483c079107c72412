import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { Attack } from "./testing/attack";
import { openAttackedClub } from "./testing/attacked-club";
import { bodyAttacks } from "./testing/body-attacks";
import { buildTestApp } from "./testing/build-test-app";
import { floods } from "./testing/floods";
import { headerAttacks } from "./testing/header-attacks";
import { endpoints, type HttpEndpoint, routesOf } from "./testing/http-endpoints";
import { openTestClub } from "./testing/open-test-club";
import { headOf, openSocket, sendRaw } from "./testing/raw-request";

// Every endpoint of a server in a process of its own, and what hostile clients send to it.

const club = openAttackedClub();
const embedded = openTestClub({ restore: false });

let admin: string | undefined;
let leaver: string | undefined;
let idle: { over: Promise<unknown> }[];
beforeAll(async () => {
  idle = await openIdle(club().server.origin);
  admin = (await club().signIn("admin")).cookie;
  leaver = (await club().signIn("lee")).cookie;
});

/** Many connections on which too little is said. */
async function openIdle(origin: string) {
  const asking = {
    method: "POST",
    target: "/api/auth/login",
    headers: [["Content-Length", "9"]],
  } as const;
  const head = headOf(asking);
  const words = Array.from({ length: 50 }, () => ["", head.slice(0, 30), `${head}{`]).flat();
  return Promise.all(
    words.map(async (said) => {
      const socket = await openSocket(origin);
      socket.write(said);
      socket.resume();
      return { over: once(socket, "close") };
    }),
  );
}

test("every route of the server is an endpoint here", async () => {
  const routes = await routesOf(() => buildTestApp(embedded().services, { pages: "built" }));
  // Behind its routes tRPC has the procedures; their endpoints are made of the routers.
  const served = routes.filter((route) => !/^HEAD |\/api\/trpc\//.test(route));
  const known = endpoints.map(({ name }) => name).filter((name) => !name.includes("/api/trpc/"));
  expect(served.sort()).toEqual(known.sort());
});

/** Asks with an admin's rights, so that an attack gets as far as it can. */
function asAdmin(endpoint: HttpEndpoint) {
  const cookie = endpoint.signsOut ? leaver : admin;
  return cookie ? ([["Cookie", cookie]] as const) : [];
}

async function suffer(attack: Attack, endpoint: HttpEndpoint) {
  const wrong: string[] = [];
  for (const [nr, request] of attack.sends(endpoint).entries()) {
    const headers = [...(request.headers ?? []), ...asAdmin(endpoint)];
    const end = await sendRaw(club().server.origin, { ...request, headers }).catch(String);
    if (!attack.ends(endpoint).some((fine) => fine === end))
      wrong.push(`${endpoint.name} #${nr}: ${end}`);
  }
  return wrong;
}

// An admin's refused purchases stand in the trail ten times an hour, and every file they take away;
// a call that takes nothing, such as the wish to be deleted, is honest whatever else it carries.
// The address they come from is counted. To send a test mail or to invite whoever never signed in
// takes nothing either: each of the eight hands may do so, and everybody is invited once a day. The
// club's key of push is made once, whenever somebody first asks for it.
const ofAdmin = {
  audit_trail: 54,
  outbox: 20,
  one_time_links: 8,
  idempotency_keys: 1,
  rate_limits: 1,
  push_keys: 1,
};

test.each([...bodyAttacks, ...headerAttacks])(
  "$name ends each time as it should, and leaves nothing behind",
  async (attack) => {
    const before = await club().countRows();
    const open = endpoints.filter(attack.at).values();
    const hand = async () => {
      const wrong: string[] = [];
      for (const endpoint of open) wrong.push(...(await suffer(attack, endpoint)));
      return wrong;
    };
    const wrong = (await Promise.all(Array.from({ length: 8 }, hand))).flat();
    expect(wrong).toEqual([]);
    expect(await grownSince(before, ofAdmin)).toEqual([]);
  },
);

/** The tables that grew by more rows than they may, and by how many. */
async function grownSince(before: Record<string, number>, budget: Record<string, number>) {
  return Object.entries(await club().countRows())
    .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
    .filter(([table, by]) => by > (budget[table] ?? 0));
}

const memoryBudgetMb = 64;
// No speed: it says that others are not kept out for as long as somebody attacks.
const patienceMs = 15_000;

test.each(floods)("during $name others are served, and it costs little", async (flood) => {
  await club().signIn("ana");
  const before = await club().countRows();
  const memoryMb = club().memoryMb();
  const honest = watchHonest();
  const stop = await flood.pours(club());
  const seen = await honest.end();
  stop();
  expect(await grownSince(before, { sessions: 1, ...flood.rows })).toEqual([]);
  expect(seen.longestWaitMs).toBeLessThan(patienceMs);
  expect(seen.mostMemoryMb - memoryMb).toBeLessThanOrEqual(memoryBudgetMb);
});

/** Logs in and asks as an honest member, again and again, with an eye on the memory. */
function watchHonest() {
  const seen = { longestWaitMs: 0, mostMemoryMb: 0 };
  let ended = false;
  const timed = async <T>(work: Promise<T>) => {
    const begun = performance.now();
    const result = await work;
    seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - begun);
    seen.mostMemoryMb = Math.max(seen.mostMemoryMb, club().memoryMb());
    return result;
  };
  const asking = (async () => {
    const ana = await timed(club().signIn("ana"));
    do expect((await timed(ana.get("/api/auth/me"))).status).toBe(200);
    while (!ended && (await pause(20, true)));
  })();
  const end = async () => {
    ended = true;
    await asking;
    return seen;
  };
  return { end };
}

test("whoever begins and never ends is let go", { timeout: 60_000 }, async () => {
  await Promise.all(idle.map(({ over }) => over));
});
