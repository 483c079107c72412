import { Refusal } from "../../shared/refusals";
import { openChoices, type ReplacementFacts } from "../../shared/replacements/replacement-rules";
import {
  type ReplacementView,
  replacementOutcomes,
  replacementReasons,
} from "../../shared/replacements/replacement-schemas";
import { hashToken } from "../auth/one-time-links";
import { listFreeBoats } from "../bookings/free-boats-queries";
import type { Db } from "../database/open-database";
import { findOutingStage } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import { logAtStart } from "../settings/safety-settings-queries";
import { bookedStatus } from "../slots/booked";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { toOfferedBooking } from "./replacement-view";

const withBooking = { booking: { include: { boat: true, member: true } } } as const;

/** The offer of a mailed address, with its booking. Refuses LINK_SPENT where there is none. */
export async function getReplacement(db: Db, token: string) {
  const replacement = await db.replacement.findUnique({
    where: { tokenHash: hashToken(token) },
    include: withBooking,
  });
  if (!replacement) throw new Refusal("LINK_SPENT");
  return replacement;
}

/** Whether an address of an offer is still its own, and nothing was chosen there. */
export async function isReplacementOpen(db: Db, address: string): Promise<boolean> {
  const tokenHash = hashToken(address.slice(address.lastIndexOf("/") + 1));
  return (await db.replacement.count({ where: { tokenHash, choice: null } })) > 0;
}

export type KnownReplacement = Awaited<ReturnType<typeof getReplacement>>;

/** The offers made since a moment because this boat is unusable, in the order of their outings. */
export function listReplacementsOf(
  db: Db,
  boatId: number,
  since: Date,
): Promise<KnownReplacement[]> {
  return db.replacement.findMany({
    where: { boatId, reason: "unusable", createdAt: { gte: since } },
    include: withBooking,
    orderBy: [{ booking: { bookingDate: "asc" } }, { booking: { startTime: "asc" } }],
  });
}

/** Of them those that nobody has chosen of. */
export function listOpenReplacements(db: Db, boatId: number): Promise<KnownReplacement[]> {
  return db.replacement.findMany({
    where: { boatId, reason: "unusable", choice: null },
    include: withBooking,
    orderBy: { id: "asc" },
  });
}

/** What a booking's rower has not chosen of yet; null where nothing waits for them. */
export function findOpenReplacement(db: Db, bookingId: number): Promise<KnownReplacement | null> {
  return db.replacement.findFirst({
    where: { bookingId, reason: "unusable", choice: null },
    include: withBooking,
    orderBy: { id: "desc" },
  });
}

/** All that decides what may be chosen of an offer. */
export async function getReplacementFacts(
  db: Db,
  { reason, choice, boatId, booking, createdAt }: KnownReplacement,
  clock: ClubClock,
): Promise<ReplacementFacts> {
  return {
    reason: wordOf(replacementReasons, reason),
    outcome: choice === null ? null : wordOf(replacementOutcomes, choice),
    boatLeft: booking.boatId !== boatId,
    moved: booking.movedAt !== null && booking.movedAt > createdAt,
    booking: { ...spanOf(booking), status: bookedStatus(booking) },
    logged: (await logAtStart(db, clock))(spanOf(booking)),
    outing: await findOutingStage(db, booking),
  };
}

// The database holds these words and no others.
function wordOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (!word) throw new Error(`No such word: ${text}`);
  return word;
}

/** An offer for its page. Refuses LINK_SPENT for an address that never was one. */
export async function getReplacementView(
  db: Db,
  token: string,
  moment: Moment,
): Promise<ReplacementView> {
  const replacement = await getReplacement(db, token);
  const facts = await getReplacementFacts(db, replacement, moment.clock);
  const choices = openChoices(facts, moment.now);
  const { name: boatName } = await db.boat.findUniqueOrThrow({ where: { id: replacement.boatId } });
  const [free] = choices.includes("swap")
    ? await listFreeBoats(db, replacement.booking, moment)
    : [];
  return {
    reason: facts.reason,
    boatName,
    booking: await toOfferedBooking(db, replacement.booking, moment.club),
    choices: [...choices],
    outcome: facts.outcome,
    swapTo: free ?? null,
  };
}
