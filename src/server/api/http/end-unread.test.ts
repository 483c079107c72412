import { once } from "node:events";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { headOf, openSocket } from "../../testing/raw-request";
import { endUnread } from "./end-unread";
import { linePatience } from "./line-patience";

// More than a machine keeps of what nobody reads.
const much = Buffer.alloc(32 * 1024 * 1024, "x");
const unreadMs = 100;

let app: FastifyInstance;
let held: Promise<void>;
let release = () => {};
let reader: Socket;

beforeEach(async () => {
  held = new Promise((resolve) => (release = resolve));
  app = Fastify({ connectionTimeout: unreadMs });
  endUnread(app, unreadMs);
  app.get("/answer", async () => much);
  app.get("/feed", (_request, reply) =>
    reply.header("content-type", "text/event-stream").send(Readable.from(beats())),
  );
  app.get("/held", async () => {
    await held;
    return "here";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  reader = await openSocket(app.listeningOrigin);
});
afterEach(async () => {
  reader.destroy();
  await app.close();
});

async function* beats() {
  yield much.subarray(0, much.length / 2);
  for (;;) {
    yield Buffer.from("event: ping\n\n");
    await pause(unreadMs / 5);
  }
}

/** Asks, and gives the server's side of the connection. */
async function ask(target: string): Promise<Socket> {
  const asked = once(app.server, "request");
  reader.write(headOf({ method: "GET", target }));
  const [{ socket }] = await asked;
  return socket;
}

test.each(["/answer", "/feed"])("nobody reads %s, and the connection ends", async (target) => {
  const socket = await ask(target);
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});

test("an answer that is still being made is waited for", async () => {
  const socket = await ask("/held");
  await once(socket, "timeout");
  release();
  const [answer] = await once(reader, "data");
  expect(String(answer)).toMatch(/here$/);
});

test("a reader that takes its time and goes on gets all", async () => {
  await ask("/answer");
  let received = 0;
  for await (const piece of reader) {
    received += piece.length;
    await setImmediate();
  }
  expect(received).toBeGreaterThan(much.length);
});

test("nobody is cut off who takes something within 30 seconds", () => {
  expect(linePatience.unreadMs).toBe(30_000);
});
