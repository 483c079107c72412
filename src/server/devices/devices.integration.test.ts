import { addMinutes, addSeconds } from "date-fns";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type AddedDevice, addedDevice, deviceView } from "../../shared/devices/device-schemas";
import { boardLineView } from "../../shared/outings/board-line";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { fridayNoon } from "../testing/test-clock";

const club = openTestClub();
let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const addDevice = async (name = "North dock") =>
  (await admin.post("/api/admin/devices", { name })).read(addedDevice);
const tokenOf = ({ pairingUrl }: AddedDevice) => pairingUrl.split("/").at(-1) ?? "";
const pair = (client: TestClient, device: AddedDevice) =>
  client.post("/api/devices/pair", { token: tokenOf(device) });
const devices = async () => (await admin.get("/api/admin/devices")).read(z.array(deviceView));
const boardOf = async (tablet: TestClient) =>
  (await tablet.get("/api/dock/outings")).read(z.array(boardLineView));
const acts = () =>
  club().services.db.auditEntry.findMany({
    select: { act: true, actorId: true, actorName: true },
    orderBy: { id: "asc" },
  });

/** A tablet of the club, paired by its address. */
async function openTablet(): Promise<TestClient> {
  const tablet = club().visitor();
  expect((await pair(tablet, await addDevice())).status).toBe(200);
  return tablet;
}

/** A club that keeps the log, and Sam's outing in the solo at six. */
async function bookSam(boatId = club().boats.solo.id): Promise<number> {
  await switchLogOn(club());
  return bookAt(await club().signIn("sam"), boatId, "06:00");
}

test("a tablet is added with an address, which pairs it once and leaves it a strict cookie", async () => {
  const answer = await admin.post("/api/admin/devices", { name: " North dock " });
  expect(answer.status).toBe(201);
  const device = answer.read(addedDevice);
  expect(device).toMatchObject({ id: expect.any(Number), name: "North dock" });
  expect(device.pairingUrl).toMatch(/^https:\/\/club\.example\/pair\/[\w-]{43}$/);
  expect(await devices()).toMatchObject([
    { name: "North dock", pairedAt: null, pairing: "waiting" },
  ]);

  const tablet = club().visitor();
  const paired = await pair(tablet, device);
  expect(paired.json()).toEqual({ name: "North dock" });
  expect(String(paired.headers["set-cookie"])).toMatch(
    /^slipway-dock=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(refusalIn(await pair(club().visitor(), device))).toEqual([422, "LINK_SPENT"]);
  expect(await devices()).toMatchObject([{ pairedAt: fridayNoon.toISOString() }]);
});

test("its address is over after ten minutes, and the database holds neither it nor the key", async () => {
  const device = await addDevice();
  club().clock.set(addMinutes(fridayNoon, 10));
  expect(refusalIn(await pair(club().visitor(), device))).toEqual([422, "LINK_SPENT"]);
  expect(await devices()).toMatchObject([{ pairing: "over" }]);
  club().clock.set(addSeconds(addMinutes(fridayNoon, 10), -1));
  const tablet = club().visitor();
  expect((await pair(tablet, device)).status).toBe(200);
  const kept = JSON.stringify(await club().services.db.dockDevice.findMany());
  expect(kept).not.toContain(tokenOf(device));
  expect(kept).not.toContain(tablet.cookie?.split("=")[1]);
});

test("of many who open one address at once, one pairs it", async () => {
  const device = await addDevice();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => pair(club().visitor(), device)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
});

test("whoever pairs a tablet while signed in is signed out on it", async () => {
  const device = await addDevice();
  const onTablet = await club().signIn("manager");
  const session = onTablet.cookie;
  expect((await pair(onTablet, device)).status).toBe(200);
  onTablet.cookie = session;
  expect((await onTablet.get("/api/auth/me")).status).toBe(401);
});

test("a tablet needs a name of one line", async () => {
  const answer = await admin.post("/api/admin/devices", { name: "  " });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ field: "name" });
});

test("it shows today's outings with short names, and nothing that is for the club alone", async () => {
  const id = await bookSam();
  await bookAt(await club().signIn("lee"), club().boats.tango.id, "07:00", 1, "2026-11-22");
  const tablet = await openTablet();
  clockAt(club(), "05:50");
  expect(await boardOf(tablet)).toEqual([
    {
      bookingId: id,
      boat: { id: club().boats.solo.id, name: 'Solo 14 "Heron"' },
      rower: `Sam ${club().people.sam.lastName[0]}.`,
      bookingDate: rowingDay,
      startTime: "06:00",
      endTime: "07:00",
      dueTime: "07:00",
      launchedAt: null,
      landedAt: null,
      kilometres: null,
      state: "ready",
    },
  ]);
});

test("it takes back what was pressed on it, within a minute", async () => {
  const id = await bookSam();
  const tablet = await openTablet();
  clockAt(club(), "06:00");
  const undo = (what: string) => tablet.delete(`/api/bookings/${id}/${what}`);
  await logOf(tablet).launch(id);
  expect((await undo("launch")).json()).toMatchObject({
    outing: { rower: /^Sam/, state: "ready" },
  });
  await logOf(tablet).launch(id);
  await logOf(tablet).land(id);
  clockAt(club(), "06:01");
  expect((await undo("landing")).json()).toMatchObject({ outing: { state: "launched" } });
  expect((await acts()).slice(-1)).toEqual([
    { act: "landing taken back", actorId: null, actorName: "North dock" },
  ]);
  await logOf(tablet).land(id);
  clockAt(club(), "06:03");
  expect(refusalIn(await undo("landing"))).toEqual([422, "TOO_LATE_TO_UNDO"]);
});

test("it launches and lands, answers in its own form, and stands in the trail under its name", async () => {
  const id = await bookSam();
  const tablet = await openTablet();
  clockAt(club(), "05:50");
  const launched = await logOf(tablet).launch(id, { aboard: [], plan: "To the point" });
  expect(launched.status, launched.text).toBe(200);
  expect(launched.json()).toMatchObject({ outing: { rower: /^Sam/, state: "launched" } });
  expect(launched.text).not.toMatch(/lastName|plan|aboard/);
  clockAt(club(), "06:55");
  const landed = await logOf(tablet).land(id, { kilometres: 6.2 });
  expect(landed.json()).toMatchObject({ outing: { kilometres: 6.2, state: "landed" } });
  expect((await acts()).slice(-4)).toMatchObject([
    { act: "dock tablet added", actorId: club().people.admin.id },
    { act: "dock tablet paired", actorId: null, actorName: "North dock" },
    { act: "boat launched for a member", actorId: null, actorName: "North dock" },
    { act: "boat landed for a member", actorId: null, actorName: "North dock" },
  ]);
});

test("another day's booking is not its own, but a boat that is out since then is", async () => {
  const id = await bookSam();
  const tablet = await openTablet();
  clockAt(club(), "12:00", "2026-11-20");
  expect(refusalIn(await logOf(tablet).launch(id))).toEqual([404, "BOOKING_NOT_FOUND"]);
  clockAt(club(), "06:00");
  await logOf(tablet).launch(id);
  clockAt(club(), "06:00", "2026-11-22");
  expect(await boardOf(tablet)).toMatchObject([{ bookingId: id, state: "late" }]);
  expect((await logOf(tablet).land(id)).status).toBe(200);
  expect(await boardOf(tablet)).toEqual([]);
  // The first answer may have been lost on its way.
  expect((await logOf(tablet).land(id)).status).toBe(200);
  clockAt(club(), "06:00", "2026-11-23");
  expect(refusalIn(await logOf(tablet).land(id))).toEqual([404, "BOOKING_NOT_FOUND"]);
});

test("a tap of last night that comes after midnight is taken", async () => {
  await switchLogOn(club());
  const id = await bookAt(await club().signIn("sam"), club().boats.solo.id, "20:00", 2);
  const tablet = await openTablet();
  clockAt(club(), "21:00");
  const launchedAt = club().clock.now().toISOString();
  clockAt(club(), "02:00", "2026-11-22");
  expect((await logOf(tablet).launch(id, { launchedAt })).status).toBe(200);
});

test("it has no reason to pass a rule, and writes nothing down afterwards", async () => {
  const id = await bookSam();
  await admin.put(`/api/admin/boats/${club().boats.solo.id}/toggle`, { available: false });
  const tablet = await openTablet();
  clockAt(club(), "06:00");
  const override = { override: "It looks fine to me" };
  expect(refusalIn(await logOf(tablet).launch(id, override))).toEqual([422, "BOAT_OFFLINE"]);
  const launchedAt = club().clock.now().toISOString();
  expect(refusalIn(await logOf(tablet).land(id, { launchedAt }))).toEqual([422, "NOT_LAUNCHED"]);
});

test("it speaks to whoever presses as to the rower", async () => {
  const id = await bookSam();
  await admin.post(`/api/admin/members/${club().people.sam.id}/pause`);
  const tablet = await openTablet();
  clockAt(club(), "06:00");
  expect(refusalIn(await logOf(tablet).launch(id))).toEqual([403, "PAUSED"]);
});

test("without a log it has nothing to show", async () => {
  const tablet = await openTablet();
  expect(refusalIn(await tablet.get("/api/dock/outings"))).toEqual([422, "LOG_OFF"]);
});

test("once ended it is a visitor at once, and the trail says who ended it", async () => {
  const id = await bookSam();
  const tablet = await openTablet();
  clockAt(club(), "06:00");
  expect((await tablet.get("/api/dock/outings")).status).toBe(200);
  const [device] = await devices();
  expect(device?.lastHeardAt).toBe(club().clock.now().toISOString());
  expect((await admin.delete(`/api/admin/devices/${device?.id}`)).json()).toEqual({ ok: true });
  expect(refusalIn(await tablet.get("/api/dock/outings"))).toEqual([401, "NOT_PAIRED"]);
  expect(refusalIn(await logOf(tablet).launch(id))).toEqual([401, "NOT_SIGNED_IN"]);
  expect(await devices()).toEqual([]);
  expect((await acts()).at(-1)).toMatchObject({ act: "dock tablet ended" });
});

test("a tablet in use keeps its cookie, and is noted once a minute", async () => {
  await switchLogOn(club());
  const tablet = await openTablet();
  const ask = async () => (await tablet.get("/api/dock/outings")).headers["set-cookie"];
  clockAt(club(), "06:00");
  expect(String(await ask())).toContain(`${tablet.cookie}; Max-Age=34560000`);
  expect(await ask()).toBeUndefined();
  clockAt(club(), "06:01");
  expect(await ask()).toBeDefined();
});

test("whoever signs in on the tablet is themselves there, and not the tablet", async () => {
  const id = await bookSam();
  const tablet = await openTablet();
  const lee = await club().signIn("lee");
  lee.cookie = `${lee.cookie}; ${tablet.cookie}`;
  clockAt(club(), "06:00");
  expect(refusalIn(await lee.get("/api/dock/outings"))).toEqual([403, "NOT_A_DEVICE"]);
  expect(refusalIn(await logOf(lee).launch(id))).toEqual([404, "BOOKING_NOT_FOUND"]);
});
