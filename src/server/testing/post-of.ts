import type { ComposedMail } from "../delivery/compose-mail";
import { deliverDueMail, type MailTransport } from "../delivery/outbox";
import { ask } from "./ask-procedure";
import type { TestClub } from "./open-test-club";

/** A test club's post: a mail server that is away, and is there again. */
export function postOf(club: () => TestClub) {
  const deliver = (transport: MailTransport, heard = {}) => {
    const { db, publicUrl, linkSecret } = club().services;
    const office = { publicUrl, linkSecret, mailFrom: undefined };
    return deliverDueMail(db, transport, office, () => club().clock.now(), heard);
  };
  const arrived = async (): Promise<ComposedMail[]> => {
    const mails: ComposedMail[] = [];
    await deliver(async (mail) => mails.push(mail));
    return mails;
  };
  return {
    deliver,
    /** what leaves now */
    arrived,
    failed: () => deliver(() => Promise.reject(new Error("connect ECONNREFUSED"))),
    /** what leaves once the server is up again, and what failed is due */
    comesBack: () => {
      club().clock.passMinutes(60);
      return arrived();
    },
    /** kind, state and reason of each message, the latest first, as an admin reads them */
    lines: async () => {
      const admin = await club().signIn("admin");
      const { messages } = await ask(admin, "admin.outbox");
      return messages.map(({ kind, state, droppedFor }) => [kind, state, droppedFor]);
    },
  };
}
