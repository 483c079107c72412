import { createHmac } from "node:crypto";
import { addDays, addHours, addSeconds, getUnixTime } from "date-fns";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverWebhooks, hearWebhooks, webhooksOf } from "../testing/hear-webhooks";
import { type HookServer, openHookServer } from "../testing/hook-server";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { signedTransport, type WebhookTransport } from "./deliver-webhooks";
import { TimedOut } from "./post-checked";
import { startWebhookWorker } from "./webhook-worker";

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

describe("a message that does not arrive", () => {
  it("is tried again after 5 s, 30 s, 2, 10 and 30 minutes, then hourly for a day", async () => {
    const hook = await hooks.add();
    await bookAt(sam, solo(), "06:00");
    const begun = now();
    const tries: number[] = [];
    const { deliver } = hearWebhooks(club(), () => {
      tries.push((now().getTime() - begun.getTime()) / 1000);
      return true;
    });
    for (;;) {
      await deliver();
      const [
        { status, nextAttemptAt, lastError } = { status: "", nextAttemptAt: "", lastError: "" },
      ] = await hooks.deliveries(hook);
      expect(lastError).toContain("status 500");
      if (status !== "waiting" || !nextAttemptAt) break;
      club().clock.set(addSeconds(new Date(nextAttemptAt), -1));
      await deliver();
      club().clock.set(new Date(nextAttemptAt));
    }
    const first = [0, 5, 35, 155, 755, 2555];
    expect(tries.slice(0, 6)).toEqual(first);
    expect(tries.slice(6)).toEqual(
      Array.from({ length: 24 }, (_, hour) => 2555 + (hour + 1) * 3600),
    );
    expect(await hooks.deliveries(hook)).toMatchObject([{ status: "failed", attempts: 30 }]);
    expect(await hooks.list()).toMatchObject([{ active: true, failingSince: begun.toISOString() }]);
  });

  it("holds up what follows about its booking, and nothing else", async () => {
    await hooks.add();
    const id = await bookAt(sam, solo(), "06:00");
    await sam.delete(`/api/bookings/${id}`);
    const other = await bookAt(sam, solo(), "08:00");
    let first = true;
    const { heard, deliver } = hearWebhooks(club(), () => {
      const fails = first;
      first = false;
      return fails;
    });
    await deliver();
    expect(heard.map(({ data }) => data.bookingId)).toEqual([other]);
    club().clock.set(addSeconds(now(), 5));
    await deliver();
    expect(heard.slice(1).map(({ event }) => event)).toEqual([
      "booking.created",
      "booking.cancelled",
    ]);
    expect(await hooks.list()).toMatchObject([{ failingSince: null }]);
  });

  it("is tried at once when the clock was put back meanwhile", async () => {
    const right = now();
    await hooks.add();
    await bookAt(sam, solo(), "06:00");
    let down = true;
    const { heard, deliver } = hearWebhooks(club(), () => down);
    club().clock.set(addDays(right, 365));
    await deliver();
    down = false;
    club().clock.set(right);
    await deliver();
    expect(heard).toHaveLength(1);
  });

  it("for three days switches its webhook off, once, with a mail to each admin", async () => {
    const hook = await hooks.add();
    const failing = hearWebhooks(club(), () => true);
    const begun = now();
    const { db } = club().services;
    const failAt = async (hours: number) => {
      club().clock.set(addHours(begun, hours));
      await bookAt(sam, solo(), "06:00", 1, `2026-12-${10 + hours / 12}`);
      await failing.deliver();
    };
    for (const hours of [0, 12, 24, 36, 48, 60]) await failAt(hours);
    club().clock.set(addHours(begun, 71));
    await failing.deliver();
    expect(await hooks.list()).toMatchObject([{ active: true }]);
    club().clock.set(addHours(begun, 72));
    await Promise.all([failing.deliver(), failing.deliver()]);
    expect(await hooks.list()).toMatchObject([{ active: false }]);
    const mails = await db.outboxMessage.findMany({ where: { kind: "webhook switched off" } });
    expect(mails.map(({ memberId }) => memberId)).toEqual([club().people.admin.id]);
    const [newest] = await hooks.deliveries(hook);
    const resend = () => admin.post(`${address}/${hook.id}/deliveries/${newest?.id}/resend`);
    expect(refusalIn(await resend())).toEqual([422, "WEBHOOK_OFF"]);
    await admin.put(`${address}/${hook.id}`, { active: true });
    expect((await resend()).json()).toMatchObject({ status: "waiting", attempts: 0 });
    const { heard, deliver } = hearWebhooks(club());
    await deliver();
    expect(heard).toMatchObject([{ id: newest?.id }]);
    expect(refusalIn(await admin.post(`${address}/${hook.id}/deliveries/0/resend`))).toEqual([
      404,
      "DELIVERY_NOT_FOUND",
    ]);
  });
});

describe("a webhook that hangs", () => {
  const patiently = { timeout: 20_000 };
  const slowUrl = "https://8.8.4.4/slow";

  it("holds up no other, for as long as it hangs", async () => {
    await hooks.add({ url: slowUrl });
    await hooks.add();
    let letGo = () => {};
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const heard: string[] = [];
    const hung: string[] = [];
    const transport: WebhookTransport = async ({ url }, body) => {
      (url === slowUrl ? hung : heard).push(JSON.parse(body).event);
      if (url === slowUrl) await hanging;
    };
    const failures: unknown[] = [];
    const fail = (error: unknown) => failures.push(error);
    const worker = startWebhookWorker(club().services.db, transport, moment, fail);
    const id = await bookAt(sam, solo(), "06:00");
    worker.nudge();
    await expect.poll(() => hung, patiently).toEqual(["booking.created"]);
    await sam.delete(`/api/bookings/${id}`);
    worker.nudge();
    await expect.poll(() => heard, patiently).toEqual(["booking.created", "booking.cancelled"]);
    expect(hung).toHaveLength(1);
    letGo();
    await worker.stop();
    expect(failures).toEqual([]);
  });

  it("rests for as long as it has failed, from 5 seconds to 5 minutes, until it answers", async () => {
    const hook = await hooks.add();
    for (const time of ["06:00", "08:00", "10:00"]) await bookAt(sam, solo(), time);
    let tries = 0;
    let hangs = true;
    const begun = now();
    const timesOut: WebhookTransport = async () => {
      tries += 1;
      if (hangs) throw new TimedOut("No answer within 10 seconds");
    };
    const triedAt = async (seconds: number) => {
      tries = 0;
      club().clock.set(addSeconds(begun, seconds));
      await deliverWebhooks(club().services.db, timesOut, moment);
      return tries;
    };
    expect(await triedAt(0)).toBe(1);
    expect(await triedAt(4)).toBe(0);
    expect(await triedAt(100)).toBe(1);
    expect(await triedAt(199)).toBe(0);
    expect(await triedAt(3600)).toBe(1);
    expect(await triedAt(3600 + 299)).toBe(0);
    const [newest] = await hooks.deliveries(hook);
    await admin.post(`${address}/${hook.id}/deliveries/${newest?.id}/resend`);
    hangs = false;
    expect(await triedAt(3600 + 299)).toBeGreaterThan(1);
  });
});

describe("a webhook that failed days ago, and was not tried since", () => {
  it("is failing from its next failure on", async () => {
    const hook = await hooks.add();
    const failing = hearWebhooks(club(), () => true);
    await bookAt(sam, solo(), "06:00");
    await failing.deliver();
    club().clock.set(addDays(now(), 1));
    await failing.deliver();
    expect(await hooks.deliveries(hook)).toMatchObject([{ status: "failed" }]);
    club().clock.set(addDays(now(), 3));
    const again = now();
    await bookAt(sam, solo(), "06:00", 1, "2026-11-26");
    await failing.deliver();
    expect(await hooks.list()).toMatchObject([{ active: true, failingSince: again.toISOString() }]);
  });
});

describe("on its way", () => {
  let program: HookServer;
  beforeEach(async () => {
    program = await openHookServer();
  });
  afterEach(() => program.close());

  it("a message is signed with the secret that was told", async () => {
    const { db } = club().services;
    const { id, secret } = await hooks.add();
    await db.webhook.update({ where: { id }, data: { url: program.url } });
    await bookAt(sam, solo(), "06:00");
    await deliverWebhooks(db, signedTransport(now, true), moment);
    const [message] = program.heard;
    const t = getUnixTime(now());
    const hmac = createHmac("sha256", secret).update(`${t}.${message?.body}`).digest("hex");
    expect(message?.headers["x-slipway-signature"]).toBe(`t=${t},sha256=${hmac}`);
  });

  it("an address is checked at every attempt, also one that was public when it was set", async () => {
    const { db } = club().services;
    const hook = await hooks.add();
    await db.webhook.update({ where: { id: hook.id }, data: { url: program.url } });
    await bookAt(sam, solo(), "06:00");
    await deliverWebhooks(db, signedTransport(now, false), moment);
    expect(program.heard).toEqual([]);
    expect(await hooks.deliveries(hook)).toMatchObject([
      { status: "waiting", lastError: expect.stringContaining("not public") },
    ]);
  });

  it("two processes send each message once", async () => {
    const { db } = club().services;
    const { id } = await hooks.add();
    await db.webhook.update({ where: { id }, data: { url: program.url } });
    for (const time of ["06:00", "08:00", "10:00"]) await bookAt(sam, solo(), time);
    const send = () => deliverWebhooks(db, signedTransport(now, true), moment);
    const counts = await Promise.all([send(), send()]);
    expect(counts[0] + counts[1]).toBe(3);
    expect(program.heard).toHaveLength(3);
  });
});
