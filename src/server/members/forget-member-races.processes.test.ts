import { afterEach, beforeEach, expect, test } from "vitest";
import { boatSubject, recordAct } from "../audit/record-act";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { deliverDueMail, type MailTransport } from "../delivery/outbox";
import type { Member } from "../generated/prisma/client";
import { queueMail } from "../mail/queue-mail";
import { type Actor, actorOf } from "../people/actor";
import { findWords } from "../testing/find-words";
import { countWaiting } from "../testing/locks-by-hand";
import { createTestDatabase } from "../testing/test-database";
import { testMoment } from "../testing/test-moment";
import { fillClub, type Roster } from "../testing/test-people";
import { deleteMember } from "./delete-member";
import { removeAccount } from "./remove-account";

// What happens in the very moment in which somebody is removed: only a server has two at once.

const at = new Date("2026-11-20T19:30:00Z");
const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };

const cleaning: (() => Promise<unknown>)[] = [];
let db: PrismaClient;
let roster: Roster;
let avery: Actor;
beforeEach(async () => {
  const database = await createTestDatabase();
  cleaning.push(database.drop);
  const opened = await openDatabase({ databaseUrl: database.url });
  cleaning.push(opened.close);
  db = opened.db;
  roster = await fillClub(db, at);
  avery = actorOf(roster.people.admin);
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** Something that another waits for until it is let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const deliver = (transport: MailTransport) => deliverDueMail(db, transport, office, () => at);

/** A removal of which all is done but its commit. */
async function beginRemoving(member: Member) {
  const [done, commit] = [gate(), gate()];
  const removal = writing(db, async (tx) => {
    await removeAccount(tx, { member, reason: "Left" }, avery, testMoment(at));
    done.open();
    await commit.opened;
  });
  await done.opened;
  return {
    end: async () => {
      commit.open();
      await removal;
    },
  };
}

/** A message to Sam that is being handed over until `sent` is open. */
async function sendToSam() {
  const { sam } = roster.people;
  const mail = { kind: "test mail" as const, subject: "For Sam", text: "Hello Sam" };
  await writing(db, (tx) => queueMail(tx, sam, mail, at));
  const [sending, sent] = [gate(), gate()];
  const delivery = deliver(async () => {
    sending.open();
    await sent.opened;
  });
  await sending.opened;
  return { sam, sent, delivery };
}

test("a message that is on its way while its reader is removed is empty once it is out", async () => {
  const { sam, sent, delivery } = await sendToSam();
  await deleteMember(db, sam.id, avery, testMoment(at));
  expect(await findWords(db, ["Sam"])).toEqual([
    "outbox.recipient",
    "outbox.subject",
    "outbox.text",
  ]);
  sent.open();
  expect(await delivery).toBe(1);
  expect(await findWords(db, ["Sam"])).toEqual([]);
});

test("a message that gets out while its reader's removal is not yet written is empty after both", async () => {
  const { sam, sent, delivery } = await sendToSam();
  const removal = await beginRemoving(sam);
  sent.open();
  await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
  await Promise.all([removal.end(), delivery]);
  expect(await findWords(db, ["Sam"])).toEqual([]);
});

test("what an admin does in the moment of their removal keeps no name of theirs", async () => {
  const { manager } = roster.people;
  const removal = await beginRemoving(manager);
  const subject = boatSubject(roster.boats.solo);
  const act = writing(db, (tx) =>
    recordAct(tx, actorOf(manager), "boat switched off", subject, at),
  );
  await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
  await Promise.all([removal.end(), act]);
  expect(await findWords(db, ["Morgan"])).toEqual([]);
  expect(await db.auditEntry.findMany({ where: { actorId: manager.id } })).toMatchObject([
    { act: "boat switched off", actorName: "Former member" },
  ]);
});
