import { addDays } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { incidentView } from "../../shared/incidents/incident-schemas";
import { cleanUp } from "../jobs/clean-up";
import { act } from "../testing/ask-procedure";
import { findWords } from "../testing/find-words";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { deliverDueCalls } from "../webhooks/deliver-calls";
import { callAlertWebhook } from "./call-alert-webhook";
import { raiseAlarms } from "./raise-alarms";

const club = openTestClub();
const address = "/api/admin/settings/safety";
// A literal that nobody answers at: nothing is looked up, and nothing leaves this machine.
const url = "https://8.8.8.8/alarms";
const secret = "a secret of the club";

let admin: TestClient;
let id: number;
beforeEach(async () => {
  await switchLogOn(club());
  admin = await club().signIn("admin");
  const sam = await club().signIn("sam");
  id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:04");
  outingIn(await logOf(sam).launch(id, { aboard: ["Robin 250-555-0188"], plan: "Ask Kim" }));
});

const now = () => club().clock.now();
async function alarmsAt(time: string) {
  clockAt(club(), time);
  const fail = (error: unknown) => {
    throw error;
  };
  await raiseAlarms(club().services.db, fail, testMoment(now()));
}

describe("the alert webhook", () => {
  it("is set with a secret that nobody reads again, in the trail neither", async () => {
    const answer = await admin.put(address, { alertWebhook: { url, secret } });
    expect(answer.json()).toMatchObject({ alertWebhook: { url, secretSet: true } });
    expect((await admin.get(address)).text).not.toContain(secret);
    const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect(trail.at(-1)?.after).toEqual({ alertWebhook: { url, secret: "…" } });

    const other = "https://8.8.4.4/alarms";
    const moved = await admin.put(address, { alertWebhook: { url: other, secretSet: true } });
    expect(moved.json()).toMatchObject({ alertWebhook: { url: other, secretSet: true } });
    const { settings } = await club().services.db.safetySettings.findFirstOrThrow();
    expect(settings).toMatchObject({ alertWebhook: { url: other, secret } });
    const off = await admin.put(address, { alertWebhook: null });
    expect(off.json()).toMatchObject({ alertWebhook: null });
  });

  it("is refused without a secret, and where it leads into the server", async () => {
    const bare = await admin.put(address, { alertWebhook: { url } });
    expect([bare.status, bare.json()]).toMatchObject([400, { field: "alertWebhook.secret" }]);
    for (const wrong of ["https://127.0.0.1/", "https://[::1]/", "http://8.8.8.8/"]) {
      const answer = await admin.put(address, { alertWebhook: { url: wrong, secret } });
      expect(refusalIn(answer)).toEqual([422, "WEBHOOK_ADDRESS"]);
      expect(answer.json()).toMatchObject({ field: "alertWebhook.url" });
    }
  });

  it("gets each step, without contacts, phone numbers, e-mails or written words", async () => {
    await admin.put(address, { alertWebhook: { url, secret } });
    await alarmsAt("07:10");
    await alarmsAt("07:20");
    const bodies: string[] = [];
    const transport = async (body: string) => {
      bodies.push(body);
    };
    expect(await deliverDueCalls(club().services.db, transport, now)).toBe(2);
    expect(await deliverDueCalls(club().services.db, transport, now)).toBe(0);
    expect(bodies.map((body) => JSON.parse(body))).toMatchObject([
      { event: "outing.overdue", data: { bookingId: id, rung: "rower", again: false } },
      {
        event: "outing.overdue",
        data: {
          reference: `WRC-${String(id).padStart(4, "0")}`,
          rower: { name: "Sam Marsh" },
          peopleAboard: 2,
          launchedAt: "2026-11-21T13:04:00.000Z",
          dueAt: "2026-11-21T14:00:00.000Z",
          rung: "dutyOfficer",
        },
      },
    ]);
    expect(bodies.join()).not.toMatch(/@|250-555|Robin|Kim/);
  });

  it("is tried again for an hour, and says on the incident that it did not arrive", async () => {
    await admin.put(address, { alertWebhook: { url, secret } });
    await alarmsAt("07:30");
    let tries = 0;
    const transport = async () => {
      tries += 1;
      throw new Error("Answered with status 500");
    };
    const telling = async () => {
      const [incident] = (await admin.get("/api/admin/incidents")).read(z.array(incidentView));
      return incident?.alarms.at(-1)?.tellings.find(({ how }) => how === "webhook");
    };
    expect((await telling())?.state).toBe("waiting");
    for (let minute = 0; minute < 90; minute += 1) {
      await deliverDueCalls(club().services.db, transport, now);
      club().clock.passMinutes(1);
    }
    expect(await telling()).toMatchObject({
      state: "failed",
      error: "Error: Answered with status 500",
    });
    const calls = await club().services.db.webhookCall.findMany();
    expect(calls.every(({ setAsideAt }) => setAsideAt !== null)).toBe(true);
    expect(tries).toBe(calls.reduce((sum, { attempts }) => sum + attempts, 0));
    expect(tries).toBeGreaterThan(20);
  });

  it("is not called for a boat that is back, nor once it is taken off", async () => {
    await admin.put(address, { alertWebhook: { url, secret } });
    await alarmsAt("07:10");
    await admin.put(address, { alertWebhook: null });
    const transport = callAlertWebhook(club().services.db, now, false);
    expect(await deliverDueCalls(club().services.db, transport, now)).toBe(0);
    expect(await club().services.db.webhookCall.findFirst()).toMatchObject({
      lastError: "Error: The club has no alert webhook any more",
    });
    club().clock.passMinutes(1);
    outingIn(await logOf(admin).land(id));
    const counted = { count: 0 };
    const count = async () => {
      counted.count += 1;
    };
    club().clock.passMinutes(10);
    await deliverDueCalls(club().services.db, count, now);
    expect(counted.count).toBe(0);
  });

  it("keeps no name of a rower who has left", async () => {
    await admin.put(address, { alertWebhook: { url, secret } });
    await alarmsAt("07:30");
    outingIn(await logOf(admin).land(id));
    const { db } = club().services;
    expect(await findWords(db, ["sam marsh"])).toContain("webhook_calls.body");
    await act(admin, "admin.deleteMember", { id: club().people.sam.id });
    expect(await findWords(db, ["sam marsh"])).not.toContain("webhook_calls.body");
  });

  it("is forgotten after 90 days, like messages", async () => {
    await admin.put(address, { alertWebhook: { url, secret } });
    await alarmsAt("07:30");
    outingIn(await logOf(admin).land(id));
    const { db } = club().services;
    await cleanUp(db, testMoment(addDays(now(), 90)));
    expect(await db.webhookCall.count()).toBe(2);
    await cleanUp(db, testMoment(addDays(now(), 91)));
    expect(await db.webhookCall.count()).toBe(0);
  });
});
