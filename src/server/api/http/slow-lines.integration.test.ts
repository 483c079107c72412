import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { refusalSentences } from "../../answers/refusal-sentences";
import { buildTestApp } from "../../testing/build-test-app";
import { openTestClub } from "../../testing/open-test-club";
import { pictures } from "../../testing/pictures";
import { headOf, openSocket, sendRaw } from "../../testing/raw-request";
import { signInTo } from "../../testing/sign-in-to";
import { fetching, TestClient } from "../../testing/test-client";
import { linePatience } from "./line-patience";

// Who is slow, over real connections, and whom that keeps waiting.

const club = openTestClub();
const opened: Socket[] = [];
let patient: FastifyInstance;
let strict: FastifyInstance;
let hasty: FastifyInstance;

beforeAll(async () => {
  patient = await buildTestApp(club().services);
  strict = await buildTestApp(club().services, { patience: { ...linePatience, bodyMs: 100 } });
  const patience = { ...linePatience, headMs: 300, requestMs: 300, lookMs: 50 };
  hasty = await buildTestApp(club().services, { patience });
  for (const app of [patient, strict, hasty]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => opened.splice(0).forEach((socket) => void socket.destroy()));
afterAll(() => Promise.all([patient?.close(), strict?.close(), hasty?.close()]));

async function open(origin: string): Promise<Socket> {
  const socket = await openSocket(origin);
  opened.push(socket);
  return socket;
}

const report = async (origin: string, key: "manager" | "admin") => {
  const { cookie = "" } = await signInTo(new TestClient(fetching(origin)), key);
  const photo = `data:image/jpeg;base64,${pictures.jpg.toString("base64")}`;
  const told = { severity: "minor", what: "A scratch at the bow", photo };
  const body = JSON.stringify(told).padEnd(400_000);
  return {
    method: "POST",
    target: `/api/boats/${club().boats.solo.id}/damage`,
    headers: [
      ["Content-Type", "application/json"],
      ["Cookie", cookie],
      ["Content-Length", String(body.length)],
    ],
    body,
  } as const;
};

const refused = { error: refusalSentences.TOO_SLOW, code: "TOO_SLOW" };

async function answerOn(socket: Socket) {
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
}

test("many large bodies of one person, none of which comes, keep nobody else waiting", async () => {
  const origin = patient.listeningOrigin;
  const slow = await report(origin, "manager");
  for (let nr = 0; nr < 20; nr += 1) {
    const socket = await open(origin);
    socket.write(`${headOf(slow)}{"sev`);
  }
  const honest = await report(origin, "admin");
  const ends = await Promise.all(Array.from({ length: 7 }, () => sendRaw(origin, honest)));
  expect(ends.filter((end) => end === 201)).toHaveLength(3);
  expect(ends.filter((end) => end === 422)).toHaveLength(4);
});

test("a large body that comes in drops is a 408 that says so", async () => {
  const origin = strict.listeningOrigin;
  const socket = await open(origin);
  socket.write(`${headOf(await report(origin, "manager"))}{"sev`);
  expect(await answerOn(socket)).toEqual({ status: 408, body: refused });
});

test("any other body that does not come is a 408 that says so", async () => {
  const socket = await open(hasty.listeningOrigin);
  const headers = [
    ["Content-Type", "application/json"],
    ["Content-Length", "9"],
  ] as const;
  socket.write(`${headOf({ method: "POST", target: "/api/auth/login", headers })}{`);
  expect(await answerOn(socket)).toEqual({ status: 408, body: refused });
});
