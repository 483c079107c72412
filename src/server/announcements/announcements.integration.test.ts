import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { announcementView } from "../../shared/announcements/announcement-schemas";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const path = "/api/admin/announcements";

let manager: TestClient;
let sam: TestClient;
beforeEach(async () => {
  manager = await club().signIn("manager");
  sam = await club().signIn("sam");
});

const dockWork = {
  title: "Dock work",
  text: "Launch from the south end.",
  audience: "members",
  mail: false,
  from: "2026-11-20",
  until: "2026-11-22",
};
const titles = async (client: TestClient) =>
  (await client.get("/api/announcements"))
    .read(z.array(announcementView))
    .map(({ title }) => title);
const acts = async () =>
  (await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ act }) => act);

test("staff write one, say it anew and delete it, each in the trail", async () => {
  const made = await manager.post(path, dockWork);
  expect([made.status, made.json()]).toEqual([201, { id: 1, ...dockWork }]);
  expect((await manager.get(path)).json()).toEqual([{ id: 1, ...dockWork }]);
  const edited = await manager.put(`${path}/1`, { ...dockWork, title: "Dock closed" });
  expect([edited.status, edited.json()]).toEqual([
    200,
    { id: 1, ...dockWork, title: "Dock closed" },
  ]);
  expect((await manager.delete(`${path}/1`)).json()).toEqual({ ok: true });
  expect((await manager.get(path)).json()).toEqual([]);
  for (const call of [manager.put(`${path}/1`, dockWork), manager.delete(`${path}/1`)]) {
    expect(refusalIn(await call)).toEqual([404, "ANNOUNCEMENT_NOT_FOUND"]);
  }
  expect(await acts()).toEqual([
    "announcement added",
    "announcement edited",
    "announcement deleted",
  ]);
});

test.each([
  ["title", { title: "" }],
  ["title", { title: "x".repeat(81) }],
  ["text", { text: "  " }],
  ["text", { text: "x".repeat(2001) }],
  ["from", { from: "2026-02-30" }],
  ["until", { until: "2026-11-19" }],
  ["audience", { audience: "rowers" }],
  ["mail", { mail: "yes" }],
])("a wrong %s is refused by its name: %o", async (field, wrong) => {
  const answer = await manager.post(path, { ...dockWork, ...wrong });
  expect([answer.status, refusalOf(answer).field]).toEqual([400, field]);
  expect(await club().services.db.announcement.count()).toBe(0);
});

test("each sees what is for them, from the first day through the last", async () => {
  for (const audience of ["everybody", "members", "staff"]) {
    await manager.post(path, { ...dockWork, title: audience, audience });
  }
  const pending = await club().signIn("pending");
  const seen = async () => ({
    visitor: await titles(club().visitor()),
    pending: await titles(pending),
    member: await titles(sam),
    manager: await titles(manager),
  });
  const all = {
    visitor: ["everybody"],
    pending: ["everybody"],
    member: ["members", "everybody"],
    manager: ["staff", "members", "everybody"],
  };
  const none = { visitor: [], pending: [], member: [], manager: [] };
  expect(await seen()).toEqual(all);
  club().clock.set(new Date("2026-11-20T06:59:00Z"));
  expect(await seen()).toEqual(none);
  club().clock.set(new Date("2026-11-23T06:59:00Z"));
  expect(await seen()).toEqual(all);
  club().clock.set(new Date("2026-11-23T07:00:00Z"));
  expect(await seen()).toEqual(none);
});

test("what is for everybody comes with what everyone may know of the club", async () => {
  await manager.post(path, dockWork);
  await manager.post(path, { ...dockWork, title: "Open day", audience: "everybody" });
  const { announcements } = await ask(club().visitor(), "admin.club");
  expect(announcements).toMatchObject([{ title: "Open day" }]);
});

test("who has read it does not see it again, the others do, and an edit does not bring it back", async () => {
  await manager.post(path, dockWork);
  for (const _ of [1, 2]) {
    const read = await sam.post("/api/announcements/1/dismiss");
    expect([read.status, read.json()]).toEqual([200, { ok: true }]);
  }
  expect([await titles(sam), await titles(manager)]).toEqual([[], ["Dock work"]]);
  await manager.put(`${path}/1`, { ...dockWork, title: "Dock closed" });
  expect([await titles(sam), await titles(manager)]).toEqual([[], ["Dock closed"]]);
});

test("nobody puts away what is not for them", async () => {
  await manager.post(path, { ...dockWork, audience: "staff" });
  for (const id of [1, 2]) {
    const answer = await sam.post(`/api/announcements/${id}/dismiss`);
    expect(refusalIn(answer)).toEqual([404, "ANNOUNCEMENT_NOT_FOUND"]);
  }
});

test("a repeated call writes one announcement", async () => {
  for (const _ of [1, 2]) {
    const made = await manager.post(path, dockWork, { "idempotency-key": "dock" });
    expect([made.status, made.read(announcementView).id]).toEqual([201, 1]);
  }
  expect(await club().services.db.announcement.count()).toBe(1);
});
