import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { memberAnswer } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act, type ProcedureName, refused } from "../testing/ask-procedure";
import { giveClearances } from "../testing/clearances";
import { damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const trpcRefusal = z.object({
  error: z.object({ data: z.object({ refusal: z.string(), field: z.string(), now: z.unknown() }) }),
});

/** What is edited by its own call: first as its editors saw it, then by somebody else, then late. */
interface Edited {
  call: ProcedureName;
  subject: () => Promise<object> | object;
  field: string;
  saw: unknown;
  corrected: unknown;
  late: unknown;
}

const announcement = {
  title: "Regatta",
  text: "On Sunday",
  from: "2026-11-20",
  until: "2026-11-26",
  audience: "members",
  mail: false,
};

const kinds: Edited[] = [
  {
    call: "admin.editProfile",
    subject: () => ({ id: club().people.sam.id }),
    field: "phone",
    saw: "250-555-0100",
    corrected: "250-555-0177",
    late: "250-555-0188",
  },
  {
    call: "auth.editMyProfile",
    subject: () => ({}),
    field: "city",
    saw: "Victoria",
    corrected: "Oak Bay",
    late: "Sidney",
  },
  {
    call: "admin.editSettings",
    subject: () => ({}),
    field: "social",
    saw: defaultClubSettings.social,
    corrected: [{ name: "Chat", url: "https://chat.example" }],
    late: [{ name: "News", url: "https://news.example" }],
  },
  {
    call: "admin.editSafetySettings",
    subject: () => ({}),
    field: "alertWebhook",
    saw: null,
    corrected: { url: "https://alarms.example/now", secret: "a long enough secret" },
    late: { url: "https://alarms.example/late", secret: "a long enough secret" },
  },
  {
    call: "admin.editBoat",
    subject: () => ({ id: club().boats.solo.id }),
    field: "description",
    saw: "",
    corrected: "Stern repaired",
    late: "New seat",
  },
  {
    call: "admin.changeLockCode",
    subject: () => ({ id: club().boats.solo.id }),
    field: "lockCode",
    saw: "4712",
    corrected: "4711",
    late: "0815",
  },
  {
    call: "admin.editAnnouncement",
    subject: async () => {
      const { id } = await act(admin, "admin.addAnnouncement", announcement);
      return { id };
    },
    field: "until",
    saw: "2026-11-26",
    corrected: "2026-11-27",
    late: "2026-11-28",
  },
  {
    call: "admin.editPlan",
    subject: async () => {
      const plan = await club().services.db.membershipPlan.findFirst({ where: { kind: "hours" } });
      return { id: plan?.id };
    },
    field: "isActive",
    saw: true,
    corrected: false,
    late: true,
  },
  {
    call: "admin.editWebhook",
    subject: async () => {
      const webhook = { url: "https://board.example", events: ["booking.created"] };
      const { id } = await act(admin, "admin.addWebhook", webhook);
      return { id };
    },
    field: "events",
    saw: ["booking.created"],
    corrected: ["booking.moved"],
    late: ["booking.cancelled"],
  },
  {
    call: "admin.editDamage",
    subject: async () => ({ id: reportIn(await damageOf(admin).report(club().boats.solo.id)).id }),
    field: "note",
    saw: "",
    corrected: "Row it gently",
    late: "Safe to row",
  },
  {
    call: "admin.noteFee",
    subject: () => ({ id: club().people.sam.id }),
    field: "paidOn",
    saw: null,
    corrected: "2026-11-01",
    late: "2026-11-02",
  },
  {
    call: "bookings.move",
    subject: async () => {
      const outing = { boatId: club().boats.solo.id, dateStr: "2026-11-25", timeStr: "08:00" };
      const { booking } = await act(admin, "bookings.book", { ...outing, duration: 1 });
      return { id: booking.id };
    },
    field: "timeStr",
    saw: "08:00",
    corrected: "10:00",
    late: "12:00",
  },
  {
    call: "admin.grantClearance",
    subject: async () => {
      await giveClearances(admin);
      return { id: club().people.sam.id, name: "Level 1", grantedOn: "2026-11-20" };
    },
    field: "expiresOn",
    saw: null,
    corrected: "2027-05-31",
    late: "2027-06-30",
  },
  {
    call: "admin.editSetup",
    subject: async () => {
      await club().services.db.clubSetup.create({ data: { later: ["members", "boats"] } });
      return {};
    },
    field: "later",
    saw: ["boats", "members"],
    corrected: ["boats"],
    late: ["boats", "hours"],
  },
  {
    call: "admin.editText",
    subject: () => ({ id: "faq#cancel" }),
    field: "words",
    saw: null,
    corrected: { title: "Cancel?", body: "Until it begins." },
    late: { title: "Cancel", body: "Call us." },
  },
];

test.each(kinds)(
  "$call writes what was seen to be so, and refuses what was corrected meanwhile",
  async ({ call, subject, field, saw, corrected, late }) => {
    const named = await subject();
    const edit = (value: unknown) => ({ ...named, [field]: value, seen: { [field]: saw } });
    await act(admin, call, edit(corrected));
    const before = await club().services.db.auditEntry.count();
    const refusal = await admin.post(`/api/trpc/${call}`, edit(late));
    expect(refusal.status).toBe(409);
    const { now, ...about } = trpcRefusal.parse(refusal.json()).error.data;
    expect(about).toMatchObject({ refusal: "CHANGED_SINCE", field });
    // A secret is never read again.
    const { secret: _secret, ...readable } = Object(corrected);
    expect(now).toEqual(
      typeof corrected === "object" && !Array.isArray(corrected) ? readable : corrected,
    );
    expect(await club().services.db.auditEntry.count()).toBe(before);
    await act(admin, call, { ...named, [field]: late, seen: { [field]: now } });
  },
);

test("over REST the refusal names the field and what it is now, and what was not seen is written", async () => {
  const path = `/api/admin/members/${club().people.sam.id}/profile`;
  const edit = (body: object) => admin.request("PATCH", path, body);
  answered(await edit({ phone: "250-555-0177" }));
  const late = await edit({
    phone: "250-555-0188",
    city: "Sidney",
    seen: { phone: "1", city: "x" },
  });
  expect(late.status).toBe(409);
  expect(late.json()).toEqual({
    error: "Somebody else has changed this since you opened it. Nothing was saved yet.",
    code: "CHANGED_SINCE",
    field: "phone",
    now: "250-555-0177",
  });
  const { member } = answered(await edit({ city: "Sidney", seen: { city: "Victoria" } })).read(
    memberAnswer,
  );
  expect(member).toMatchObject({ phone: "250-555-0177", city: "Sidney" });
  const odd = await edit({ city: "Sidney", seen: { password: "?" } });
  expect([odd.status, odd.json()]).toMatchObject([
    400,
    { error: "Only a field of this edit can have been seen" },
  ]);
});

test("of two who saw the same and save at once, one is told", async () => {
  const { id } = club().people.sam;
  const edits = ["250-555-0171", "250-555-0172", "250-555-0173"].map((phone) =>
    admin.post("/api/trpc/admin.editProfile", { id, phone, seen: { phone: "250-555-0100" } }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409]);
});

test("days that fit together only with what was left out are refused", async () => {
  const { id } = await act(admin, "admin.addAnnouncement", announcement);
  expect(await refused(admin, "admin.editAnnouncement", { id, until: "2026-11-19" })).toMatchObject(
    {
      status: 400,
      message: "The last day must not be before the first",
    },
  );
});
