import { expect, test } from "vitest";
import { writing } from "../database/writing";
import { queueMail } from "../mail/queue-mail";
import { asIn } from "../testing/as";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { ComposedMail } from "./compose-mail";
import { deliverDueMail } from "./outbox";

const club = openTestClub();
const as = asIn(club);
const db = () => club().services.db;
const limits = { unhurriedPerHour: 5, mailingsPerMinute: 3 };

/** The subjects of what leaves now, within the limits. */
async function leaves(refuse: (mail: ComposedMail) => boolean = () => false): Promise<string[]> {
  const { publicUrl, linkSecret } = club().services;
  const office = { publicUrl, linkSecret, mailFrom: undefined, limits };
  const left: string[] = [];
  const transport = async (mail: ComposedMail) => {
    if (refuse(mail)) throw new Error("550 not now");
    left.push(mail.subject);
  };
  await deliverDueMail(db(), transport, office, () => club().clock.now());
  return left;
}

const apply = (nr: number) =>
  club()
    .visitor()
    .post("/api/members/register", {
      ...{ firstName: "Noor", lastName: "Haddad", email: `noor${nr}@row.example` },
      ...{ phone: "250-555-0199", address: "1 Bay Street" },
    });

const announce = (count: number, memberId: number | null = null) =>
  writing(db(), async (tx) => {
    for (let nr = 0; nr < count; nr += 1) {
      const mail = {
        kind: "announcement" as const,
        subject: `Regatta ${nr}`,
        text: "Come and row.",
      };
      const reader = { id: memberId ?? 0, email: `rower${nr}@row.example`, mutedMail: [] };
      await queueMail(tx, memberId === null ? reader.email : reader, mail, club().clock.now());
    }
  });

const lines = async () => {
  const admin = await club().signIn("admin");
  return (await ask(admin, "admin.outbox")).messages;
};

const outing = { on: "2026-11-25", at: "06:30" };

test("of a flood of applications an hour's share leaves, and the rest an hour later, none of it lost", async () => {
  for (let nr = 0; nr < 9; nr += 1) expect((await apply(nr)).status).toBe(201);
  const waiting = await db().outboxMessage.count();
  expect(waiting).toBeGreaterThan(10);
  expect(await leaves()).toHaveLength(5);
  club().clock.passMinutes(59);
  expect(await leaves()).toHaveLength(0);
  expect((await lines()).filter(({ inTurn }) => inTurn)).toHaveLength(waiting - 5);
  let hours = 0;
  for (let sent = 5; sent < waiting && hours < 9; hours += 1) {
    club().clock.passMinutes(61);
    const left = (await leaves()).length;
    expect(left).toBeLessThanOrEqual(5);
    sent += left;
  }
  expect(new Set((await lines()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  expect(hours).toBe(Math.ceil(waiting / 5) - 1);
});

test("what somebody waits for leaves beside a flood that has used up its hour", async () => {
  for (let nr = 0; nr < 9; nr += 1) await apply(nr);
  await leaves();
  await as("sam").books(outing);
  await club().visitor().post("/api/auth/reset-password", { email: "lee@row.example" });
  expect(await leaves()).toEqual([
    expect.stringMatching(/6:30 AM$/),
    expect.stringMatching(/^Choose a new password/),
  ]);
});

test("an announcement leaves by the minute, and whatever comes meanwhile overtakes it", async () => {
  await announce(8);
  expect(await leaves()).toEqual(["Regatta 0", "Regatta 1", "Regatta 2"]);
  await apply(1);
  await as("sam").books(outing);
  const beside = await leaves();
  expect(beside[0]).toMatch(/6:30 AM$/);
  expect(beside.filter((subject) => subject.startsWith("Regatta"))).toEqual([]);
  expect(beside.length).toBeGreaterThan(2);
  club().clock.passMinutes(1);
  expect(await leaves()).toEqual(["Regatta 3", "Regatta 4", "Regatta 5"]);
  club().clock.passMinutes(1);
  expect(await leaves()).toEqual(["Regatta 6", "Regatta 7"]);
});

test("the hours without a mail server give no more to leave when it is back", async () => {
  for (let nr = 0; nr < 9; nr += 1) await apply(nr);
  for (let turn = 0; turn < 12; turn += 1) {
    expect(await leaves(() => true)).toEqual([]);
    club().clock.passMinutes(30);
  }
  expect(await leaves()).toHaveLength(5);
  club().clock.passMinutes(30);
  expect(await leaves()).toHaveLength(0);
});

test("a day of waiting for a turn is no day of failures, and holds back nothing prompt", async () => {
  await announce(1, club().people.sam.id);
  await leaves(() => true);
  await as("sam").books(outing);
  expect(await leaves()).toEqual([expect.stringMatching(/6:30 AM$/)]);
  club().clock.passDays(2);
  await leaves(() => true);
  expect((await lines()).find(({ kind }) => kind === "announcement")).toMatchObject({
    state: "waiting",
    inTurn: false,
  });
  club().clock.passMinutes(30);
  expect(await leaves()).toContain("Regatta 0");
});

test("what an admin sends by hand waits for no turn, and counts", async () => {
  for (let nr = 0; nr < 9; nr += 1) await apply(nr);
  await leaves();
  const admin = await club().signIn("admin");
  const { id } = await db().outboxMessage.findFirstOrThrow({
    where: { attempts: 0, kind: "registration received" },
  });
  await admin.post("/api/trpc/admin.resendMail", { id });
  expect(await leaves()).toHaveLength(1);
  expect(await db().outboxMessage.count({ where: { turnAt: { not: null } } })).toBe(6);
});
