import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writing } from "../database/writing";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import { type MailServer, openMailServer } from "../testing/mail-server";
import { openTestClub } from "../testing/open-test-club";
import { smtpTransport } from "./mail-transports";
import { deliverDueMail } from "./outbox";

const club = openTestClub();
const office = {
  publicUrl: "https://club.example",
  mailFrom: undefined,
  linkSecret: "a secret for links",
};
const impatient = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 300 };

let server: MailServer;
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(() => server.close());

const hello: Mail = {
  kind: "test mail",
  subject: "Tide table",
  text: "High water at <noon> & at 9.",
};

async function queue(mail: Mail = hello, to = "sam@row.example") {
  await writing(club().services.db, (tx) => queueMail(tx, to, mail, club().clock.now()));
}

const deliver = (transport = smtpTransport(server.url, impatient)) =>
  deliverDueMail(club().services.db, transport, office, () => club().clock.now());

const onlyMail = () => club().services.db.outboxMessage.findFirstOrThrow();
const messageIds = () => server.messages.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);

describe("the outbox, before a real mail server", () => {
  it("sends a message once, in both parts, from the club's name and address", async () => {
    await queue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.messages).toHaveLength(1);
    const [message = ""] = server.messages;
    expect(message).toContain("From: Willows Rowing Club <hello@willows.example>");
    expect(message).toContain("Reply-To: hello@willows.example");
    expect(message).toContain("To: sam@row.example");
    expect(message.indexOf("text/plain")).toBeLessThan(message.indexOf("text/html"));
    expect(message).toContain("High water at <noon> & at 9.");
    expect(message).toContain("High water at &lt;noon&gt; &amp; at 9.");
  });

  it("keeps nothing of a transaction that fails", async () => {
    const failing = writing(club().services.db, async (tx) => {
      await queueMail(tx, "sam@row.example", hello, club().clock.now());
      throw new Error("Something else went wrong");
    });
    await expect(failing).rejects.toThrow("Something else");
    expect(await deliver()).toBe(0);
  });

  it("tries again with growing pauses while the server refuses, under one Message-ID", async () => {
    await queue();
    server.manners = "refuse";
    const pauses: number[] = [];
    for (let nr = 0; nr < 7; nr += 1) {
      expect(await deliver()).toBe(0);
      const { nextAttemptAt } = await onlyMail();
      pauses.push((nextAttemptAt.getTime() - club().clock.now().getTime()) / 60_000);
      club().clock.set(nextAttemptAt);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
    expect((await onlyMail()).lastError).toContain("No room in that mailbox");

    server.manners = "accept";
    expect(await deliver()).toBe(1);
    const { id, createdAt } = await onlyMail();
    expect(messageIds()).toEqual([`<${id}.${createdAt.getTime()}@willows.example>`]);
  });

  it.each(["hang", "die"] as const)("loses nothing when the server is to %s", async (manners) => {
    await queue();
    server.manners = manners;
    expect(await deliver()).toBe(0);
    expect((await onlyMail()).sentAt).toBeNull();
    server.manners = "accept";
    club().clock.passMinutes(1);
    expect(await deliver()).toBe(1);
    expect(server.messages).toHaveLength(1);
  });

  it("holds everything for an hour without a server, and then sends each message once", async () => {
    const nowhere = smtpTransport("smtp://127.0.0.1:9", impatient);
    for (const text of ["one", "two", "three"]) await queue({ ...hello, text });
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await deliver(nowhere)).toBe(0);
      club().clock.passMinutes(1);
    }
    club().clock.passMinutes(30);
    expect(await deliver()).toBe(3);
    expect(new Set(messageIds()).size).toBe(3);
  });

  it("sets a message aside after a day of failures, and one that had no chance not before", async () => {
    await queue();
    server.manners = "refuse";
    await deliver();
    club().clock.passDays(1);
    await queue({ ...hello, subject: "Another" });
    await deliver();
    const [poison, fresh] = await club().services.db.outboxMessage.findMany({
      orderBy: { id: "asc" },
    });
    expect(poison?.setAsideAt).toEqual(club().clock.now());
    expect(fresh?.setAsideAt).toBeNull();
    server.manners = "accept";
    club().clock.passDays(1);
    expect(await deliver()).toBe(1);
  });

  it("gives nothing up that a provider refuses because of its limit, and sends it days later, once", async () => {
    server.manners = "over limit";
    for (const text of ["one", "two"]) await queue({ ...hello, text }, `${text}@row.example`);
    for (let halfHours = 0; halfHours < 3 * 48; halfHours += 1) {
      expect(await deliver()).toBe(0);
      club().clock.passMinutes(30);
    }
    server.manners = "accept";
    expect(await deliver()).toBe(2);
    expect(new Set(messageIds()).size).toBe(2);
  });

  it("sends a message that a process died with, once its time is over", async () => {
    await queue();
    const killed = () => new Promise<never>(() => {});
    void deliver(killed);
    await expect.poll(async () => (await onlyMail()).attempts).toBe(1);
    expect(await deliver()).toBe(0);
    club().clock.passMinutes(10);
    expect(await deliver()).toBe(1);
  });

  it("puts a one-time address in place, and forgets it with the sending", async () => {
    const secretLink = "https://club.example/choose-password/abc";
    await queue({ ...hello, text: "Here: {link}", secretLink });
    await deliver();
    expect(server.messages[0]).toContain("Here: https://club.example/choose-password/abc");
    const kept = await onlyMail();
    expect(JSON.stringify(kept)).not.toContain("abc");
  });

  it("leaves out what a member does without, and sends what everyone gets", async () => {
    const { sam } = club().people;
    const to = { ...sam, mutedMail: ["bookings"] };
    await writing(club().services.db, async (tx) => {
      await queueMail(tx, to, { ...hello, topic: "bookings" }, club().clock.now());
      await queueMail(tx, to, { ...hello, topic: "hours", subject: "Hours" }, club().clock.now());
      await queueMail(tx, to, { ...hello, subject: "Receipt" }, club().clock.now());
    });
    expect(await deliver()).toBe(2);
    expect(server.messages[0]).toMatch(
      /List-Unsubscribe:\s+<https:\/\/club.example\/api\/unsubscribe\/\S+hours/,
    );
    expect(server.messages[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(server.messages[1]).not.toContain("Unsubscribe");
  });

  it("does not take the same message twice", async () => {
    await queue({ ...hello, onceKey: "tide 1" });
    await queue({ ...hello, onceKey: "tide 1" });
    expect(await deliver()).toBe(1);
  });
});
