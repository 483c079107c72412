import { beforeEach, expect, test, vi } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { setupView } from "../../shared/setup/setup-schemas";
import { startMailWorker } from "../delivery/mail-worker";
import { cleanUp } from "../jobs/clean-up";
import { prepareClub } from "../prepare-club";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  await club().services.db.clubSetup.create({ data: {} });
});

const setup = async () => (await admin.get("/api/admin/setup")).read(setupView);
const doneSteps = async () => (await setup()).steps.filter(({ done }) => done).map(({ id }) => id);

test("a step is done by what is true of the club", async () => {
  const { steps, open } = await setup();
  expect([open, steps.map(({ id }) => id)]).toEqual([
    true,
    [
      ...["place", "details", "boats", "kinds", "packages", "testMail"],
      ...["payments", "members", "hours", "invitations"],
    ],
  ]);
  expect(steps[1]).toEqual({
    id: "details",
    title: "Club details",
    done: false,
    later: false,
    why: "Name, address and e-mail stand on every page, in every mail and on receipts.",
  });
  expect(await doneSteps()).toEqual(["boats", "members", "hours"]);
  await admin.put("/api/admin/settings/club", { name: "Bay Rowers" });
  expect(await doneSteps()).toContain("details");
  const placeTold = async () => (await ask(club().visitor(), "admin.club")).placeTold;
  expect(await placeTold()).toBe(false);
  await admin.put("/api/admin/settings/club", { timeZone: "America/Vancouver" });
  expect(await doneSteps()).toContain("place");
  expect(await placeTold()).toBe(true);
  const { boatKinds } = documentedProfile;
  await admin.put("/api/admin/settings/club", { boatKinds });
  expect(await doneSteps()).toContain("kinds");
  await admin.put("/api/admin/plans/1", { price: "180.00" });
  expect(await doneSteps()).toContain("packages");
});

test("a code or the GST says nothing of who the club is", async () => {
  await admin.put("/api/admin/settings/club", { gst: false });
  expect(await doneSteps()).not.toContain("details");
});

test("a test mail counts once it has left, and goes to whoever asked", async () => {
  const sent = await admin.post("/api/admin/setup/test-mail");
  expect([sent.status, sent.json()]).toEqual([200, { ok: true }]);
  const { db } = club().services;
  const mail = await db.outboxMessage.findFirstOrThrow({ where: { kind: "test mail" } });
  expect(mail.text).toMatch(/set PUBLIC_URL .* before you invite them\.\n\n\{home\}\/admin$/);
  expect(mail.recipient).toBe("admin@row.example");
  expect(await doneSteps()).not.toContain("testMail");
  await db.outboxMessage.update({ where: { id: mail.id }, data: { sentAt: club().clock.now() } });
  expect(await doneSteps()).toContain("testMail");
});

test("open lists hear that their mail has left, and of no other mail", async () => {
  const { db } = club().services;
  const heard: (readonly string[])[] = [];
  const changes = { announce: (topics: readonly string[]) => heard.push(topics) };
  const transport = vi.fn(async () => {});
  const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };
  await admin.put(`/api/admin/members/${club().people.pending.id}/approve`);
  const now = () => club().clock.now();
  const worker = startMailWorker(db, transport, office, now, changes, (error) =>
    expect.fail(String(error)),
  );
  await expect.poll(() => transport).toHaveBeenCalledTimes(1);
  await admin.post("/api/admin/setup/test-mail");
  worker.nudge();
  await expect.poll(() => heard).toEqual([["club"]]);
  expect(transport).toHaveBeenCalledTimes(2);
  expect(await doneSteps()).toContain("testMail");
  await worker.stop();
});

test("a test mail asked for twice with one Idempotency-Key is one", async () => {
  const key = { "idempotency-key": "once" };
  for (const _ of [1, 2]) {
    // As the screens call it, with nothing to say.
    expect((await admin.post("/api/admin/setup/test-mail", undefined, key)).status).toBe(200);
  }
  expect(await club().services.db.outboxMessage.count({ where: { kind: "test mail" } })).toBe(1);
});

test("mails that left count for ever, though the outbox forgets them", async () => {
  const { db } = club().services;
  await admin.post("/api/admin/setup/test-mail");
  await db.outboxMessage.updateMany({ data: { sentAt: club().clock.now() } });
  club().clock.passDays(91);
  await cleanUp(db, testMoment(club().clock.now()));
  expect(await db.outboxMessage.count()).toBe(0);
  admin = await club().signIn("admin");
  expect(await doneSteps()).toContain("testMail");
});

test("what an admin says of it is kept, each word beside the others", async () => {
  await act(admin, "admin.editSetup", { later: ["invitations"] });
  await act(admin, "admin.editSetup", { packagesConfirmed: true });
  await act(admin, "admin.editSetup", { clubhouseOnly: true });
  expect((await setup()).steps.filter(({ later }) => later).map(({ id }) => id)).toEqual([
    "invitations",
  ]);
  expect(await doneSteps()).toEqual(["boats", "packages", "payments", "members", "hours"]);
});

test("the list goes when an admin closes it", async () => {
  await act(admin, "admin.editSetup", { closed: true });
  const lookThroughTrail = vi.spyOn(club().services.db.auditEntry, "count");
  expect(await setup()).toEqual({ steps: [], open: false });
  expect(lookThroughTrail).not.toHaveBeenCalled();
  lookThroughTrail.mockRestore();
  await act(admin, "admin.editSetup", { closed: false });
  expect((await setup()).steps).toHaveLength(10);
});

test("a club from before has no list, and to write on it changes nothing", async () => {
  await club().services.db.clubSetup.deleteMany();
  await act(admin, "admin.editSetup", { closed: false });
  expect((await setup()).open).toBe(false);
  expect(await club().services.db.clubSetup.count()).toBe(0);
});

test("a club that has members already is given no list", async () => {
  const { db } = club().services;
  await db.clubSetup.deleteMany();
  const firstAdmin = { email: "first@row.example", password: "a-long-password" };
  await prepareClub(db, { demo: null, firstAdmin }, testMoment(club().clock.now()));
  expect(await db.clubSetup.count()).toBe(0);
});

test("a province that is not given is BC until the club has said where it is, then empty", async () => {
  const { db } = club().services;
  const member = (email: string) => ({
    firstName: "Noor",
    lastName: "Haddad",
    email,
    password: "oars-out",
  });
  const provinceOf = async (email: string) =>
    (await db.member.findUniqueOrThrow({ where: { email } })).province;
  await admin.post("/api/admin/members", member("noor@row.example"));
  expect(await provinceOf("noor@row.example")).toBe("BC");
  await admin.put("/api/admin/settings/club", { timeZone: "Europe/Berlin", country: "DE" });
  const csv = ["E-mail,First name,Last name,State or region", "ida@row.example,Ida,Moss,Hamburg"];
  const rows = [...csv, "jan@row.example,Jan,Moss,"].join("\n");
  const answer = await admin.post("/api/admin/import", {
    kind: "members",
    dryRun: false,
    csv: rows,
  });
  expect(answer.json()).toMatchObject({ counts: { new: 2 } });
  expect(await provinceOf("ida@row.example")).toBe("Hamburg");
  expect(await provinceOf("jan@row.example")).toBe("");
  const applicant = { ...member("ole@row.example"), phone: "040 123 45 67", address: "Uferweg 1" };
  await club().visitor().post("/api/members/register", applicant);
  expect(await provinceOf("ole@row.example")).toBe("");
  const { id } = await db.member.findUniqueOrThrow({ where: { email: "ole@row.example" } });
  const province = "Schleswig-Holstein";
  const edited = await admin.request("PATCH", `/api/admin/members/${id}/profile`, { province });
  expect(edited.json()).toMatchObject({ member: { province } });
});
