import { type BookedView, bookedView } from "../../shared/bookings/booking-schemas";
import { answered } from "./answered";
import { ask } from "./ask-procedure";
import type { TestClub } from "./open-test-club";
import { rowingDay } from "./outing-log";
import { type ReadRefusal, refusalOf } from "./refusal-of";
import type { TestAnswer } from "./test-client";
import type { BoatKey, PersonKey } from "./test-people";

/** An outing that somebody asks for: in the solo, on the rowing day and for an hour unless said otherwise. */
interface Outing {
  boat?: BoatKey | number;
  on?: string;
  at: string;
  hours?: number;
}

/** Gives what somebody of a test club does there, signed in when they first do something. */
export const asIn = (club: () => TestClub) => (key: PersonKey) => {
  const client = () => club().signIn(key);

  const asksFor = async (outing: Outing): Promise<TestAnswer> =>
    (await client()).post("/api/bookings", bodyOf(club(), outing));

  return {
    books: async (outing: Outing): Promise<BookedView["booking"]> =>
      answered(await asksFor(outing), 201).read(bookedView).booking,
    /** Gives the "no" that must come. */
    isRefused: async (outing: Outing): Promise<ReadRefusal> => refusalOf(await asksFor(outing)),
    /** In balance hours. */
    hoursRemaining: async () => (await ask(await client(), "auth.me")).member.hoursRemaining,
  };
};

const bodyOf = ({ boats }: TestClub, { boat = "solo", on = rowingDay, at, hours = 1 }: Outing) => ({
  boatId: typeof boat === "number" ? boat : boats[boat].id,
  dateStr: on,
  timeStr: at,
  duration: hours,
});
