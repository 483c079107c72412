import { z } from "zod";
import { type Call, isUncertain } from "../asking";
import type { SimulatedClub } from "../simulated-club";
import { expectAllowed } from "./club-rules";
import { signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";

const wished = z.object({ wish: z.object({ id: z.number() }) });
const accepted = z.object({ booking: z.object({ id: z.number() }) });

/** How members wait for what is taken. The same `wish` again is the same request again. */
export const waitingSteps = {
  wait: stepKind(
    {
      wish: number,
      who: number,
      kind: z.enum(["single", "double", "boat"]),
      boat: number,
      day: z.string(),
      from: z.string(),
      to: z.string(),
      hours: z.number(),
    },
    async (club, { wish, who, kind, boat, day, from, to, hours }, via) => {
      const member = club.memory.person(who);
      if (!(await signedIn(club, member, via))) return;
      const where = kind === "boat" ? { kind, boatId: boat } : { kind };
      const body = { ...where, dateStr: day, from, to, duration: hours };
      const answer = await club.ask(member, { method: "POST", path: "/api/waitlist", body }, via);
      if (answer?.status !== 201) return;
      club.memory.wishes.set(wish, { who, id: wished.parse(answer.body).wish.id });
      club.count("wishes");
    },
  ),

  accept: stepKind({ wish: number, booking: number }, async (club, { wish, booking }, via) => {
    const known = club.memory.wishes.get(wish);
    if (!known) return;
    const offer = await club.books.waitlistOffer.findFirst({
      where: { waitlistEntryId: known.id, booking: { status: "held" } },
    });
    const path = `/api/waitlist/${known.id}/accept`;
    const call = { method: "POST", path, body: {}, key: `accept ${booking}` } as const;
    const answer = await askForWish(club, known, call, via);
    const id = isUncertain(answer)
      ? await findAccepted(club, offer?.bookingId)
      : answer.status === 201 && accepted.parse(answer.body).booking.id;
    if (!id) return;
    const heard = [...club.memory.bookings.values()].some((one) => one.id === id);
    if (heard) return;
    const bookedAt = club.process(via).clock.now();
    club.memory.bookings.set(booking, { who: known.who, id, state: "confirmed", bookedAt });
    club.count("accepted offers");
    if (!isUncertain(answer)) await expectAllowed(club, id, via);
  }),

  decline: stepKind({ wish: number }, async (club, { wish }, via) => {
    const known = club.memory.wishes.get(wish);
    if (!known) return;
    const path = `/api/waitlist/${known.id}/decline`;
    const answer = await askForWish(club, known, { method: "POST", path, body: {} }, via);
    if (answer?.status === 200) club.count("declined offers");
  }),

  "wait no longer": stepKind({ wish: number }, async (club, { wish }, via) => {
    const known = club.memory.wishes.get(wish);
    if (!known) return;
    const call = { method: "DELETE", path: `/api/waitlist/${known.id}` } as const;
    const answer = await askForWish(club, known, call, via);
    if (answer?.status === 200 || isUncertain(answer)) club.memory.wishes.delete(wish);
    // It may have been forgotten: 90 days are over, or its member has left.
    if (answer?.code === "WISH_NOT_FOUND") club.memory.wishes.delete(wish);
  }),
};

type KnownWish = { who: number; id: number };

async function askForWish(club: SimulatedClub, { who }: KnownWish, call: Call, via: number) {
  const member = club.memory.person(who);
  if (!(await signedIn(club, member, via))) return null;
  return club.ask(member, call, via);
}

/** What is held becomes the booking, so its id tells what came of an answer that was lost. */
async function findAccepted(club: SimulatedClub, id: number | null | undefined) {
  const row = id && (await club.books.booking.findUnique({ where: { id } }));
  return row && row.status === "confirmed" ? row.id : undefined;
}
