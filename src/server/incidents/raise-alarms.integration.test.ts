import { beforeEach, describe, expect, it } from "vitest";
import { deliverDueMail } from "../delivery/outbox";
import { act as askProcedure } from "../testing/ask-procedure";
import { findWords } from "../testing/find-words";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, type Log, logOf, outingIn, switchLogOn } from "../testing/outing-log";
import { deliveredTo, raisedAt } from "../testing/raised-alarms";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let sam: TestClient;
let log: Log;
let id: number;
beforeEach(async () => {
  await switchLogOn(club());
  [admin, sam] = [await club().signIn("admin"), await club().signIn("sam")];
  log = logOf(sam);
  id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:04");
  outingIn(await log.launch(id, { aboard: ["Robin"], plan: "Trial Island and back" }));
});

const edit = (settings: object) => admin.put("/api/admin/settings/safety", settings);

const alarmsAt = (time: string) => raisedAt(club(), time);
const deliver = () => deliveredTo(club());

const toRower = "late boat to sam";
const toStaff = ["overdue boat to admin", "overdue boat to manager"];
const stateOf = async () => (await log.outings()).find(({ bookingId }) => bookingId === id)?.state;

describe("a boat that stays out", () => {
  it("is told of to its rower, then to staff in the duty officer's place, then to all, once each", async () => {
    expect(await alarmsAt("07:09")).toEqual([]);
    expect(await alarmsAt("07:10")).toEqual([toRower]);
    expect(await stateOf()).toBe("late");
    expect(await alarmsAt("07:11")).toEqual([]);
    expect(await alarmsAt("07:20")).toEqual(toStaff);
    expect(await stateOf()).toBe("overdue");
    expect(await alarmsAt("07:30")).toEqual(toStaff);
    expect(await alarmsAt("09:00")).toEqual([]);
  });

  it("is told of to the rower and at the highest step where a clock has jumped an hour", async () => {
    expect(await alarmsAt("08:05")).toEqual([toRower, ...toStaff]);
    expect(await alarmsAt("07:10")).toEqual([]);
    expect(await alarmsAt("08:06")).toEqual([]);
  });

  it("is told of in the minutes that the club has chosen", async () => {
    await edit({ overdueAfter: [5, 60, 180] });
    expect(await alarmsAt("07:05")).toEqual([toRower]);
    expect(await alarmsAt("07:59")).toEqual([]);
    expect(await alarmsAt("08:00")).toEqual(toStaff);
  });

  it("is told of to nobody once it is back, and what has not left stays here", async () => {
    expect(await alarmsAt("07:20")).toEqual([toRower, ...toStaff]);
    clockAt(club(), "07:21");
    await log.land(id);
    const sent: string[] = [];
    const { db } = club().services;
    const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "s" };
    const transport = async ({ subject }: { subject: string }) => {
      sent.push(subject);
    };
    await deliverDueMail(db, transport, office, () => club().clock.now());
    expect(sent.filter((subject) => /OVERDUE|Are you back/.test(subject))).toEqual([]);
    expect(await alarmsAt("09:00")).toEqual([]);
  });

  it("starts anew with another due time, whether its rower stays longer or rows on", async () => {
    expect(await alarmsAt("07:10")).toEqual([toRower]);
    await log.extend(id, "07:30");
    expect(await alarmsAt("07:39")).toEqual([]);
    expect(await stateOf()).toBe("late");
    expect(await alarmsAt("07:40")).toEqual([toRower]);
    expect(await alarmsAt("07:50")).toEqual(toStaff);
    clockAt(club(), "07:51");
    await bookAt(sam, club().boats.solo.id, "08:00");
    await log.land(id);
    expect(await alarmsAt("09:30")).toEqual([]);
  });

  it("is due at the end of the booking that continues it", async () => {
    await bookAt(sam, club().boats.solo.id, "07:00");
    expect(await alarmsAt("08:09")).toEqual([]);
    expect(await alarmsAt("08:10")).toEqual([toRower]);
  });
});

describe("the call sheet", () => {
  const sheetTo = async (recipient: string) => {
    const { db } = club().services;
    const mail = await db.outboxMessage.findFirstOrThrow({
      where: { kind: "overdue boat", recipient },
    });
    return mail.text;
  };

  beforeEach(async () => {
    await club().services.db.member.update({
      where: { id: club().people.sam.id },
      data: { emergencyContactName: "Kim Marsh", emergencyContactPhone: "250-555-0177" },
    });
  });

  it("says who is out in what, since when, and whom to call, without the emergency contact", async () => {
    await alarmsAt("07:30");
    const text = await sheetTo("manager@row.example");
    expect(text).toContain(
      [
        'Boat: Solo 14 "Heron"',
        "Rower: Sam Marsh, 250-555-0100",
        "Also aboard: Robin",
        "Plan: Trial Island and back",
        "Launched: 6:04 AM",
        "Due: 7:00 AM, Saturday, November 21",
      ].join("\n"),
    );
    for (const words of ["911", "VHF channel 16", "1-800-567-5111", `{home}/incidents/${id}`]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("never calls emergency services");
    expect(text).not.toContain("Kim Marsh");
    expect(text).not.toContain("Wind");
  });

  it("goes to the duty officer alone, with the contact where they have no account, as a look", async () => {
    const dutyOfficer = { name: "Robin Hale", phone: "250-555-0111", email: "robin@row.example" };
    await edit({ dutyOfficer });
    expect(await alarmsAt("07:20")).toEqual([toRower, "overdue boat to robin"]);
    expect(await sheetTo(dutyOfficer.email)).toContain(
      "Emergency contact: Kim Marsh, 250-555-0177",
    );
    const look = { act: "emergency contact seen", actorName: "Robin Hale", subjectId: id };
    expect(
      await club().services.db.auditEntry.findMany({ where: { act: look.act } }),
    ).toMatchObject([look]);
  });

  it("goes to staff in the place of a duty officer who has left, whom nothing names any more", async () => {
    const { lee } = club().people;
    await edit({
      dutyOfficer: { name: "Lee Marsh", phone: "250-555-0122", email: "LEE@row.example" },
    });
    expect(await alarmsAt("07:20")).toEqual([toRower, "overdue boat to lee"]);
    const { db } = club().services;
    const { act, actorName } = await db.auditEntry.findFirstOrThrow({ where: { actorId: lee.id } });
    expect([act, actorName]).toEqual(["emergency contact seen", "Lee Marsh"]);
    await deliver();
    await askProcedure(admin, "admin.deleteMember", { id: lee.id });
    expect(await findWords(db, ["555-0122", "lee@row", "lee marsh"])).toEqual([]);
    expect(await alarmsAt("07:30")).toEqual(toStaff);
  });

  it("goes to a duty officer who is of the staff without the contact, which they can open", async () => {
    const { email } = club().people.manager;
    await edit({ dutyOfficer: { name: "Morgan", phone: "250-555-0100", email } });
    expect(await alarmsAt("07:20")).toEqual([toRower, "overdue boat to manager"]);
    expect(await sheetTo(email)).not.toContain("Kim Marsh");
  });
});

it("leaves before all other mail", async () => {
  const { db } = club().services;
  const at = club().clock.now();
  for (const kind of ["test", "password link"]) {
    const words = { kind, subject: kind, text: kind, recipient: "lee@row.example" };
    await db.outboxMessage.create({ data: { ...words, createdAt: at, nextAttemptAt: at } });
  }
  await alarmsAt("07:30");
  const left = await deliver();
  expect(left.slice(0, 3).sort()).toEqual(
    ["admin", "manager", "sam"].map((name) => `${name}@row.example`),
  );
});
