import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { remindRowers } from "../bookings/remind-rowers";
import { notifyOfNoGo } from "../conditions/notify-of-no-go";
import { raiseAlarms } from "../incidents/raise-alarms";
import { act } from "../testing/ask-procedure";
import { bookAt, clockAt, rowingDay, switchLogOn } from "../testing/outing-log";
import { openPushService, type PushService } from "../testing/push-service";
import { addDevice, deliverPush } from "../testing/push-to";
import type { TestClient } from "../testing/test-client";
import { clubInstant, testMoment } from "../testing/test-moment";
import { openWaitingClub } from "../testing/waiting";

const { club, db, waiting, cancel } = openWaitingClub();
const sunday = "2026-11-22";

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

let sam: TestClient;
let phone: ReturnType<PushService["device"]>;
beforeEach(async () => {
  club().services.webhookPrivate = true;
  service.answers = 201;
  service.refused = [];
  sam = await club().signIn("sam");
  phone = service.device();
  await addDevice(sam, phone);
});

// A lock screen shows no code, no reference, no name and no address.
afterEach(() => {
  const said = JSON.stringify(phone.shown.map(({ message }) => message));
  for (const secret of ["2946", "4712", "WRC-", "Sam", "http", "@"]) {
    expect(said).not.toContain(secret);
  }
});

const moment = () => testMoment(club().clock.now());
const deliver = () => deliverPush(club());
const shown = () => phone.shown.map(({ message: { words, path } }) => [words, path]);
const remind = () => remindRowers(db(), "https://forecast.example", moment());
const fail = (error: unknown) => {
  throw error;
};
const calledOff = async (id: number) => {
  const admin = await club().signIn("admin");
  expect((await admin.delete(`/api/bookings/${id}`)).status).toBe(200);
};

describe("what cannot wait for mail is shown on every device of its member", () => {
  test("a slot that is held, once, for as long as it is", async () => {
    const tablet = service.device();
    await addDevice(sam, tablet);
    await waiting("sam");
    await cancel();
    expect(await deliver()).toBe(2);
    expect(await deliver()).toBe(0);
    expect(shown()).toEqual([["A boat is held for you until 1:30 PM", "/waitlist"]]);
    expect(phone.shown[0]).toMatchObject({ ttl: 3600, message: { title: "Willows Rowing Club" } });
    expect(tablet.shown).toEqual(phone.shown);
    expect(service.refused).toEqual([]);
  });

  test("the evening's reminder, but not to whoever does without it", async () => {
    await bookAt(sam, club().boats.tango.id, "07:00");
    clockAt(club(), "18:00", "2026-11-20");
    await remind();
    expect(await deliver()).toBe(1);
    expect(shown()).toEqual([["You row Sat, Nov 21 at 7:00 AM", "/dashboard#next-outing"]]);
    await act(sam, "auth.chooseMail", { without: ["reminders"] });
    await bookAt(sam, club().boats.tango.id, "07:00", 1, sunday);
    clockAt(club(), "18:00", rowingDay);
    await remind();
    expect(await deliver()).toBe(0);
  });

  test("an outing that the club called off, or that became a no-go, whatever they do without", async () => {
    await act(sam, "auth.chooseMail", { without: ["bookings", "reminders", "crew"] });
    const admin = await club().signIn("admin");
    await admin.put("/api/admin/settings/safety", { conditions: "warn" });
    const off = await bookAt(sam, club().boats.tango.id, "14:00");
    await bookAt(sam, club().boats.tango.id, "07:00");
    await calledOff(off);
    clockAt(club(), "06:00");
    const gusty = { at: clubInstant(rowingDay, "07:00"), toldAt: club().clock.now() };
    await db().forecastHour.createMany({
      data: [{ ...gusty, windKmh: 60, gustKmh: 90, visibilityKm: 20, temperatureC: 12, code: 2 }],
    });
    await notifyOfNoGo(db(), "https://club.example", moment());
    await deliver();
    expect(shown()).toEqual([
      ["The club cancelled your outing Sat, Nov 21 at 2:00 PM", "/booking-history"],
      ["Too rough for your outing Sat, Nov 21 at 7:00 AM", "/dashboard#my-current-bookings"],
    ]);
  });
});

describe("at night", () => {
  test("it waits for six in the morning", async () => {
    const id = await bookAt(sam, club().boats.tango.id, "14:00", 1, sunday);
    clockAt(club(), "22:00", rowingDay);
    await calledOff(id);
    expect(await deliver()).toBe(0);
    clockAt(club(), "05:59", sunday);
    expect(await deliver()).toBe(0);
    clockAt(club(), "06:00", sunday);
    expect(await deliver()).toBe(1);
  });

  test("and leaves then only if it is still true", async () => {
    const id = await bookAt(sam, club().boats.tango.id, "14:00", 1, sunday);
    clockAt(club(), "18:00", rowingDay);
    await remind();
    service.answers = 503;
    await deliver();
    clockAt(club(), "23:00", rowingDay);
    service.answers = 201;
    expect(await deliver()).toBe(0);
    await sam.delete(`/api/bookings/${id}`);
    clockAt(club(), "06:00", sunday);
    expect(await deliver()).toBe(0);
    expect(phone.shown).toEqual([]);
  });

  test("it leaves at once for a start within twelve hours", async () => {
    const id = await bookAt(sam, club().boats.tango.id, "10:00");
    const later = await bookAt(sam, club().boats.tango.id, "10:30", 1, sunday);
    clockAt(club(), "22:00", "2026-11-20");
    await calledOff(id);
    await calledOff(later);
    await deliver();
    expect(shown()).toEqual([
      ["The club cancelled your outing Sat, Nov 21 at 10:00 AM", "/booking-history"],
    ]);
  });

  test("and so does an alarm", async () => {
    await switchLogOn(club());
    const id = await bookAt(sam, club().boats.tango.id, "21:00");
    clockAt(club(), "21:00");
    await sam.post(`/api/bookings/${id}/launch`, {});
    clockAt(club(), "22:10");
    await raiseAlarms(db(), fail, moment());
    expect(await deliver()).toBe(1);
    expect(shown()).toEqual([
      ["Are you back? Your boat was due at 10:00 PM", "/dashboard#next-outing"],
    ]);
  });
});

describe("what fails", () => {
  test("is tried again for as long as it is true", async () => {
    await waiting("sam");
    await cancel();
    service.answers = 503;
    expect(await deliver()).toBe(0);
    club().clock.passMinutes(30);
    expect(await deliver()).toBe(0);
    service.answers = 201;
    expect(await deliver()).toBe(0);
    club().clock.passMinutes(2);
    expect(await deliver()).toBe(1);
  });

  test("is dropped once it is not", async () => {
    await waiting("sam");
    await cancel();
    service.answers = 503;
    await deliver();
    service.answers = 201;
    club().clock.passMinutes(61);
    expect(await deliver()).toBe(0);
    expect(await db().pushCall.findMany()).toMatchObject([
      { setAsideAt: club().clock.now(), lastError: "HOLD_OVER" },
    ]);
  });

  test("is dropped with an outing that would be over, though it stays cancelled", async () => {
    const id = await bookAt(sam, club().boats.tango.id, "07:00");
    await calledOff(id);
    service.answers = 503;
    await deliver();
    service.answers = 201;
    clockAt(club(), "08:00");
    expect(await deliver()).toBe(0);
  });

  test.each([404, 410])("for good (%i) ends its device, and no other", async (status) => {
    await waiting("sam");
    const tablet = service.device();
    service.answers = status;
    await cancel();
    expect(await deliver()).toBe(0);
    expect(await db().pushDevice.count()).toBe(0);
    service.answers = 201;
    await addDevice(sam, tablet);
    club().clock.passMinutes(5);
    expect(await deliver()).toBe(0);
  });
});

test("Mail that is sent once more is shown once.", async () => {
  const id = await bookAt(sam, club().boats.tango.id, "14:00", 1, sunday);
  await calledOff(id);
  expect(await deliver()).toBe(1);
  const [message] = await db().outboxMessage.findMany({ where: { pushWords: { not: null } } });
  await db().outboxMessage.updateMany({ data: { sentAt: club().clock.now() } });
  const admin = await club().signIn("admin");
  await act(admin, "admin.resendMail", { id: message?.id ?? 0 });
  expect(await deliver()).toBe(0);
});
