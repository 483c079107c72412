import type { z } from "zod";
import { dropReasonWords } from "../../shared/mail/drop-reasons";
import type {
  MailState,
  OutboxFilter,
  OutboxLine,
  outboxMessage,
  outboxPage,
} from "../../shared/mail/outbox-schemas";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import type { Db, Prisma } from "../database/open-database";
import type { OutboxMessage } from "../generated/prisma/client";
import { isForgotten } from "../mail/forget-mail";
import { withAddresses } from "../mail/mail-addresses";
import { mailHtml } from "../mail/mail-html";
import { kindsInTurn } from "../mail/mail-order";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { filledSubject, fillMail } from "./compose-mail";

const perPage = 50;

/** The delivery log, the latest message first. */
export async function listOutbox(
  db: Db,
  { state, before }: OutboxFilter,
  club: ClubProfile,
): Promise<z.infer<typeof outboxPage>> {
  const messages = await db.outboxMessage.findMany({
    where: { ...(state && inState[state]), ...(before && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: perPage + 1,
  });
  return {
    messages: messages.slice(0, perPage).map((message) => outboxLine(message, club)),
    more: messages.length > perPage,
  };
}

const inState: Record<MailState, Prisma.OutboxMessageWhereInput> = {
  sent: { sentAt: { not: null } },
  kept: { sentAt: null, setAsideAt: { not: null }, kept: true },
  aside: { sentAt: null, setAsideAt: { not: null }, kept: false, droppedFor: null },
  dropped: { sentAt: null, setAsideAt: { not: null }, droppedFor: { not: null } },
  waiting: { sentAt: null, setAsideAt: null },
};

/** How many messages were given up. */
export const countFailedMail = (db: Db): Promise<number> =>
  db.outboxMessage.count({ where: inState.aside });

/** How many messages lie in a folder only and are to leave; of the demo's none are. */
export async function countKeptMail(db: Db): Promise<number> {
  if ((await db.clubSettings.count({ where: { demo: true } })) > 0) return 0;
  return db.outboxMessage.count({ where: inState.kept });
}

/** One message as its reader sees it, without its one-time address. Refuses MAIL_NOT_FOUND. */
export async function getOutboxMessage(
  db: Db,
  id: number,
  publicUrl: string,
  moment: Moment,
): Promise<z.infer<typeof outboxMessage>> {
  const message = await findMessage(db, id);
  const club = await getClubSettings(db);
  const { subject, text } = await fillMail(db, message, club, moment);
  const addresses = { home: publicUrl, link: null };
  const { name: clubName, address: clubAddress, palette } = club;
  const frame = { clubName, clubAddress, unsubscribe: undefined, palette };
  return {
    ...outboxLine(message, moment.club),
    subject,
    text: withAddresses(text, addresses),
    html: mailHtml(text, frame, addresses),
  };
}

export async function findMessage(db: Db, id: number): Promise<OutboxMessage> {
  const message = await db.outboxMessage.findUnique({ where: { id } });
  if (!message) throw new Refusal("MAIL_NOT_FOUND");
  return message;
}

function outboxLine(message: OutboxMessage, club: ClubProfile): OutboxLine {
  const { id, kind, recipient, attempts, lastError, droppedFor } = message;
  const state = stateOf(message);
  return {
    id,
    kind,
    recipient,
    subject: filledSubject(message, club),
    state,
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    attempts,
    nextAttemptAt: state === "waiting" ? message.nextAttemptAt.toISOString() : null,
    inTurn: state === "waiting" && waitsForTurn(message),
    lastError,
    droppedFor: state === "dropped" && droppedFor !== null ? dropReasonWords(droppedFor) : null,
    forgotten: isForgotten(message),
  };
}

const waitsForTurn = ({ kind, attempts, turnAt }: OutboxMessage) =>
  attempts === 0 && turnAt === null && kindsInTurn.includes(kind);

function stateOf({ sentAt, setAsideAt, kept, droppedFor }: OutboxMessage): MailState {
  if (sentAt) return "sent";
  if (!setAsideAt) return "waiting";
  if (droppedFor !== null) return "dropped";
  return kept ? "kept" : "aside";
}
