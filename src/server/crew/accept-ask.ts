import {
  type AcceptCrewInput,
  type AcceptedView,
  acceptedView,
} from "../../shared/crew/crew-schemas";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { type KeptAnswer, withIdempotency } from "../answers/idempotency";
import type { PrismaClient, Tx } from "../database/open-database";
import { StaleRead, writing } from "../database/writing";
import { withPeople } from "../fleet/outing-participants";
import { getBalance } from "../hours/account-queries";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { toMemberBookingView } from "../slots/booking-view";
import { listHeldFor } from "../slots/held-queries";
import type { Moment } from "../time/moment";
import { listCrew, toCrewViews } from "./crew-queries";
import { endAsk } from "./decline-ask";
import { costFor, joinCrew } from "./join-crew";
import { type LockedEntry, lockEntry, refuseLate } from "./lock-crew";

/**
 * Says yes: who was asked joins and pays their part, or a rower takes in who asked for a seat. Refuses
 * CREW_NOT_FOUND, CHANGED_SINCE where it costs something else than was seen, ASKER_CANNOT without a
 * reason, which ends that ask, and by the rules of a crew (rules, Crew).
 */
export async function acceptAsk(
  db: PrismaClient,
  input: AcceptCrewInput,
  by: SignedInActor,
  moment: Moment,
): Promise<AcceptedView> {
  const kept: KeptAnswer<AcceptedView, Tx> = {
    schema: acceptedView,
    changedSince: (tx) => leftSince(tx, input.id),
  };
  try {
    return await writing(db, (tx) =>
      withIdempotency(tx, by.repeated, kept, moment.at, () => accept(tx, input, by, moment)),
    );
  } catch (error) {
    if (!(error instanceof AskerCannot)) throw error;
    await endAsk(db, input.id, by, moment);
    throw new Refusal("ASKER_CANNOT");
  }
}

async function leftSince(tx: Tx, id: number): Promise<string | null> {
  const isIn = await tx.crewEntry.count({ where: { id, state: "in", endedAt: null } });
  return isIn ? null : "That was accepted, and the crew has changed since.";
}

/** What was written of it is taken back with its transaction; the ask ends in another one. */
class AskerCannot extends Error {}

async function accept(
  tx: Tx,
  { id, cost }: AcceptCrewInput,
  by: SignedInActor,
  moment: Moment,
): Promise<AcceptedView> {
  const joinerId = await findJoiner(tx, id);
  const held = await listHeldFor(tx, joinerId);
  const others = { boatIds: held.map(({ boatId }) => boatId), memberIds: [joinerId] };
  const locked = await lockEntry(tx, id, by, others);
  const { entry, outing, isRower } = locked;
  const isTheirs = isRower ? entry.state === "asking" : entry.state === "asked";
  if (!isTheirs) throw new Refusal("CREW_NOT_FOUND");
  await refuseLate(tx, outing, moment);
  const member = await getMember(tx, joinerId);
  const joining = { ...locked, member, boats: held.map(({ boatId }) => ({ id: boatId })) };
  if (isRower) {
    await joinCrew(tx, joining, by, moment).catch(sayNoReason);
    return { crew: toCrewViews(await listCrew(tx, outing.id), outing, by) };
  }
  if (cost !== undefined) await refuseOtherCost(tx, locked, cost, moment);
  await joinCrew(tx, joining, by, moment);
  return showJoined(tx, locked, by, moment);
}

/** Who would come along: whoever is asked, or asks. */
async function findJoiner(tx: Tx, id: number): Promise<number> {
  const entry = await tx.crewEntry.findUnique({ where: { id }, select: { memberId: true } });
  if (!entry?.memberId) throw new Refusal("CREW_NOT_FOUND");
  return entry.memberId;
}

// A rower learns nothing of who asked: neither their hours nor their other outings.
function sayNoReason(error: unknown): never {
  const isOfTheOuting =
    error instanceof StaleRead || (error instanceof Refusal && error.code === "SEATS_FULL");
  throw error instanceof Refusal && !isOfTheOuting ? new AskerCannot() : error;
}

async function refuseOtherCost(tx: Tx, locked: LockedEntry, seen: number, moment: Moment) {
  const now = await costFor(tx, locked, locked.entry.memberId ?? 0, moment);
  if (toHours(now) !== seen) throw new Refusal("CHANGED_SINCE", undefined, "cost", toHours(now));
}

async function showJoined(
  tx: Tx,
  { outing: { id } }: LockedEntry,
  by: SignedInActor,
  moment: Moment,
) {
  const { codesShown } = await getSafetySettings(tx);
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id },
    include: {
      ...withPeople,
      boat: { select: { name: true, lockCode: true, capacity: true } },
      outing: { select: { launchedAt: true, landedAt: true } },
    },
  });
  return {
    booking: toMemberBookingView(booking, by.id, codesShown, moment, false),
    hoursRemaining: await getBalance(tx, by.id, moment.now.today),
  };
}
