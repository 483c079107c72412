import { beforeEach, describe, expect, it } from "vitest";
import { mostWebhooks } from "../../shared/webhooks/webhook-schemas";
import { buildBoat } from "../demo/builders";
import { act } from "../testing/ask-procedure";
import { countStatements } from "../testing/count-statements";
import { hearWebhooks, nobodysAddress as url, webhooksOf } from "../testing/hear-webhooks";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

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
const solo = () => club().boats.solo.id;

describe("a webhook", () => {
  it("is added with a secret that is told once, edited, and removed with its messages", async () => {
    const added = await hooks.add({ events: ["booking.cancelled", "booking.created"] });
    expect(added).toEqual({
      id: expect.any(Number),
      url,
      active: true,
      failingSince: null,
      oldSecretUntil: null,
      createdAt: now().toISOString(),
      secret: expect.stringMatching(/^[\w-]{43}$/),
      events: ["booking.created", "booking.cancelled"],
    });
    const { secret, ...view } = added;
    expect(await hooks.list()).toEqual([view]);
    const edited = await admin.put(`${address}/${added.id}`, { active: false });
    expect(edited.json()).toEqual({ ...view, active: false });
    const trail = JSON.stringify(await club().services.db.auditEntry.findMany());
    expect(trail).not.toContain(secret);
    await admin.put(`${address}/${added.id}`, { active: true });
    await bookAt(sam, solo(), "06:00");
    expect((await admin.delete(`${address}/${added.id}`)).json()).toEqual({ ok: true });
    expect(await hooks.list()).toEqual([]);
    expect(await club().services.db.webhookDelivery.count()).toBe(0);
    expect(refusalIn(await admin.get(`${address}/${added.id}/deliveries`))).toEqual([
      404,
      "WEBHOOK_NOT_FOUND",
    ]);
  });

  it.each([
    ["http://8.8.8.8/"],
    ["https://user:word@8.8.8.8/"],
    ["https://127.0.0.1/"],
    ["https://[::ffff:127.0.0.1]/"],
    ["https://[::ffff:a9fe:a9fe]/"],
    ["https://100.64.0.1/"],
    ["https://169.254.169.254/"],
    ["https://224.0.0.1/"],
    ["https://[ff02::1]/"],
    ["https://2130706433/"],
  ])("may not lead to %s", async (inside) => {
    const answer = await admin.post(address, { url: inside });
    expect([...refusalIn(answer), answer.json()]).toMatchObject([
      ...[422, "WEBHOOK_ADDRESS"],
      { field: "url" },
    ]);
    const { id } = await hooks.add();
    expect(refusalIn(await admin.put(`${address}/${id}`, { url: inside }))).toEqual([
      422,
      "WEBHOOK_ADDRESS",
    ]);
  });

  it("is refused as the eleventh, also to two who add at once", async () => {
    for (let count = 1; count < mostWebhooks; count += 1) await hooks.add();
    const answers = await Promise.all([0, 1].map(() => admin.post(address, { url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(refusalIn(await admin.post(address, { url }))).toEqual([422, "TOO_MANY_WEBHOOKS"]);
    expect(await hooks.list()).toHaveLength(mostWebhooks);
  });

  it.each([{ url: "nowhere" }, { events: [] }, { events: ["member.deleted"] }])(
    "is refused as %j",
    async (more) => {
      expect((await admin.post(address, { url, ...more })).status).toBe(400);
    },
  );
});

describe("what happens", () => {
  it("to a booking is told in order, and names nobody", async () => {
    await hooks.add();
    const { heard, deliver } = hearWebhooks(club());
    const id = await bookAt(sam, solo(), "06:00");
    await sam.put(`/api/bookings/${id}`, { timeStr: "07:00" });
    await sam.delete(`/api/bookings/${id}`);
    expect(await deliver()).toBe(3);
    expect(heard.map(({ event }) => event)).toEqual([
      "booking.created",
      "booking.moved",
      "booking.cancelled",
    ]);
    expect(heard[0]).toEqual({
      id: expect.any(Number),
      event: "booking.created",
      createdAt: now().toISOString(),
      data: {
        bookingId: id,
        reference: expect.stringContaining(`${id}`),
        status: "confirmed",
        memberId: club().people.sam.id,
        boat: { id: solo(), name: 'Solo 14 "Heron"' },
        bookingDate: rowingDay,
        startTime: "06:00",
        endTime: "07:00",
        duration: 1,
      },
    });
    expect(heard.at(-1)?.data).toMatchObject({ startTime: "07:00", status: "cancelled" });
    expect(JSON.stringify(heard)).not.toMatch(/@|4712|Sam|phone/);
    expect(await deliver()).toBe(0);
  });

  it("to a booking that is moved is told once, and not where nothing is new", async () => {
    await hooks.add({ events: ["booking.moved"] });
    const id = await bookAt(sam, solo(), "06:00");
    const { heard, deliver } = hearWebhooks(club());
    const told = async () => {
      await deliver();
      return heard.splice(0).map(({ data }) => data);
    };
    await sam.put(`/api/bookings/${id}`, { timeStr: "06:00" });
    expect(await told()).toEqual([]);
    await sam.put(`/api/bookings/${id}`, { timeStr: "07:00", duration: 2 });
    expect(await told()).toMatchObject([{ startTime: "07:00", endTime: "09:00", duration: 2 }]);
    const spare = await club().services.db.$transaction((tx) => buildBoat(tx));
    const settlements = [{ bookingId: id, action: "move", toBoatId: spare.id }];
    const days = { startDate: rowingDay, endDate: rowingDay, reason: "Rigging" };
    await act(admin, "admin.blockBoat", { boatId: solo(), ...days, settlements });
    expect(await told()).toMatchObject([
      { boat: { id: spare.id }, startTime: "07:00", endTime: "09:00", status: "confirmed" },
    ]);
  });

  it("on the water is told: launched, overdue once, landed", async () => {
    await switchLogOn(club());
    const { raiseAlarms } = await import("../incidents/raise-alarms");
    await hooks.add({ events: ["outing.launched", "outing.landed", "outing.overdue"] });
    const id = await bookAt(sam, solo(), "06:00");
    clockAt(club(), "06:04");
    await logOf(sam).launch(id, { aboard: ["Robin 250-555-0188"], plan: "Ask Kim" });
    for (const time of ["07:15", "07:35"]) {
      clockAt(club(), time);
      await raiseAlarms(club().services.db, (error) => expect(error).toBeNull(), testMoment(now()));
    }
    await logOf(sam).land(id);
    const { heard, deliver } = hearWebhooks(club());
    await deliver();
    expect(heard.map(({ event }) => event)).toEqual([
      "outing.launched",
      "outing.overdue",
      "outing.landed",
    ]);
    expect(heard[0]?.data).toMatchObject({ launchedAt: "2026-11-21T13:04:00.000Z" });
    expect(heard[2]?.data).toMatchObject({ landedAt: now().toISOString() });
    expect(JSON.stringify(heard)).not.toMatch(/Robin|Kim/);
  });

  it("to a member and an order is told", async () => {
    await hooks.add({ events: ["member.approved", "order.captured"] });
    const { pending, sam: samRow } = club().people;
    await admin.put(`/api/admin/members/${pending.id}/approve`);
    const items = [{ planId: 1, quantity: 1 }];
    const sold = await admin.post(`/api/admin/members/${samRow.id}/purchase`, { items });
    expect(sold.status, sold.text).toBe(201);
    const { heard, deliver } = hearWebhooks(club());
    await deliver();
    expect(heard.map(({ event, data }) => [event, data])).toEqual([
      ["member.approved", { memberId: pending.id, status: "approved" }],
      [
        "order.captured",
        {
          orderId: expect.any(Number),
          memberId: samRow.id,
          status: "captured",
          total: expect.stringMatching(/^\d+\.\d\d$/),
          currency: "CAD",
        },
      ],
    ]);
  });

  it("is told as well of members who come in approved, and of no applicant", async () => {
    await hooks.add({ events: ["member.approved"] });
    const added = { firstName: "New", lastName: "One", password: "oars-and-all" };
    await admin.post("/api/admin/members", { ...added, email: "added@row.example" });
    const applicant = { email: "applicant@row.example", approvalStatus: "pending" };
    await admin.post("/api/admin/members", { ...added, ...applicant });
    const csv = "email,firstName,lastName\nimported@row.example,New,Two";
    await admin.post("/api/admin/import", { kind: "members", csv, dryRun: false });
    const { heard, deliver } = hearWebhooks(club());
    await deliver();
    const { db } = club().services;
    const members = await db.member.findMany({
      where: { email: { in: ["added@row.example", "imported@row.example"] } },
      orderBy: { id: "asc" },
    });
    expect(heard.map(({ data }) => data)).toEqual(
      members.map(({ id }) => ({ memberId: id, status: "approved" })),
    );
    expect(heard).toHaveLength(2);
  });

  it("is not told by a booking that was refused, nor to a webhook that is off", async () => {
    const { id } = await hooks.add();
    await bookAt(sam, solo(), "06:00");
    const lee = await club().signIn("lee");
    const input = { boatId: solo(), dateStr: rowingDay, timeStr: "06:00", duration: 1 };
    expect((await lee.post("/api/bookings", input)).status).toBe(409);
    await admin.put(`${address}/${id}`, { active: false });
    await bookAt(lee, solo(), "08:00");
    expect(await hooks.deliveries({ id })).toMatchObject([{ event: "booking.created" }]);
    expect(await hearWebhooks(club()).deliver()).toBe(0);
  });

  it("costs a booking no statement more", async () => {
    const book = (time: string) =>
      countStatements(club().services.db, () => bookAt(sam, solo(), time));
    expect(await book("06:00")).toBe(3);
    const hook = await hooks.add();
    expect(await book("08:00")).toBe(3);
    expect(await hooks.deliveries(hook)).toHaveLength(1);
  });
});
