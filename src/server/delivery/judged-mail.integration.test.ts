import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes } from "date-fns";
import { expect, onTestFinished, test } from "vitest";
import { setupView } from "../../shared/setup/setup-schemas";
import { asIn } from "../testing/as";
import { act, ask, refused } from "../testing/ask-procedure";
import { movedBy } from "../testing/moves";
import { openTestClub } from "../testing/open-test-club";
import { postOf } from "../testing/post-of";
import { logFailedMail } from "./log-failed-mail";
import { fileTransport } from "./mail-transports";

const club = openTestClub();
const as = asIn(club);
const db = () => club().services.db;
const outing = { on: "2026-11-25", at: "06:30" };

const { deliver, arrived, failed, comesBack, lines } = postOf(club);

test("what waits goes to the present e-mails, with links that work", async () => {
  const { pending, sam, lee } = club().people;
  await db().member.update({ where: { id: pending.id }, data: { temporaryPassword: true } });
  const admin = await club().signIn("admin");
  await admin.put(`/api/admin/members/${pending.id}/approve`);
  await as("sam").books(outing);
  await club().visitor().post("/api/auth/reset-password", { email: lee.email });
  await failed();
  await act(admin, "admin.editProfile", { id: pending.id, email: "applicant@new.example" });
  await act(admin, "admin.editProfile", { id: sam.id, email: "sam@new.example" });
  await act(admin, "admin.editProfile", { id: lee.id, email: "lee@new.example" });

  const mails = (await comesBack()).filter(({ subject }) => !subject.startsWith("Your e-mail"));
  expect(mails).toHaveLength(3);
  expect(mails.map(({ to }) => to).filter((to) => !to.endsWith("@new.example"))).toEqual([]);
  const textTo = (to: string) => mails.filter((mail) => mail.to === to).map(({ text }) => text);
  expect(textTo("sam@new.example").join()).toContain("4712");
  for (const to of ["applicant@new.example", "lee@new.example"]) {
    const [, token] = /choose-password\/(\S+)/.exec(textTo(to).join("\n")) ?? [];
    const choice = { token, newPassword: "slow-and-steady" };
    expect((await club().visitor().post("/api/trpc/auth.choosePassword", choice)).status).toBe(200);
  }
});

test("a booking that was cancelled meanwhile is told of as cancelled alone", async () => {
  const sam = await club().signIn("sam");
  const { id } = await as("sam").books(outing);
  await failed();
  club().clock.passMinutes(1);
  await failed();
  await sam.delete(`/api/bookings/${id}`);
  const subjects = (await arrived()).map(({ subject }) => subject);
  expect([...subjects, ...(await comesBack()).map(({ subject }) => subject)]).toEqual([
    expect.stringMatching(/is cancelled$/),
  ]);
  expect(await lines()).toEqual([
    ["booking cancelled", "sent", null],
    ["booking confirmed", "dropped", "The booking was cancelled since."],
  ]);
});

test("what a member is told later waits for what failed before", async () => {
  const sam = await club().signIn("sam");
  const { id } = await as("sam").books(outing);
  await failed();
  club().clock.passMinutes(1);
  await failed();
  await movedBy(sam, id, { timeStr: "08:00" });
  const boat = {
    id: club().boats.solo.id,
    name: 'Solo 14 "Heron"',
    category: "single",
    capacity: 2,
  };
  await act(await club().signIn("admin"), "admin.editBoat", { ...boat, lockCode: "9321" });
  expect(await arrived()).toEqual([]);
  const kinds = (await comesBack()).map(({ subject }) => subject);
  expect(kinds).toHaveLength(3);
  expect(kinds[0]).toMatch(/6:30 AM$/);
  expect(kinds[1]).toMatch(/8:00 AM$/);
  expect(kinds[2]).toMatch(/new lock code$/);
});

test("a reminder of an outing that has begun, moved or gone is not sent", async () => {
  const sam = await club().signIn("sam");
  const { id } = await as("sam").books(outing);
  await arrived();
  const at = club().clock.now();
  const reminder = {
    ...{ kind: "reminder", memberId: club().people.sam.id, recipient: "sam@row.example" },
    ...{ subject: "Rowing", text: "You row.", bookingId: id, createdAt: at, nextAttemptAt: at },
  };
  await db().outboxMessage.create({ data: reminder });
  club().clock.passMinutes(1);
  await movedBy(sam, id, { timeStr: "08:00" });
  expect((await arrived()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/is now/),
  ]);
  await db().outboxMessage.create({ data: { ...reminder, createdAt: club().clock.now() } });
  club().clock.passDays(5);
  expect(await arrived()).toEqual([]);
  expect((await lines()).filter(([kind]) => kind === "reminder")).toEqual([
    ["reminder", "dropped", "The outing has begun."],
    ["reminder", "dropped", "The booking was moved since."],
  ]);
});

test("of links asked for while the mail server was away only the latest leaves", async () => {
  const { email } = club().people.sam;
  await club().visitor().post("/api/auth/reset-password", { email });
  await failed();
  club().clock.passMinutes(6);
  await club().visitor().post("/api/auth/reset-password", { email });
  expect(await comesBack()).toHaveLength(1);
  expect((await lines()).map(([, state]) => state)).toEqual(["sent", "dropped"]);
});

test("an application that was answered meanwhile asks nobody any more", async () => {
  await club()
    .visitor()
    .post("/api/members/register", {
      ...{ firstName: "Noor", lastName: "Haddad", email: "noor@row.example" },
      ...{ phone: "250-555-0199", address: "1 Bay Street" },
    });
  await failed();
  const noor = await db().member.findFirstOrThrow({ where: { email: "noor@row.example" } });
  await (await club().signIn("admin")).put(`/api/admin/members/${noor.id}/approve`);
  expect((await comesBack()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Welcome to/),
  ]);
});

test("without a way to leave mail is kept, and one press sends what is still true", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-kept-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sam = await club().signIn("sam");
  const { id } = await as("sam").books(outing);
  const admin = await club().signIn("admin");
  await db().clubSetup.create({ data: {} });
  await admin.post("/api/admin/setup/test-mail");
  await club().visitor().post("/api/auth/reset-password", { email: "lee@row.example" });
  expect(await deliver(fileTransport(folder, () => {}))).toBe(0);
  expect((await lines()).map(([, state]) => state)).toEqual(["kept", "kept", "kept"]);
  const { steps } = (await admin.get("/api/admin/setup")).read(setupView);
  expect(steps).toContainEqual(expect.objectContaining({ id: "testMail", done: false }));
  const kept = await db().outboxMessage.findMany({ where: { secretLink: { not: null } } });
  expect(kept).toEqual([]);
  expect(await ask(admin, "admin.waiting")).toMatchObject({ keptMail: 3 });

  club().services.mailLeaves = false;
  expect(await refused(admin, "admin.sendKeptMail", {})).toMatchObject({ code: "MAIL_HAS_NO_WAY" });
  club().services.mailLeaves = true;
  await sam.delete(`/api/bookings/${id}`);
  await arrived();
  club().clock.set(addMinutes(club().clock.now(), 90));
  expect(await act(admin, "admin.sendKeptMail", {})).toEqual({ queued: 3 });
  const mails = await arrived();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "A test mail",
    expect.stringMatching(/^Choose a new password/),
  ]);
  const [, token] = /choose-password\/(\S+)/.exec(mails[1]?.text ?? "") ?? [];
  const choice = { token, newPassword: "slow-and-steady" };
  expect((await club().visitor().post("/api/trpc/auth.choosePassword", choice)).status).toBe(200);
});

test("a failure is in the log by its number, host and codes, without anybody's name or address", async () => {
  await as("sam").books(outing);
  const logged: unknown[] = [];
  const log = logFailedMail(
    { warn: (line: object) => void logged.push(line) },
    "smtp://u:p@mail.example:587",
  );
  const error = Object.assign(new Error("550 <sam@row.example> unknown"), {
    ...{ code: "EENVELOPE", responseCode: 550 },
  });
  await deliver(() => Promise.reject(error), { onFailed: log });
  const { id } = await db().outboxMessage.findFirstOrThrow();
  expect(logged).toEqual([
    {
      ...{ outbox: id, kind: "booking confirmed", attempts: 1, host: "mail.example:587" },
      ...{ code: "EENVELOPE", responseCode: 550 },
    },
  ]);
});
