import { beforeEach, expect, test } from "vitest";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const codes = { gateCode: "8642", shedCode: "1357", washroomCode: "2468" };

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

test("an edit keeps what is left out, and everyone reads it at once", async () => {
  const name = "Bay Rowers";
  const saved = await act(admin, "admin.editSettings", { name, latitude: 48.5 });
  const { weatherPlace } = defaultClubSettings;
  expect(saved).toEqual({ ...(await ask(admin, "admin.settings")), name, latitude: 48.5 });
  expect(await ask(club().visitor(), "admin.club")).toMatchObject({
    settings: { name, latitude: 48.5, weatherPlace },
  });
});

test("the club's new name is in the next mail", async () => {
  await act(admin, "admin.editSettings", { name: "Bay Rowers" });
  await admin.put(`/api/admin/members/${club().people.pending.id}/approve`);
  const mail = await club().services.db.outboxMessage.findFirstOrThrow();
  expect(`${mail.subject} ${mail.text}`).toContain("Bay Rowers");
});

test("the codes are for those with a booking ahead, managers and admins", async () => {
  await act(admin, "admin.editSettings", { ...codes, accessInstructions: "Mind the step" });
  const always = { codesShown: "atBooking", mailed: true };
  const expected = { access: { ...codes, accessInstructions: "Mind the step" }, ...always };
  const read = (client: TestClient) => ask(client, "bookings.accessCodes");
  const sam = await club().signIn("sam");
  expect(await read(sam)).toEqual({ access: null, ...always });
  await sam.post("/api/bookings", {
    boatId: club().boats.solo.id,
    dateStr: "2026-11-21",
    timeStr: "06:00",
    duration: 1,
  });
  expect(await read(sam)).toEqual(expected);
  expect(await read(await club().signIn("manager"))).toEqual(expected);
  expect(await read(admin)).toEqual(expected);
  await act(sam, "auth.chooseMail", { without: ["bookings"] });
  expect(await read(sam)).toMatchObject({ mailed: false });
  const seenByAll = JSON.stringify(await ask(club().visitor(), "admin.club"));
  expect(seenByAll).not.toMatch(/8642|1357|2468|Mind the step/);
});

test("the trail says which codes changed, never what they are", async () => {
  await act(admin, "admin.editSettings", codes);
  await act(admin, "admin.editSettings", { ...codes, gateCode: "9999", phone: "250-555-0190" });
  const entries = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(entries).toMatchObject([
    { act: "club settings edited", after: { gateCode: "…", shedCode: "…", washroomCode: "…" } },
    {
      actorName: "Avery Marsh",
      before: { gateCode: "…", phone: defaultClubSettings.phone },
      after: { gateCode: "…", phone: "250-555-0190" },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/8642|1357|2468|9999/);
});

test.each([
  [{ name: " " }, "The club needs a name"],
  [{ email: "nowhere" }, "Please enter a valid email address"],
  [{ latitude: 91 }, expect.any(String)],
  [{ social: [{ name: "X", url: "javascript:alert(1)" }] }, expect.stringContaining("https://")],
  [{ social: [{ name: "", url: "https://x.example" }] }, "Please name the link"],
])("%j is refused and changes nothing", async (input, message) => {
  const before = await ask(admin, "admin.settings");
  expect(await refused(admin, "admin.editSettings", input)).toMatchObject({ status: 400, message });
  expect(await ask(admin, "admin.settings")).toEqual(before);
});
