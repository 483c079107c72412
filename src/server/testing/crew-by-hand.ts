import type { CrewState } from "../generated/prisma/enums";
import { answered } from "./answered";
import type { TestClub } from "./open-test-club";
import { bookAt } from "./outing-log";
import type { TestClient } from "./test-client";
import type { PersonKey } from "./test-people";

/** How somebody is written into a crew by hand. */
interface ByHand {
  who?: PersonKey;
  words?: string;
  /** "left" has been in */
  state: CrewState | "left";
  joinedAt?: Date;
}

/** Writes somebody into a booking's crew, as the commands would, and gives the entry's id. */
export async function writeCrew(
  { services: { db }, people, clock }: TestClub,
  bookingId: number,
  { who, words, state, joinedAt = clock.now() }: ByHand,
): Promise<number> {
  const isOrWasIn = state === "in" || state === "left";
  const entry = await db.crewEntry.create({
    data: {
      bookingId,
      memberId: who ? people[who].id : null,
      words: words ?? null,
      state: state === "left" ? "in" : state,
      createdAt: joinedAt,
      joinedAt: isOrWasIn ? joinedAt : null,
    },
  });
  if (state === "left") {
    await db.crewEntry.update({ where: { id: entry.id }, data: { endedAt: joinedAt } });
  }
  return entry.id;
}

/**
 * Fills a boat for three: Sam's, with Lee in its crew and a guest; Zia has left it, and Uma is asked
 * by an address. Gives the ids of the entries.
 */
export const fillBoat = async (club: TestClub, bookingId: number) => ({
  left: await writeCrew(club, bookingId, { who: "zero", state: "left" }),
  in: await writeCrew(club, bookingId, { who: "lee", state: "in" }),
  guest: await writeCrew(club, bookingId, { words: "Gus Guest", state: "guest" }),
  asked: await writeCrew(club, bookingId, {
    who: "unlimited",
    words: "Uma <unlimited@row.example>",
    state: "asked",
  }),
});

/** Somebody has a booking with a guest, and Lee one to which an address of hers is asked. */
export async function nameInCrews(
  club: TestClub,
  herself: TestClient,
  { guest, email }: { guest: string; email: string },
): Promise<void> {
  const lee = await club.signIn("lee");
  const own = await bookAt(herself, club.boats.solo.id, "06:00", 1, "2026-11-25");
  answered(await herself.post(`/api/bookings/${own}/crew`, { guest }), 202);
  const lees = await bookAt(lee, club.boats.tango.id, "06:00", 1, "2026-11-24");
  answered(await lee.post(`/api/bookings/${lees}/crew`, { email }), 202);
}
