import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { myDataView } from "../../shared/account/account-schemas";
import { pushDeviceView, pushKey } from "../../shared/push/push-schemas";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import { openPushService, type PushService } from "../testing/push-service";
import { addDevice, deliverPush } from "../testing/push-to";
import type { TestClient } from "../testing/test-client";
import { testPassword } from "../testing/test-people";
import { makeToken, programWith } from "../testing/token-client";

const club = openTestClub();
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

let sam: TestClient;
beforeEach(async () => {
  club().services.webhookPrivate = true;
  service.answers = 201;
  service.refused = [];
  sam = await club().signIn("sam");
});

const devicesOf = async (client: TestClient) =>
  (await client.get("/api/auth/push")).read(z.array(pushDeviceView));
const keyOf = async (client: TestClient) => (await client.get("/api/push")).read(pushKey);
/** Asks for a trial, and gives how many messages then arrive anywhere. */
async function tryOn(client: TestClient, id: number) {
  const answer = await client.post(`/api/auth/push/${id}/test`);
  expect([answer.status, answer.json()]).toEqual([202, { ok: true }]);
  return deliverPush(club());
}

test("The club's key is made once, for everybody who is signed in.", async () => {
  const answers = await Promise.all([keyOf(sam), keyOf(await club().signIn("pending"))]);
  expect(answers[0]?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(answers[1]).toEqual(answers[0]);
  expect(await club().services.db.pushKeys.count()).toBe(1);
  expect(refusalIn(await club().visitor().get("/api/push"))).toEqual([401, "NOT_SIGNED_IN"]);
});

test("A device is named by its browser, listed without its address, and shows a trial.", async () => {
  const phone = service.device();
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 16) Chrome/140.0" };
  const answer = await sam.post("/api/auth/push", phone.subscription, headers);
  expect(answer.json()).toEqual({ id: expect.any(Number), name: "Chrome on Android" });
  const [device, ...others] = await devicesOf(sam);
  expect(device).toEqual({
    id: expect.any(Number),
    name: "Chrome on Android",
    createdAt: "2026-11-20T19:30:00.000Z",
  });
  expect(others).toEqual([]);
  expect(await tryOn(sam, device?.id ?? 0)).toBe(1);
  const { publicKey } = await keyOf(sam);
  expect(phone.shown).toEqual([
    {
      message: {
        title: "Willows Rowing Club",
        words: "This is what a message from the club looks like here.",
        path: "/account",
        tag: "message-trial",
      },
      ttl: 60,
      topic: "message-trial",
      signedBy: { sub: "https://club.example", key: publicKey },
    },
  ]);
  expect(service.refused).toEqual([]);
});

test("A trial that fails is not tried again, and may be asked for again.", async () => {
  const phone = service.device();
  const { id } = await addDevice(sam, phone);
  service.answers = 500;
  expect(await tryOn(sam, id)).toBe(0);
  service.answers = 201;
  club().clock.passMinutes(120);
  expect(await deliverPush(club())).toBe(0);
  await sam.post(`/api/auth/push/${id}/test`);
  expect(await tryOn(sam, id)).toBe(1);
  expect(phone.shown).toHaveLength(1);
});

test("Somebody has ten devices, and the same one only once.", async () => {
  const known = service.device();
  const first = await addDevice(sam, known);
  for (let more = 2; more <= 10; more += 1) await addDevice(sam, service.device());
  expect(await addDevice(sam, known)).toEqual(first);
  const eleventh = await sam.post("/api/auth/push", service.device().subscription);
  expect(refusalIn(eleventh)).toEqual([422, "TOO_MANY_DEVICES"]);
  const removed = await sam.delete(`/api/auth/push/${first.id}`);
  expect([removed.status, removed.json()]).toEqual([200, { ok: true }]);
  await addDevice(sam, service.device());
  expect(await devicesOf(sam)).toHaveLength(10);
});

test("Ten at once are ten, and one device at once is one.", async () => {
  const phone = service.device();
  const same = await Promise.all([1, 2, 3, 4].map(() => addDevice(sam, phone)));
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => sam.post("/api/auth/push", service.device().subscription)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(await devicesOf(sam)).toHaveLength(10);
});

test("Nobody reaches another member's device, but sending its address takes it over.", async () => {
  const phone = service.device();
  const { id } = await addDevice(sam, phone);
  const lee = await club().signIn("lee");
  expect(refusalIn(await lee.delete(`/api/auth/push/${id}`))).toEqual([404, "DEVICE_NOT_FOUND"]);
  expect(refusalIn(await lee.post(`/api/auth/push/${id}/test`))).toEqual([404, "DEVICE_NOT_FOUND"]);
  await sam.post(`/api/auth/push/${id}/test`);
  await addDevice(lee, phone);
  expect(await devicesOf(sam)).toEqual([]);
  // What was on its way to Sam is not shown to Lee.
  expect(await deliverPush(club())).toBe(0);
});

describe("a device ends with the session that sent it", () => {
  let phone: ReturnType<PushService["device"]>;
  let id: number;
  beforeEach(async () => {
    phone = service.device();
    id = (await addDevice(sam, phone)).id;
    await sam.post(`/api/auth/push/${id}/test`);
  });
  const nothingComes = async () => {
    expect(await deliverPush(club())).toBe(0);
    expect(phone.shown).toEqual([]);
  };

  test("by logging out", async () => {
    await sam.post("/api/auth/logout");
    expect(await club().services.db.pushDevice.count()).toBe(0);
    await nothingComes();
  });

  test("by a log-out everywhere from another browser", async () => {
    await (await club().signIn("sam")).post("/api/auth/force-logout");
    await nothingComes();
  });

  test("by another password, but for the device that chose it", async () => {
    const tablet = service.device();
    const here = await club().signIn("sam");
    await addDevice(here, tablet);
    const change = { currentPassword: testPassword, newPassword: "river-heron-77" };
    expect((await here.put("/api/auth/change-password", change)).status).toBe(200);
    await nothingComes();
    expect(await devicesOf(here)).toHaveLength(1);
  });

  test("by its expiry, before anybody has swept it away", async () => {
    club().clock.passDays(14);
    await nothingComes();
    const here = await club().signIn("sam");
    expect(await devicesOf(here)).toEqual([]);
    expect(refusalIn(await here.post(`/api/auth/push/${id}/test`))).toEqual([
      404,
      "DEVICE_NOT_FOUND",
    ]);
  });

  test("and is there again at the next visit", async () => {
    await sam.post("/api/auth/logout");
    const here = await club().signIn("sam");
    const { id: again } = await addDevice(here, phone);
    expect(await tryOn(here, again)).toBe(1);
  });

  test("not with that session, once a later one has sent it", async () => {
    const here = await club().signIn("sam");
    expect((await addDevice(here, phone)).id).toBe(id);
    await sam.post("/api/auth/logout");
    expect(await tryOn(here, id)).toBe(1);
  });
});

test("An address must lead to the public internet, and be one.", async () => {
  club().services.webhookPrivate = false;
  const answer = await sam.post("/api/auth/push", service.device().subscription);
  expect(refusalIn(answer)).toEqual([422, "WEBHOOK_ADDRESS"]);
  expect(answer.json()).toMatchObject({ field: "endpoint" });
  const broken: [object, string][] = [
    [{ endpoint: "push" }, "endpoint"],
    [{ keys: undefined }, "keys"],
    [{ keys: { p256dh: "B", auth: "A".repeat(22) } }, "keys.p256dh"],
    [{ keys: { p256dh: `B${"A".repeat(86)}`, auth: "short" } }, "keys.auth"],
  ];
  for (const [wrong, field] of broken) {
    const refused = await sam.post("/api/auth/push", {
      ...service.device().subscription,
      ...wrong,
    });
    expect(refused.json()).toMatchObject({ code: "BAD_INPUT", field });
  }
});

test("No token opens any of it.", async () => {
  const program = programWith(
    club(),
    (await makeToken(sam, { name: "Phone", access: "write" })).token,
  );
  for (const answer of [
    await program.get("/api/push"),
    await program.get("/api/auth/push"),
    await program.post("/api/auth/push", service.device().subscription),
    await program.delete("/api/auth/push/1"),
    await program.post("/api/auth/push/1/test"),
  ]) {
    expect(refusalIn(answer)).toEqual([403, "TOKEN_NOT_ALLOWED"]);
  }
});

test("A member's copy of their data names their devices.", async () => {
  const { id, name } = await addDevice(sam, service.device());
  const { pushDevices } = (await sam.get("/api/auth/my-data")).read(myDataView);
  expect(pushDevices).toEqual([{ id, name, createdAt: "2026-11-20T19:30:00.000Z" }]);
});
