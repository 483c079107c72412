import { createHmac } from "node:crypto";
import { addHours, addSeconds, getUnixTime } from "date-fns";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { cleanUp } from "../jobs/clean-up";
import { deliverWebhooks, webhooksOf } from "../testing/hear-webhooks";
import { openHookServer } from "../testing/hook-server";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { signedTransport } from "./deliver-webhooks";

const club = openTestClub();
const address = "/api/admin/webhooks";
let admin: TestClient;
let sam: TestClient;
let hooks: ReturnType<typeof webhooksOf>;
beforeEach(async () => {
  admin = await club().signIn("admin");
  hooks = webhooksOf(admin);
  sam = await club().signIn("sam");
});

const now = () => club().clock.now();
const moment = () => testMoment(now());
const solo = () => club().boats.solo.id;

it("renewing gives another secret, told once, of which the trail says only that", async () => {
  const added = await hooks.add();
  const renewed = await hooks.renew(added);
  const oldSecretUntil = addHours(now(), 24).toISOString();
  const { secret, ...view } = added;
  expect(renewed).toEqual({
    ...view,
    oldSecretUntil,
    secret: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(renewed.secret).not.toBe(secret);
  expect(await hooks.list()).toEqual([{ ...view, oldSecretUntil }]);
  const acts = await club().services.db.auditEntry.findMany({
    where: { act: "webhook secret renewed" },
  });
  expect(acts).toHaveLength(1);
  expect(JSON.stringify(acts)).not.toContain(renewed.secret);
  club().clock.set(addHours(now(), 24));
  expect(await hooks.list()).toEqual([view]);
  expect(refusalIn(await admin.post(`${address}/0/secret`))).toEqual([404, "WEBHOOK_NOT_FOUND"]);
  expect((await sam.post(`${address}/${added.id}/secret`)).status).toBe(403);
});

it("a message is signed with both secrets for a day after one was renewed", async () => {
  const { db } = club().services;
  const program = await openHookServer();
  onTestFinished(async () => {
    await program.close();
  });
  const added = await hooks.add();
  await db.webhook.update({ where: { id: added.id }, data: { url: program.url } });
  const signatures = async (time: string) => {
    await bookAt(sam, solo(), time, 1, "2026-11-24");
    await deliverWebhooks(db, signedTransport(now, true), moment);
    const message = program.heard.at(-1);
    const signed = `${getUnixTime(now())}.${message?.body}`;
    const [t, ...given] = `${message?.headers["x-slipway-signature"]}`.split(",");
    expect(t).toBe(`t=${getUnixTime(now())}`);
    const by = (key: string) => createHmac("sha256", key).update(signed).digest("hex");
    return { given, by };
  };
  const lost = await hooks.renew(added);
  club().clock.set(addHours(now(), 1));
  const renewed = await hooks.renew(added);
  club().clock.set(addSeconds(addHours(now(), 24), -1));
  const both = await signatures("06:00");
  expect(both.given).toEqual([
    `sha256=${both.by(added.secret)}`,
    `new-sha256=${both.by(renewed.secret)}`,
  ]);
  expect(lost.secret).not.toBe(renewed.secret);
  club().clock.set(addSeconds(now(), 1));
  const one = await signatures("08:00");
  expect(one.given).toEqual([`sha256=${one.by(renewed.secret)}`]);
  await cleanUp(db, moment());
  expect(await db.webhook.findMany()).toMatchObject([{ oldSecret: null, oldSecretUntil: null }]);
});
