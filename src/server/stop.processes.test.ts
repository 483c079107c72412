import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { boatView } from "../shared/boats/boat-schemas";
import { bookedView } from "../shared/bookings/booking-schemas";
import { demoEmail, demoPassword } from "./demo/demo-accounts";
import { type StartedServer, startServer } from "./testing/start-server";
import { fetching, TestClient } from "./testing/test-client";
import { createTestDatabase } from "./testing/test-database";

// Ten seconds are what those who run servers leave a process before they kill it.
const patienceMs = 10_000;

let settings: Record<string, string>;
const cleaning: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-stop-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
  settings = { DATA_DIR: folder, DEMO: "1" };
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function start(more: Record<string, string> = {}) {
  const server = await startServer({ ...settings, ...more });
  cleaning.push(server.kill);
  return server;
}

async function signIn({ origin }: StartedServer, key: "sam" | "admin" = "sam") {
  const client = new TestClient(fetching(origin));
  const account = { email: demoEmail(key), password: demoPassword };
  expect((await client.post("/api/auth/login", account)).status).toBe(200);
  return client;
}

/** Opens a connection and says this much on it. */
async function say({ origin }: StartedServer, words: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  if (words) socket.write(words);
  cleaning.push(async () => socket.destroy());
  return socket;
}

async function book(sam: TestClient): Promise<number> {
  const boats = (await sam.get("/api/boats")).read(z.array(boatView));
  const boatId = boats.find(({ available }) => available)?.id;
  const dateStr = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const answer = await sam.post("/api/bookings", {
    boatId,
    dateStr,
    timeStr: "12:00",
    duration: 1,
  });
  expect(answer.status).toBe(201);
  return answer.read(bookedView).booking.id;
}

async function expectGoneInTime(server: StartedServer) {
  const late = AbortSignal.timeout(patienceMs);
  const tooLate = once(late, "abort").then(() => "still here");
  expect(await Promise.race([server.stop(), tooLate])).toBe(0);
}

test.each(["embedded", "server"])(
  "whoever is connected and asks nothing does not keep a process on the %s database, and what was acknowledged is kept",
  async (kind) => {
    if (kind === "server") {
      const { url, drop } = await createTestDatabase();
      cleaning.push(drop);
      Object.assign(settings, { DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) });
    }
    const server = await start();
    const sam = await signIn(server);
    const head = "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n";
    await say(server, "");
    await say(server, head);
    await say(
      server,
      `${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`,
    );
    const feed = `GET /api/trpc/bookings.changes?input=%7B%7D HTTP/1.1\r\nHost: localhost\r\nCookie: ${sam.cookie}\r\n\r\n`;
    await once(await say(server, feed), "data");
    const id = await book(sam);
    await expectGoneInTime(server);
    const again = await signIn(await start());
    expect((await again.get("/api/members/bookings")).json()).toContainEqual(
      expect.objectContaining({ id }),
    );
  },
);

test("a mail server that says nothing does not keep it", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  cleaning.push(async () => silent.close());
  const visited = once(silent, "connection");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await new TestClient(fetching(server.origin)).post("/api/auth/reset-password", {
    email: demoEmail("sam"),
  });
  const [socket] = await visited;
  cleaning.push(async () => socket.destroy());
  await expectGoneInTime(server);
});
