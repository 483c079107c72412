import { refuseCrewChange } from "../../shared/crew/crew-rules";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { findOutingStage } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import type { SignedInActor } from "../people/actor";
import { bookedStatus } from "../slots/booked";
import { type LockedOuting, lockOuting } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { type CrewRow, listCrew, notEnded } from "./crew-queries";

/** An outing whose crew changes, with all that is decided on, as it stands under the locks. */
export interface LockedCrew {
  outing: LockedOuting;
  /** who is or may yet be in it, and who left it and still pays */
  crew: CrewRow[];
}

/** Takes a member's own outing. Refuses BOOKING_NOT_FOUND, and once its crew stays as it is (rules, Crew). */
export async function lockOwnCrew(
  tx: Tx,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<LockedCrew> {
  const locked = await lockCrew(tx, id);
  if (locked.outing.memberId !== by.id) throw new Refusal("BOOKING_NOT_FOUND");
  await refuseLate(tx, locked.outing, moment);
  return locked;
}

/** Takes an outing with its crew, and others; refuses BOOKING_NOT_FOUND. */
export async function lockCrew(
  tx: Tx,
  id: number,
  others?: Parameters<typeof lockOuting>[2],
): Promise<LockedCrew> {
  const outing = await lockOuting(tx, id, others);
  return { outing, crew: await listCrew(tx, id) };
}

/** Refuses once an outing's crew stays as it is; rules, Crew. */
export async function refuseLate(tx: Tx, outing: LockedOuting, { now }: Moment): Promise<void> {
  const stage = await findOutingStage(tx, outing);
  const facts = { ...spanOf(outing), status: bookedStatus(outing), outing: stage };
  const refusal = refuseCrewChange(facts, now);
  if (refusal) throw refusal;
}

/** An entry and its outing, for whoever it is about or its rower. */
export interface LockedEntry extends LockedCrew {
  entry: CrewRow;
  isRower: boolean;
}

/**
 * Takes the outing of an entry. Refuses CREW_NOT_FOUND for one that has ended, or is neither about the
 * caller nor of their own outing.
 */
export async function lockEntry(
  tx: Tx,
  crewId: number,
  by: SignedInActor,
  others?: Parameters<typeof lockOuting>[2],
): Promise<LockedEntry> {
  const known = await tx.crewEntry.findUnique({
    where: { id: crewId },
    select: { bookingId: true, memberId: true },
  });
  if (!known) throw new Refusal("CREW_NOT_FOUND");
  const { memberIds = [], boatIds = [] } = others ?? {};
  const ids = known.memberId === null ? memberIds : [...memberIds, known.memberId];
  const locked = await lockCrew(tx, known.bookingId, { boatIds, memberIds: ids });
  const entry = notEnded(locked.crew).find(({ id }) => id === crewId);
  const isRower = locked.outing.memberId === by.id;
  const isOpen =
    entry && (isRower || (entry.memberId === by.id && locked.outing.status === "confirmed"));
  if (!isOpen) throw new Refusal("CREW_NOT_FOUND");
  return { ...locked, entry, isRower };
}
