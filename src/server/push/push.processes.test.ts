import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { deliverDuePush } from "../delivery/deliver-push";
import { queueMail } from "../mail/queue-mail";
import { openTwoProcesses } from "../testing/open-two-processes";
import { testMoment } from "../testing/test-moment";
import { findPushKeys } from "./find-push-keys";

const club = openTwoProcesses();
let other: Awaited<ReturnType<typeof openDatabase>> | undefined;
beforeAll(async () => {
  other = await openDatabase({ databaseUrl: club().databaseUrl });
});
afterAll(() => other?.close());
const bothDatabases = () => [club().db, other?.db ?? club().db];

test("Two processes make one pair of keys.", async () => {
  const asks = Array.from({ length: 5 }, () =>
    bothDatabases().map((db) => findPushKeys(db, testMoment())),
  ).flat();
  const keys = new Set((await Promise.all(asks)).map(({ privateKey }) => privateKey));
  expect(keys.size).toBe(1);
  expect(await club().db.pushKeys.count()).toBe(1);
});

test("Two processes send each message once.", async () => {
  const sam = await club().signIn("sam");
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const added = await sam.post("/api/auth/push", { endpoint: "https://8.8.8.8/push", keys });
  expect(added.status, added.text).toBe(201);
  const at = club().clock.now();
  await writing(club().db, async (tx) => {
    for (let nr = 0; nr < 30; nr += 1) {
      const push = { words: `message ${nr}`, path: "/" } as const;
      const mail = { kind: "late boat" as const, subject: "Trial", text: "Trial", push };
      await queueMail(tx, club().people.sam, mail, at);
    }
  });
  const heard: string[] = [];
  const send = (db: PrismaClient) =>
    deliverDuePush(
      db,
      async ({ message }) => heard.push(message.words) && 201,
      "https://club.example",
      () => testMoment(at),
    );
  const counts = await Promise.all(bothDatabases().map(send));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(heard).size).toBe(30);
  expect(heard).toHaveLength(30);
});
