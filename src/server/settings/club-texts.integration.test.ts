import { beforeEach, describe, expect, test } from "vitest";
import { addedQuestion, documentedWords } from "../../shared/texts/club-texts";
import { answered } from "../testing/answered";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const id = "faq#cancel";
const ours = { title: "Cancel?", body: "Until the start, or {closingTime}.\n\n<b>Always</b>" };
const other = { title: "Cancel", body: "Please call us." };

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const save = (words: object | null) => act(admin, "admin.editText", { id, words });
const edited = () => ask(club().visitor(), "admin.texts");
const versions = () => ask(admin, "admin.textVersions", { id });
const rows = () => club().services.db.textVersion.count();

describe("a text of the club", () => {
  test("is nowhere but in the source until it is worded anew", async () => {
    expect(await edited()).toEqual([]);
    expect(await versions()).toEqual([]);
    await save(null);
    await save(documentedWords(id) ?? null);
    expect([await rows(), await club().services.db.auditEntry.count()]).toEqual([0, 0]);
  });

  test("is read by everyone as it was last worded, without who wrote it", async () => {
    await save(ours);
    await save(other);
    expect(await edited()).toEqual([{ id, number: 2, words: other }]);
  });

  test("keeps every wording, with who wrote it and when", async () => {
    await save(ours);
    club().clock.passMinutes(5);
    await save(null);
    expect(await versions()).toEqual([
      { number: 2, words: null, at: "2026-11-20T19:35:00.000Z", by: "Avery Marsh" },
      { number: 1, words: ours, at: "2026-11-20T19:30:00.000Z", by: "Avery Marsh" },
    ]);
    expect(await edited()).toEqual([{ id, number: 2, words: null }]);
    const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(trail).toMatchObject([
      { act: "text edited", subjectName: id, actorName: "Avery Marsh", after: { number: 1 } },
      { act: "text put back", after: { number: 2 } },
    ]);
  });

  test("typed as documented is put back", async () => {
    await save(ours);
    expect(await save(documentedWords(id) ?? null)).toEqual({ id, number: 2, words: null });
  });

  test("saved as it stands is no new version", async () => {
    await save(ours);
    expect(await save(ours)).toEqual({ id, number: 1, words: ours });
    expect(await rows()).toBe(1);
  });

  test("saved again after a lost answer is saved once", async () => {
    const call = { id, words: ours };
    const key = { "idempotency-key": "worded-once" };
    const first = await admin.post("/api/trpc/admin.editText", call, key);
    const second = await admin.post("/api/trpc/admin.editText", call, key);
    expect(second.json()).toEqual(first.json());
    expect(await rows()).toBe(1);
  });
});

test("what the texts say of safety follows its settings, and names nobody", async () => {
  const said = () => ask(club().visitor(), "admin.safetyFigures");
  expect(await said()).toMatchObject({ daylightRule: "", codesAppear: "once you have booked" });
  const officer = { name: "Kai Moss", phone: "250-555-0199", email: "kai@willows.example" };
  const chosen = { daylight: "refuse", daylightBeforeSunrise: 45, dutyOfficer: officer };
  await act(admin, "admin.editSafetySettings", { ...chosen, outingLog: "on" });
  const after = await said();
  expect(after.daylightRule).toContain("45 minutes before sunrise");
  expect(after.lateBoat).toContain("the duty officer");
  expect(JSON.stringify(after)).not.toMatch(/Kai|250-555|willows/);
});

describe("of two who change a text", () => {
  test("the later is told, and nothing of the earlier is lost", async () => {
    await save(ours);
    const late = { id, words: other, seen: { words: null } };
    expect(await refused(admin, "admin.editText", late)).toMatchObject({
      status: 409,
      code: "CHANGED_SINCE",
    });
    expect(await edited()).toEqual([{ id, number: 1, words: ours }]);
  });

  test("at the same moment one is", async () => {
    const calls = Array.from({ length: 6 }, (_, turn) => ({
      id,
      words: { ...ours, title: `Wording ${turn}` },
      seen: { words: null },
    }));
    const answers = await Promise.all(
      calls.map((call) => admin.post("/api/trpc/admin.editText", call)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rows()).toBe(1);
  });
});

test.each([
  [{ id: "faq#no-such-question" }, "There is no such text"],
  [{ words: { ...ours, title: " " } }, "Please write something"],
  [{ words: { ...ours, body: "x".repeat(5001) } }, expect.stringContaining("under 5000")],
  [
    { words: { ...ours, body: "Until {closing}" } },
    "There is no figure {closing}. Please see the list below.",
  ],
])("%j is refused and stores nothing", async (changes, message) => {
  const call = { id, words: ours, ...changes };
  expect(await refused(admin, "admin.editText", call)).toMatchObject({ status: 400, message });
  expect(await rows()).toBe(0);
});

test("the database changes no version, and takes none without words or number", async () => {
  await save(ours);
  const run = (sql: string) => club().services.db.$executeRawUnsafe(sql);
  const by = club().people.admin.id;
  await expect(run(`UPDATE "text_versions" SET "body" = 'x'`)).rejects.toThrow();
  await expect(run(`DELETE FROM "text_versions"`)).rejects.toThrow();
  for (const values of [`1, 'x', 'y'`, `0, 'x', 'y'`, `2, NULL, 'y'`, `2, '', 'y'`]) {
    const columns = `"textId", "createdBy", "number", "title", "body"`;
    const insert = `INSERT INTO "text_versions" (${columns}) VALUES ('${id}', ${by}, ${values})`;
    await expect(run(insert)).rejects.toThrow(/text_versions/);
  }
});

describe("a question of the FAQ", () => {
  const question = { category: "Launching", title: "Which gate?", body: "Until {closingTime}." };
  const post = (given: object) => admin.post("/api/admin/texts", given);
  const remove = (name: string) => admin.delete(`/api/admin/texts/${name}`);
  const bringBack = (name: string) => admin.post(`/api/admin/texts/${name}/bring-back`);
  const add = async () => answered(await post(question), 201).read(addedQuestion).id;
  const { title, body, category } = question;

  test("is added, worded anew, taken off and brought back, each in the trail", async () => {
    const name = await add();
    const own = { id: `faq#${name}`, category };
    expect(await edited()).toEqual([{ ...own, number: 1, words: { title, body } }]);
    await act(admin, "admin.editText", { id: own.id, words: other });
    answered(await remove(name));
    answered(await remove(name));
    expect(await edited()).toEqual([{ ...own, number: 3, words: other, takenOff: true }]);
    answered(await bringBack(name));
    expect(await edited()).toEqual([{ ...own, number: 4, words: other }]);
    const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(trail.map((entry) => entry.act)).toEqual([
      "question added",
      "text edited",
      "question taken off",
      "question brought back",
    ]);
  });

  test.each(["cancel", "faq%23cancel"])("that is documented is taken off as %s", async (name) => {
    answered(await remove(name));
    expect(await edited()).toEqual([{ id, number: 1, words: null, takenOff: true }]);
    answered(await bringBack(name));
    expect(await edited()).toEqual([{ id, number: 2, words: null }]);
  });

  test.each(["none", "0", "terms%23hours", "own-00000000"])("%s is none", async (name) => {
    expect((await remove(name)).status).toBe(404);
    expect((await bringBack(name)).status).toBe(404);
    expect(await rows()).toBe(0);
  });

  test.each([
    ["category", { category: "Rowing" }],
    ["title", { title: " " }],
    ["title", { title: "x".repeat(201) }],
    ["body", { body: "Until {closing}." }],
    ["body", { body: undefined }],
  ])("with a wrong %s is not added", async (field, wrong) => {
    const answer = await post({ ...question, ...wrong });
    expect([answer.status, answer.json()]).toMatchObject([400, { code: "BAD_INPUT", field }]);
    expect(await rows()).toBe(0);
  });

  test("of the club's own is not left without words", async () => {
    const call = { id: `faq#${await add()}`, words: null };
    expect(await refused(admin, "admin.editText", call)).toMatchObject({ status: 400 });
  });
});
