import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { incidentView, lookedAtIncident } from "../../shared/incidents/incident-schemas";
import { deliverDueMail } from "../delivery/outbox";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { raiseAlarms } from "./raise-alarms";

const club = openTestClub();

let admin: TestClient;
let manager: TestClient;
let sam: TestClient;
let id: number;
beforeEach(async () => {
  await switchLogOn(club());
  admin = await club().signIn("admin");
  manager = await club().signIn("manager");
  sam = await club().signIn("sam");
  await club().services.db.member.update({
    where: { id: club().people.sam.id },
    data: { emergencyContactName: "Kim Marsh", emergencyContactPhone: "250-555-0177" },
  });
  id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:04");
  outingIn(await logOf(sam).launch(id, { aboard: ["Robin"], plan: "Trial Island" }));
});

/** Raises what is due at this time of the day; gives how many steps were told. */
async function alarmsAt(time: string): Promise<number> {
  clockAt(club(), time);
  return raiseAlarms(
    club().services.db,
    (error) => {
      throw error;
    },
    testMoment(club().clock.now()),
  );
}

const sent: string[] = [];
async function deliver(broken = false) {
  const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "s" };
  const transport = async ({ to, subject }: { to: string; subject: string }) => {
    if (broken) throw new Error("No mail server");
    sent.push(`${subject} to ${to}`);
  };
  await deliverDueMail(club().services.db, transport, office, () => club().clock.now());
}

const address = () => `/api/admin/incidents/${id}`;
const list = async () => (await manager.get("/api/admin/incidents")).read(z.array(incidentView));
const only = async () => (await list())[0];

describe("an incident", () => {
  it("is there once an alarm has gone beyond the rower, and for staff alone", async () => {
    await alarmsAt("07:10");
    expect(await list()).toEqual([]);
    expect(refusalIn(await manager.get(address()))).toEqual([404, "INCIDENT_NOT_FOUND"]);
    await alarmsAt("07:20");
    expect(await list()).toMatchObject([
      { bookingId: id, state: "open", rower: { phone: "250-555-0100" }, aboard: ["Robin"] },
    ]);
    expect((await sam.get(address())).status).toBe(403);
    expect((await sam.get("/api/admin/incidents")).status).toBe(403);
  });

  it("shows the emergency contact when it is looked at, which the trail remembers once a look", async () => {
    await alarmsAt("07:20");
    expect((await manager.get("/api/admin/incidents")).text).not.toContain("Kim Marsh");
    const looks = () =>
      club().services.db.auditEntry.findMany({
        where: { act: "emergency contact seen" },
        orderBy: { id: "asc" },
      });
    expect(await looks()).toEqual([]);
    const seen = (await manager.get(address())).read(lookedAtIncident);
    expect(seen.emergencyContact).toEqual({ name: "Kim Marsh", phone: "250-555-0177" });
    await manager.get(address());
    await admin.get(address());
    expect((await looks()).map(({ actorName }) => actorName)).toEqual([
      "Morgan Marsh",
      "Avery Marsh",
    ]);
    club().clock.passMinutes(11);
    await manager.get(address());
    expect(await looks()).toHaveLength(3);
  });

  it("tells who was told when, and which mail did not leave", async () => {
    await alarmsAt("07:20");
    const tellings = async () => (await only())?.alarms.flatMap((alarm) => alarm.tellings);
    expect((await tellings())?.map(({ state }) => state)).toEqual(Array(3).fill("waiting"));
    await deliver(true);
    expect(await tellings()).toMatchObject(
      ["sam", "admin", "manager"].map((name) => ({
        to: `${name}@row.example`,
        state: "failed",
        error: "Error: No mail server",
      })),
    );
    club().clock.passMinutes(1);
    await deliver();
    expect((await tellings())?.map(({ state }) => state)).toEqual(Array(3).fill("sent"));
  });

  it("is silent for 30 minutes once somebody sees to it, and then everyone hears again", async () => {
    await alarmsAt("07:20");
    clockAt(club(), "07:25");
    const answer = await manager.post(`${address()}/acknowledge`, { note: "On my way" });
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { incident: { state: "acknowledged", notes: [{ note: "On my way", by: "Morgan Marsh" }] } },
    ]);
    expect(await alarmsAt("07:54")).toBe(0);
    expect(await alarmsAt("07:55")).toBe(1);
    expect((await only())?.alarms.at(-1)).toMatchObject({ rung: "everyone", again: true });
    expect((await only())?.state).toBe("open");
    expect(await alarmsAt("10:00")).toBe(0);
  });

  it("ends with the landing, of which those hear who were told", async () => {
    await alarmsAt("07:20");
    await deliver();
    sent.length = 0;
    clockAt(club(), "07:40");
    outingIn(await logOf(manager).land(id));
    expect((await only())?.state).toBe("landed");
    await deliver();
    expect(sent).toEqual(
      ["admin", "manager"].map((name) => `Solo 14 "Heron" is back to ${name}@row.example`),
    );
    const late = await manager.post(`${address()}/acknowledge`, { note: "On my way" });
    expect(refusalIn(late)).toEqual([409, "INCIDENT_OVER"]);
    const closing = await admin.post(`${address()}/close`, { note: "Ashore" });
    expect(refusalIn(closing)).toEqual([409, "INCIDENT_OVER"]);
  });

  it("is closed by an admin without a landing, once, and no alarm follows", async () => {
    await alarmsAt("07:20");
    const closing = { note: "Walked home, boat on the beach" };
    expect((await manager.post(`${address()}/close`, closing)).status).toBe(403);
    const answers = [
      await admin.post(`${address()}/close`, closing),
      await admin.post(`${address()}/close`, closing),
    ];
    expect(answers.map((answer) => answer.json())).toMatchObject(
      Array(2).fill({ incident: { state: "closed", notes: [{ act: "closed" }] } }),
    );
    expect(await alarmsAt("09:00")).toBe(0);
    const acts = await club().services.db.auditEntry.findMany({
      where: { act: "incident closed" },
    });
    expect(acts).toMatchObject([{ actorName: "Avery Marsh", after: closing }]);
  });

  it("stands after those that are open once it is over", async () => {
    await alarmsAt("07:20");
    await admin.post(`${address()}/close`, { note: "Ashore" });
    const lee = await club().signIn("lee");
    clockAt(club(), "07:25");
    const second = await bookAt(lee, club().boats.tango.id, "07:30");
    outingIn(await logOf(lee).launch(second));
    await alarmsAt("09:00");
    expect((await list()).map(({ bookingId }) => bookingId)).toEqual([second, id]);
  });

  it("asks for words, by name", async () => {
    await alarmsAt("07:20");
    const answer = await manager.post(`${address()}/acknowledge`, {});
    expect([answer.status, answer.json()]).toMatchObject([400, { field: "note" }]);
  });

  it("forgets its notes with its rower", async () => {
    await alarmsAt("07:20");
    await manager.post(`${address()}/acknowledge`, { note: "Sam has a bad knee" });
    outingIn(await logOf(manager).land(id));
    expect((await admin.delete(`/api/admin/members/${club().people.sam.id}`)).status).toBe(200);
    const notes = await club().services.db.incidentNote.findMany();
    expect(notes.map(({ note }) => note)).toEqual([""]);
  });
});

it("names the wind of this hour, where the server has foreseen it lately", async () => {
  const at = new Date("2026-11-21T14:00:00Z");
  const hour = { at, windKmh: 14.6, gustKmh: 28.2, visibilityKm: 20, temperatureC: 8, code: 2 };
  const toldAt = new Date("2026-11-21T13:30:00Z");
  await club().services.db.forecastHour.create({ data: { ...hour, toldAt } });
  await alarmsAt("07:20");
  const wind = async () => (await manager.get(address())).read(lookedAtIncident).wind;
  expect(await wind()).toBe("15 km/h, gusts of 28 km/h");
  clockAt(club(), "08:00");
  expect(await wind()).toBeNull();
});
